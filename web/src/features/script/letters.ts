import { t } from '@pol/contract/text'
import { joinsLeft } from '@pol/language/script/letter-forms'
import type { LetterForReaders } from '../../../build/for-readers.ts'

/** The name of a letter in the language of the interface. آ has no line of its own in the alphabet. */
export function nameOfLetter(letter: string, row: LetterForReaders | undefined): string {
  return row?.name ?? (letter === 'آ' ? t('Alef mit Madd') : letter)
}

export const joinsToTheLeft = (letter: string): boolean => joinsLeft(letter)
