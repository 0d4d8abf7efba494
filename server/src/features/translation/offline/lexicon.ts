import { fold } from '@pol/content/fold'
import { commonNouns, commonVerbs, commonWords } from './common-words.ts'
import type { TaughtWord, TranslationContent } from './content.ts'
import { derivedVerb, taughtVerb, type GermanVerb } from './german/conjugate.ts'
import { persianVerb, type PersianVerb } from './persian/conjugate.ts'
import { presentStems } from './persian/verb-stems.ts'

export type Gender = 'der' | 'die' | 'das'

export interface Noun {
  readonly german: string
  readonly gender: Gender
  readonly plural: string
  readonly farsi: string
}

/** A verb in both languages; either may need companions: Angst haben, کار کردن. */
export interface Verb {
  readonly german: GermanVerb
  /** The folded words before the German verb. */
  readonly complement: string
  readonly isReflexive: boolean
  readonly persian: PersianVerb
  /** Whether the Persian companion stands before what the verb is about: دنبال چیزی گشتن. */
  readonly holdsObject: boolean
}

export interface Lexicon {
  readonly nouns: readonly Noun[]
  readonly verbs: readonly Verb[]
  /** Adjectives, adverbs and whatever else is neither noun nor verb. */
  readonly words: readonly TaughtWord[]
}

export function buildLexicon(content: TranslationContent): Lexicon {
  const known = new Map(content.verbs.map((row) => [row.german, taughtVerb(row)]))
  const verbs = [
    ...content.verbs.map(({ german, farsi }) => verbOf(german, farsi, known)),
    ...Object.entries(commonVerbs).map(([german, farsi]) => verbOf(german, farsi, known)),
  ]
  const nouns: Noun[] = []
  const words: TaughtWord[] = []
  for (const word of content.words) {
    if (word.article !== '') nouns.push({ ...word, gender: word.article as Gender })
    else if (isVerb(word)) verbs.push(verbOf(word.german, word.farsi, known))
    else words.push(word)
  }
  for (const [farsi, taught] of Object.entries(commonNouns))
    nouns.push(...taught.map((noun) => nounOf(noun, farsi)))
  return { nouns, verbs, words: [...words, ...commonWords] }
}

function isVerb({ german, farsi }: TaughtWord): boolean {
  return presentStems[persianVerb(farsi).simple] !== undefined && german.endsWith('n')
}

function verbOf(german: string, farsi: string, known: ReadonlyMap<string, GermanVerb>): Verb {
  const words = german.split(' ')
  const infinitive = words.pop() ?? german
  const isReflexive = words[0] === 'sich'
  return {
    german: known.get(infinitive) ?? derivedVerb(infinitive, known),
    complement: fold((isReflexive ? words.slice(1) : words).join(' ')),
    isReflexive,
    persian: persianVerb(farsi),
    holdsObject: /چیزی|کسی/u.test(farsi),
  }
}

/** @param taught 'der Lehrer, Lehrer' */
function nounOf(taught: string, farsi: string): Noun {
  const [, gender = '', german = '', plural = ''] = /^(\S+) ([^,]+)(?:, (.+))?$/u.exec(taught) ?? []
  return { german, gender: gender as Gender, plural, farsi }
}
