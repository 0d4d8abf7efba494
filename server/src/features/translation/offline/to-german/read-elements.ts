import type { Token } from '../text/tokens.ts'
import { isPhrase, type Element, type Phrase } from './elements.ts'
import { prepositions, questionKeys, timeKeys } from './function-words.ts'
import type { PersianWords } from './persian-words.ts'
import { oftenAt, partOfHour } from './read-states.ts'
import { adjectiveAt, hourAt, keysAt, phraseAt, readable } from './read-phrase.ts'

const degrees: Readonly<Record<string, string>> = {
  خیلی: 'sehr',
  کمی: 'ein bisschen',
  بسیار: 'sehr',
  اینقدر: 'so',
  زیادی: 'zu',
  تقریبا: 'fast',
}
const joiners: Readonly<Record<string, string>> = { و: 'und', یا: 'oder' }
const silent = new Set(['ایا', 'را', 'تا', 'لطفا'])

/** @param isBeing whether adjectives before the end say what something is. */
export function readElements(tokens: readonly Token[], words: PersianWords, isBeing: boolean): Element[] {
  const elements: Element[] = []
  for (let at = 0; at < tokens.length;) {
    const read = elementAt(tokens, at, words, isBeing)
    const last = elements.at(-1)
    const before = elements.at(-2)
    const by = last?.kind === 'unknown' ? joiners[last.text] : undefined
    if (read.element && by && before && joins(elements, before, by, read.element)) elements.splice(-1, 1)
    else if (read.element) elements.push(read.element)
    at = read.next
  }
  // Beside a word that is unknown, too, the little word between is known.
  return elements.map((element) =>
    element.kind === 'unknown' ? { ...element, text: joiners[element.text] ?? element.text } : element,
  )
}

function joins(elements: Element[], before: Element, by: string, element: Element): boolean {
  if (before.kind === 'adjective' && element.kind === 'adjective')
    elements[elements.length - 2] = { ...before, german: `${before.german} ${by} ${element.german}` }
  else if (isPhrase(before) && isPhrase(element) && element.preposition === '')
    elements[elements.length - 2] = {
      ...before,
      isObject: element.isObject,
      joined: chained(before, by, element),
    }
  else return false
  return true
}

function chained({ joined }: Phrase, by: string, phrase: Phrase): NonNullable<Phrase['joined']> {
  return joined
    ? { ...joined, phrase: { ...joined.phrase, joined: chained(joined.phrase, by, phrase) } }
    : { by, phrase }
}

interface Read {
  readonly element?: Element
  readonly next: number
}

function elementAt(tokens: readonly Token[], at: number, words: PersianWords, isBeing: boolean): Read {
  const token = tokens[at] as Token
  const often = oftenAt(tokens, at, words)
  if (often) return often
  for (let length = Math.min(3, tokens.length - at); length >= 1; length -= 1) {
    const key = keysAt(tokens, at, length)
    const next = at + length
    if (prepositions[key] && next < tokens.length) {
      const inner = phraseAt(tokens, next, words, isBeing)
      if (inner && !(key === 'تا' && at > 0 && words.numbers.has(tokens[at - 1]?.key ?? '')))
        return { element: { ...inner.phrase, preposition: key }, next: inner.next }
    }
    if (length === 1 && key === 'ساعت' && hourAt(tokens[next], words)) return hour(tokens, next, words)
    const question = questionKeys[key]
    if (question && !(question === 'was' && readable(tokens[next], words)))
      return { element: { kind: 'question', german: question }, next }
    const where = tokens[next] && prepositions[key] ? words.adverbs.get(tokens[next].key) : undefined
    if (where && !readable(tokens[next], words))
      return {
        element: {
          kind: 'adverb',
          german: `${timeKeys.has(where) && key === 'از' ? 'seit' : (prepositions[key]?.word ?? '')} ${where}`,
          isTime: timeKeys.has(where),
        },
        next: next + 1,
      }
    const adverb =
      length > 1 || timeKeys.has(words.adverbs.get(key) ?? '') ? words.adverbs.get(key) : undefined
    if (adverb) return { element: { kind: 'adverb', german: adverb, isTime: timeKeys.has(adverb) }, next }
  }
  if (silent.has(token.key)) return { next: at + 1 }
  const following = tokens[at + 1]
  const degree = degrees[token.key]
  const graded = degree && following ? adjectiveAt(following.key, words) : undefined
  if (degree && graded && !readable(tokens[at + 1], words))
    return { element: { kind: 'adjective', german: `${degree} ${graded}` }, next: at + 2 }
  const phrase = phraseAt(tokens, at, words, isBeing)
  if (phrase) return { element: phrase.phrase, next: phrase.next }
  const adjective = adjectiveAt(token.key, words)
  if (adjective) return { element: { kind: 'adjective', german: adjective }, next: at + 1 }
  const adverb = words.adverbs.get(token.key) ?? degree
  if (adverb === 'niemand' && following?.key === 'را')
    return { element: { kind: 'adverb', german: 'niemanden', isTime: false }, next: at + 2 }
  if (adverb)
    return { element: { kind: 'adverb', german: adverb, isTime: timeKeys.has(adverb) }, next: at + 1 }
  return { element: { kind: 'unknown', text: token.text }, next: at + 1 }
}

const parts: Readonly<Record<string, string>> = {
  صبح: 'morgens',
  شب: 'abends',
  عصر: 'nachmittags',
  بعدازظهر: 'nachmittags',
}

function hour(tokens: readonly Token[], at: number, words: PersianWords): Read {
  const number = hourAt(tokens[at], words)
  const part = parts[tokens[at + 1]?.key ?? '']
  const exact = partOfHour(tokens, at, number ?? '')
  if (exact)
    return {
      element: { kind: 'adverb', german: `um ${exact.german}`, isTime: true },
      next: at + exact.length,
    }
  const german = `um ${number === 'eins' ? 'ein' : (number ?? '')} Uhr${part ? ` ${part}` : ''}`
  return { element: { kind: 'adverb', german, isTime: true }, next: at + (part ? 2 : 1) }
}
