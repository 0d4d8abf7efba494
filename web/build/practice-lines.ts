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

/** All items except words, and the pictures of words. */
export interface Lines {
  readonly lines: readonly (Phrase & { readonly topic: string })[]
  readonly letters: readonly Phrase[]
  /** Sentences for word order tasks, by unit of the course. Each has the id of its turn in the dialogue. */
  readonly turns: readonly (readonly Phrase[])[]
  /** Icon names by entry id. */
  readonly icons: Readonly<Record<string, string>>
}

/** A separate file for practice, because these lines are spread over the scripts of the screens. */
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
