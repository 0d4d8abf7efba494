import { dialogues } from './course/dialogues.ts'
import { exercises } from './course/exercises.ts'
import { textLines } from './course/texts.ts'
import { messages } from './course/writing.ts'
import { examLines } from './exams/texts.ts'
import type { Kind } from './kind.ts'
import { letters } from './letters.ts'
import { lexicon } from './lexicon.ts'
import { objects } from './objects.ts'
import {
  emergency,
  emergencyCall,
  everyday,
  phrases,
  seniorsBasic,
  seniorsTravel,
  situations,
} from './phrases.ts'
import { signs } from './script/signs.ts'
import { scriptTexts } from './script/texts.ts'
import { scriptWords } from './script/words.ts'
import { germanAmounts } from './script/amounts.ts'
import { germanForms } from './script/forms.ts'
import { germanSpelling } from './script/spelling.ts'
import { writingRules } from './script/writing-rules.ts'
import { germanLetters, sounds, soundWords } from './sounds.ts'
import { verbs } from './verbs.ts'
import { adultsVocabulary, seniorsVocabulary } from './vocabulary.ts'
import { words } from './words.ts'

export const kinds = [
  letters,
  words,
  phrases,
  objects,
  verbs,
  adultsVocabulary,
  seniorsVocabulary,
  everyday,
  situations,
  seniorsTravel,
  seniorsBasic,
  emergency,
  emergencyCall,
  dialogues,
  exercises,
  textLines,
  messages,
  examLines,
  sounds,
  germanLetters,
  soundWords,
  scriptWords,
  signs,
  scriptTexts,
  writingRules,
  germanSpelling,
  germanForms,
  germanAmounts,
  lexicon,
] as const satisfies readonly Kind<unknown>[]
