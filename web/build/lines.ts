import {
  emergency,
  everyday,
  type Phrase,
  phrases,
  seniorsBasic,
  seniorsTravel,
  situations,
} from '@pol/content/phrases'
import type { Kind } from '@pol/content/kind'
import { letters } from '@pol/content/letters'
import { objects } from '@pol/content/objects'
import { sentenceToOrder } from '@pol/content/course/sentence-to-order'
import type { Material } from './material.ts'

const lineKinds = [phrases, everyday, situations, seniorsTravel, seniorsBasic, emergency]

/** What can be learned beside words, and the pictures of words. */
export interface Lines {
  readonly lines: readonly (Phrase & { readonly topic: string })[]
  readonly letters: readonly Phrase[]
  /** Of each unit of the course, the sentences of its dialogue that are put in order, by the ids of their turns. */
  readonly turns: readonly (readonly Phrase[])[]
  /** By the id of the entry. */
  readonly icons: Readonly<Record<string, string>>
}

/** A file of its own, since the screens have these lines in their scripts: practice fetches one file instead of parts of four. */
export function linesOf({ content, course }: Material): Lines {
  const rowsOf = <Row>({ file }: Kind<Row>) => (content.get(file) ?? []) as unknown as readonly Row[]
  return {
    lines: lineKinds.flatMap((kind) =>
      (content.get(kind.file) as unknown as readonly (Phrase & { readonly category?: string })[]).map(
        ({ id, german, farsi, transliteration, category = kind.idPrefix }) => ({
          id,
          german,
          farsi,
          transliteration,
          topic: category,
        }),
      ),
    ),
    letters: rowsOf(letters).map(({ id, german, farsi, name_transliteration }) => ({
      id,
      german,
      farsi,
      transliteration: name_transliteration,
    })),
    turns: course.map(({ turns }) =>
      turns.flatMap((turn) => {
        const sentence = sentenceToOrder(turn)
        if (!sentence) return []
        const { german, farsi, transliteration } = sentence
        return [{ id: turn.id, german, farsi, transliteration }]
      }),
    ),
    icons: Object.fromEntries(rowsOf(objects).map(({ entry, icon }) => [entry, icon])),
  }
}
