/** Letters that never join the letter after them. */
const unjoined = new Set('اآأؤءدذرزژو')

/** How a letter stands in a word. */
export const letterForms = ['alone', 'beginning', 'middle', 'end'] as const
export type LetterForm = (typeof letterForms)[number]

export interface WrittenLetter {
  readonly letter: string
  readonly form: LetterForm
}

/** The letters of a text in order, each in the form in which it is written; marks, digits and spaces are left out. */
export function writtenLetters(text: string): WrittenLetter[] {
  const signs = [...text.replace(/[\u064B-\u0652]/gu, '')]
  return signs.flatMap((letter, at) => {
    if (!isLetter(letter)) return []
    const joinsBefore = canJoinAfter(signs[at - 1]) && letter !== 'ء'
    const after = signs[at + 1]
    const joinsAfter = canJoinAfter(letter) && isLetter(after) && after !== 'ء'
    const form = joinsBefore ? (joinsAfter ? 'middle' : 'end') : joinsAfter ? 'beginning' : 'alone'
    return [{ letter, form }]
  })
}

const isLetter = (sign: string | undefined): sign is string => sign !== undefined && /\p{L}/u.test(sign)
const canJoinAfter = (sign: string | undefined) => isLetter(sign) && !unjoined.has(sign)
