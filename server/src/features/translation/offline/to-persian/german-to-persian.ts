import { coordinating, pronounOf, subordinating } from '../german/function-words.ts'
import type { Person } from '../persian/conjugate.ts'
import type { SentenceMemory } from '../sentence-memory.ts'
import type { Sentence } from '../text/sentences.ts'
import { keyOf, textOf, type Token } from '../text/tokens.ts'
import { writeClause } from './clause.ts'
import type { Element } from './elements.ts'
import { hasOtherVerb, isNegation } from './finite-verbs.ts'
import type { GermanWords } from './german-words.ts'
import { readElements } from './read-elements.ts'
import { spelledOut } from './read-times.ts'
import { rolesOf } from './roles.ts'
import { secondClause } from './split-clauses.ts'
import { verbGroup, type VerbGroup } from './verb-group.ts'
import { writeFragment } from './write-fragment.ts'
import { writeState } from './write-state.ts'

export interface ToPersian {
  readonly words: GermanWords
  readonly memory: SentenceMemory
}

/** What one clause tells the next: who acts, and that a new one may begin with a small letter. */
interface State {
  person: Person
  isStart: boolean
  /** Whether a verb has been said that this clause may lack. */
  isAfterClause: boolean
}

/** The words of each segment in Persian; the marks between them are not touched. */
export function persianSegments(sentence: Sentence, tools: ToPersian): string[] {
  const state: State = { person: 2, isStart: true, isAfterClause: false }
  return sentence.segments.map((segment) => {
    const text = translateSegment(segment.words, sentence.isQuestion, tools, state)
    state.isStart = false
    state.isAfterClause = true
    return text
  })
}

function translateSegment(
  tokens: readonly Token[],
  isQuestion: boolean,
  tools: ToPersian,
  state: State,
): string {
  if (tokens.length === 0) return ''
  const known = tokens.length > clauseMaximum ? undefined : tools.memory.find(keyOf(tokens), isQuestion)
  if (known !== undefined) {
    const [first] = tokens
    state.person = (first && pronounOf(first.key, first.text, false)?.persons[0]) ?? state.person
    return known
  }
  const opening = openingOf(tokens, tools)
  if (opening) {
    const rest = translateSegment(tokens.slice(opening.length), isQuestion, tools, state)
    return `${opening.text} ${rest}`
  }
  const cut = secondClause(tokens, tools.words, (at) => joinsClauses(tokens, at, tools.words))
  if (cut) {
    const left = translateSegment(tokens.slice(0, cut.at), isQuestion, tools, state)
    state.isStart = false
    state.isAfterClause = true
    const right = translateSegment(tokens.slice(cut.at + (cut.isJoiner ? 1 : 0)), isQuestion, tools, state)
    if (cut.isJoiner) return `${left} ${coordinating[tokens[cut.at]?.key ?? ''] ?? ''} ${right}`
    const isJoined = subordinating[tokens[cut.at]?.key ?? ''] !== undefined
    return `${left}${isJoined ? '' : '،'} ${right}`
  }
  return translateClause(tokens, isQuestion, tools, state)
}

/** Greetings and the like before a sentence: Guten Morgen Frau Ahmadi. */
function openingOf(
  tokens: readonly Token[],
  { words, memory }: ToPersian,
): { length: number; text: string } | undefined {
  for (let length = Math.min(4, tokens.length - 1); length >= 1; length -= 1) {
    const part = tokens.slice(0, length)
    const text = memory.find(keyOf(part), false)
    const isGreeting =
      length > 1
        ? !part.some((token) => words.verbForms.of(token.key).length > 0) &&
          /^(?:gut|herzlich|viel|auf|bis|schoen|alles|danke|bitte|froh)/u.test(part[0]?.key ?? '')
        : /^(?:hallo|ja|nein|danke|tschuess|entschuldigung)$/u.test(part[0]?.key ?? '')
    const isPreposition = part[0]?.key === 'bis' || part[0]?.key === 'auf'
    if (text !== undefined && isGreeting && !isPreposition) return { length, text }
  }
  return undefined
}

