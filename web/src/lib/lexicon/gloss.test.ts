import { expect, test } from 'vitest'
import { loadGloss, partsOf } from './gloss.ts'

test('a text is cut after a sentence, or else between words', () => {
  const sentence = `${'Ja '.repeat(50)}ja.`
  expect(partsOf(`${sentence} ${sentence}`)).toEqual([sentence, sentence])
  const words = partsOf('wort '.repeat(100))
  expect(words.every((part) => part.length <= 200)).toBe(true)
  expect(words.join(' ')).toBe('wort '.repeat(100).trim())
})

test('a long word is cut, and nothing but spaces is lost', () => {
  expect(partsOf('x'.repeat(450)).map(({ length }) => length)).toEqual([200, 200, 50])
  expect(partsOf(' \n ')).toEqual([])
  expect(partsOf('eins\n\nzwei ')).toEqual(['eins\n\nzwei'])
})

test('all words of a long text are explained, in their order', async () => {
  const lines = await loadGloss('de', 'Anna geht nicht nach Hause. '.repeat(100))
  expect(lines.slice(0, 4).map(({ text }) => text)).toEqual(['Anna', 'geht', 'nicht', 'nach Hause'])
  expect(lines).toHaveLength(400)
})
