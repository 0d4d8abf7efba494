import { t } from '@pol/contract/text'
import { joinsLeft } from '@pol/language/script/letter-forms'
import type { LetterForReaders } from '../../../build/for-readers.ts'

/** The name of a letter in the language of the interface. آ has no line of its own in the alphabet. */
export function nameOfLetter(letter: string, row: LetterForReaders | undefined): string {
  return row?.name ?? (letter === 'آ' ? t('Alef mit Madd') : letter)
}

/** How letters sound that the alphabet explains at length, for those who meet them for the first time. */
const firstSounds: Readonly<Record<string, string>> = {
  ا: t('ein langes, dunkles a, fast wie o; am Wortanfang oft ein kurzes a, e oder o'),
  آ: t('ein langes, dunkles a am Wortanfang, fast wie o'),
  و: t('w wie in „Wasser“ oder ein langes u wie in „gut“'),
}

export function soundOfLetter(letter: string, row: LetterForReaders | undefined): string {
  return firstSounds[letter] ?? row?.pronunciation ?? ''
}

export const joinsToTheLeft = (letter: string): boolean => joinsLeft(letter)
