import { beforeAll, expect, test } from 'vitest'
import { isComplete } from '../../../../../scripts/testing/seed.ts'
import { phonemesByWord, pronunciations } from '@pol/content/pronunciations'
import { readKind, readSpokenContent } from '@pol/content/read'
import { readGermanPhonemes } from '@pol/content/spoken-words'
import { loadSpeechEngine, type SpeechEngine } from './engine.ts'
import { normalizeGerman } from './normalize-german.ts'
import { persianPhonemes } from './persian-phonemes.ts'
import { scriptFor } from './script.ts'

const contentFolder = new URL('../../../../../content/data/', import.meta.url)

/** Three times the normal rate: only phonemes matter here, for tens of thousands of texts. */
const hurried = 450
let engine: SpeechEngine
beforeAll(async () => void (engine = await loadSpeechEngine(hurried)))

/** IPA of the transliteration letters; independent of the table in the product. */
const ipa = new Map(
  `â ɑ, a a, e e, o o, i i, u u, ow oʊ, ey e j, sh ʃ, ch tʃ, zh ʒ, kh x, gh q, j dʒ, y j, r r, v v, ' ʔ, b b, p p,
   t t, s s, h h, d d, z z, f f, k k, g ɡ, l l, m m, n n`
    .split(/,\s+/u)
    .map((pair) => [pair.slice(0, pair.indexOf(' ')), pair.slice(pair.indexOf(' ') + 1)]),
)
const vowel = /^(?:ow|ey|[âaeiou])$/u

