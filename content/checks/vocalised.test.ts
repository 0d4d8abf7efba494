import { expect, test } from 'vitest'
import { vocalised } from '@pol/language/vocalised'
import { readSpokenContent } from '../src/read.ts'
import { allRows, data } from '../test/content.ts'

const { persian, homographs } = await readSpokenContent(data, new Date(), await allRows())
const readings = [...homographs].flatMap(([farsi, byId]) =>
  [...byId.values()].map((transliteration) => [farsi, transliteration] as const),
)
const withoutMarks = (text: string) => text.replace(/[\u064E-\u0652]/gu, '')

test('every taught text can be vocalised without changing its letters', () => {
  const changed = [...persian, ...readings].filter(
    ([farsi, transliteration]) => withoutMarks(vocalised(farsi, transliteration)) !== withoutMarks(farsi),
  )
  expect(changed).toEqual([])
})

test('every short vowel of a transliteration is marked, or is the letter that begins or ends a word', () => {
  // Skip named letters ("ح، حوله" is "he-ye jimi, howle") and numbers in digits, which get no marks.
  const sentences = [...persian].filter(([farsi]) => !/^\p{L}، |\p{Nd}/u.test(farsi))
  const missing = sentences.filter(([farsi, transliteration]) => {
    const marks = vocalised(farsi, transliteration).match(/[\u064E-\u0650]/gu)?.length ?? 0
    const plain = transliteration.normalize('NFD').replaceAll('\u0301', '').normalize('NFC')
    // The "-an" of a tanvin has its own mark.
    const tanvins = farsi.match(/ً/gu)?.length ?? 0
    return marks !== (plain.match(/[aeo]/gu)?.length ?? 0) - tanvins
  })
  expect(missing).toEqual([])
})

/**
 * Homographs that share their vowel marks: stress is not written, and the consonant of jav looks like the diphthong of
 * jow.
 */
const alike = new Set(['آخر', 'جو'])

test('homographs are written differently', () => {
  const same = [...homographs].filter(([farsi, byId]) => {
    const transliterations = new Set(byId.values())
    const written = new Set([...transliterations].map((transliteration) => vocalised(farsi, transliteration)))
    return written.size !== transliterations.size
  })
  expect(same.map(([farsi]) => farsi).filter((farsi) => !alike.has(farsi))).toEqual([])
})
