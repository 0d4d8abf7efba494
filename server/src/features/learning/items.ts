import { dialogues } from '@pol/content/course/dialogues'
import type { Kind } from '@pol/content/kind'
import { letters } from '@pol/content/letters'
import { lexicon } from '@pol/content/lexicon'
import { emergency, everyday, phrases, seniorsBasic, seniorsTravel, situations } from '@pol/content/phrases'
import type { Content, Line } from '@pol/content/read'
import type { InterfaceLanguage } from '@pol/contract/text'
import type { RetiredId } from '@pol/content/release-ids'

/** The ids of the items that can be learned, and of lines that are no longer taught. */
export interface ItemIds {
  readonly taught: readonly string[]
  readonly retired: readonly string[]
}

export interface Items {
  isTaught(item: string): boolean
  /** Whether it is taught and said in this language: letters are Persian only. */
  isSaidIn(item: string, language: InterfaceLanguage): boolean
  /** Whether it is or was taught: a browser that is offline may still ask what is retired here. */
  isKnown(item: string): boolean
}

const learned: readonly Kind<Line>[] = [
  lexicon,
  letters,
  phrases,
  everyday,
  situations,
  seniorsBasic,
  seniorsTravel,
  emergency,
  // A turn stands for the sentence of it that is put in order.
  dialogues,
]

export function itemIdsOf(content: Content, retired: readonly RetiredId[]): ItemIds {
  return {
    taught: learned.flatMap(({ file }) => (content.get(file) ?? []).map(({ id }) => id)),
    retired: retired.map(({ id }) => id),
  }
}

export function createItems({ taught, retired }: ItemIds): Items {
  const [isTaught, isRetired] = [new Set(taught), new Set(retired)]
  return {
    isTaught: (item) => isTaught.has(item),
    isSaidIn: (item, language) =>
      isTaught.has(item) && (language === 'fa' || !item.startsWith(`${letters.idPrefix}-`)),
    isKnown: (item) => isTaught.has(item) || isRetired.has(item),
  }
}
