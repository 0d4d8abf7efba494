import type { Language } from '@pol/language/language'

/** To understand by eye or ear, and to say in the language that is learned. */
export const skills = ['recognise', 'produce'] as const
export type Skill = (typeof skills)[number]

/** What is asked. 'Kennenlernen' is none of them: it shows and asks nothing. */
export const taskKinds = [
  'choose',
  'listen',
  'picture',
  'order',
  'article',
  'form',
  'write',
  'uncover',
] as const
export type TaskKind = (typeof taskKinds)[number]

/** Wrong; right after help, with a typo or with effort; right; easy, by the learner's own word. */
export const grades = [1, 2, 3, 4] as const
export type Grade = (typeof grades)[number]

/** What is remembered, or not: an item in one language and one skill. */
export interface CardName {
  /** Which is learned. */
  readonly language: Language
  /** The id of an entry of the lexicon, a line or a letter. */
  readonly item: string
  readonly skill: Skill
}

/** One answer of a learner. The answers are the truth, the cards only follow from them. */
export interface Answer extends CardName {
  readonly id: string
  readonly grade: Grade
  readonly task: TaskKind
  /** When, as ISO 8601 in UTC. */
  readonly at: string
  /** How long it took. */
  readonly ms: number
  /** The time zone in which it was given (Europe/Berlin), which settles its day; UTC where it is not known. */
  readonly zone?: string
  /** The learner overruled the verdict just before ("War richtig", "Leicht"): this better grade counts in its place. */
  readonly overruled?: true
}

/**
 * What the answers to a card have led to. A card exists from its first answer on. All times are moments, so that the
 * fold needs no time zone: days are the learner's, and the learner travels.
 */
export interface Card extends CardName {
  readonly due: string
  /** Days until recall falls to 90 %. */
  readonly stability: number
  readonly difficulty: number
  readonly reps: number
  readonly lapses: number
  /** The last answer. */
  readonly last: string
  /** The first answer; null once the last one is certainly of a later day. */
  readonly first: string | null
  /** The first and the last right answer; null where there is none, and once they are certainly of two days. */
  readonly first_right: string | null
  readonly last_right: string | null
  /** Whether there were right answers that are certainly of two days. */
  readonly right_twice: boolean
}

/** Whether an item was ever understood or said. */
export function wasRight({ first_right, right_twice }: Card): boolean {
  return right_twice || first_right !== null
}

/** From the key of a card to the card. */
export type Cards = ReadonlyMap<string, Card>

/** Ids of items have no spaces. */
export function keyOf({ language, item, skill }: CardName): string {
  return `${language} ${item} ${skill}`
}
