import {
  contractions,
  coordinating,
  determinerOf,
  prepositions,
  pronounOf,
  questionWords,
  subordinating,
} from '../german/function-words.ts'
import type { Person } from '../persian/conjugate.ts'
import type { Token } from '../text/tokens.ts'
import type { GermanWords } from './german-words.ts'

/** Pronouns that can only be who acts. */
export const onlySubjects: Readonly<Record<string, readonly Person[]>> = {
  ich: [0],
  du: [1],
  er: [2],
  wir: [3],
  man: [2],
}

const negations = /^(?:nicht|nie|niemals|nichts|niemand|niemanden|keine?[nmrs]?)$/u
/** Words that are seldom the verb form that they look like. */
const rarelyVerb = new Set(['sein', 'gebraucht', 'bestimmt', 'leben', 'verschieden', 'arm', 'weg'])

export function isNegation({ key }: Token): boolean {
  return negations.test(key)
}

/** The persons that this word is a finite form for. */
export function personsOf(token: Token, words: GermanWords): readonly Person[] {
  return words.verbForms
    .of(token.key)
    .filter(({ form }) => form === 'present' || form === 'past' || form === 'wish')
    .flatMap(({ persons }) => persons)
}

export function isFinite(token: Token | undefined, words: GermanWords): boolean {
  if (!token || token.kind !== 'word' || rarelyVerb.has(token.key) || isFunctionWord(token)) return false
  const isNoun = words.nouns.of(token.key).length > 0 && /^\p{Lu}/u.test(token.text)
  if (isNoun || words.adverbs.has(token.key)) return false
  return personsOf(token, words).length > 0
}

/** A word that is not known at all, and ends as verbs do: atmet, schnarche. */
export function isVerbLike(token: Token | undefined, words: GermanWords): boolean {
  if (!token || token.kind !== 'word' || !/^\p{Ll}.+(?:e|st|t|en)$/u.test(token.text)) return false
  const isKnown =
    words.verbForms.of(token.key).length > 0 ||
    words.nouns.of(token.key).length > 0 ||
    words.adjectives.of(token.key) !== undefined ||
    words.adverbs.has(token.key) ||
    words.numbers.has(token.key)
  return !isKnown && !isFunctionWord(token) && !isNegation(token) && !particles.has(token.key)
}
const particles = new Set([
  'bitte',
  'erst',
  'fast',
  'selbst',
  'sonst',
  'sogar',
  'gerne',
  'heute',
  'seit',
  'hinten',
  'unten',
  'oben',
  'links',
  'zusammen',
  'meistens',
  'hatte',
])

function isFunctionWord({ key, text }: Token): boolean {
  return (
    pronounOf(key, text, false) !== undefined ||
    determinerOf(key, text, false) !== undefined ||
    [contractions, coordinating, prepositions, questionWords, subordinating].some(
      (it) => it[key] !== undefined,
    )
  )
}

/** Where these remain in a clause that has its verb, nobody knows which of them is negated. */
export function hasOtherVerb(rest: readonly Token[], words: GermanWords): boolean {
  return rest.some(
    (token, at) =>
      (isFinite(token, words) &&
        !words.verbForms.of(token.key).some(({ form }) => form === 'participle') &&
        !words.adjectives.of(token.key) &&
        /^\p{Ll}/u.test(token.text)) ||
      (isVerbLike(token, words) && /^(?:ich|du|er|sie|es|wir|man|ihr)$/u.test(rest[at - 1]?.key ?? '')),
  )
}
