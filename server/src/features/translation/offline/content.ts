import { dictionary } from '@pol/content/dictionary'
import { letters, type Letter } from '@pol/content/letters'
import { objects } from '@pol/content/objects'
import { emergency, everyday, phrases, seniorsBasic, seniorsTravel, situations } from '@pol/content/phrases'
import { readKind } from '@pol/content/read'
import { verbs, type Verb } from '@pol/content/verbs'
import { adultsVocabulary, seniorsVocabulary } from '@pol/content/vocabulary'
import { words } from '@pol/content/words'

/** A text in both languages. */
export interface Pair {
  readonly german: string
  readonly farsi: string
}

/** A word in both languages, as it is taught; only nouns have an article. */
export interface TaughtWord extends Pair {
  readonly article: string
  readonly plural: string
  /** Part of speech, where the material says it. */
  readonly type: string
}

/** All that is taught, as far as it translates. What stands first is preferred. */
export interface TranslationContent {
  readonly sentences: readonly Pair[]
  readonly words: readonly TaughtWord[]
  readonly verbs: readonly Verb[]
}

/** @param folder where the files are, with a slash at its end. */
export async function readTranslationContent(folder: URL): Promise<TranslationContent> {
  const phraseFiles = [phrases, everyday, situations, seniorsBasic, seniorsTravel, emergency]
  const phraseRows = (await Promise.all(phraseFiles.map((kind) => readKind<Pair>(kind, folder)))).flat()
  const verbRows = await readKind(verbs, folder)
  const adults = await readKind(adultsVocabulary, folder)
  const seniors = await readKind(seniorsVocabulary, folder)
  const entries = await readKind(dictionary, folder)
  const examples = [...verbRows, ...adults, ...seniors].map(exampleOf)
  const taught = [
    ...entries,
    ...(await readKind(words, folder)),
    ...(await readKind(objects, folder)),
    ...adults,
    ...seniors,
  ]
  const alphabet = (await readKind(letters, folder)).map(letterExample)
  return {
    sentences: [...phraseRows, ...entries.filter(isPhrase), ...examples],
    words: [...taught, ...alphabet].map(taughtWord),
    verbs: verbRows,
  }
}

/** The letters' examples stand as 'das Pferd'. */
function letterExample(row: Letter): Pair & Partial<TaughtWord> {
  const [, article, noun] = /^(?:(der|die|das) )?(.+)$/u.exec(row.example_german) ?? []
  return { german: noun ?? row.example_german, farsi: row.example_farsi, article: article ?? '' }
}

function exampleOf(row: { readonly example_german: string; readonly example_farsi: string }): Pair {
  return { german: row.example_german, farsi: row.example_farsi }
}

function isPhrase({ type }: { readonly type: string }): boolean {
  return type === 'phrase' || type === 'greeting'
}

function taughtWord(row: Pair & Partial<TaughtWord>): TaughtWord {
  const { german, farsi, article = '', plural = '', type = '' } = row
  return { german, farsi, article, plural, type }
}
