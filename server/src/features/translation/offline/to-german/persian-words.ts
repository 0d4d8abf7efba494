import { fold } from '@pol/content/fold'
import type { TaughtWord } from '../content.ts'
import { notAdjectives } from '../german/adjective-index.ts'
import type { Lexicon, Noun, Verb } from '../lexicon.ts'
import { PersianVerbIndex } from '../persian/verb-index.ts'
import { timeAdverbs } from './function-words.ts'

/** All that is looked up to read Persian; keys are folded. */
export interface PersianWords {
  readonly nouns: ReadonlyMap<string, Noun>
  readonly adjectives: ReadonlyMap<string, string>
  readonly adverbs: ReadonlyMap<string, string>
  readonly numbers: ReadonlyMap<string, string>
  readonly verbForms: PersianVerbIndex
  readonly verbs: ReadonlyMap<string, Verb>
}

/** Of several German words for one Persian the one that is meant more often. */
const preferred = new Set([
  'Fuß',
  'Monat',
  'Nacht',
  'Abendessen',
  'Uhr',
  'Stunde',
  'Arzt',
  'Geldbörse',
  'Teppich',
  'Lehrer',
  'wohnen',
  'sehen',
  'essen',
  'Toilette',
  'Bahnhof',
])

export function persianWords(lexicon: Lexicon): PersianWords {
  const nouns = new Map<string, Noun>()
  for (const noun of lexicon.nouns) {
    const key = fold(noun.farsi)
    const known = nouns.get(key)
    if (!known || (preferred.has(noun.german) && !preferred.has(known.german))) nouns.set(key, noun)
  }
  const verbs = new Map<string, Verb>()
  for (const verb of lexicon.verbs) {
    const key = verbKey(fold(verb.persian.companion), verb.persian.preverb, verb.persian.simple)
    if (!verbs.has(key)) verbs.set(key, verb)
  }
  const byKind = (is: (word: TaughtWord) => boolean) => {
    const map = new Map<string, string>()
    for (const word of lexicon.words)
      if (is(word) && !map.has(fold(word.farsi))) map.set(fold(word.farsi), word.german)
    return map
  }
  const adverbs = byKind(({ type }) => type === 'adverb' || type === 'word' || type === 'pronoun')
  for (const [farsi, german] of Object.entries(timeAdverbs)) adverbs.set(fold(farsi), german)
  return {
    nouns,
    adjectives: byKind(
      ({ type, german }) =>
        type === 'adjective' || (type === '' && /^\p{Ll}+$/u.test(german) && !notAdjectives.has(german)),
    ),
    adverbs,
    numbers: byKind(({ type }) => type === 'number'),
    verbForms: new PersianVerbIndex(),
    verbs,
  }
}

export function verbKey(companion: string, preverb: string, simple: string): string {
  return `${companion}|${preverb}|${simple}`
}
