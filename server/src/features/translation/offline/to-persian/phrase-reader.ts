import {
  contractions,
  determinerOf,
  prepositions,
  pronounOf,
  type Case,
  type Determiner,
} from '../german/function-words.ts'
import type { NounReading } from '../german/noun-index.ts'
import type { Token } from '../text/tokens.ts'
import { numberIn } from '../text/marks.ts'
import type { Head, Phrase } from './elements.ts'
import type { GermanWords } from './german-words.ts'

/** A phrase, and where reading goes on. */
export interface Read {
  readonly phrase: Phrase
  readonly next: number
}

/** Reads a noun or pronoun with its preposition, article, number and adjectives; undefined where none stands. */
export function readPhrase(
  tokens: readonly Token[],
  at: number,
  words: GermanWords,
  isStart: boolean,
): Read | undefined {
  const key = tokens[at]?.key ?? ''
  const contraction = contractions[key]
  const preposition = contraction?.[0] ?? (prepositions[key] ? key : '')
  if (preposition === '') return readNoun(tokens, at, words, isStart)
  const folded = preposition.replace('ü', 'ue')
  const article: Determiner | undefined = contraction && {
    kind: 'definite',
    ending: contraction[1] === 'dem' ? 'em' : contraction[1] === 'der' ? 'er' : 'es',
  }
  const inner = readNoun(tokens, at + 1, words, false, article)
  if (!inner) return undefined
  return { phrase: { ...inner.phrase, preposition: folded }, next: inner.next }
}

function readNoun(
  tokens: readonly Token[],
  start: number,
  words: GermanWords,
  isStart: boolean,
  contracted?: Determiner,
): Read | undefined {
  let at = start
  const isFirst = isStart && start === 0
  const first = tokens[at]
  if (!first) return undefined
  const pronoun = contracted ? undefined : pronounOf(first.key, first.text, isFirst)
  const determiner = contracted ?? determinerOf(first.key, first.text, isFirst)
  if (determiner && !contracted) at += 1
  const whole = numberAt(tokens[at], words)
  if (whole) at += 1
  const adjectives = []
  for (let token = tokens[at]; token; token = tokens[at]) {
    const reading = isNounAt(token, words) ? undefined : words.adjectives.of(token.key)
    if (!reading || !/[erms]$|[en]n$/u.test(token.key)) break
    adjectives.push(reading)
    at += 1
  }
  const noun = headAt(tokens, at, words, isFirst && at === start, determiner?.ending)
  if (noun) {
    const { head, isPlural } = noun
    const cases = casesOf(head, isPlural, determiner)
    const number = whole ?? ''
    const phrase: Phrase = {
      kind: 'phrase',
      preposition: '',
      number,
      adjectives,
      head,
      isPlural,
      cases,
      ...(determiner && { determiner }),
    }
    return { phrase, next: at + noun.length }
  }
  const bare = { kind: 'phrase', preposition: '', adjectives: [], isPlural: false } as const
  if (pronoun) {
    const head: Head = {
      kind: 'pronoun',
      persons: pronoun.persons,
      ...(first.key === 'es' && { isThing: true }),
      ...(pronoun.isAnybody && { isAnybody: true }),
    }
    return { phrase: { ...bare, number: '', head, cases: pronoun.cases }, next: start + 1 }
  }
  const isThis =
    determiner && !contracted && (determiner.kind === 'this' || first.key === 'das' || first.key === 'dies')
  if (isThis)
    return {
      phrase: { ...bare, number: '', head: { kind: 'this' }, cases: ['nominative', 'accusative'] },
      next: start + 1,
    }
  if (whole && (contracted || !determiner))
    return {
      phrase: {
        ...bare,
        number: whole,
        head: { kind: 'ready', farsi: '' },
        cases: ['nominative', 'accusative'],
      },
      next: start + 1,
    }
  return undefined
}

function numberAt(token: Token | undefined, words: GermanWords): string | undefined {
  if (token?.kind === 'number') return numberIn('de-to-fa', token.text)
  return token && token.key !== 'ein' ? words.numbers.get(token.key) : undefined
}

function isNounAt(token: Token, words: GermanWords): boolean {
  return /^\p{Lu}/u.test(token.text) && words.nouns.of(token.key).length > 0
}

function headAt(
  tokens: readonly Token[],
  at: number,
  words: GermanWords,
  isFirst: boolean,
  ending: string | undefined,
) {
  const token = tokens[at]
  if (token?.kind !== 'word') return undefined
  if (/^(?:nicht|bitte|nie|gerne?)$/u.test(token.key)) return undefined
  const readings = words.nouns.of(token.key)
  const isCapital = /^\p{Lu}/u.test(token.text)
  if (isFirst && words.adverbs.has(token.key)) return undefined
  if (readings.length > 0 && (isCapital || (ending !== undefined && !words.adverbs.has(token.key)))) {
    const { noun, isPlural } = best(readings, ending)
    return { head: { kind: 'noun', noun } satisfies Head, isPlural, length: 1 }
  }
  const isKnown =
    words.adverbs.has(token.key) || words.verbForms.of(token.key).length > 0 || words.adjectives.of(token.key)
  if (!isCapital || (isFirst && isKnown) || pronounOf(token.key, token.text, false)) return undefined
  if (isFirst && (determinerOf(token.key, token.text, true) || words.numbers.has(token.key))) return undefined
  let length = 1
  while (isNameAt(tokens[at + length], words)) length += 1
  const text = tokens
    .slice(at, at + length)
    .map((it) => it.text)
    .join(' ')
  return { head: { kind: 'name', text } satisfies Head, isPlural: false, length }
}

function isNameAt(token: Token | undefined, words: GermanWords): boolean {
  if (token?.kind !== 'word' || !/^\p{Lu}/u.test(token.text)) return false
  return (
    words.nouns.of(token.key).length === 0 &&
    !pronounOf(token.key, token.text, false) &&
    !determinerOf(token.key, token.text, false)
  )
}

/** The reading that the ending of the article allows: die Löffel are several. */
function best(readings: readonly NounReading[], ending: string | undefined): NounReading {
  const fitting = readings.find((it) => ending !== undefined && casesBy(it, ending).length > 0)
  return (
    fitting ?? readings[0] ?? { noun: { german: '', gender: 'das', plural: '', farsi: '' }, isPlural: false }
  )
}

function casesBy({ noun, isPlural }: NounReading, ending: string): readonly Case[] {
  const gender =
    isPlural || (noun.plural === noun.german && ending === 'e' && noun.gender !== 'die')
      ? 'plural'
      : noun.gender
  return table[gender]?.[ending] ?? []
}

const table: Readonly<Record<string, Readonly<Record<string, readonly Case[]>>>> = {
  der: {
    er: ['nominative'],
    '': ['nominative'],
    en: ['accusative'],
    em: ['dative'],
    gen: ['genitive'],
    es: ['genitive'],
  },
  die: { e: ['nominative', 'accusative'], er: ['dative', 'genitive'] },
  das: {
    es: ['nominative', 'accusative'],
    '': ['nominative', 'accusative'],
    em: ['dative'],
    gen: ['genitive'],
  },
  plural: { e: ['nominative', 'accusative'], en: ['dative'], er: ['genitive'] },
}

function casesOf(head: Head, isPlural: boolean, determiner: Determiner | undefined): readonly Case[] {
  if (head.kind !== 'noun' || !determiner) return ['nominative', 'accusative']
  const cases = casesBy({ noun: head.noun, isPlural }, determiner.ending)
  return cases.length > 0 ? cases : ['nominative', 'accusative', 'dative']
}
