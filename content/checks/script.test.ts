import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { lettersAsSounds, soundsOfWords } from '@pol/language/consonants'
import { letterForms, type LetterForm, writtenForms } from '@pol/language/script/letter-forms'
import { withoutVowelMarks } from '@pol/language/vowel-marks'
import { letters } from '../src/letters.ts'
import { lexicon } from '../src/lexicon.ts'
import { readSpokenContent } from '../src/read.ts'
import { knownSigns, unknownSigns } from '../src/script/known-signs.ts'
import { readScript } from '../src/script/read-script.ts'
import { pictures } from '../src/script/signs.ts'
import { allRows, data, rowsOf } from '../test/content.ts'

const content = await allRows()
const script = await readScript(data, content)
const entries = await rowsOf(lexicon)

const least = 5
const firstWords = 12
const tanvin = '\u064B'

test('the ten steps teach all letters, the signs of Arabic words, the digits and the half-space, each once', async () => {
  const taught = script.flatMap(({ letters }) => letters)
  const alphabet = (await rowsOf(letters)).map(({ farsi }) => farsi)
  const others = [...'آئؤأء', tanvin, ...'۰۱۲۳۴۵۶۷۸۹', '\u200C']
  expect(taught.toSorted()).toEqual([...alphabet, ...others].toSorted())
})

test('every word, sign and text is made of signs that are known in its step', () => {
  const tooEarly = script.flatMap(({ step, words, signs, text }) => {
    const known = knownSigns(script, step)
    return [...words, ...signs, ...text].flatMap(({ farsi }) =>
      unknownSigns(farsi, known).map((sign) => `${step}: ${farsi}: ${sign}`),
    )
  })
  expect(tooEarly).toEqual([])
})

test('a step has at least twelve words to read, eight of them to write, and three signs', () => {
  for (const { words, signs } of script) {
    expect(words.length).toBeGreaterThanOrEqual(firstWords)
    expect(words.filter(({ write }) => write).length).toBeGreaterThanOrEqual(8)
    expect(signs).toHaveLength(3)
  }
})

test('the first twelve words of a step contain each of its letters and digits', () => {
  // Hamze is one sign that is written in four ways; one of them is enough.
  const hamzes = 'ئؤأء'
  const missing = script.flatMap(({ step, letters, words }) => {
    const shown = words
      .slice(0, firstWords)
      .map(({ farsi }) => farsi)
      .join()
    return letters
      .filter(
        (sign) => !(hamzes.includes(sign) ? [...hamzes] : [sign]).some((other) => shown.includes(other)),
      )
      .map((sign) => `${step}: ${sign}`)
  })
  expect(missing).toEqual([])
})

test('every new letter, digit and sign occurs at least five times in the words of its step', () => {
  const rare = script.flatMap(({ step, letters, words }) => {
    const text = words.map(({ farsi }) => farsi).join()
    return letters
      .map((sign) => [step, sign, text.split(sign).length - 1] as const)
      .filter(([, , times]) => times < least)
  })
  // Persian has few words with a hamze that stands alone.
  expect(rare).toEqual([[7, 'ء', 2]])
})

/** Letters that join only the letter before them; آ and the signs of hamze that are listed have no other form. */
const formsOf = (letter: string): readonly LetterForm[] => {
  if (letter === 'آ' || letter === 'ء') return ['alone']
  if (letter === 'ئ') return ['initial', 'medial']
  return 'ادذرزژوأؤ'.includes(letter) ? ['alone', 'final'] : letterForms
}

const timesOf = (words: readonly { readonly farsi: string }[], letter: string, form: LetterForm) =>
  words
    .flatMap(({ farsi }) => writtenForms(farsi))
    .filter((written) => written.letter === letter && written.form === form).length

/** Forms for which the lexicon has too few words that can be read in their step, with the number of occurrences. */
const rareInStep: Readonly<Record<string, number>> = {
  'ب alone': 3,
  'ب medial': 2,
  'ب final': 0,
  'ن final': 3,
  'م medial': 4,
  'خ alone': 4,
  'پ final': 4,
  'چ alone': 1,
  'ث alone': 2,
  'ظ alone': 1,
  'أ alone': 1,
  'ؤ alone': 1,
  'ء alone': 2,
}