/** The sounds of a transliteration without stress. */
function soundsOf(transliteration: string): string {
  const plain = transliteration.normalize('NFD').replaceAll('\u0301', '').normalize('NFC')
  return plain
    .split(' ')
    .flatMap((word) => {
      const letters = word.match(/[csz]h|[kg]h|ow|ey|[a-zâ']/gu) ?? []
      return letters.map((letter, at) => {
        const between = vowel.test(letters[at - 1] ?? '') && vowel.test(letters[at + 1] ?? '')
        return letter === 'gh' && between ? 'ɣ' : (ipa.get(letter) ?? `no sound for ${letter}`)
      })
    })
    .join(' ')
}

/** A subset of the texts that contains every word at least once; in a complete run, all texts. */
function textsWithEachWord(texts: readonly string[]): readonly string[] {
  if (isComplete) return texts
  const spokenWords = new Set<string>()
  return texts.filter((text) => {
    const words = text.match(/[\p{L}\p{M}\d’'-]+/gu) ?? []
    const hasUnspoken = words.some((word) => !spokenWords.has(word))
    for (const word of words) spokenWords.add(word)
    return hasUnspoken
  })
}

const spoken = (transliteration: string) =>
  engine.speak(persianPhonemes(transliteration), 'nova').phonemes.join(' ')

/** How digits are said is proved by the tests of normalising and of numbers in transliterations. */
const withoutDigits = (text: string) => !/\d/u.test(text)

test('every Persian text of the course is spoken according to its transliteration', async () => {
  const { persian, homographs } = await readSpokenContent(contentFolder)
  const others = [...homographs.values()].flatMap((byId) => [...byId.values()])
  const transliterations = [...new Set([...persian.values(), ...others])]
  const wrong = textsWithEachWord(transliterations.filter(withoutDigits))
    .map((transliteration) => ({ transliteration, sounds: spoken(transliteration).replaceAll('ˈ', '') }))
    .filter(({ transliteration, sounds }) => sounds !== soundsOf(transliteration))
  expect(transliterations.length).toBeGreaterThan(10_000)
  expect(wrong).toEqual([])
})

const spokenAs = (script: string) => engine.speak(script, 'alloy').phonemes.join('')
const known = await readGermanPhonemes(contentFolder)
const german = (text: string) => engine.speak(scriptFor({ text, voice: 'alloy' }, known), 'alloy').phonemes

/**
 * Vowel groups in spelling: "Steuer", "Nation" and "Yoga" have two. A single consonant is read by its name: "S-Bahn".
 */
const spelledVowels =
  /aa|ee|oo|ieu|ie|ei|ey|eau|ai|ay|au|äu|eu|ou|(?<=[lnpst])io(?=n)|[aeioäöüé]|(?<=\p{L})y|y(?![aeiou])|(?<!q)u|(?<![\p{L}’'])[^aeiouäöüé’'\d-](?!\p{L})/giu
/** Plurals and countries in "-ien". */
const inIen = /\p{Lu}\p{L}*(?![ae])\p{L}ien$/u
/** Other words with two vowels spelled like one. */
const spokenApart = new RegExp(
  [
    '^(?:be(?:end|erdig)|geehrt|geimpft|spion|wlan)',
    '(?:arm|id|kakt|mosch|mus|^s)een',
    'geradeaus|industriell|museum|ukrain',
    '(?:akt|bakter|famil|fol|komöd|lin|petersil|pistaz|ser|stud)ie(?![rn]$|r[et])',
    '(?:armen|span|vegetar|zoroastr)ier|marienkäfer',
  ].join('|'),
  'iu',
)
/** Corrections: abbreviations have more vowels than their spelling, and foreign words fewer. */
const otherVowels: Readonly<Record<string, number>> = {
  bhs: 2,
  boiler: -1,
  cds: 2,
  code: -1,
  codes: -1,
  creme: -1,
  cremes: -1,
  ekgs: 2,
  facebook: -1,
  genial: -1,
  geniale: -1,
  jeans: -1,
  kakao: -1,
  kakaos: -1,
  karies: 1,
  kfz: 3,
  klimaanlage: 1,
  klimaanlagen: 1,
  kräuteromelett: -1,
  kräuteromeletts: -1,
  lkw: 3,
  lkws: 3,
  'make-up': -1,
  maryam: -1,
  online: -1,
  pcs: 2,
  pkw: 3,
  pkws: 3,
  portemonnaie: -2,
  portemonnaies: -2,
  reiseausweis: 1,
  reiseausweise: 1,
  senioren: -1,
  service: -1,
  skateboard: -2,
  skateboards: -2,
  skier: 1,
  smartphone: -1,
  smartphones: -1,
  sneaker: -1,
  software: -1,
  sonnencreme: -1,
  sonnencremes: -1,
  soundso: 1,
  steak: -1,
  steaks: -1,
  'steuer-ids': 1,
  taarof: 1,
  team: -1,
  teams: -1,
  toast: -1,
  toasts: -1,
  update: -1,
  updates: -1,
  verdien: -1,
  vpns: 3,
  wcs: 2,
  wgs: 2,
  youtube: -1,
}
const isVowel = (phoneme: string) =>
  !phoneme.startsWith('(') && /[aeiouyøœɐɑɒɔəɛɜɪʊʌʏæ]|\u0329/u.test(phoneme)

function vowelsIn(word: string): number {
  const spelled = word.match(spelledVowels)?.length ?? 0
  const more = inIen.test(word) || spokenApart.test(word) ? 1 : 0
  return spelled + more + (otherVowels[word.toLowerCase()] ?? 0)
}

test('every German text of the course is spoken with its written vowels, without stressed schwa and without letter names', async () => {
  const texts = [...(await readSpokenContent(contentFolder)).german]
  const wrong = textsWithEachWord(texts.filter(withoutDigits))
    .map((text) => {
      const words = normalizeGerman(text).match(/[\p{L}\d’'-]+/gu) ?? []
      const expected = words.map(vowelsIn).reduce((sum, vowels) => sum + vowels, 0)
      const phonemes = german(text)
      return { text, expected, said: phonemes.filter(isVowel).length, phonemes: phonemes.join('') }
    })
    .filter(({ expected, said, phonemes }) => said !== expected || /[ˈˌ]ə/u.test(phonemes))
  expect(texts.length).toBeGreaterThan(10_000)
  expect(wrong).toEqual([])
})

test('each reviewed German pronunciation is necessary and has one main stress, if it has a vowel', async () => {
  const reviewed = phonemesByWord(await readKind(pronunciations, contentFolder))
  const faults = [...reviewed.anyCase, ...reviewed.exactCase].filter(([word, sounds]) => {
    const said = spokenAs(`[[${sounds}]]`)
    // Check the end of a clause, too, where some words are mispronounced: "ich habe, du hast".
    const isNeeded =
      // The engine does not report the signs of a compound.
      /_\||\|\|/u.test(sounds) ||
      said !== spokenAs(word) ||
      spokenAs(`wir [[${sounds}]], ihr`) !== spokenAs(`wir ${word}, ihr`)
    const stresses = isVowel(said) ? 1 : 0
    return said.split('ˈ').length - 1 !== stresses || !isNeeded
  })
  expect(faults).toEqual([])
})
