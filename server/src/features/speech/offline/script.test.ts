import { expect, test } from 'vitest'
import { scriptFor } from './script.ts'

const taught = new Map([['پل', 'pol']])

test('a German word that the engine would say wrongly goes to it in sounds', () => {
  expect(scriptFor('die Toilette', 'alloy', taught)).toMatch(/^die \[\[.+\]\]$/u)
})

test('what is taught in Persian goes to the engine in the sounds of its transliteration', () => {
  expect(scriptFor('پل', 'nova', taught)).toBe("[[p|'o|l]]")
})

test.each([
  ['[[t]]', 'alloy'],
  ['<break time="9s"/>', 'alloy'],
  ['a & b', 'alloy'],
  ['[[t]]', 'nova'],
] as const)('notation of the engine that somebody typed (%s) is not obeyed', (typed, voice) => {
  expect(scriptFor(typed, voice, taught)).not.toMatch(/[<>[\]&]/u)
})
