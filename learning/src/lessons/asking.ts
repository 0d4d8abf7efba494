import type { Language } from '@pol/language/language'
import type { Skill } from '../skills.ts'
import type { TaskKind } from '../values.ts'
import type { AskStep } from './lesson.ts'
import type { LessonGap } from './unit-material.ts'

/** Makes the steps that ask an item. */
export interface Asking {
  item(item: string, skill: Skill, task: TaskKind): AskStep
  gap(gap: LessonGap): AskStep
  order(sentence: string): AskStep
  exercise(id: string): AskStep
}

/** @param language the learned language. */
export function asking(language: Language): Asking {
  const item: Asking['item'] = (item, skill, task) => ({ kind: 'ask', card: { language, item, skill }, task })
  return {
    item,
    gap: ({ item: word, gap }) => ({ ...item(word, 'produce', 'form'), gap }),
    order: (sentence) => item(sentence, 'produce', 'order'),
    exercise: (id) => item(id, 'produce', 'exercise'),
  }
}
