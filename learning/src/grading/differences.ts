import { fold } from '@pol/language/fold'

/** Start and end of a part of a text: indexes of its first character and of the one after its last. */
export type Range = readonly [start: number, end: number]

/** What differs in two texts: parts of each, in order. */
export interface Differences {
  readonly typed: readonly Range[]
  readonly answer: readonly Range[]
}

/**
 * The letters that differ in a typed text and its answer, compared word by word, so that a missing word does not move
 * those after it. A word of which more than half differs is different as a whole. Texts that have nothing in common have
 * no parts. Other spellings of a letter (ue for ü) and half-spaces do not differ, but capitals do.
 */
export function differencesOf(typed: string, answer: string): Differences {
  if (joined(typed) === joined(answer))
    return rangesOf([lettersIn([0, typed.length], typed)], [lettersIn([0, answer.length], answer)])
  const [words, wanted] = [wordsIn(typed), wordsIn(answer)]
  const differences = rangesOf(words, wanted)
  const isAll = (ranges: readonly Range[], all: readonly Word[]) =>
    ranges.length === all.length && ranges.every((range, at) => range.join() === all[at]?.range.join())
  return isAll(differences.typed, words) && isAll(differences.answer, wanted)
    ? { typed: [], answer: [] }
    : differences
}

/**
 * The number of letters to remove or to add to change one text into the other, after folding. Without an alignment: a
 * typed sentence is compared with more than a hundred right ones.
 */
export function distanceOf(a: string, b: string): number {
  const [letters, others] = [fold(a), fold(b)]
  let row = Array.from({ length: others.length + 1 }, (_, at) => at)
  for (const letter of letters) {
    const next = [(row[0] ?? 0) + 1]
    for (let at = 0; at < others.length; at += 1) {
      const [before, above, beside] = [row[at] ?? 0, row[at + 1] ?? 0, next[at] ?? 0]
      next.push(letter === others[at] ? before : Math.min(above, beside) + 1)
    }
    row = next
  }
  return row.at(-1) ?? 0
}

const distanceOfLetters = (a: string, b: string) => (a === b ? 0 : Infinity)

/** Spaces and half-spaces do not count. */
function joined(text: string): string {
  return fold(text).replaceAll(' ', '')
}

/** What is read as one letter. */
interface Sign {
  readonly range: Range
  readonly isCapital: boolean
}

/** A folded letter: ß has two of them. */
interface Letter {
  readonly letter: string
  readonly sign: Sign
}

interface Word {
  readonly range: Range
  readonly letters: readonly Letter[]
}

function wordsIn(text: string): Word[] {
  return Array.from(text.matchAll(/\S+/gu), ({ 0: word, index }) =>
    lettersIn([index, index + word.length], text),
  )
}

const signs = new Intl.Segmenter()

function lettersIn(range: Range, text: string): Word {
  const [start, end] = range
  const letters = Array.from(signs.segment(text.slice(start, end)), ({ segment, index }): Letter[] => {
    const at = start + index
    const sign = { range: [at, at + segment.length] as const, isCapital: segment !== segment.toLowerCase() }
    const folded = /\s/u.test(segment) ? ' ' : fold(segment)
    return Array.from(folded, (letter) => ({ letter, sign }))
  })
  return { range, letters: letters.flat() }
}

function rangesOf(typed: readonly Word[], answer: readonly Word[]): Differences {
  const { pairs } = alignmentOf(
    typed,
    answer,
    ({ letters }) => letters.length,
    (word, wanted) => alignmentOfLetters(word, wanted).cost,
  )
  const found = pairs.map(([word, wanted]): Differences => {
    if (word && wanted) return betweenWords(word, wanted)
    return { typed: word ? [word.range] : [], answer: wanted ? [wanted.range] : [] }
  })
  return { typed: found.flatMap((one) => one.typed), answer: found.flatMap((one) => one.answer) }
}

function alignmentOfLetters(word: Word, wanted: Word) {
  return alignmentOf(
    word.letters,
    wanted.letters,
    () => 1,
    (a, b) => distanceOfLetters(a.letter, b.letter),
  )
}