/** A clause longer than this is none; looking further would only take time. */
const clauseMaximum = 40

function joinsClauses(tokens: readonly Token[], at: number, words: GermanWords): boolean {
  const right = verbGroup(tokens.slice(at + 1, at + 1 + clauseMaximum), words, false)
  if (!right || right.persons.length === 0) return false
  const left = verbGroup(tokens.slice(Math.max(0, at - clauseMaximum), at), words, false)
  const isBareOrder = (group: VerbGroup) => group.isImperative && !group.isFirst
  return left !== undefined && (!isBareOrder(right) || isBareOrder(left))
}

const subjunctiveAfter = new Set(['wenn', 'damit', 'bevor'])

function translateClause(
  original: readonly Token[],
  isQuestion: boolean,
  { words }: ToPersian,
  state: State,
): string {
  const all = spelledOut(original)
  const first = all[0]?.key ?? ''
  const joiner = coordinating[first] ?? subordinating[first]
  const isSubordinate = subordinating[first] !== undefined
  const tokens = joiner === undefined ? all : all.slice(1)
  const isPolite = tokens.some(({ key }) => key === 'bitte')
  const said = tokens.filter(({ key }) => key !== 'bitte')
  const start = [joiner ?? '', isPolite ? 'لطفاً' : '']
  if (said.length === 0) return start.filter(Boolean).join(' ')
  const group = verbGroup(
    isSubordinate ? all.filter(({ key }) => key !== 'bitte') : said,
    words,
    isQuestion,
    isPolite,
  )
  const others = said.filter((token) => !group?.used.has(token))
  // Keinen Hunger: the noun belongs to the verb, and so does its negation.
  const rest = others.filter((token) => !isKeinOf(token, said[said.indexOf(token) + 1], group))
  const isNegated = others.some(isNegation)
  const isUnsure = isNegated && (!group || hasOtherVerb(rest, words))
  const negation = isNegated && !isUnsure
  const isStart = state.isStart && rest[0] === all[0]
  const front = frontOf(said, rest, group)
  const elements = withoutMore(readElements(rest, words, isStart, { front, keepsNot: isUnsure }), negation)
  if (!group)
    return (
      [...start, writeFragment(elements, state.isAfterClause)].filter(Boolean).join(' ') || textOf(original)
    )
  const how = writeState(elements, group, negation)
  if (how !== undefined) return [...start, how].filter(Boolean).join(' ')
  const roles = rolesOf(elements, group, state.person)
  state.person = roles.person
  const wantsSubjunctive =
    subjunctiveAfter.has(first) &&
    !group.isPast &&
    group.infinitive !== 'sein' &&
    group.infinitive !== 'haben'
  const clause = writeClause(group, roles, { isNegative: negation, isPolite, wantsSubjunctive })
  return [...start, clause].filter(Boolean).join(' ')
}

function isKeinOf(token: Token, next: Token | undefined, group: VerbGroup | undefined): boolean {
  return next !== undefined && /^keine?[nmrs]?$/u.test(token.key) && group?.used.has(next) === true
}

/** Nicht mehr is not a negated mehr. */
function withoutMore(elements: readonly Element[], isNegative: boolean): Element[] {
  const no = { kind: 'adverb', farsi: 'دیگر', isTime: true } as const
  return elements.map((it) => (isNegative && it.kind === 'adverb' && it.farsi === 'بیشتر' ? no : it))
}

/** How many of the other words stand before the verb. */
function frontOf(all: readonly Token[], rest: readonly Token[], group: VerbGroup | undefined): number {
  const verb = all.findIndex((token) => group?.used.has(token))
  return rest.filter((token) => all.indexOf(token) < verb).length
}
