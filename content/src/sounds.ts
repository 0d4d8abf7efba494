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

/** Paragraphs separated by `|`. */
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

/** Sections of the lesson on German sounds, with explanations in Persian. */
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

/** The German alphabet, with an example word for each letter. */
export const germanLetters = kind({
  file: 'german-letters.csv',
  idPrefix: 'german-letter',
  fromLexicon: wordColumns,
  row: v.pipe(
    v.object({
      id,
      /** The capital, if the letter has one. */
      letter: v.pipe(v.string(), v.regex(/^[A-ZÄÖÜß]$/u, 'is not a German letter')),
      /** Text read by the voice: the letter itself or its name. */
      heard: german,
      /** The name in Persian letters. */
      name: prose,
      /** Pronunciation of the letter, explained in Persian. */
      sound: prose,
      /** Id of the lexicon entry of the word. */
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

/** Words of each section: single words with their article, and minimal pairs without. */
export const soundWords = kind({
  file: 'sound-words.csv',
  idPrefix: 'sound-word',
  fromLexicon: wordColumns,
  row: v.pipe(
    v.object({
      id,
      section: id,
      /** Number of the pair within the section; empty for a single word. */
      pair: v.pipe(v.string(), v.regex(/^(?:[1-9]|)$/, 'is not a number')),
      /** Id of the lexicon entry of the word. */
      entry: id,
      /** The spoken text, if it is another form of the word; both columns or none. */
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
      /** Empty for another form, which cannot be learned separately. */
      entry: form ? '' : entry,
      german: form || (pair ? word.german : withArticle(word)),
      farsi: form_farsi || farsi,
    })),
  ),
  key: ({ section, pair, german }) => [section, pair, german].filter(Boolean).join(', '),
  spoken: ({ german }) => ({ german: [german], persian: [] }),
})
export type SoundWord = RowOf<typeof soundWords>
