import { firstMeanings } from '@pol/content/first-meanings'
import { letterSpeech } from '@pol/content/letter-speech'
import type { LexiconEntry } from '@pol/content/lexicon'
import { foldWords } from '@pol/language/fold'
import type { Language } from '@pol/language/language'
import type { Rule } from '@pol/language/reasons/rule'
import type { CardId, Settings, Star } from '@pol/learning/values'
import { asksForms, type Item, type Letter, type Line, type Word } from '@pol/learning/item'
import { type Meanings, meaningsOf } from '@pol/learning/meanings'
import {
  inLearningOrder,
  newItemsInOrder,
  type NewSentence,
  type WordToLearn,
} from '@pol/learning/learning-order'
import type { FormsOf } from '@pol/learning/tasks/task'
import { taughtRules } from '@pol/learning/taught-rules'
import { withEntries } from '@pol/learning/with-entries'
import unitOfRule from 'virtual:rule-units'
import type { LetterForReaders } from '../../../build/for-readers.ts'
import type { Groups } from '../../../build/groups.ts'
import type { Sentence } from '../../../build/practice-lines.ts'
import { idOf, loadEntries, loadSenses, rowsOf } from '../lexicon/entries.ts'
import { once } from '../once.ts'

/** A text to speak. The id determines the pronunciation of a homograph. */
export interface PersianSpeech {
  readonly text: string
  readonly id: string | undefined
}

/** What a learner wants to learn soon. */
export interface Wishes {
  readonly stars: readonly Star[]
  readonly topics: Settings['topics']
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
  /** The last word of a sentence in the order of learning the language: the sentence comes after it. */
  lastWordOf(language: Language, sentence: string): string
  /** Items that are learned in a language: one for each of its words, with all its entries. */
  taughtIn(language: Language): readonly Item[]
  /** Index of the items that can be confused with each other. Built on the first call, because it is slow. */
  meanings(): Meanings
  /** Ids of the words of topics in the order of learning. A word of several entries has the topics of all. */
  wordsOf(language: Language, topics: Settings['topics']): readonly string[]
  /** Ids of the new words and sentences in the order of learning. @param met items that are not new. */
  candidates(language: Language, wishes: Wishes, met: ReadonlySet<string>): Iterable<string>
  /** The function that generates verb forms; undefined until it is loaded. */
  formsOf(): FormsOf | undefined
  /** The rules of grammar that the learner was taught. */
  taughtRules(language: Language, met: ReadonlySet<string>): ReadonlySet<Rule>
  /** Loads `formsOf`; null if no card needs it. Never rejects: without it, verbs get other tasks. */
  loadFormsFor(cards: readonly CardId[]): Promise<void> | null
  /** The text to speak for an item in Persian. A letter is spoken as its name and an example. */
  persianSpeechOf(item: Item): PersianSpeech
}

/** Level of a word by its digit, from 1. */
const levels: readonly LexiconEntry['level'][] = ['A1', 'A2', 'B1']

