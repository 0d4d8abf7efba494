import type { Token } from '../text/tokens.ts'
import { numberIn } from '../text/marks.ts'
import type { Element } from './elements.ts'
import type { GermanWords } from './german-words.ts'

const hours = ['یک', 'دو', 'سه', 'چهار', 'پنج', 'شش', 'هفت', 'هشت', 'نه', 'ده', 'یازده', 'دوازده']
const hourWords = 'eins zwei drei vier fuenf sechs sieben acht neun zehn elf zwoelf'.split(' ')
const contracted: Readonly<Record<string, string>> = { gehts: 'geht', gibts: 'gibt', ists: 'ist' }

/** Writes out gehts, and says the hours that German counts otherwise: halb neun is half past eight. */
export function spelledOut(tokens: readonly Token[]): Token[] {
  const result: Token[] = []
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at] as Token
    const verb = contracted[token.key]
    const clock = clockAt(tokens, at)
    if (verb)
      result.push({ ...token, text: verb, key: verb }, { ...token, text: 'es', key: 'es', space: ' ' })
    else if (clock) result.push({ ...token, kind: 'number', text: clock.text, key: clock.text })
    else result.push(token)
    at += clock?.length ?? 1
  }
  return result
}

function clockAt(tokens: readonly Token[], at: number): { text: string; length: number } | undefined {
  const key = tokens[at]?.key
  if (key === 'halb') {
    const hour = hourOf(tokens[at + 1])
    return hour === undefined ? undefined : { text: `${hours[(hour + 10) % 12]} و نیم`, length: 2 }
  }
  const side = tokens[at + 1]?.key
  if (key !== 'viertel' || (side !== 'vor' && side !== 'nach')) return undefined
  const hour = hourOf(tokens[at + 2])
  if (!hour) return undefined
  const name = hours[(hour + 11) % 12] ?? ''
  return { text: side === 'vor' ? `یک ربع به ${name}` : `${name} و ربع`, length: 3 }
}

function hourOf(token: Token | undefined): number | undefined {
  const hour = token?.kind === 'number' ? Number(token.key) : hourWords.indexOf(token?.key ?? '') + 1
  return hour >= 1 && hour <= 12 ? hour : undefined
}

const spans: Readonly<Record<string, string>> = { tag: 'روزی', woche: 'هفته‌ای', monat: 'ماهی', jahr: 'سالی' }
const ages: Readonly<Record<string, string>> = { jahr: 'ساله', jahre: 'ساله', monat: 'ماهه', monate: 'ماهه' }

/** Dreimal am Tag, fünf Jahre alt. */
export function timesAt(
  tokens: readonly Token[],
  at: number,
  words: GermanWords,
): { element: Element; next: number } | undefined {
  const token = tokens[at]
  if (!token) return undefined
  const often = /^(.+)mal$/u.exec(token.key)?.[1] ?? ''
  const count = often === 'ein' ? undefined : (words.numbers.get(often) ?? digits(often))
  if (count) {
    const [length, span] = spanAt(tokens, at + 1)
    const farsi = [span, count, 'بار'].filter(Boolean).join(' ')
    return { element: { kind: 'adverb', farsi, isTime: false }, next: at + 1 + length }
  }
  const number = token.kind === 'number' ? numberIn('de-to-fa', token.text) : words.numbers.get(token.key)
  const age = ages[tokens[at + 1]?.key ?? '']
  if (!number || !age || tokens[at + 2]?.key !== 'alt') return undefined
  const reading = { farsi: `${number} ${age}`, degree: 'positive' } as const
  return { element: { kind: 'adjective', reading, degree: '' }, next: at + 3 }
}

function digits(text: string): string | undefined {
  return /^\d+$/u.test(text) ? numberIn('de-to-fa', text) : undefined
}

function spanAt(tokens: readonly Token[], at: number): readonly [number, string | undefined] {
  const [first = '', second = '', third = ''] = tokens.slice(at, at + 3).map(({ key }) => key)
  if (/^(?:am|pro|im)$/u.test(first) && spans[second]) return [2, spans[second]]
  if (first === 'in' && second === 'der' && spans[third]) return [3, spans[third]]
  return [0, undefined]
}
