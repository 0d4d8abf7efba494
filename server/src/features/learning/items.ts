import { dialogues } from '@pol/content/course/dialogues'
import type { Kind } from '@pol/content/kind'
import { letters } from '@pol/content/letters'
import { lexicon } from '@pol/content/lexicon'
import { emergency, everyday, phrases, seniorsBasic, seniorsTravel, situations } from '@pol/content/phrases'
import type { Content, Line } from '@pol/content/read'
import type { RetiredId } from '@pol/content/release-ids'
import { fold } from '@pol/language/fold'
import type { Language } from '@pol/language/language'

/** A line of the teaching material that can be learned. */
interface TaughtLine {
  readonly id: string
  readonly german: string
  readonly farsi: string
  readonly transliteration: string
  /** Path of its file, relative to `content/data/`. */
  readonly file: string
}

/** Lines that can be learned, and the ids of lines that are no longer taught. */
export interface ItemList {
  readonly taught: readonly TaughtLine[]
  readonly retired: readonly string[]
}

export interface Items {
  /** In the order of their files. */
  readonly lines: readonly TaughtLine[]
  lineOf(item: string): TaughtLine | undefined
  /** The ids of the lines that contain a text; case, umlauts and letter forms are ignored. */
  search(text: string): string[]
  isTaught(item: string): boolean
  /** Whether it is taught and can be spoken in this language. Letters are Persian only. */
  isSaidIn(item: string, language: Language): boolean
  /** Whether it is or was taught: an offline browser may still use items that are retired here. */
  isKnown(item: string): boolean
}

type Row = Line & Pick<TaughtLine, 'german' | 'farsi'> & ({ readonly transliteration: string } | Letter)
/** A letter has a name, which has the transliteration. */
interface Letter {
  readonly name_transliteration: string
}

const learned: readonly Kind<Row>[] = [
  lexicon,
  letters,
  phrases,
  everyday,
  situations,
  seniorsBasic,
  seniorsTravel,
  emergency,
  // A turn represents its sentence that learners put in order.
  dialogues,
]

export function itemListOf(content: Content, retired: readonly RetiredId[]): ItemList {
  return {
    taught: learned.flatMap(({ file }) =>
      ((content.get(file) ?? []) as readonly Row[]).map(({ id, german, farsi, ...row }) => {
        const transliteration = 'transliteration' in row ? row.transliteration : row.name_transliteration
        return { id, german, farsi, transliteration, file }
      }),
    ),
    retired: retired.map(({ id }) => id),
  }
}

export function createItems({ taught, retired }: ItemList): Items {
  const byId = new Map(taught.map((line) => [line.id, line]))
  const isRetired = new Set(retired)
  /** Built by the first search; most servers never search. */
  let texts: readonly { readonly id: string; readonly text: string }[] | undefined
  return {
    lines: taught,
    lineOf: (item) => byId.get(item),
    search(text) {
      texts ??= taught.map(({ id, german, farsi }) => ({
        id,
        text: [id, german, farsi].map(fold).join('\n'),
      }))
      const searched = fold(text)
      return texts.filter((line) => line.text.includes(searched)).map(({ id }) => id)
    },
    isTaught: (item) => byId.has(item),
    isSaidIn: (item, language) =>
      byId.has(item) && (language === 'fa' || !item.startsWith(`${letters.idPrefix}-`)),
    isKnown: (item) => byId.has(item) || isRetired.has(item),
  }
}