function betweenWords(word: Word, wanted: Word): Differences {
  const { pairs } = alignmentOfLetters(word, wanted)
  const wrong = new Set<Sign>()
  for (const [a, b] of pairs) {
    if (a && b && !isOtherCase(a, b, pairs)) continue
    if (a) wrong.add(a.sign)
    if (b) wrong.add(b.sign)
  }
  // "schon" for "schön": the o is wrong as well, because ö folds to o and e.
  let before = -1
  while (before < wrong.size) {
    before = wrong.size
    for (const [a, b] of pairs)
      if (a && b && (wrong.has(a.sign) || wrong.has(b.sign))) wrong.add(a.sign).add(b.sign)
  }
  const parts = [word, wanted].map(({ letters }) => [...new Set(letters.map(({ sign }) => sign))])
  const isOther = parts.some((all) => all.filter((sign) => wrong.has(sign)).length > all.length / 2)
  if (isOther) return { typed: [word.range], answer: [wanted.range] }
  const [inTyped = [], inAnswer = []] = parts.map((all) =>
    merged(all.filter((sign) => wrong.has(sign)).map(({ range }) => range)),
  )
  return { typed: inTyped, answer: inAnswer }
}

/** Only the first letters of signs are compared: the e of "Ue" is small in "Ü", too. */
function isOtherCase(a: Letter, b: Letter, pairs: readonly Pair<Letter>[]): boolean {
  const isFirst =
    pairs.find(([one]) => one?.sign === a.sign)?.[0] === a &&
    pairs.find(([, one]) => one?.sign === b.sign)?.[1] === b
  return isFirst && a.sign.isCapital !== b.sign.isCapital
}

/** Adjacent parts become one. */
function merged(ranges: readonly Range[]): Range[] {
  return ranges.reduce<Range[]>((all, [start, end]) => {
    const last = all.at(-1)
    return last?.[1] === start ? [...all.slice(0, -1), [last[0], end]] : [...all, [start, end]]
  }, [])
}

/** Elements that belong together; one without a partner stands alone. */
type Pair<Element> = readonly [Element | null, Element | null]

/** Aligns two sequences, in order, at the least cost. Partners are preferred to elements that stand alone. */
function alignmentOf<Element>(
  a: readonly Element[],
  b: readonly Element[],
  costAlone: (one: Element) => number,
  costTogether: (one: Element, other: Element) => number,
): { readonly cost: number; readonly pairs: readonly Pair<Element>[] } {
  // The costs of what remains from each position in both.
  const together = a.map((one) => b.map((other) => costTogether(one, other)))
  const costs = Array.from({ length: a.length + 1 }, () => Array.from({ length: b.length + 1 }, () => 0))
  const costAt = (i: number, j: number) => costs[i]?.[j] ?? Infinity
  const waysFrom = (i: number, j: number) => {
    const [one, other] = [a[i], b[j]]
    return [
      {
        one,
        other,
        cost:
          one !== undefined && other !== undefined
            ? (together[i]?.[j] ?? Infinity) + costAt(i + 1, j + 1)
            : Infinity,
      },
      { one, other: undefined, cost: one === undefined ? Infinity : costAlone(one) + costAt(i + 1, j) },
      { one: undefined, other, cost: other === undefined ? Infinity : costAlone(other) + costAt(i, j + 1) },
    ]
  }
  for (let i = a.length; i >= 0; i -= 1) {
    for (let j = b.length; j >= 0; j -= 1) {
      const row = costs[i]
      if (row && (i < a.length || j < b.length)) row[j] = Math.min(...waysFrom(i, j).map(({ cost }) => cost))
    }
  }
  const pairs: Pair<Element>[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const cost = costAt(i, j)
    const way = waysFrom(i, j).find((one) => one.cost === cost)
    pairs.push([way?.one ?? null, way?.other ?? null])
    if (way?.one !== undefined) i += 1
    if (way?.other !== undefined) j += 1
  }
  return { cost: costAt(0, 0), pairs }
}