/** Fetches the lexicon, the lines and the letters. Import this module dynamically: it contains words. */
export const loadCatalogue = once(async (): Promise<Catalogue> => {
  const [entries, senses, { default: material }, { groups, leaders }, { default: alphabet }] =
    await Promise.all([
      loadEntries(),
      loadSenses(),
      import('virtual:lines'),
      import('../signed-in-script.ts'),
      import('@pol/content/data/letters.csv'),
    ])
  const letterSpeeches = new Map(alphabet.map((letter) => [letter.id, letterSpeech(letter)]))
  const places = new Map(groups.units.flat().map((id, place) => [id, place]))
  const speechIds = new Map<string, string>()
  const uses = new Map<string, number>()
  const separate = entries.map((entry, at): Word => {
    const { speech_id, uses: used, level, ...word } = entry
    const id = idOf(entry)
    if (speech_id) speechIds.set(id, speech_id)
    uses.set(id, used)
    const icon = material.icons[id]
    const divided = material.divided[id]
    return {
      ...word,
      kind: 'word',
      id,
      sense_farsi: senses[at]?.sense_farsi ?? '',
      topic: senses[at]?.topic ?? '',
      level: levels[Number(level) - 1] ?? '',
      ...(icon !== undefined && { icon }),
      ...(divided !== undefined && { divided }),
    }
  })
  const words = withEntries(separate, leaders, firstMeanings)
  const sentences = rowsOf<Sentence>(material.sentences)
  const levelAfter = (word: string) => words[Number(word)]?.level ?? ''
  const lines = sentences.map(({ after_de, after_fa, last_de, last_fa, ...sentence }): Line => ({
    kind: 'line',
    ...sentence,
    levels: { de: levelAfter(after_de), fa: levelAfter(after_fa) },
    lastWords: { de: last_de, fa: last_fa },
  }))
  const letters = material.letters.map((letter): Letter => ({ kind: 'letter', ...letter }))
  const items: readonly Item[] = [...words, ...lines, ...letters]

  let order: readonly (WordToLearn & { readonly topic: string })[] | undefined
  const wordsInOrder = () =>
    (order ??= inLearningOrder(
      separate.map(({ id, level, topic }) => ({
        id,
        level,
        topic,
        place: places.get(id) ?? null,
        uses: uses.get(id) ?? 0,
      })),
    ))
  const wordsOf: Catalogue['wordsOf'] = (language, topics) => {
    if (topics.length === 0) return []
    const ofTopics = wordsInOrder().filter(({ topic }) => (topics as readonly string[]).includes(topic))
    return leaders.itemsOf(
      language,
      ofTopics.map(({ id }) => id),
    )
  }
  // A sentence with several translations is new once, as is one in a dialogue and on a screen.
  const sentencesTaughtIn = (language: Language): NewSentence[] => {
    const ofLanguage = sentences.filter(({ id }) => leaders.isTaught(language, id))
    return [
      ...Map.groupBy(ofLanguage, ({ german, farsi }) => (language === 'de' ? german : farsi)).values(),
    ].flatMap(([first]) => {
      if (!first) return []
      const text = language === 'de' ? first.german : first.farsi
      const words = foldWords(text).split(' ')
      return { id: first.id, after: lastWordOf(language, first.id), words }
    })
  }
  const newSentences: Partial<Record<Language, readonly NewSentence[]>> = {}
  const sentencesById = new Map(sentences.map((sentence) => [sentence.id, sentence]))
  const lastWordOf: Catalogue['lastWordOf'] = (language, sentence) =>
    words[Number(sentencesById.get(sentence)?.[`after_${language}`])]?.id ?? ''
  const byId = new Map(items.map((item) => [item.id, item]))
  let meanings: Meanings | undefined
  let formsOf: FormsOf | undefined
  const taughtItems = (language: Language) => items.filter(({ id }) => leaders.isTaught(language, id))
  const taught = { de: taughtItems('de'), fa: taughtItems('fa') }
  return {
    items,
    byId,
    groups,
    alphabet: new Map(alphabet.map((letter) => [letter.id, letter])),
    turns: groups.units.map((_, at) =>
      lines.flatMap(({ id, topic }) => (topic === `unit-${at + 1}` ? id : [])),
    ),
    lastWordOf,
    taughtIn: (language) => taught[language],
    meanings: () => (meanings ??= meaningsOf(items, leaders)),
    wordsOf,
    candidates(language, { stars, topics }, met) {
      const taught = wordsInOrder().filter(({ id }) => leaders.isTaught(language, id))
      const starred = stars.toSorted((a, b) => (a.at < b.at ? -1 : 1)).map(({ item }) => item)
      return newItemsInOrder({
        course: taught.flatMap(({ id, place }) => (place === null ? [] : id)),
        others: taught.flatMap(({ id, place }) => (place === null ? id : [])),
        sentences: (newSentences[language] ??= sentencesTaughtIn(language)),
        starred: leaders.itemsOf(language, starred),
        chosen: wordsOf(language, topics),
        met,
      })
    },
    formsOf: () => formsOf,
    taughtRules(language, met) {
      // The lessons of a unit teach its rules; its further words do not count.
      const units = groups.units.map((members, at) =>
        leaders.itemsOf(language, members.slice(0, groups.wordsOfLessons[at])),
      )
      return taughtRules(units, unitOfRule, met)
    },
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
