import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TextToSpeak } from '../provider.ts'
import { scriptFor as scriptWith } from './script.ts'

const known = { anyCase: new Map([['toilette', "to:al'Et@"]]), exactCase: new Map<string, string>() }
const scriptFor = (text: TextToSpeak) => scriptWith(text, known)

test('a German word that the engine mispronounces becomes phonemes', () => {
  expect(scriptFor({ text: 'die Toilette', voice: 'alloy' })).toBe("die [[to:al'Et@]]")
})

test('a Persian text with a known transliteration becomes its phonemes', () => {
  expect(scriptFor({ text: 'پل', voice: 'nova', transliteration: 'pol' })).toBe("[[p|'o|l]]")
})

test.each([
  ['[[t]]', 'alloy'],
  ['<break time="9s"/>', 'alloy'],
  ['a & b', 'alloy'],
  ['[[t]]', 'nova'],
] as const)('markup in the input of a user (%s) is removed', (typed, voice) => {
  expect(scriptFor({ text: typed, voice })).not.toMatch(/[<>[\]&]/u)
})

test.each([
  ['a\u0001s900b', 'a s900b'],
  ['\u001B[31mrot', '31mrot'],
  ['Haus \uD800', 'Haus'],
])('%j becomes %j, without characters that the engine would interpret or spell', (typed, script) => {
  expect(scriptFor({ text: typed, voice: 'alloy' }).replace(/\s+/g, ' ').trim()).toBe(script)
})

test.each(['؟', '،', ' ؛؟ '])('the Persian punctuation %j alone has nothing to speak', (marks) => {
  expect(scriptFor({ text: marks, voice: 'nova' })).toBe('')
})

test('half-spaces of a Persian text are kept', () => {
  expect(scriptFor({ text: 'می\u200Cروم', voice: 'nova' })).toBe('می\u200Cروم')
})

test('no input can pass a control character or half a surrogate pair to the engine', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('alloy', 'nova'), (typed, voice) => {
      expect(scriptFor({ text: typed, voice })).not.toMatch(/[\p{Cc}\p{Cs}\uFFFD]/u)
    }),
  )
})
