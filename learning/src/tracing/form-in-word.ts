import { type LetterForm, writtenForms } from '@pol/language/script/letter-forms'
import { differentForms, formThatLooksTheSame } from '@pol/language/script/strokes'
import { type Random, shuffled } from '../random.ts'

/** Which form does this letter take in this word? */
export interface FormInWord {
  /** The letters of the word, one by one. */
  readonly letters: readonly string[]
  /** Which of them is asked, from 0. */
  readonly asked: number
  readonly right: LetterForm
  /** The forms of the letter that look different, in random order. */
  readonly choices: readonly LetterForm[]
}

/**
 * One question for each letter that can be asked. Letters with hamze are left out, which have no strokes, آ, which has one form,
 * and the two letters of لا, which are written as one shape.
 */
export function formsInWord(word: string, random: Random): readonly FormInWord[] {
  const written = writtenForms(word)
  const letters = written.map(({ letter }) => letter)
  return written.flatMap(({ letter, form, isInLamAlef }, asked): readonly FormInWord[] => {
    if (isInLamAlef || withHamze.has(letter)) return []
    const choices = differentForms(letter)
    if (choices.length < 2) return []
    const right = formThatLooksTheSame(letter, form)
    return [{ letters, asked, right, choices: shuffled(choices, random) }]
  })
}

const withHamze = new Set('ءأؤئ')
