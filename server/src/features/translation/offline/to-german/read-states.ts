import type { Token } from '../text/tokens.ts'
import { numberIn } from '../text/marks.ts'
import type { Element } from './elements.ts'
import type { PersianWords } from './persian-words.ts'

const endings = ['م', 'ت', 'ش', 'مان', 'تان', 'شان']
const datives = ['mir', 'dir', 'ihm', 'uns', 'Ihnen', 'ihnen']
const felt = /^(سرد|گرم)(م|ت|ش|مان|تان|شان)$/u
const is: Readonly<Record<string, string>> = {
  است: 'ist',
  هست: 'ist',
  نیست: 'ist nicht',
  بود: 'war',
  نبود: 'war nicht',
}

/** سردم است: mir ist kalt. */
export function feltState(tokens: readonly Token[], isQuestion: boolean): string | undefined {
  const at = tokens.findIndex(({ key }) => felt.test(key))
  const [, stem, ending = ''] = felt.exec(tokens[at]?.key ?? '') ?? []
  const [verb = '', not = ''] = is[tokens[at + 1]?.key ?? '']?.split(' ') ?? []
  const before = tokens.slice(0, at)
  const isAlone = before.every(({ key }) => /^(?:من|تو|او|ما|شما|انها|خیلی)$/u.test(key))
  if (!stem || verb === '' || at + 2 !== tokens.length || !isAlone) return undefined
  const whom = datives[endings.indexOf(ending)] ?? ''
  const how = [not, before.some(({ key }) => key === 'خیلی') ? 'sehr' : '', stem === 'سرد' ? 'kalt' : 'heiß']
  const start = isQuestion ? [verb, whom] : [whom, verb]
  return [...start, ...how].filter(Boolean).join(' ')
}

/** دخترم پنج سال دارد: she has no years, she is so old. */
export function withAge(elements: readonly Element[]): readonly Element[] | undefined {
  const years = elements.find(
    (it) =>
      it.kind === 'phrase' &&
      'noun' in it.head &&
      /^(?:Jahr|Monat)$/u.test(it.head.noun.german) &&
      it.number !== '' &&
      it.preposition === '',
  )
  if (years?.kind !== 'phrase' || !('noun' in years.head)) return undefined
  const { german, plural } = years.head.noun
  const isOne = years.number === 'eins'
  const age: Element =
    years.number === 'wie viele'
      ? { kind: 'question', german: 'wie alt' }
      : { kind: 'adjective', german: `${isOne ? 'ein' : years.number} ${isOne ? german : plural} alt` }
  return elements.map((it) => (it === years ? age : it))
}

const hours = 'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')
const spans: Readonly<Record<string, string>> = {
  روزی: 'am Tag',
  هفتهای: 'in der Woche',
  ماهی: 'im Monat',
  سالی: 'im Jahr',
}

/** روزی سه بار: dreimal am Tag. */
export function oftenAt(
  tokens: readonly Token[],
  at: number,
  words: PersianWords,
): { element: Element; next: number } | undefined {
  const span = spans[tokens[at]?.key ?? '']
  const start = span ? at + 1 : at
  const token = tokens[start]
  const count =
    token?.kind === 'number' ? numberIn('fa-to-de', token.text) : words.numbers.get(token?.key ?? '')
  if (!count || !/^(?:بار|دفعه|مرتبه)$/u.test(tokens[start + 1]?.key ?? '')) return undefined
  const times = count === 'eins' ? 'einmal' : `${count}mal`
  return {
    element: { kind: 'adverb', german: [times, span].filter(Boolean).join(' '), isTime: false },
    next: start + 2,
  }
}

/** هشت و نیم is halb neun. @param at after ساعت. */
export function partOfHour(
  tokens: readonly Token[],
  at: number,
  hour: string,
): { german: string; length: number } | undefined {
  const part = tokens[at + 1]?.key === 'و' ? tokens[at + 2]?.key : undefined
  const index = /^\d+$/u.test(hour) ? Number(hour) - 1 : hours.indexOf(hour)
  if (index < 0 || index > 11) return undefined
  if (part === 'نیم') return { german: `halb ${hours[(index + 1) % 12]}`, length: 3 }
  if (part === 'ربع') return { german: `Viertel nach ${hours[index]}`, length: 3 }
  return undefined
}
