import { questionWords } from '../german/function-words.ts'
import type { Token } from '../text/tokens.ts'
import { isPhrase, type Element, type Phrase } from './elements.ts'
import type { GermanWords } from './german-words.ts'
import { readPhrase } from './phrase-reader.ts'
import { isPersonNoun, writePhrase } from './write-phrase.ts'
import { timesAt } from './read-times.ts'

const silent = new Set(['nicht', 'bitte', 'doch', 'mal', 'einmal', 'zu', 'ja', 'denn', 'eben'])
const degrees: Readonly<Record<string, string>> = {
  sehr: 'خیلی',
  zu: 'خیلی',
  so: 'این‌قدر',
  ziemlich: 'تقریباً',
  ganz: 'کاملاً',
  etwas: 'کمی',
  noch: 'باز هم',
}

interface Reading {
  /** How many of the words stand before the verb. */
  readonly front: number
  /** Whether nicht stays where it stands, for nobody knows the verb that it negates. */
  readonly keepsNot: boolean
}

/** All of a clause but its verbs, in the order of the original. */
export function readElements(
  tokens: readonly Token[],
  words: GermanWords,
  isStart: boolean,
  { front, keepsNot }: Reading,
): Element[] {
  const elements: Element[] = []
  for (let at = 0; at < tokens.length;) {
    const isKept = keepsNot && tokens[at]?.key === 'nicht'
    const read: ReadElement = isKept
      ? { element: { kind: 'unknown', text: 'nicht' }, next: at + 1 }
      : elementAt(tokens, at, words, isStart)
    const last = elements.at(-1)
    if (read.element && (!last || !attach(elements, last, read.element, tokens[at], read.next <= front)))
      elements.push(read.element)
    at = read.next
  }
  return elements
}

interface ReadElement {
  readonly element?: Element
  readonly next: number
}

function elementAt(tokens: readonly Token[], at: number, words: GermanWords, isStart: boolean): ReadElement {
  const { key = '', text = '' } = tokens[at] ?? {}
  for (let length = Math.min(3, tokens.length - at); length >= 1; length -= 1) {
    const several = keyOf(tokens, at, length)
    const question = questionWords[several]
    const counted =
      question !== undefined && several.startsWith('wie viel')
        ? readPhrase(tokens, at + length, words, false)
        : undefined
    if (
      counted &&
      counted.phrase.head.kind === 'noun' &&
      !counted.phrase.determiner &&
      counted.phrase.preposition === ''
    )
      return {
        element: { ...counted.phrase, number: counted.phrase.isPlural ? 'چند' : 'چقدر' },
        next: counted.next,
      }
    if (question !== undefined)
      return { element: { kind: 'question', key: several, farsi: question }, next: at + length }
    const adverb = length > 1 ? words.adverbs.get(several) : undefined
    if (adverb) return { element: { kind: 'adverb', ...adverb }, next: at + length }
    const most = length > 1 ? words.adjectives.of(several) : undefined
    if (most) return { element: { kind: 'adjective', reading: most, degree: '' }, next: at + length }
  }
  const times = timesAt(tokens, at, words)
  if (times) return times
  if (key === 'gern' || key === 'gerne') return { element: { kind: 'gern' }, next: at + 1 }
  const degree = degrees[key]
  const next = tokens[at + 1]
  if (degree && next && !/^\p{Lu}/u.test(next.text)) {
    const reading = words.adjectives.of(next.key)
    const adverb = words.adverbs.get(next.key)
    if (reading && !readPhrase(tokens, at + 1, words, false))
      return { element: { kind: 'adjective', reading, degree }, next: at + 2 }
    if (!reading && adverb && key !== 'noch')
      return {
        element: { kind: 'adverb', farsi: `${degree} ${adverb.farsi}`, isTime: adverb.isTime },
        next: at + 2,
      }
  }
  const phrase = readPhrase(tokens, at, words, isStart)
  if (phrase) return { element: phrase.phrase, next: phrase.next }
  const reading = words.adjectives.of(key)
  const adverb = words.adverbs.get(key)
  if (silent.has(key)) return { next: at + 1 }
  if (reading && !adverb) return { element: { kind: 'adjective', reading, degree: '' }, next: at + 1 }
  if (adverb) return { element: { kind: 'adverb', ...adverb }, next: at + 1 }
  return { element: { kind: 'unknown', text }, next: at + 1 }
}

