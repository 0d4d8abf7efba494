import alphabet from '@pol/content/data/letters.csv'
import { letterSpeech } from '@pol/content/letter-speech'
import type { LexiconEntry } from '@pol/content/lexicon'
import type { Language } from '@pol/language/language'
import type { CardId, Star } from '@pol/learning/values'
import { asksForms, type Item, type Letter, type Line, type Word } from '@pol/learning/item'
import { type Meanings, meaningsOf } from '@pol/learning/meanings'
import { inOrder } from '@pol/learning/plan'
import type { FormsOf } from '@pol/learning/tasks'
import type { Groups } from '../../../build/groups.ts'
import { idOf, loadEntries, loadSenses } from '../lexicon/entries.ts'
import { once } from '../once.ts'

/** A text to speak, with the id that tells how it is read, where the text alone does not. */
export interface PersianSpeech {
  readonly text: string
  readonly id: string | undefined
}

/** Everything that can be learned. */
export interface Catalogue {
  readonly items: readonly Item[]
  readonly byId: ReadonlyMap<string, Item>
  /** The ids of the items of a lesson, a tab or a unit. */
  readonly groups: Groups
  /** The ids of the sentences that are put in order, by unit of the course. */
  readonly turns: readonly (readonly string[])[]
  /** Which items can be mistaken for each other; made when it is first asked for, since that takes a while. */
  meanings(): Meanings
  /** The ids of the items in the order in which they are learned; they are put in order when the first is asked for. */
  candidates(language: Language, stars: readonly Star[]): Iterable<string>
  /** Makes the forms of verbs, once it has been loaded. */
  formsOf(): FormsOf | undefined
  /** Loads it if one of the cards asks for forms. Without it, verbs are asked for in another way. */
  loadFormsFor(cards: readonly CardId[]): Promise<void> | null
  /** How an item sounds in Persian. A letter is spoken by its name and an example. */
  persianSpeechOf(item: Item): PersianSpeech
}

/** By the digit of a word's level. */
const levels: readonly LexiconEntry['level'][] = ['A1', 'A2', 'B1']
/** So many words are learned before the next sentence, and before the next letter. */
const wordsPerLine = 3
const wordsPerLetter = 2

/** Fetches the lexicon, the lines and the letters. Screens import this module when they need it: it brings the first words. */
export const loadCatalogue = once(async (): Promise<Catalogue> => {
  const [entries, senses, { default: other }, { default: groups }] = await Promise.all([
    loadEntries(),
    loadSenses(),
    import('virtual:lines'),
    import('virtual:groups'),
  ])
  const letterSpeeches = new Map(alphabet.map((letter) => [letter.id, letterSpeech(letter)]))
  const unitOf = new Map(groups.units.flatMap((words, at) => words.map((id) => [id, at + 1] as const)))
  const speechIds = new Map<string, string>()
  const uses = new Map<string, number>()
  const words = entries.map((entry, at): Word => {
    const { speech_id, uses: used, level, ...word } = entry
    const id = idOf(entry)
    if (speech_id) speechIds.set(id, speech_id)
    uses.set(id, used)
    const icon = other.icons[id]
    return {
      ...word,
      kind: 'word',
      id,
      sense_farsi: senses[at]?.sense_farsi ?? '',
      topic: senses[at]?.topic ?? '',
      level: levels[Number(level) - 1] ?? '',
      ...(icon !== undefined && { icon }),
    }
  })
  const lines = other.lines.map((line): Line => ({ kind: 'line', ...line }))
  const turns = other.turns.map((ofUnit, at) =>
    ofUnit.map((turn): Line => ({ kind: 'line', ...turn, topic: `unit-${at + 1}` })),
  )
  const letters = other.letters.map((letter): Letter => ({ kind: 'letter', ...letter }))
  const items: readonly Item[] = [...words, ...lines, ...turns.flat(), ...letters]

  // A sentence that stands on several screens is one to the learner.
  const taught = [...new Map(lines.map((line) => [line.german, line])).values()]
  const orderOf = (some: readonly Item[], starred: ReadonlyMap<string, string>) =>
    inOrder(
      some.map((item) => ({
        id: item.id,
        starred: starred.get(item.id) ?? null,
        unit: unitOf.get(item.id) ?? null,
        level: item.kind === 'word' ? item.level : '',
        uses: uses.get(item.id) ?? 0,
      })),
    ).map(({ id }) => id)
  const byId = new Map(items.map((item) => [item.id, item]))
  let meanings: Meanings | undefined
  let formsOf: FormsOf | undefined
  return {
    items,
    byId,
    groups,
    turns: turns.map((ofUnit) => ofUnit.map(({ id }) => id)),
    meanings: () => (meanings ??= meaningsOf(items)),
    *candidates(language, stars) {
      const starred = new Map(stars.map(({ item, at }) => [item, at]))
      const isStarred = ({ id }: Item) => starred.has(id)
      const kinds = [words, taught, language === 'fa' ? letters : []].map((kind) =>
        orderOf(
          (kind as readonly Item[]).filter((item) => !isStarred(item)),
          starred,
        ),
      )
      yield* orderOf(items.filter(isStarred), starred)
      yield* mixed(kinds)
    },
    formsOf: () => formsOf,
    loadFormsFor(cards) {
      const isAsked = ({ skill, item }: CardId) => {
        const taught = byId.get(item)
        return skill === 'produce' && taught !== undefined && asksForms(taught)
      }
      if (formsOf || !cards.some(isAsked)) return null
      return import('./verb-forms.ts').then(
        (loaded) => void ({ formsOf } = loaded),
        (error: unknown) => console.warn('The forms of verbs could not be loaded', error),
      )
    },
    persianSpeechOf: ({ id, farsi }) => ({
      text: letterSpeeches.get(id) ?? farsi,
      id: speechIds.get(id),
    }),
  }
})

/** Sentences and letters between the words, as long as there are any. */
function mixed([words = [], lines = [], letters = []]: readonly (readonly string[])[]): string[] {
  return words.flatMap((word, at) => {
    const line = (at + 1) % wordsPerLine === 0 ? lines[(at + 1) / wordsPerLine - 1] : undefined
    const letter = (at + 1) % wordsPerLetter === 0 ? letters[(at + 1) / wordsPerLetter - 1] : undefined
    return [word, letter, line].filter((id) => id !== undefined)
  })
}
