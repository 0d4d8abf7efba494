import type { TextName } from '@pol/content/course/texts'
import type { UnitText, UnitTexts } from '@pol/content/course/unit-texts'
import type { Language } from '@pol/language/language'
import type { LessonText } from '@pol/learning/lessons/unit-material'

/** A text of a unit for learners of a language. */
export function textOf({ texts }: UnitTexts, text: LessonText, language: Language): UnitText {
  const name: TextName = text === 'reading' ? `reading-${language}` : text
  return texts[name]
}
