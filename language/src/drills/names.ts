import type { Language } from '../language.ts'
import type { Drill, DrillRule, Random } from './drill.ts'
import { persianLetterNames } from './persian-words.ts'
import { oneOf } from './pick.ts'

/** Names that can be spelled by ear: two Persian letters have the name "he", so they are in none of them. */
const names = {
  de: ['Bauer', 'Karimi', 'Müller', 'Rezai', 'Schmidt', 'Schneider', 'Schäfer', 'Weber', 'Jonas', 'Goethe'],
  fa: ['کریمی', 'رضایی', 'مریم', 'علی', 'سارا', 'لیلا', 'فرید', 'نیما', 'پاول', 'امیر'],
} as const

/** A name is said letter by letter. */
export function nameDrill(_: DrillRule, language: Language, random: Random): Omit<Drill, 'type'> {
  const written = oneOf(random, names[language])
  const letters = [...written]
  if (language === 'de')
    return { said: letters.map((letter) => letter.toUpperCase()).join(', '), transliteration: '', written }
  const named = letters.flatMap((letter) => persianLetterNames.get(letter) ?? [])
  return {
    said: named.map(({ farsi }) => farsi).join('، '),
    transliteration: named.map(({ transliteration }) => transliteration).join(', '),
    written,
  }
}
