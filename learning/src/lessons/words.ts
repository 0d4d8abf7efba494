import type { Language } from '@pol/language/language'
import type { Skill } from '../skills.ts'
import type { TaskKind } from '../values.ts'
import type { AskStep, LessonStep } from './lesson.ts'

const lessons = 3
/** Words that are presented before they are asked in pairs. */
const inPairs = 4
/** Number of planned steps that a lesson of words should have. */
const wanted = 13

/**
 * The lessons of the words of a unit, six to nine words each. Four words are presented in their sentences, then asked in pairs;
 * at the end single words are asked: by their sound, or how their meaning is written.
 */
export function wordLessons(words: readonly string[], language: Language): LessonStep[][] {
  const size = words.length / lessons
  return Array.from({ length: lessons }, (_, at) =>
    lessonOf(words.slice(Math.round(at * size), Math.round((at + 1) * size)), language),
  )
}

function lessonOf(words: readonly string[], language: Language): LessonStep[] {
  const ask = (item: string, skill: Skill, task: TaskKind): AskStep => ({
    kind: 'ask',
    card: { language, item, skill },
    task,
  })
  const steps: LessonStep[] = []
  for (let from = 0; from < words.length; from += inPairs) {
    const group = words.slice(from, from + inPairs)
    steps.push(
      ...group.map((item) => ({ kind: 'meet', card: { language, item, skill: 'recognise' } }) as const),
    )
    // A small last group is asked together with the words before it.
    const [first, ...partners] = words.slice(0, from + inPairs).slice(-inPairs)
    if (first !== undefined) steps.push({ ...ask(first, 'recognise', 'pairs'), partners })
  }
  const single = words.map((item, at) =>
    at % 2 === 0 ? ask(item, 'recognise', 'listen') : ask(item, 'produce', 'choose'),
  )
  return [...steps, ...single.slice(0, Math.max(2, wanted - steps.length))]
}
