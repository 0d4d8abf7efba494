import type { Noun } from '../lexicon.ts'
import { comparative, superlative } from '../german/compare.ts'
import { readNoun } from '../persian/read-noun.ts'
import { numberIn } from '../text/marks.ts'
import type { Token } from '../text/tokens.ts'
import { nounOf, type Phrase } from './elements.ts'
import { pronounKeys, timeKeys } from './function-words.ts'
import type { PersianWords } from './persian-words.ts'
import { measures, names } from './write-phrase.ts'

const determiners: Readonly<Record<string, Phrase['determiner']>> = {
  این: 'this',
  ان: 'that',
  هر: 'every',
  کدام: 'which',
  چه: 'which',
  همه: 'all',
  همهی: 'all',
}
const empty = {
  kind: 'phrase',
  preposition: '',
  determiner: '',
  number: '',
  superlative: '',
  isPlural: false,
  isIndefinite: false,
  isObject: false,
  adjectives: [],
} as const

export const keysAt = (tokens: readonly Token[], at: number, length: number) =>
  tokens
    .slice(at, at + length)
    .map(({ key }) => key)
    .join(' ')

export function hourAt(token: Token | undefined, words: PersianWords): string | undefined {
  if (token?.kind === 'number') return numberIn('fa-to-de', token.text)
  return token && words.numbers.get(token.key)
}

export function readable(token: Token | undefined, words: PersianWords): boolean {
  return (
    token !== undefined &&
    readNoun(token.key, (key) => words.nouns.get(key)) !== undefined &&
    !words.adjectives.has(token.key)
  )
}

export function adjectiveAt(key: string, words: PersianWords): string | undefined {
  const plain = words.adjectives.get(key)
  if (plain) return plain
  if (key === 'بهتر' || key === 'بهترین') return key === 'بهتر' ? 'besser' : undefined
  return key.endsWith('تر') && words.adjectives.has(key.slice(0, -2))
    ? comparative(words.adjectives.get(key.slice(0, -2)) ?? '')
    : undefined
}

function superlativeAt(key: string, words: PersianWords): string | undefined {
  if (key === 'بهترین') return 'best'
  const base = key.endsWith('ترین') ? words.adjectives.get(key.slice(0, -4)) : undefined
  return base && superlative(base)
}

interface ReadPhrase {
  readonly phrase: Phrase
  readonly next: number
}

export function phraseAt(
  tokens: readonly Token[],
  start: number,
  words: PersianWords,
  isBeing: boolean,
): ReadPhrase | undefined {
  let at = start
  const person = pronounKeys[tokens[at]?.key ?? '']
  if (person !== undefined) return ended({ ...empty, head: { person } }, tokens, at + 1)
  const determiner = determiners[tokens[at]?.key ?? ''] ?? ''
  if (determiner !== '') at += 1
  const number = hourAt(tokens[at], words) ?? ''
  if (number !== '') at += 1
  else if (tokens[at]?.key === 'چند') return counted(tokens, at + 1, words)
  if (number !== '' && tokens[at]?.key === 'تا') at += 1
  const most = superlativeAt(tokens[at]?.key ?? '', words) ?? ''
  if (most !== '') at += 1
  const noun = nounAt(tokens, at, words)
  if (!noun) {
    if (determiner === 'this' || determiner === 'that')
      return ended({ ...empty, head: { ready: 'das' } }, tokens, start + 1)
    return number !== '' && at > start ? ended({ ...empty, head: { ready: number } }, tokens, at) : undefined
  }
  const { read, next } = noun
  const base: Phrase = {
    ...empty,
    determiner,
    number,
    superlative: most,
    head: { noun: read.noun },
    isPlural: read.isPlural,
    isIndefinite: read.isIndefinite,
    ...(read.owner !== undefined && { owner: read.owner }),
  }
  return ended(...belongings(base, read.hasEzafe, tokens, next, words, isBeing))
}

function counted(tokens: readonly Token[], at: number, words: PersianWords): ReadPhrase | undefined {
  const start = tokens[at]?.key === 'تا' ? at + 1 : at
  const noun = nounAt(tokens, start, words)
  return noun && ended({ ...empty, number: 'wie viele', head: { noun: noun.read.noun } }, tokens, noun.next)
}

function nounAt(tokens: readonly Token[], at: number, words: PersianWords) {
  for (let length = Math.min(4, tokens.length - at); length >= 1; length -= 1) {
    const read = readNoun(keysAt(tokens, at, length), (key): Noun | undefined => words.nouns.get(key))
    const key = keysAt(tokens, at, length)
    if (read && (words.nouns.has(key) || !words.adjectives.has(key))) return { read, next: at + length }
  }
  return undefined
}