/** Forms of which the whole lexicon has fewer than five suitable words. */
const rareAtAll = new Set(['چ alone', 'ث alone', 'ظ alone', 'أ alone', 'ؤ alone', 'ء alone'])

test('every form of a new letter occurs at least five times in the words of its step, where the lexicon has them', () => {
  const found = script.flatMap(({ letters, words }) =>
    letters
      .filter((letter) => /\p{L}/u.test(letter))
      .flatMap((letter) =>
        formsOf(letter).map((form) => [`${letter} ${form}`, timesOf(words, letter, form)] as const),
      ),
  )
  expect(Object.fromEntries(found.filter(([, times]) => times < least))).toEqual(rareInStep)
})

test('the words of all steps together have every form five times, except those that are rare in Persian', () => {
  const words = script.flatMap(({ words }) => words)
  const rare = script
    .flatMap(({ letters }) => letters)
    .filter((letter) => /\p{L}/u.test(letter))
    .flatMap((letter) =>
      formsOf(letter)
        .filter((form) => timesOf(words, letter, form) < least)
        .map((form) => `${letter} ${form}`),
    )
  expect(rare.filter((form) => !rareAtAll.has(form))).toEqual([])
})

test('no other form of a letter is in a word than those that are counted', () => {
  const written = script.flatMap(({ words }) => words).flatMap(({ farsi }) => writtenForms(farsi))
  const others = written.filter(({ letter, form }) => !formsOf(letter).includes(form))
  expect(others).toEqual([])
})

test('a word is one of the lexicon, or says itself what it is: a number or another form of a word', () => {
  const ids = new Set(entries.map(({ id }) => id))
  const words = script.flatMap(({ words }) => words)
  expect(words.filter(({ entry }) => entry !== '' && !ids.has(entry))).toEqual([])
  const own = words.filter(({ entry }) => entry === '')
  const headwords = new Set(entries.map(({ farsi }) => farsi))
  expect(own.filter(({ farsi }) => headwords.has(farsi)).map(({ farsi }) => farsi)).toEqual([])
})

