import * as v from 'valibot'
import { checkPunctuation, checkTransliteration, german, optional } from '../fields.ts'
import { id } from '../ids.ts'
import { kind } from '../kind.ts'
import { persian } from '../persian.ts'
import { transliteration } from '../transliteration.ts'
import { personNames, persons } from './speakers.ts'
import { unit } from './unit-number.ts'

const mostWords = 16

const row = v.object({
  id,
  unit,
  turn: v.pipe(v.string(), v.regex(/^[1-9]\d*$/, 'is not a number'), v.transform(Number)),
  speaker: v.picklist(personNames, 'is not a person of the course'),
  german: v.pipe(
    german,
    v.check((text) => text.split(' ').length <= mostWords, `has more than ${mostWords} words`),
  ),
  farsi: persian,
  transliteration,
  /** The whole turn in spoken Tehran Persian; empty if it sounds the same. */
  spoken: optional(persian),
  spoken_transliteration: optional(transliteration),
})
export type Turn = v.InferOutput<typeof row>
/** A text in both languages, written and spoken. */
export type Said = Pick<Turn, 'german' | 'farsi' | 'transliteration' | 'spoken' | 'spoken_transliteration'>

/** The dialogues of the course, one row per turn. Each sentence of a turn is also taught separately. */
export const dialogues = kind({
  file: 'course/dialogues.csv',
  idPrefix: 'dialogue',
  row: v.pipe(
    row,
    checkTransliteration<Turn>('farsi', 'transliteration'),
    checkTransliteration<Turn>('spoken', 'spoken_transliteration'),
    checkPunctuation<Turn>('german', 'farsi', 'transliteration'),
    v.check(
      ({ spoken, spoken_transliteration }) => (spoken === '') === (spoken_transliteration === ''),
      'spoken, spoken_transliteration: one is there without the other',
    ),
    v.check(({ spoken, farsi }) => spoken !== farsi, 'spoken: is the same as farsi'),
    v.check(
      (turn) => new Set(textsOf(turn).map((text) => partsOf(text).length)).size === 1,
      'has not the same number of sentences in all columns',
    ),
  ),
  key: ({ unit, turn }) => `${unit}, ${turn}`,
  spoken: (turn) => {
    const lines = [turn, ...sentencesOf(turn)]
    return {
      german: lines.map(({ german }) => german),
      persian: lines.flatMap(({ farsi, transliteration, spoken, spoken_transliteration }) => [
        { farsi, transliteration },
        ...(spoken ? [{ farsi: spoken, transliteration: spoken_transliteration }] : []),
      ]),
    }
  },
  // Its sentences are taught by the usual speaker alone.
  said: ({ speaker, german, farsi, spoken }) => ({
    speaker: persons[speaker],
    texts: [german, farsi, spoken].filter(Boolean),
  }),
})

/**
 * Splits a turn into sentences. A spoken sentence that is spelled like the written one (برادرت) is dropped, because the
 * same letters cannot have two readings.
 */
export function sentencesOf(turn: Said): Said[] {
  const spoken = partsOf(turn.spoken)
  const spokenTransliteration = partsOf(turn.spoken_transliteration)
  const transliteration = partsOf(turn.transliteration)
  const farsi = partsOf(turn.farsi)
  return partsOf(turn.german).map((german, at) => {
    const isOther = spoken[at] !== farsi[at]
    return {
      german,
      farsi: farsi[at] ?? '',
      transliteration: transliteration[at] ?? '',
      spoken: (isOther && spoken[at]) || '',
      spoken_transliteration: (isOther && spokenTransliteration[at]) || '',
    }
  })
}

/** The columns that are not empty. */
const textsOf = ({ german, farsi, transliteration, spoken, spoken_transliteration }: Said) =>
  [german, farsi, transliteration, spoken, spoken_transliteration].filter(Boolean)

const partsOf = (text: string): string[] =>
  Array.from(text.matchAll(/[^.!?؟]+[.!?؟]+/gu), ([sentence]) => sentence.trim())
