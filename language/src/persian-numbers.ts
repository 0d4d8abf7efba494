import type { NumberWords } from './german-numbers.ts'

/** Number words by value, with spoken variants; folded. Excludes nine: without its vowel mark it is "no". */
const values: ReadonlyMap<string, number> = new Map([
  ...byValue('صفر یک/یه دو سه چهار/چار پنج شش/شیش هفت هشت', 1),
  ...byValue('- ده بیست سی چهل پنجاه شصت هفتاد هشتاد نود', 10),
  ...byValue(
    '- یازده دوازده سیزده چهارده پانزده/پونزده شانزده/شونزده هفده/هیفده هجده/هیجده/هیژده نوزده',
    1,
    10,
  ),
  ...byValue('- صد دویست سیصد چهارصد پانصد/پونصد ششصد/شیشصد هفتصد هشتصد نهصد', 100),
])

function byValue(words: string, step: number, start = 0): [string, number][] {
  return words
    .split(' ')
    .flatMap((forms, at) => forms.split('/').map((form): [string, number] => [form, start + at * step]))
}

const scales: ReadonlyMap<string, number> = new Map([
  ['هزار', 1_000],
  ['میلیون', 1_000_000],
  ['میلیارد', 1_000_000_000],
])
const nine = 'نه'

/** A word of a text, with and without its vowel marks. */
interface Word {
  readonly text: string
  readonly folded: string
}

/**
 * The number that starts at a word, in German notation: "بیست و پنج" is 25, "یک و نیم" 1½, "دوتا" 2, "سوم" 3., "سه بار"
 * 3×. Without a vowel mark نه is "no" unless it is inside a number, "بیست و نه".
 */
export function persianNumberAt(words: readonly Word[], at: number): NumberWords | null {
  if (/^(?:نیم|نصف)$/u.test(words[at]?.folded ?? '')) return { length: 1, value: '½' }
  const number = cardinalOrOrdinalAt(words, at)
  const isTimes =
    number &&
    /^\d+$/.test(number.value) &&
    /^(?:بار|دفعه|مرتبه)$/u.test(words[at + number.length]?.folded ?? '')
  return isTimes ? { length: number.length + 1, value: `${number.value}×` } : number
}

function cardinalOrOrdinalAt(words: readonly Word[], at: number): NumberWords | null {
  const first = wordValue(words, at)
  if (first === null) return ordinalAt(words, at, 0, 0)
  let { value } = first
  // The part below a thousand, for "سیصد هزار"; numbers decrease from word to word.
  let group = first.scale === 1 ? value : 0
  let smallest = first.scale === 1 ? unitOf(value) : first.scale
  let total = first.scale === 1 ? 0 : value
  let length = 1
  for (;;) {
    const next = words[at + length]
    const scale = next ? scales.get(next.folded) : undefined
    if (scale !== undefined && group > 0 && (total === 0 || scale < smallestScale(total))) {
      total += group * scale
      group = 0
      smallest = scale
      length += 1
      value = total
      continue
    }
    if (next?.folded !== 'و') break
    const after = words[at + length + 1]
    if (after?.folded === 'نیم' || after?.folded === 'نصفی') return { length: length + 2, value: `${value}½` }
    const ordinal = ordinalAt(words, at + length + 1, value, smallest)
    if (ordinal) return { length: length + 1 + ordinal.length, value: ordinal.value }
    const more = wordValue(words, at + length + 1, true)
    if (more === null || more.value === 0) break
    if (more.scale === 1) {
      if (more.value >= smallest) break
      group += more.value
      value += more.value
      smallest = unitOf(more.value)
    } else {
      // A thousand has no یک before it: "یک میلیون و هزار".
      if (total === 0 || group > 0 || more.scale >= smallestScale(total)) break
      total += more.value
      value = total
      smallest = more.scale
    }
    length += 2
  }
  return { length, value: String(value) }
}

/** "یکم", "سی‌ام", "بیست و پنجم", "پنجمین": an ordinal. */
function ordinalAt(words: readonly Word[], at: number, before: number, smallest: number): NumberWords | null {
  const word = words[at]?.folded ?? ''
  const [, stem] = /^(.+?)(?:م|مین|ام|امین)$/u.exec(word) ?? []
  if (stem === undefined) return null
  const value = { سو: 3, دو: 2 }[stem] ?? values.get(stem) ?? (stem === nine && before > 0 ? 9 : undefined)
  if (value === undefined || (before > 0 && value >= smallest)) return null
  // Without a preceding number "یکم" is more likely "a little".
  if (before === 0 && stem === 'یک') return null
  return { length: 1, value: `${before + value}.` }
}

function wordValue(words: readonly Word[], at: number, isInside = false) {
  const word = words[at]
  if (!word) return null
  const { text, folded } = word
  const scale = scales.get(folded)
  if (scale !== undefined) return { value: scale, scale }
  // "دوتا", "سه‌ساله", "دونفره".
  const bare = folded.replace(/(?<=..)(?:تا(?:یی)?|ساله|نفره|روزه|ماهه|ساعته|طبقه)$/u, '')
  if (bare === nine) {
    const isNumber = isInside || text.includes('\u064F') || bare !== folded
    return isNumber ? { value: 9, scale: 1 } : null
  }
  const value = values.get(bare)
  return value === undefined ? null : { value, scale: 1 }
}

/** Upper bound of the next part: below ten after 20, below a hundred after 100, none after 5. */
function unitOf(value: number): number {
  if (value >= 100) return 100
  return value >= 20 && value % 10 === 0 ? 10 : 0
}

function smallestScale(total: number): number {
  return total % 1_000_000_000 === 0 ? 1_000_000_000 : total % 1_000_000 === 0 ? 1_000_000 : 1_000
}
