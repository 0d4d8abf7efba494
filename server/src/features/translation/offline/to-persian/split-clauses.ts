import { coordinating, questionWords, subordinating } from '../german/function-words.ts'
import { modals } from '../german/verb-index.ts'
import type { Token } from '../text/tokens.ts'
import { isFinite, isNegation, isVerbLike, onlySubjects, personsOf } from './finite-verbs.ts'
import type { GermanWords } from './german-words.ts'
import { readPhrase } from './phrase-reader.ts'

/** Where a second clause begins though no mark parts it from the first. */
export interface Cut {
  readonly at: number
  /** Whether the word there only joins the two, and belongs to neither. */
  readonly isJoiner: boolean
}

/** What has been read of the first clause. */
interface Left {
  hasVerb: boolean
  /** Whether any word may be a verb; without one there is no clause to end. */
  mayHaveVerb: boolean
  hasSubject: boolean
  /** Whether an infinitive or participle may still follow. */
  isOpen: boolean
  /** Nouns, adjectives, pronouns that act, and nicht. */
  content: number
}

const always = new Set(['dass', 'weil', 'ob', 'obwohl', 'bevor', 'nachdem', 'wenn'])
const askers = new Set(['wer', 'wen', 'wem', 'wann', 'wo', 'wohin', 'woher', 'warum', 'wieso', 'was', 'wie'])
const opening = new Set(['haben', 'sein', 'werden', 'lassen', 'gehen'])

export function secondClause(
  tokens: readonly Token[],
  words: GermanWords,
  joinsVerbs: (at: number) => boolean,
): Cut | undefined {
  const left: Left = { hasVerb: false, mayHaveVerb: false, hasSubject: false, isOpen: false, content: 0 }
  for (const [at, token] of tokens.entries()) {
    if (at > 0 && coordinating[token.key] !== undefined) {
      if ((left.mayHaveVerb && joinsVerbs(at)) || contrasts(tokens, at, left, words))
        return { at, isJoiner: true }
    }
    const isWhole = left.hasVerb && left.hasSubject
    if (at > 0 && left.hasVerb && subordinates(tokens, at, words)) return { at, isJoiner: false }
    if (isWhole && asks(tokens, at, words)) return { at, isJoiner: false }
    const start = isWhole ? beginsAt(tokens, at, left, words) : undefined
    if (start !== undefined && start > 0) return { at: start, isJoiner: false }
    read(tokens, at, left, words)
  }
  return undefined
}

function read(tokens: readonly Token[], at: number, left: Left, words: GermanWords): void {
  const token = tokens[at] as Token
  left.mayHaveVerb ||= words.verbForms.of(token.key).length > 0
  const isCertain = isFinite(token, words) && !isInfinite(token, words)
  const before = tokens[at - 1]
  const after = tokens[at + 1]
  const isOfPronoun =
    agrees(before, token, words) ||
    (after !== undefined && onlySubjects[after.key] !== undefined && agrees(after, token, words))
  if (isCertain || isOfPronoun || (!left.hasVerb && isFinite(token, words))) {
    left.hasVerb = true
    left.isOpen = words.verbForms
      .of(token.key)
      .some(({ infinitive }) => modals[infinitive] !== undefined || opening.has(infinitive))
    if (at === 0 && words.verbForms.of(token.key).some(({ form }) => form === 'imperative'))
      left.hasSubject = true
  }
  const isNoun = words.nouns.of(token.key).length > 0 || (at > 0 && /^\p{Lu}/u.test(token.text))
  const isSubject = onlySubjects[token.key] !== undefined || /^(?:sie|es|ihr|das)$/u.test(token.key)
  if (isSubject || isNoun) left.hasSubject = true
  if (isSubject || isNoun || isNegation(token) || words.adjectives.of(token.key)) left.content += 1
}

function isInfinite(token: Token, words: GermanWords): boolean {
  return words.verbForms.of(token.key).some(({ form }) => form === 'infinitive' || form === 'participle')
}

/** Aber kein Fleisch, aber mein Sohn: a contrast needs no verb; das ist aber schön is none. */
function contrasts(tokens: readonly Token[], at: number, left: Left, words: GermanWords): boolean {
  const key = tokens[at]?.key ?? ''
  const next = tokens[at + 1]
  if (!next) return false
  if (key === 'und' || key === 'oder')
    return left.hasVerb && /^(?:nicht|keine?[nmr]?)$/u.test(tokens[at + 2]?.key ?? '')
      ? onlySubjects[next.key] !== undefined
      : false
  if (key === 'denn') return false
  return key === 'sondern' || !left.hasVerb || (left.content >= 2 && !isFinite(tokens[at - 1], words))
}

