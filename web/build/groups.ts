import { letters } from '@pol/content/letters'
import { lexicon } from '@pol/content/lexicon'
import { objects } from '@pol/content/objects'
import { emergency, everyday, phrases, seniorsBasic, seniorsTravel, situations } from '@pol/content/phrases'
import { verbs } from '@pol/content/verbs'
import { seniorsVocabulary } from '@pol/content/vocabulary'
import { words } from '@pol/content/words'
import type { Material } from './material.ts'

/** Item ids by lesson or tab of a screen. */
export interface Groups {
  readonly alphabet: readonly string[]
  readonly syllables: readonly string[]
  readonly sentences: readonly string[]
  readonly verbs: readonly string[]
  readonly everyday: readonly string[]
  readonly situations: readonly string[]
  readonly health: readonly string[]
  readonly hobbies: readonly string[]
  readonly travel: readonly string[]
  readonly basic: readonly string[]
  readonly emergency: readonly string[]
  /** The words with pictures of each tab of the children's screen, in its order. */
  readonly pictures: Readonly<Record<'all' | 'more' | (typeof picturesTabs)[number], readonly string[]>>
  /** The words of each unit of the course, those of its lessons first. */
  readonly units: readonly (readonly string[])[]
  /** How many of them each unit teaches in its lessons. */
  readonly wordsOfLessons: readonly number[]
  /** The number of words in the lexicon. */
  readonly lexicon: number
}

/** Categories of pictures with a tab of their own; the others are in the tab 'more'. */
const picturesTabs = ['animals', 'nature', 'food', 'home', 'transport', 'technology'] as const

interface Row {
  readonly id: string
  readonly entry?: string
  readonly area?: string
  readonly category?: string
}

export function groupsOf({ content, course }: Material): Groups {
  const rowsOf = ({ file }: { readonly file: string }): readonly Row[] => content.get(file) ?? []
  const idsOf = (rows: readonly Row[]) => rows.map(({ id, entry }) => entry ?? id)
  const ofArea = (area: string) => idsOf(rowsOf(seniorsVocabulary).filter((row) => row.area === area))
  const pictures = rowsOf(objects)
  const picturesOf = (isWanted: (category: string) => boolean) =>
    idsOf(pictures.filter(({ category = '' }) => isWanted(category)))
  const hasTab = new Set<string>(picturesTabs)
  return {
    alphabet: idsOf(rowsOf(letters)),
    syllables: idsOf(rowsOf(words)),
    sentences: idsOf(rowsOf(phrases)),
    verbs: idsOf(rowsOf(verbs)),
    everyday: idsOf(rowsOf(everyday)),
    situations: idsOf(rowsOf(situations)),
    health: ofArea('health'),
    hobbies: ofArea('hobbies'),
    travel: idsOf(rowsOf(seniorsTravel)),
    basic: idsOf(rowsOf(seniorsBasic)),
    emergency: idsOf(rowsOf(emergency)),
    pictures: {
      all: picturesOf(() => true),
      animals: picturesOf((category) => category === 'animals'),
      nature: picturesOf((category) => category === 'nature'),
      food: picturesOf((category) => category === 'food'),
      home: picturesOf((category) => category === 'home'),
      transport: picturesOf((category) => category === 'transport'),
      technology: picturesOf((category) => category === 'technology'),
      more: picturesOf((category) => !hasTab.has(category)),
    },
    units: course.map(({ words }) => words.map(({ id }) => id)),
    wordsOfLessons: course.map(({ words }) => words.filter(({ further }) => !further).length),
    lexicon: rowsOf(lexicon).length,
  }
}
