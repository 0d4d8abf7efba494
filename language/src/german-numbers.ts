/** Number words by value, each with its variants. Folded: "zwoelf" is "zwölf". */
const small = byValue(
  [
    'null eins/ein/eine zwei/zwo drei vier fuenf sechs sieben acht neun zehn elf zwoelf dreizehn vierzehn fuenfzehn',
    'sechzehn siebzehn achtzehn neunzehn',
  ],
  1,
)
const tens = byValue(['null zehn zwanzig dreissig vierzig fuenfzig sechzig siebzig achtzig neunzig'], 10)

function byValue(lines: readonly string[], step: number): ReadonlyMap<string, number> {
  const words = lines.flatMap((line) => line.split(' '))
  return new Map(words.flatMap((forms, at) => forms.split('/').map((form) => [form, at * step])))
}

const ordinals: Readonly<Record<string, number>> = { erst: 1, dritt: 3, siebt: 7, siebent: 7, acht: 8 }

/** A number in words; `length` is the number of words. */
export interface NumberWords {
  readonly length: number
  readonly value: string
}

/** The number that starts at a word ("fünf", "halb neun" for 8:30); null if there is none. */
export function germanNumberAt(
  words: readonly { readonly folded: string }[],
  at: number,
): NumberWords | null {
  const { folded = '' } = words[at] ?? {}
  const hour = folded === 'halb' ? germanValue(words[at + 1]?.folded ?? '') : null
  if (hour !== null && hour >= 1 && hour <= 12)
    return { length: 2, value: `${hour === 1 ? 12 : hour - 1}:30` }
  const value = germanNumber(folded)
  return value === null ? null : { length: 1, value }
}

/**
 * Value of a folded German number word below a million, in German notation: "zweihundertfünfzig" is 250, "anderthalb"
 * 1½, "halbe" ½, "zwanzigste" 20., "dreimal" 3×. `null` if it is not a number.
 */
export function germanNumber(word: string): string | null {
  // An article, not a number.
  if (word === 'ein' || word === 'eine') return null
  // "halb" alone may be part of a time.
  if (/^halbe[mnrs]?$/.test(word)) return '½'
  const value = germanValue(word)
  if (value !== null) return String(value)
  const [, half] = /^(.+)einhalb$/.exec(word) ?? []
  if (word === 'anderthalb' || half === 'ein') return '1½'
  const beforeHalf = half === undefined ? null : germanValue(half)
  if (beforeHalf !== null) return `${beforeHalf}½`
  const [, times] = /^(.+)mal$/.exec(word) ?? []
  const count = times === undefined ? null : germanValue(times)
  if (count !== null) return `${count}×`
  const place = ordinalValue(word)
  return place === null ? null : `${place}.`
}

function ordinalValue(word: string): number | null {
  const [, stem = ''] = /^(.+?)e[mnrs]?$/.exec(word) ?? []
  const [, cardinal] = /^(.*(?:ig|ss?ig|hundert|tausend))st$/.exec(stem) ?? /^(.+)t$/.exec(stem) ?? []
  const value = ordinals[stem] ?? (cardinal === undefined ? null : germanValue(cardinal))
  // "eint" and "achtt" do not exist.
  return cardinal !== undefined && /^(?:eins?|eine|drei|sieben|acht)$/.test(cardinal)
    ? (ordinals[stem] ?? null)
    : value
}

function germanValue(word: string): number | null {
  return scaled(word, 'tausend', 1_000, (part) => scaled(part, 'hundert', 100, belowHundred))
}

/** "zwei" + "hundert" + "fünfzig": an optional factor, the scale word and the rest. */
function scaled(
  word: string,
  scaleWord: string,
  scale: number,
  read: (word: string) => number | null,
): number | null {
  const at = word.indexOf(scaleWord)
  if (at < 0) return read(word)
  const before = word.slice(0, at)
  const after = word.slice(at + scaleWord.length).replace(/^und/, '')
  const factor = before === '' ? 1 : read(before)
  const rest = after === '' ? 0 : read(after)
  return factor === null || rest === null ? null : factor * scale + rest
}

function belowHundred(word: string): number | null {
  const simple = small.get(word) ?? tens.get(word)
  if (simple !== undefined) return simple
  const [, ones = '', ten = ''] = /^(.+?)und(.+)$/.exec(word) ?? []
  const one = small.get(ones)
  const tenfold = tens.get(ten)
  return one === undefined || one === 0 || one > 9 || tenfold === undefined || tenfold < 20
    ? null
    : tenfold + one
}
