import { expect, test } from 'vitest'
import { vocalised } from '@pol/language/vocalised'
import { readSpokenContent } from '../src/read.ts'

const { persian, homographs } = await readSpokenContent(new URL('../data/', import.meta.url))
const readings = [...homographs].flatMap(([farsi, byId]) =>
  [...byId.values()].map((transliteration) => [farsi, transliteration] as const),
)
const withoutMarks = (text: string) => text.replace(/[\u064E-\u0652]/gu, '')

test('every taught text can be written with its vowels, and its letters stay', () => {
  const changed = [...persian, ...readings].filter(
    ([farsi, transliteration]) => withoutMarks(vocalised(farsi, transliteration)) !== withoutMarks(farsi),
  )
  expect(changed).toEqual([])
})

test('every short vowel of a transliteration is marked, or is the letter that begins or ends a word', () => {
  // A letter that is named has its own name: "ح، حوله" is "he-ye jimi, howle". Numbers in digits stay as they are.
  const sentences = [...persian].filter(([farsi]) => !/^\p{L}، |\p{Nd}/u.test(farsi))
  const missing = sentences.filter(([farsi, transliteration]) => {
    const marks = vocalised(farsi, transliteration).match(/[\u064E-\u0650]/gu)?.length ?? 0
    const plain = transliteration.normalize('NFD').replaceAll('\u0301', '').normalize('NFC')
    // "-an" of a tanvin has a sign of its own.
    const tanvins = farsi.match(/ً/gu)?.length ?? 0
    return marks !== (plain.match(/[aeo]/gu)?.length ?? 0) - tanvins
  })
  expect(missing).toEqual([])
})

/** Written alike even with vowels: the stress has no sign, and jav ends in the consonant that jow has in its diphthong. */
const alike = new Set(['آخر', 'جو'])

test('homographs are written differently', () => {
  const same = [...homographs].filter(([farsi, byId]) => {
    const transliterations = new Set(byId.values())
    const written = new Set([...transliterations].map((it) => vocalised(farsi, it)))
    return written.size !== transliterations.size
  })
  expect(same.map(([farsi]) => farsi).filter((farsi) => !alike.has(farsi))).toEqual([])
})
