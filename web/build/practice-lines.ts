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
import { entriesByWord } from '@pol/content/course/entries-by-word'
import { lastNeededWord } from '@pol/content/course/last-needed-word'
import { practisedTurns } from '@pol/content/course/sentence-to-order'
import { lexicon, type LexiconEntry } from '@pol/content/lexicon'
import { compoundWords, reviewedCompounds } from '@pol/language/compounds'
import { formIndexOf } from '@pol/language/form-index'
import type { Language } from '@pol/language/language'
import type { Pair } from '@pol/language/pair'
import { tilesOf } from '@pol/language/tiles'
import { leadersOf } from '@pol/learning/leaders'
import { inLearningOrder } from '@pol/learning/learning-order'
import { itemsAsOne } from './items-as-one.ts'
import { type Columns, columnsOf, usesOfWords } from './lexicon-parts.ts'
import type { Material } from './material.ts'

const lineKinds = [phrases, everyday, situations, seniorsTravel, seniorsBasic, emergency]

const sentenceColumns = [
  'id',
  'german',
  'farsi',
  'transliteration',
  'topic',
  'after_de',
  'after_fa',
  'last_de',
  'last_fa',
] as const

/** A sentence of a dialogue or of a screen with phrases. */
export interface Sentence extends Phrase {
  /** Its category, or `unit-3` for a sentence of the third dialogue, which has the id of its turn. */
  readonly topic: string
  /** The last of its taught words in the order of learning German, or Persian, as index in the lexicon. */
  readonly after_de: string
  readonly after_fa: string
  /** The form of that word in the sentence; empty if it stands there in several parts. */
  readonly last_de: string
  readonly last_fa: string
}

/** All items except words, and what practice needs of words. */
export interface Lines {
  /** Those of the dialogues come first. */
  readonly sentences: Columns<(typeof sentenceColumns)[number]>
  readonly letters: readonly Phrase[]
  /** Icon names by entry id. */
  readonly icons: Readonly<Record<string, string>>
  /** German words with "|" between the parts of a compound, by entry id, where tiles would be cut elsewhere. */
  readonly divided: Readonly<Record<string, string>>
}

/** A separate file for practice, because these lines are spread over the scripts of the screens. */
export function linesOf(material: Material): Lines {
  const { content, compounds } = material
  const rowsOf = <Row>({ file }: Kind<Row>) => (content.get(file) ?? []) as unknown as readonly Row[]
  const lastWordOf = lastWords(material)
  return {
    sentences: columnsOf(
      practisedSentences(material).map((sentence) => ({ ...sentence, ...lastWordOf(sentence) })),
      sentenceColumns,
    ),
    letters: rowsOf(letters).map(({ id, german, farsi, name_transliteration }) => ({
      id,
      german,
      farsi,
      transliteration: name_transliteration,
    })),
    icons: Object.fromEntries(rowsOf(objects).map(({ entry, icon }) => [entry, icon])),
    divided: dividedWords(rowsOf(lexicon), compounds),
  }
}

/** The sentences that practice asks, those of the dialogues first. */
function practisedSentences({ content, course }: Material): (Phrase & Pick<Sentence, 'topic'>)[] {
  const turns = course.flatMap(({ unit, turns }) =>
    practisedTurns(turns).map((turn) => ({ ...turn, topic: `unit-${unit}` })),
  )
  const phrases = lineKinds.flatMap((kind) =>
    (content.get(kind.file) as unknown as readonly (Phrase & { readonly category?: string })[]).map(
      ({ category = kind.idPrefix, ...phrase }) => ({ ...phrase, topic: category }),
    ),
  )
  return [...turns, ...phrases]
}

function dividedWords(
  entries: readonly LexiconEntry[],
  compounds: readonly string[],
): Record<string, string> {
  const index = formIndexOf('de', entries)
  const reviewed = reviewedCompounds(compounds)
  const divide = (word: string): string => {
    const parts = compoundWords(index, word, reviewed)
    return parts.length > 1 ? parts.map(divide).join('|') : word
  }
  return Object.fromEntries(
    entries.flatMap(({ id, german }) => {
      const divided = german.replaceAll(/\p{L}+/gu, divide)
      return tilesOf(divided, 'de').join('|') === tilesOf(german, 'de').join('|') ? [] : [[id, divided]]
    }),
  )
}

/** Returns a function that finds the last taught word of a sentence in learning order. Form indexes take a while. */
function lastWords(
  material: Material,
): (sentence: Pair & Pick<Sentence, 'topic'>) => Omit<Sentence, keyof Phrase | 'topic'> {
  const { content, course } = material
  const entries = content.get(lexicon.file) as unknown as readonly LexiconEntry[]
  const indexes = new Map(entries.map((entry, at) => [entry.id, at]))
  const uses = usesOfWords(entries)
  const leaders = leadersOf(itemsAsOne(material))
  const inCourse = course.flatMap(({ words }) => words.map(({ id }) => id))
  const places = new Map(inCourse.map((id, place) => [id, place]))
  const order = inLearningOrder(
    entries.map((entry, at) => ({ ...entry, place: places.get(entry.id) ?? null, uses: uses[at] ?? 0 })),
  )
  const lastIn = (language: Language) => {
    const taught = order.filter(({ id }) => leaders.isTaught(language, id))
    const taughtInCourse = taught.filter(({ id }) => places.has(id)).length
    const index = formIndexOf(language, entries)
    const last = lastNeededWord(index, taught, taughtInCourse)
    const wordOf = ({ german, farsi }: LexiconEntry) => (language === 'de' ? german : farsi)
    const unitEnds = new Map<string, number>(
      course.map(({ unit, words }) => {
        const lastPlace = places.get(words.at(-1)?.id ?? '') ?? 0
        const end = taught.findLastIndex(({ id }) => (places.get(id) ?? Infinity) <= lastPlace)
        return [`unit-${unit}`, end]
      }),
    )
    return (text: string, topic: string) => {
      const entry = last(text, unitEnds.get(topic))
      const words = entriesByWord(index, text).filter(({ entries }) =>
        entries.some((each) => entry !== undefined && wordOf(each) === wordOf(entry)),
      )
      const [word] = words
      return {
        after: String(indexes.get(entry?.id ?? '') ?? 0),
        last: word && words.length === 1 ? word.text : '',
      }
    }
  }
  const [ofGerman, ofPersian] = [lastIn('de'), lastIn('fa')]
  return ({ german, farsi, topic }) => {
    const [de, fa] = [ofGerman(german, topic), ofPersian(farsi, topic)]
    return { after_de: de.after, after_fa: fa.after, last_de: de.last, last_fa: fa.last }
  }
}