test('before the ezafe is explained, no word, sign or text has one', () => {
  const explained = script.find(({ rules }) =>
    rules.some(({ heading_german }) => heading_german.includes('Ezafe')),
  )
  const early = script
    .filter(({ step }) => step < (explained?.step ?? 0))
    .flatMap(({ words, signs, text }) => [...words, ...signs, ...text])
  expect(early.length).toBeGreaterThan(400)
  expect(
    early.map(({ transliteration }) => transliteration).filter((sound) => /-y?e(?![\p{L}'])/u.test(sound)),
  ).toEqual([])
})

test('the vowel marks of a word show its sound', () => {
  const words = script.flatMap(({ words }) => words).filter(({ farsi }) => !/\p{Nd}/u.test(farsi))
  const wrong = words.filter(({ vocalised, transliteration, farsi }) => {
    const marks = vocalised.match(/[\u064E-\u0650]/gu)?.length ?? 0
    const vowels = transliteration.normalize('NFD').replaceAll('\u0301', '').normalize('NFC').match(/[aeo]/gu)
    return marks !== (vowels?.length ?? 0) - (farsi.includes(tanvin) ? 1 : 0)
  })
  expect(wrong.map(({ vocalised, transliteration }) => [vocalised, transliteration])).toEqual([])
})

test('who writes a word from hearing is told each letter that the sound leaves open', () => {
  const open = ['تط', 'سصث', 'زذضظ', 'هح', 'غق']
  const words = script.flatMap(({ step, words }) =>
    words.filter(({ write }) => write).map((word) => ({ ...word, step })),
  )
  const unfair = words.filter(({ step, farsi, hints }) => {
    const known = knownSigns(script, step)
    return open.some((group) => {
      const inWord = [...group].filter((letter) => farsi.includes(letter))
      const others = [...group].slice(1).filter((letter) => known.has(letter))
      return others.length > 0 && inWord.some((letter) => letter !== group[0] && !hints.includes(letter))
    })
  })
  expect(unfair.map(({ farsi }) => farsi)).toEqual([])
  const silent = words.filter(({ farsi, transliteration, hints }) => {
    const parts = farsi.split(' ')
    const sounds = soundsOfWords(parts, transliteration)
    const said = parts.flatMap((part, at) => lettersAsSounds(part, sounds[at] ?? '') ?? [])
    return said.some(({ letters, sound }) => letters === 'و' && sound === '' && !hints.includes('و'))
  })
  expect(silent).toEqual([])
  expect(words.filter(({ hints }) => hints.length > 2).map(({ farsi }) => farsi)).toEqual([])
})

test('from step 3 on a step ends with a text of two to five short lines and at least three questions', () => {
  const withText = script.filter(({ text, questions }) => text.length + questions.length > 0)
  expect(withText.map(({ step }) => step)).toEqual([3, 4, 5, 6, 7, 8, 9, 10])
  expect(withText.filter(({ questions }) => questions.length < 3).map(({ step }) => step)).toEqual([])
  const short = withText.slice(0, -1)
  expect(short.filter(({ text }) => text.length < 2 || text.length > 5).map(({ step }) => step)).toEqual([])
  const lines = short.flatMap(({ text }) => text.map(({ farsi }) => farsi))
  expect(lines.filter((line) => line.split(' ').length > 7)).toEqual([])
})

test('the last step ends with a text of about forty words', () => {
  const words = script.at(-1)?.text.flatMap(({ farsi }) => farsi.split(' ')) ?? []
  expect(words.length).toBeGreaterThanOrEqual(38)
  expect(words.length).toBeLessThanOrEqual(45)
})

test('docs/script.md lists the steps as they are', async () => {
  const document = await readFile(new URL('../../docs/script.md', import.meta.url), 'utf8')
  const rows = script.map(({ step, title_german, title_farsi, letters, words, signs, text }) =>
    [
      step,
      title_german,
      title_farsi,
      letters.join(' ').replace('\u200C', 'half-space') || '–',
      words.length,
      words.filter(({ write }) => write).length,
      signs.map(({ farsi }) => farsi).join(' · '),
      text.length || '–',
    ].join(' | '),
  )
  expect(document.match(/^\| \d.*$/gm)).toEqual(rows.map((row) => `| ${row} |`))
})

test('after three steps a fifth of the words of the lexicon can be read, after seven four fifths, after nine all', () => {
  const words = entries.filter(({ teach }) => teach !== 'de').map(({ farsi }) => withoutVowelMarks(farsi))
  const share = (step: number) => {
    const known = knownSigns(script, step).add('؟').add('،')
    return words.filter((word) => unknownSigns(word, known).length === 0).length / words.length
  }
  expect(share(3)).toBeGreaterThan(0.2)
  expect(share(7)).toBeGreaterThan(0.8)
  expect(share(9)).toBe(1)
})

test('a telephone number has the eight digits of Tehran, and begins with 1, so that it belongs to nobody', () => {
  const numbers = script.flatMap(({ text }) => text.flatMap(({ farsi }) => farsi.match(/[۰-۹]{4,}/gu) ?? []))
  expect(numbers).toEqual([expect.stringMatching(/^۱[۰-۹]{7}$/u)])
})

test('the right answer of a question is none of the wrong ones', () => {
  const questions = script.flatMap(({ questions }) => questions)
  expect(questions.filter(({ answer, wrong }) => new Set([answer, ...wrong]).size <= wrong.length)).toEqual(
    [],
  )
})

test('a step explains something, and shows at least two words with each rule', () => {
  for (const { rules } of script) {
    expect(rules.length).toBeGreaterThanOrEqual(2)
    expect(rules.filter(({ examples }) => examples.length < 2)).toEqual([])
  }
})

test('every picture is used', () => {
  expect(new Set(script.flatMap(({ signs }) => signs).map(({ picture }) => picture))).toEqual(
    new Set(pictures),
  )
})

test('everything that is read can be heard', async () => {
  const { persian } = await readSpokenContent(data, new Date(), content)
  const read = script.flatMap(({ words, signs, text }) => [...words, ...signs, ...text])
  expect(read.filter(({ farsi }) => !persian.has(farsi))).toEqual([])
})
