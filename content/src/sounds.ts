import * as v from 'valibot'
import { prose } from './course/prose.ts'
import { german, optional } from './fields.ts'
import { id } from './ids.ts'
import { kind, type RowOf } from './kind.ts'
import { persian } from './persian.ts'
import { wordColumns, wordFields } from './word-fields.ts'
import { withArticle } from './with-article.ts'

const wordsPerExplanation = [40, 120] as const

const amountOfWords = (text: string) => text.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** Paragraphs parted by `|`. */
const paragraphs = v.pipe(
  prose,
  v.check(
    (text) => {
      const [least, most] = wordsPerExplanation
      const words = amountOfWords(text.replaceAll('|', ' '))
      return words >= least && words <= most
    },
    `has not ${wordsPerExplanation.join(' to ')} words`,
  ),
  v.transform((text) => text.split('|')),
  v.everyItem((paragraph) => /^\S.*[.!؟]$/u.test(paragraph), 'is not sentences, its paragraphs parted by |'),
  v.readonly(),
)

/** The sections of the lesson of German sounds, which is explained in Persian to both readers. */
export const sounds = kind({
  file: 'sounds.csv',
  idPrefix: 'sound',
  row: v.object({
    id,
    title_german: german,
    title_farsi: prose,
    explanation: paragraphs,
  }),
  key: ({ id }) => id,
  spoken: () => ({ german: [], persian: [] }),
})
export type Sound = RowOf<typeof sounds>

const heardWord = { ...wordFields, farsi: persian }

/** The German alphabet, each letter with a word. */
export const germanLetters = kind({
  file: 'german-letters.csv',
  idPrefix: 'german-letter',
  fromLexicon: wordColumns,
  row: v.pipe(
    v.object({
      id,
      /** In capitals, if there is one. */
      letter: v.pipe(v.string(), v.regex(/^[A-ZÄÖÜß]$/u, 'is not a German letter')),
      /** What the voice reads as the name of the letter: the letter itself or its name. */
      heard: german,
      /** The name in Persian letters. */
      name: prose,
      /** How the letter is read, in Persian. */
      sound: prose,
      /** The word, by the id of its entry in the lexicon. */
      entry: id,
      ...heardWord,
    }),
    v.check(
      ({ letter, german }) => german.toUpperCase().includes(letter.toUpperCase()),
      'entry: is not written with it',
    ),
    v.transform(({ id, letter, heard, name, sound, entry, farsi, ...word }) => ({
      id,
      letter,
      heard,
      name,
      sound,
      entry,
      german: withArticle(word),
      farsi,
    })),
  ),
  key: ({ letter }) => letter,
  spoken: ({ heard, german }) => ({ german: [heard, german], persian: [] }),
})
export type GermanLetter = RowOf<typeof germanLetters>

/** The words of each section: single ones with their article, and pairs that differ in the sound, without. */
export const soundWords = kind({
  file: 'sound-words.csv',
  idPrefix: 'sound-word',
  fromLexicon: wordColumns,
  row: v.pipe(
    v.object({
      id,
      section: id,
      /** The number of its pair in the section; empty for a single word. */
      pair: v.pipe(v.string(), v.regex(/^(?:[1-9]|)$/, 'is not a number')),
      /** The word, by the id of its entry in the lexicon. */
      entry: id,
      /** What is heard instead, where it is another form of the word; both or none. */
      form: optional(german),
      form_farsi: optional(persian),
      ...heardWord,
    }),
    v.check(
      ({ form, form_farsi }) => (form === '') === (form_farsi === ''),
      'form: is not in both languages',
    ),
    v.transform(({ id, section, pair, entry, form, form_farsi, farsi, ...word }) => ({
      id,
      section,
      pair,
      /** Empty for another form, which cannot be learned on its own. */
      entry: form ? '' : entry,
      german: form || (pair ? word.german : withArticle(word)),
      farsi: form_farsi || farsi,
    })),
  ),
  key: ({ section, pair, german }) => [section, pair, german].filter(Boolean).join(', '),
  spoken: ({ german }) => ({ german: [german], persian: [] }),
})
export type SoundWord = RowOf<typeof soundWords>
