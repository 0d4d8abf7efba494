import { letterSpeech } from '@pol/content/letter-speech'
import type { LexiconEntry } from '@pol/content/lexicon'
import type { Language } from '@pol/language/language'
import type { CardId, Star } from '@pol/learning/values'
import { asksForms, type Item, type Letter, type Line, type Word } from '@pol/learning/item'
import { type Meanings, meaningsOf } from '@pol/learning/meanings'
import { inOrder } from '@pol/learning/plan'
import type { FormsOf } from '@pol/learning/tasks'
import type { LetterForReaders } from '../../../build/for-readers.ts'
import type { Groups } from '../../../build/groups.ts'
import { idOf, loadEntries, loadSenses } from '../lexicon/entries.ts'
import { once } from '../once.ts'

/** A text to speak. The id determines the pronunciation of a homograph. */
export interface PersianSpeech {
  readonly text: string
  readonly id: string | undefined
}

/** Everything that can be learned. */
export interface Catalogue {
  readonly items: readonly Item[]
  readonly byId: ReadonlyMap<string, Item>
  /** Item ids by lesson, tab and unit. */
  readonly groups: Groups
  /** The letters with what is taught about them, by id. */
  readonly alphabet: ReadonlyMap<string, LetterForReaders>
  /** Ids of the sentences for word order tasks, by unit of the course. */
  readonly turns: readonly (readonly string[])[]
  /** Index of the items that can be confused with each other. Built on the first call, because it is slow. */
  meanings(): Meanings
  /** Item ids in the order of learning. Sorted lazily, when the iteration starts. */
  candidates(language: Language, stars: readonly Star[]): Iterable<string>
  /** The function that generates verb forms; undefined until it is loaded. */
  formsOf(): FormsOf | undefined
  /** Loads `formsOf`; null if no card needs it. Never rejects: without it, verbs get other tasks. */
  loadFormsFor(cards: readonly CardId[]): Promise<void> | null
  /** The text to speak for an item in Persian. A letter is spoken as its name and an example. */
  persianSpeechOf(item: Item): PersianSpeech
}

/** Level of a word by its digit, from 1. */
const levels: readonly LexiconEntry['level'][] = ['A1', 'A2', 'B1']
/** Number of words before each sentence, and before each letter. */
const wordsPerLine = 3
const wordsPerLetter = 2

/** Fetches the lexicon, the lines and the letters. Import this module dynamically: it contains words. */
export const loadCatalogue = once(async (): Promise<Catalogue> => {
  const [entries, senses, { default: material }, { default: groups }, { default: alphabet }] =
    await Promise.all([
      loadEntries(),
      loadSenses(),
      import('virtual:lines'),
      import('virtual:groups'),
      import('@pol/content/data/letters.csv'),
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
    const icon = material.icons[id]
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
  const lines = material.lines.map((line): Line => ({ kind: 'line', ...line }))
  const turns = material.turns.map((ofUnit, at) =>
    ofUnit.map((turn): Line => ({ kind: 'line', ...turn, topic: `unit-${at + 1}` })),
  )
  const letters = material.letters.map((letter): Letter => ({ kind: 'letter', ...letter }))
  const items: readonly Item[] = [...words, ...lines, ...turns.flat(), ...letters]

  // A sentence that several screens show is learned once.
  const taught = [...new Map(lines.map((line) => [line.german, line])).values()]
  const orderOf = (unordered: readonly Item[], starred: ReadonlyMap<string, string>) =>
    inOrder(
      unordered.map((item) => ({
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
    alphabet: new Map(alphabet.map((letter) => [letter.id, letter])),
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

/** Inserts sentences and letters between the words at regular intervals. */
function mixed([words = [], lines = [], letters = []]: readonly (readonly string[])[]): string[] {
  return words.flatMap((word, at) => {
    const line = (at + 1) % wordsPerLine === 0 ? lines[(at + 1) / wordsPerLine - 1] : undefined
    const letter = (at + 1) % wordsPerLetter === 0 ? letters[(at + 1) / wordsPerLetter - 1] : undefined
    return [word, letter, line].filter((id) => id !== undefined)
  })
}
