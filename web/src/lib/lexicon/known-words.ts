import { knownWordIn } from '@pol/language/known-word'
import type { Language } from '@pol/language/language'
import type { IsKnownWord } from '@pol/learning/grading/typo'
import { reviewed } from './compounds.ts'
import { loadFormIndex } from './form-index.ts'

/** Import this module dynamically: it contains the forms of both languages. @param language the learned language. */
export async function loadIsKnownWord(language: Language): Promise<IsKnownWord> {
  return knownWordIn({ index: await loadFormIndex[language](), compounds: reviewed })
}
