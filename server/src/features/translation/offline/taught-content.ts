import { dialogues, sentencesOf, type Turn } from '@pol/content/course/dialogues'
import type { Kind } from '@pol/content/kind'
import { lexicon, type LexiconEntry } from '@pol/content/lexicon'
import { likeliestFirst, usesOf } from '@pol/content/likeliest-first'
import {
  emergency,
  emergencyCall,
  everyday,
  phrases,
  seniorsBasic,
  seniorsTravel,
  situations,
} from '@pol/content/phrases'
import type { Content } from '@pol/content/read'
import { verbs } from '@pol/content/verbs'
import { adultsVocabulary, seniorsVocabulary } from '@pol/content/vocabulary'
import type { Inflected } from '@pol/language/forms/entry'
import type { Pair } from '@pol/language/pair'

/** The sentences and entries of the offline translator. If several have the same text, the first is preferred. */
export interface TaughtContent {
  readonly sentences: readonly Pair[]
  readonly entries: readonly TaughtEntry[]
}

export interface TaughtEntry extends Inflected {
  readonly topic: string
  /** German articles and the Persian را have no word in the other language; their entries explain them. */
  readonly hasTranslation: boolean
}

export function taughtContentOf(content: Content): TaughtContent {
  const linesOf = <Row>({ file }: Kind<Row>) => (content.get(file) ?? []) as readonly Row[]
  const lines = linesOf(lexicon)
  const uses = usesOf(lines, lines.map(exampleOf))
  const entries = likeliestFirst(lines.map((line, at) => ({ ...line, uses: uses[at] ?? 0 })))
  const sentences: Pair[] = []
  for (const kind of [phrases, everyday, situations, seniorsBasic, seniorsTravel, emergency, emergencyCall]) {
    sentences.push(...linesOf<Pair>(kind).map(({ german, farsi }) => ({ german, farsi })))
  }
  sentences.push(...entries.filter(isPhrase).map(({ german, farsi }) => ({ german, farsi })))
  for (const kind of [verbs, adultsVocabulary, seniorsVocabulary]) {
    sentences.push(...linesOf<Example>(kind).map(exampleOf))
  }
  sentences.push(...entries.map(exampleOf))
  sentences.push(...linesOf<Turn>(dialogues).flatMap(saidIn))
  return { sentences, entries: entries.map(withoutExample) }
}

/** Whether the entry is a whole text. */
export function isPhrase({ type }: Inflected): boolean {
  return type === 'greeting' || type === 'phrase'
}

/** A turn and its sentences; the written Persian first, since it is preferred. */
function saidIn(turn: Turn): Pair[] {
  return [turn, ...sentencesOf(turn)].flatMap(({ german, farsi, spoken }) => [
    { german, farsi },
    ...(spoken ? [{ german, farsi: spoken }] : []),
  ])
}

interface Example {
  readonly example_german: string
  readonly example_farsi: string
}

function exampleOf({ example_german: german, example_farsi: farsi }: Example): Pair {
  return { german, farsi }
}

/** Drops the columns that the translator does not need. */
function withoutExample(entry: LexiconEntry): TaughtEntry {
  const { german, article, plural, number, feminine, farsi, transliteration, farsi_plural, spoken } = entry
  const { stem, stem_transliteration, conjugation, type, topic } = entry
  return {
    german,
    article,
    plural,
    number,
    feminine,
    farsi,
    transliteration,
    farsi_plural,
    spoken,
    stem,
    stem_transliteration,
    conjugation,
    type,
    topic,
    hasTranslation: !entry.usage_german.startsWith('wird nicht übersetzt'),
  }
}
