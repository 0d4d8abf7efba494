import { expect, test } from 'vitest'
import { germanSound } from '@pol/language/german-sounds'
import { germanCompounds, readGermanCompounds } from '../src/german-compounds.ts'
import { pronunciations } from '../src/pronunciations.ts'
import { readGermanSounds, spokenWords, taughtGermanWords } from '../src/spoken-words.ts'
import { allRows, data, rowsOf } from '../test/content.ts'

const lines = await rowsOf(spokenWords)
const reviewed = await rowsOf(pronunciations)

test('every word of every taught German text has its phonemes: npm run pronunciations writes them', async () => {
  const written = lines.map(({ word }) => word)
  expect(written.length).toBeGreaterThan(9_000)
  expect(written).toEqual(taughtGermanWords(await allRows()))
})

/** Letters of each phoneme, including English ones; independent of the tables in `german-sounds.ts`. */
const letters = new Map(
  `a ɑ ɑː ɜ ʌ ا, ɛ ɛː e eː ə ɛɾ ِ, ɪ i iː ی, ɔ ɔː o oː ɒ ُ, ʊ uː و, ʏ yː ۊ, œ øː ؤ, aɪ ای, aʊ ائو, ɔø ُی, eɪ ɛɪ ِی, b ب, p پ, t ت,
   d د, k ک, ɡ گ, f ف, v w و, s س, z ز, ʃ ش, ʒ ژ, ç شٚ, x خ, h ه, j ی, l ل, m م, n ن, ŋ نگ, r ɾ ر, ts تس, pf پف, tʃ تش, dʒ ج,
   ʊɐ ور, əl l̩ ِل, ɑ̃ ان, ɔ̃ ُن, ɜː eə ِر, ʔ | -`
    .split(/,\s+/u)
    .flatMap((group) => {
      const names = group.split(' ')
      const written = names.pop() ?? ''
      return names.map((name) => [name, written === '-' ? '' : written] as const)
    }),
)

/** Removes the signs between letters and writes initial vowels like those after a consonant. */
function bareLetters(sound: string): string {
  return sound
    .replaceAll(/(^|['\u200C-])ا(?=[\u0650\u064Fیوۊؤ])/gu, '$1')
    .replaceAll(/(^|['\u200C-])آ/gu, '$1ا')
    .replaceAll(/ه(?=$|\u200C)/gu, '\u0650')
    .replaceAll(/[':\u0652\u200C-]/gu, '')
    .replaceAll('چ', 'تش')
}

test('no phoneme is lost', () => {
  const lost = lines.flatMap(({ word, ipa }) => {
    const expected = ipa
      .replaceAll(/ŋ(?= [kɡ])/gu, 'n')
      .split(' ')
      .map((phoneme) => letters.get(phoneme.replace(/^[ˈˌ]/u, '')) ?? `no letters for ${phoneme}`)
      .join('')
    // Remove the carrier of a vowel after a vowel: it looks like a part of "au".
    const plain = (text: string) => text.replaceAll('ئ', '').normalize('NFC')
    const sound = germanSound(ipa)
    return plain(bareLetters(sound)) === plain(expected) ? [] : [`${word}: ${sound} for ${ipa}`]
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

test('every polysyllabic word has one stress sign; spelled words have at most one in each part', () => {
  const wrong = lines
    .map(({ word, ipa }) => ({
      word,
      sound: germanSound(ipa),
      vowels: ipa.split(' ').filter((phoneme) => vowel.test(phoneme)).length,
    }))
    .filter(({ sound, vowels }) =>
      sound.includes('-')
        ? sound.split('-').some((part) => part.split("'").length > 2)
        : sound.split("'").length - 1 !== (vowels > 1 ? 1 : 0),
    )
  expect(wrong).toEqual([])
})

test('Persian letters are given only for taught words that the rules get wrong', () => {
  const ipaOf = new Map(lines.map((line) => [line.word, line.ipa]))
  const withLetters = reviewed.filter(({ persian_letters }) => persian_letters !== '')
  const unneeded = withLetters.filter(({ word, persian_letters }) => {
    const ipa = ipaOf.get(word)
    return ipa === undefined || germanSound(ipa) === persian_letters
  })
  expect(withLetters).not.toEqual([])
  expect(unneeded).toEqual([])
})

/** Vowels at the beginning of a written word. */
const beginsWithVowel = /^[aeiouäöü]/iu

test('every compound has a boundary between its parts, with a glottal stop before a vowel', async () => {
  const partsOf = await readGermanCompounds(data)
  const compounds = lines
    .map((line) => ({ ...line, parts: partsOf(line.word) }))
    .filter(({ parts }) => parts.length > 0)
  const wrong = compounds.filter(({ ipa, parts }) => {
    const breaks = ipa.match(/[|ʔ]/gu) ?? []
    const stops = parts.slice(1).filter((part) => beginsWithVowel.test(part))
    const meetings = parts.length - 1
    return breaks.length < meetings || breaks.filter((each) => each === 'ʔ').length < stops.length
  })
  expect(compounds.length).toBeGreaterThan(1_500)
  expect(wrong).toEqual([])
})

test.each(
  `Abendessen Armbanduhr Augenarzt Augenärztin Backofen Badeanzug Betriebskostenabrechnung Bügeleisen Bürgeramt
   Bundesamt Einwohnermeldeamt Elternabend Erdöl Facharzt Feierabend Fingerabdruck Frauenarzt Frauenärztin Gesundheitsamt
   Glatteis Hausarbeit Hausarzt Hausaufgabe Hausordnung Hausärzte Hausärztin Herzinfarkt Jugendamt Kinderarzt Klassenarbeit
   Kontoauszug Kostenübernahme Lohnabrechnung Mitarbeiter Mitarbeiterin Müllabfuhr Mülleimer Notarzt Notaufnahme Notausgang
   Notärztin Olivenöl Ordnungsamt Rechtsanwalt Sonnabend Sonnenaufgang Sonnenuntergang Standesamt Stellenanzeige Stoppuhr
   Tierarzt Tierärztin Videoanruf Vorort Wochenende Wohnort Zahnarzt Zahnärztin Zusammenarbeit anerkennen gegenüber
   unangenehm`.split(/\s+/u),
)('%s has a glottal stop within the word', (word) => {
  expect(lines.find((line) => line.word === word)?.ipa).toContain('ʔ')
})

test.each('beobachten daraus heraus hinein worauf'.split(' '))(
  '%s does not: its parts are joined',
  (word) => {
    expect(lines.find((line) => line.word === word)?.ipa).not.toContain('ʔ')
  },
)

test('every row of german-compounds.csv is a taught word or a part of one', async () => {
  const taught = lines.map(({ word }) => word.toLowerCase())
  const parted = await rowsOf(germanCompounds)
  const unneeded = parted.filter(({ parts }) => {
    const word = parts.replaceAll(/[|()]/g, '').toLowerCase()
    return !taught.some((other) => other.includes(word))
  })
  expect(unneeded).toEqual([])
})