function keyOf(tokens: readonly Token[], at: number, length: number): string {
  return tokens
    .slice(at, at + length)
    .map(({ key }) => key)
    .join(' ')
}

const joiners: Readonly<Record<string, string>> = { und: 'و', oder: 'یا' }

/** Joins what belongs to the phrase before it: a genitive, von, und; says whether it did. */
function attach(
  elements: Element[],
  last: Element,
  element: Element,
  token: Token | undefined,
  isFront: boolean,
): boolean {
  if (element.kind === 'unknown' && joiners[element.text]) return false
  const joiner = last.kind === 'unknown' ? joiners[last.text] : undefined
  const before = elements.at(-2)
  if (joiner && before && isPhrase(before) && isPhrase(element) && element.preposition === '') {
    elements.splice(-2, 2, withJoined(before, joiner, element))
    return true
  }
  if (joiner && before?.kind === 'adjective' && element.kind === 'adjective') {
    const farsi = `${before.reading.farsi} ${joiner} ${element.reading.farsi}`
    elements.splice(-2, 2, { ...before, reading: { farsi, degree: 'positive' } })
    return true
  }
  if (last.kind === 'unknown' && last.text === 'als' && before?.kind === 'adjective' && isPhrase(element)) {
    elements.splice(-2, 2, { ...before, than: element })
    return true
  }
  if (!isPhrase(last) || !isPhrase(element) || last.head.kind === 'pronoun' || last.head.kind === 'this')
    return false
  const isGenitive =
    element.preposition === '' &&
    element.cases.includes('genitive') &&
    element.head.kind === 'noun' &&
    element.determiner !== undefined
  const isPlace =
    isFront &&
    last.preposition === '' &&
    last.head.kind === 'noun' &&
    /^(?:in|nach|aus|an)$/u.test(element.preposition)
  if (
    isGenitive ||
    isPlace ||
    (element.preposition === 'von' && last.head.kind === 'noun' && token?.key.startsWith('v'))
  ) {
    elements.splice(-1, 1, { ...last, owner: { ...element, preposition: '' } })
    return true
  }
  if (isNameOf(last, element)) {
    elements.splice(-1, 1, { ...last, named: writePhrase(element) })
    return true
  }
  if (
    element.preposition === '' &&
    last.preposition === '' &&
    last.head.kind === 'noun' &&
    isTitled(last, element) &&
    last.determiner === undefined
  ) {
    const text = `${titleOf(last)} ${writePhrase(element)}`
    elements.splice(-1, 1, { ...last, head: { kind: 'name', text } })
    return true
  }
  return false
}

const firstNames = new Set(['Ali', 'Sara', 'Maryam'])

/** Mein Sohn Ali: a name right after somebody who is mine. */
function isNameOf(last: Phrase, { preposition, determiner, number, head, joined }: Phrase): boolean {
  const isName = head.kind === 'name' || (head.kind === 'noun' && firstNames.has(head.noun.german))
  const isBare = preposition === '' && !determiner && number === '' && !joined
  return isName && isBare && isPersonNoun(last) && last.determiner?.kind === 'possessive' && !last.named
}

function isTitled({ head: title }: Phrase, { head }: Phrase): boolean {
  if (head.kind === 'name') return true
  const isTitle = title.kind === 'noun' && /^(?:Frau|Herr)$/u.test(title.noun.german)
  return (
    isTitle && head.kind === 'noun' && (firstNames.has(head.noun.german) || head.noun.german === 'Ahmadi')
  )
}

function titleOf({ head }: Phrase): string {
  if (head.kind !== 'noun') return ''
  return head.noun.german === 'Frau' ? 'خانم' : head.noun.farsi
}

function withJoined(phrase: Phrase, by: string, other: Phrase): Phrase {
  return phrase.joined
    ? { ...phrase, joined: { ...phrase.joined, phrase: withJoined(phrase.joined.phrase, by, other) } }
    : { ...phrase, joined: { by, phrase: other } }
}