function subordinates(tokens: readonly Token[], at: number, words: GermanWords): boolean {
  const key = tokens[at]?.key ?? ''
  if (always.has(key)) return true
  return subordinating[key] !== undefined && at < tokens.length - 2 && isFinite(tokens.at(-1), words)
}

function asks(tokens: readonly Token[], at: number, words: GermanWords): boolean {
  const key = tokens[at]?.key ?? ''
  return askers.has(key) && questionWords[key] !== undefined && isFinite(tokens.at(-1), words)
}

/** Where the clause begins of which the verb stands here; undefined where none does. */
function beginsAt(tokens: readonly Token[], at: number, left: Left, words: GermanWords): number | undefined {
  const token = tokens[at] as Token
  const next = tokens[at + 1]
  const before = tokens[at - 1]
  const isAlone = onlySubjects[token.key] !== undefined && !isFinite(before, words)
  if (isAlone && next && isNegation(next) && !isVerbLike(before, words)) return at
  if (next && isSurelyVerb(next, left, words) && agrees(token, next, words)) return at
  if (orders(tokens, at, words)) return at
  if (token.key === 'bitte' && next && isSurelyVerb(next, left, words) && isFinite(next, words)) return at
  if (!isFinite(token, words) || !isSurelyVerb(token, left, words)) return undefined
  if (next && onlySubjects[next.key] !== undefined && agrees(next, token, words))
    return before && words.adverbs.get(before.key)?.isTime ? at - 1 : at
  if (isInfinite(token, words)) return undefined
  for (let start = Math.max(1, at - 4); start < at; start += 1) {
    const phrase = readPhrase(tokens, start, words, false)
    if (phrase?.next !== at || phrase.phrase.preposition !== '') continue
    const { head, cases, isPlural } = phrase.phrase
    const isActing = head.kind !== 'pronoun' && cases.includes('nominative')
    const isBound = readPhrase(tokens, start - 1, words, false)?.next === at
    const isSame = personsOf(token, words).includes(isPlural ? 5 : 2)
    if (isActing && isSame && !isBound && endsBefore(tokens, start, words)) return start
  }
  return undefined
}

/** Whether a verb stands before, and something that acts. */
function endsBefore(tokens: readonly Token[], end: number, words: GermanWords): boolean {
  const before = tokens.slice(Math.max(0, end - 40), end)
  return (
    before.some((token) => isFinite(token, words) || isVerbLike(token, words)) &&
    before.some((token) => words.nouns.of(token.key).length > 0 || personal.test(token.key))
  )
}
const personal = /^(?:ich|du|er|wir|man|sie|es|ihr|das)$/u

function isSurelyVerb(token: Token, { isOpen }: Left, words: GermanWords): boolean {
  return !isOpen || !isInfinite(token, words)
}

function agrees(subject: Token | undefined, verb: Token, words: GermanWords): boolean {
  if (!subject) return false
  const persons = onlySubjects[subject.key] ?? unsureSubjects[subject.key]
  if (!persons) return false
  if (isFinite(verb, words)) return personsOf(verb, words).some((person) => persons.includes(person))
  return isVerbLike(verb, words) && endings[persons[0] ?? 2]?.test(verb.key) === true
}
const unsureSubjects: Readonly<Record<string, readonly number[]>> = { sie: [2, 4, 5], es: [2], ihr: [4] }
const endings = [/e$/u, /st$/u, /t$/u, /en$/u, /t$/u]

/** Trink es nicht: an order after a clause. */
function orders(tokens: readonly Token[], at: number, words: GermanWords): boolean {
  const token = tokens[at] as Token
  const next = tokens[at + 1]?.key ?? ''
  if (/^\p{Lu}/u.test(token.text) || words.nouns.of(token.key).length > 0) return false
  if (words.adverbs.has(token.key) || words.adjectives.of(token.key) || coordinating[token.key]) return false
  const readings = words.verbForms.of(token.key)
  const isOnlyOrder = readings.length > 0 && readings.every(({ form }) => form === 'imperative')
  return isOnlyOrder && /^(?:es|ihn|sie|mich|uns|mir|ihm|bitte|nicht|nie|keine?[nmr]?)$/u.test(next)
}
