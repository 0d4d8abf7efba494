/** The forms of a letter by its neighbours: without any, and at the beginning, in the middle and at the end of a group of joined letters. */
export const letterForms = ['alone', 'initial', 'medial', 'final'] as const
export type LetterForm = (typeof letterForms)[number]

/** Ends in a letter that does not join to the left. Marks may follow it. */
const unjoined = /[اآأإدذرزژوؤء]\p{M}*$/u
const joined = /\p{L}\p{M}*$/u

/** Whether the last letter of a Persian text joins to the letter that follows. Spaces and half-spaces end in no letter. */
export function joinsLeft(text: string): boolean {
  return joined.test(text) && !unjoined.test(text)
}

/** Hamze on the line is the only letter that joins on neither side. */
const joinsRight = (letter: string) => letter !== 'ء'

/** A letter of a word as it is written there. */
export interface WrittenLetter {
  readonly letter: string
  readonly form: LetterForm
  /** Whether it is one of the two letters of لا, which are written as one shape. */
  readonly isInLamAlef: boolean
}

/**
 * The letters of a Persian text in their order, each with its form. Spaces, half-spaces and everything else that is no letter
 * break the joining; vowel marks do not.
 */
export function writtenForms(word: string): readonly WrittenLetter[] {
  const characters = [...word.normalize('NFC').replaceAll(/\p{M}/gu, '')]
  return characters.flatMap((letter, at): readonly WrittenLetter[] => {
    if (!isLetter(letter)) return []
    const before = characters[at - 1] ?? ''
    const after = characters[at + 1] ?? ''
    const isJoinedBefore = joinsLeft(before) && joinsRight(letter)
    const isJoinedAfter = joinsLeft(letter) && isLetter(after) && joinsRight(after)
    const isInLamAlef = (letter === 'ل' && alefs.has(after)) || (alefs.has(letter) && before === 'ل')
    return [{ letter, form: formOf(isJoinedBefore, isJoinedAfter), isInLamAlef }]
  })
}

const alefs = new Set(['ا', 'آ', 'أ', 'إ'])
const isLetter = (character: string) => /^\p{L}$/u.test(character)

function formOf(isJoinedBefore: boolean, isJoinedAfter: boolean): LetterForm {
  if (isJoinedBefore) return isJoinedAfter ? 'medial' : 'final'
  return isJoinedAfter ? 'initial' : 'alone'
}