const people =
  /^(?:Vater|Mutter|Bruder|Schwester|Sohn|Tochter|Kind|Junge|Mädchen|Frau|Mann|Freund|Arzt|Lehrer|Großvater|Großmutter|Ehemann|Ehefrau|Kollege|Nachbar|Chef|Eltern|Enkelkind|Mensch|Polizei|Papa|Mama|Sara|Ali|Maryam|Ahmadi)$/u
export const isPerson = (phrase: Phrase): boolean => people.test(nounOf(phrase)) || 'person' in phrase.head

const titles = new Set(['Frau', 'Herr'])
const drinks = new Set(['Tee', 'Kaffee', 'Wasser', 'Milch', 'Saft'])

/** Adjectives, and whose it is. */
function belongings(
  base: Phrase,
  hasEzafe: boolean,
  tokens: readonly Token[],
  from: number,
  words: PersianWords,
  isBeing: boolean,
): [Phrase, readonly Token[], number] {
  if (names.has(nounOf(base))) return [base, tokens, from]
  let phrase = base
  let at = from
  for (;;) {
    const key = tokens[at]?.key ?? ''
    const isLast =
      at === tokens.length - 1 ||
      (isBeing &&
        tokens[at + 1]?.key === 'و' &&
        tokens.slice(at).every((it) => it.key === 'و' || adjectiveAt(it.key, words)))
    const adjective = adjectiveAt(key, words)
    const owned = adjective ? undefined : ownedAdjective(key, words)
    if (phrase.owner !== undefined || (isBeing && isLast && adjective && !hasEzafe)) break
    if (adjective && !phrase.isIndefinite)
      phrase = { ...phrase, adjectives: [...phrase.adjectives, adjective] }
    else if (owned)
      phrase = {
        ...phrase,
        adjectives: [...phrase.adjectives, owned.german],
        isIndefinite: owned.isIndefinite,
        ...(owned.owner !== undefined && { owner: owned.owner }),
      }
    else break
    at += 1
  }
  const person = pronounKeys[tokens[at]?.key ?? '']
  if (phrase.owner !== undefined || phrase.isIndefinite) return [phrase, tokens, at]
  if (person !== undefined) return [{ ...phrase, owner: person }, tokens, at + 1]
  const isOther =
    /^(?:و|ساعت)$/u.test(tokens[at]?.key ?? '') ||
    timeKeys.has(words.adverbs.get(tokens[at]?.key ?? '') ?? '')
  const inner = isOther ? undefined : phraseAt(tokens, at, words, isBeing)
  const belongs =
    inner &&
    (hasEzafe || isPerson(inner.phrase) || !isPerson(phrase)) &&
    inner.phrase.number === '' &&
    'noun' in inner.phrase.head
  if (inner && titles.has(nounOf(phrase)) && names.has(nounOf(inner.phrase)))
    return [{ ...phrase, head: { name: `${nounOf(phrase)} ${nounOf(inner.phrase)}` } }, tokens, inner.next]
  if (
    inner &&
    drinks.has(nounOf(inner.phrase)) &&
    phrase.preposition === '' &&
    !measures.has(nounOf(phrase)) &&
    !hasEzafe
  )
    return [phrase, tokens, at]
  if (
    !belongs ||
    (inner.phrase.determiner === '' &&
      !hasEzafe &&
      isPerson(inner.phrase) &&
      inner.phrase.owner === undefined &&
      inner.phrase.isPlural)
  )
    return [phrase, tokens, at]
  return [
    { ...phrase, ownedBy: { ...inner.phrase, isObject: false }, isObject: inner.phrase.isObject },
    tokens,
    inner.next,
  ]
}

function ownedAdjective(key: string, words: PersianWords) {
  const found = readNoun(key, (inner) => {
    const german = adjectiveAt(inner, words)
    return german === undefined ? undefined : { german, gender: 'das', plural: '', farsi: '' }
  })
  if (!found || found.isPlural || (found.owner === undefined && !found.isIndefinite)) return undefined
  return { german: found.noun.german, isIndefinite: found.isIndefinite, owner: found.owner }
}

function ended(phrase: Phrase, tokens: readonly Token[], next: number): ReadPhrase {
  return tokens[next]?.key === 'را'
    ? { phrase: { ...phrase, isObject: true }, next: next + 1 }
    : { phrase, next }
}
