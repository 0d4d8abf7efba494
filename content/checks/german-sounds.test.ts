import { expect, test } from 'vitest'
import { germanSound } from '@pol/language/german-sounds'
import {
  germanPronunciations,
  germanSoundExceptions,
  readGermanSounds,
  taughtGermanWords,
} from '../src/german-pronunciations.ts'
import { readContent, readKind } from '../src/read.ts'

const data = new URL('../data/', import.meta.url)
const lines = await readKind(germanPronunciations, data)
const exceptions = await readKind(germanSoundExceptions, data)

test('every word of every taught German text has its phonemes: npm run pronunciations writes them', async () => {
  const written = lines.map(({ word }) => word)
  expect(written.length).toBeGreaterThan(9_000)
  expect(written).toEqual(taughtGermanWords(await readContent(data)))
})

/** The letters of each phoneme, and of English ones: not made from the table of the rules. */
const letters = new Map(
  `a ɑ ɑː ɜ ʌ ا, ɛ ɛː e eː ə ɛɾ ِ, ɪ i iː ی, ɔ ɔː o oː ɒ ُ, ʊ uː و, ʏ yː ۊ, œ øː ؤ, aɪ ای, aʊ ائو, ɔø ُی, eɪ ɛɪ ِی, b ب, p پ, t ت,
   d د, k ک, ɡ گ, f ف, v w و, s س, z ز, ʃ ش, ʒ ژ, ç شٚ, x خ, h ه, j ی, l ل, m م, n ن, ŋ نگ, r ɾ ر, ts تس, pf پف, tʃ تش, dʒ ج,
   ʊɐ ور, əl l̩ ِل, ɑ̃ ان, ɔ̃ ُن, ɜː eə ِر, ʔ -`
    .split(/,\s+/u)
    .flatMap((group) => {
      const names = group.split(' ')
      const written = names.pop() ?? ''
      return names.map((name) => [name, written === '-' ? '' : written] as const)
    }),
)

/** Without the signs between letters, and with the vowels as they are after a consonant. */
function bareLetters(sound: string): string {
  return sound
    .replaceAll(/(^|['\u200C-])ا(?=[\u0650\u064Fیوۊؤ])/gu, '$1')
    .replaceAll(/(^|['\u200C-])آ/gu, '$1ا')
    .replaceAll(/ه(?=$|\u200C)/gu, '\u0650')
    .replaceAll(/[':\u0652\u200C-]/gu, '')
    .replaceAll('چ', 'تش')
}

test('no phoneme is lost', () => {
  const lost = lines.flatMap(({ word, phonemes }) => {
    const expected = phonemes
      .replaceAll(/ŋ(?= [kɡ])/gu, 'n')
      .split(' ')
      .map((phoneme) => letters.get(phoneme.replace(/^[ˈˌ]/u, '')) ?? `no letters for ${phoneme}`)
      .join('')
    // What carries a vowel after another one looks like a part of "au".
    const plain = (text: string) => text.replaceAll('ئ', '').normalize('NFC')
    const sound = germanSound(phonemes)
    return plain(bareLetters(sound)) === plain(expected) ? [] : [`${word}: ${sound} for ${phonemes}`]
  })
  expect(lost).toEqual([])
})

test('sounds consist of Persian letters, vowel marks and the signs of the scheme', async () => {
  const scheme = /^[آابپتجچخدرزژسشفکگلمنهویۊؤئ\u064F\u0650\u0652\u065A\u200C:'-]+$/u
  const sounds = await readGermanSounds(data)
  expect([...sounds].filter(([, sound]) => !scheme.test(sound))).toEqual([])
  expect([...sounds].filter(([, sound]) => sound !== sound.normalize('NFC'))).toEqual([])
})

const vowel = /ː|[aeiouøœɐɑɒɔəɛɜɪʊʌʏ]|l̩/u

test('every word of several syllables has one stress sign; words that are spelled out have one at most in each part', () => {
  const wrong = lines
    .map(({ word, phonemes }) => ({
      word,
      sound: germanSound(phonemes),
      vowels: phonemes.split(' ').filter((phoneme) => vowel.test(phoneme)).length,
    }))
    .filter(({ sound, vowels }) =>
      sound.includes('-')
        ? sound.split('-').some((part) => part.split("'").length > 2)
        : sound.split("'").length - 1 !== (vowels > 1 ? 1 : 0),
    )
  expect(wrong).toEqual([])
})

test('every exception is a taught word that the rules get wrong', () => {
  const phonemes = new Map(lines.map((line) => [line.word, line.phonemes]))
  const unneeded = exceptions.filter(({ word, sound }) => {
    const said = phonemes.get(word)
    return said === undefined || germanSound(said) === sound
  })
  expect(unneeded).toEqual([])
})
