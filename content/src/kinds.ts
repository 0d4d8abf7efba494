import { dictionary } from './dictionary.ts'
import type { Kind } from './kind.ts'
import { letters } from './letters.ts'
import { objects } from './objects.ts'
import { emergency, everyday, phrases, seniorsBasic, seniorsTravel, situations } from './phrases.ts'
import { verbs } from './verbs.ts'
import { adultsVocabulary, seniorsVocabulary } from './vocabulary.ts'
import { words } from './words.ts'

/** All that is taught. */
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
  dictionary,
] as const satisfies readonly Kind<unknown>[]
