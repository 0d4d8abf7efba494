import { createHash } from 'node:crypto'
import { dialogues } from '@pol/content/course/dialogues'
import { exercises } from '@pol/content/course/exercises'
import type { Kind } from '@pol/content/kind'
import { linesLearnedAsOne } from '@pol/content/learned-as-one'
import { letters } from '@pol/content/letters'
import { lexicon } from '@pol/content/lexicon'
import { emergency, everyday, phrases, seniorsBasic, seniorsTravel, situations } from '@pol/content/phrases'
import type { Content, Line } from '@pol/content/read'
import type { RetiredId } from '@pol/content/release-ids'
import { fold } from '@pol/language/fold'
import { type Language, languages } from '@pol/language/language'
import { type Grouping, groupingOf } from '@pol/learning/grouping'
import { leadersOf } from '@pol/learning/leaders'

/** A line of the teaching material that can be learned. */
interface TaughtLine {
  readonly id: string
  readonly german: string
  readonly farsi: string
  readonly transliteration: string
  /** Path of its file, relative to `content/data/`. */
  readonly file: string
}

/** Lines that can be learned, which of them are one item, and the ids of lines that are no longer taught. */
export interface ItemList {
  readonly taught: readonly TaughtLine[]
  readonly grouping: Grouping
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
  /** The item for which answers to this one count. */
  leaderOf(language: Language, item: string): string
  /** The items whose answers count for another one, in either language. */
  readonly members: readonly string[]
  /** Changes if other items are one. Stored with each learner whose rows follow it. */
  readonly grouping: string
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
  exercises,
]

/** @param courseWords ids of the words of the course, in its order. */
export function itemListOf(
  content: Content,
  courseWords: readonly string[],
  retired: readonly RetiredId[],
): ItemList {
  return {
    taught: learned.flatMap(({ file }) =>
      ((content.get(file) ?? []) as readonly Row[]).map(({ id, german, farsi, ...row }) => {
        const transliteration = 'transliteration' in row ? row.transliteration : row.name_transliteration
        return { id, german, farsi, transliteration, file }
      }),
    ),
    grouping: groupingOf(linesLearnedAsOne(content, courseWords)),
    retired: retired.map(({ id }) => id),
  }
}

export function createItems({ taught, grouping, retired }: ItemList): Items {
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
    leaderOf: leadersOf(grouping).leaderOf,
    members: [
      ...new Set(languages.flatMap((language) => grouping[language].groups.flatMap(([, ...ids]) => ids))),
    ],
    grouping: hashOf(grouping),
  }
}

/** Depends on the leaders only, not on the order in which meanings are shown. */
function hashOf(grouping: Grouping): string {
  const groups = languages.map((language) =>
    grouping[language].groups.map(([leader = '', ...others]) => [leader, ...others.toSorted()]),
  )
  return createHash('sha256').update(JSON.stringify(groups)).digest('base64url').slice(0, 16)
}
