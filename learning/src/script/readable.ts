import { nameOfScriptStep } from '../lessons/course-shape.ts'
import type { LessonProgress } from '../values.ts'

/** A step of the script and the letters, digits and signs that it teaches. */
interface TaughtStep {
  readonly step: number
  readonly letters: readonly string[]
}

/** The letters, digits and signs of the steps that a learner has finished. */
export function signsLearned(
  steps: readonly TaughtStep[],
  lessons: readonly LessonProgress[],
): ReadonlySet<string> {
  const finished = new Set(lessons.filter(({ done }) => done).map(({ lesson }) => lesson))
  return new Set(steps.flatMap(({ step, letters }) => (finished.has(nameOfScriptStep(step)) ? letters : [])))
}

const halfSpace = '\u200C'
const tanvin = '\u064B'
const taught = new RegExp(`[\\p{L}\\p{Nd}${halfSpace}${tanvin}]`, 'u')
/** An ezafe is heard and not written. It is taught with the half-space. */
const ezafe = /-y?e(?![\p{L}'])/u

function isReadable(word: string, sound: string, learned: ReadonlySet<string>): boolean {
  const signs = [...word.normalize('NFC')].filter((sign) => taught.test(sign))
  return signs.every((sign) => learned.has(sign)) && (!ezafe.test(sound) || learned.has(halfSpace))
}

/**
 * The transliteration of the words that a learner cannot read yet; "…" stands for those in between that can be read. Empty if
 * all can be read. Where text and transliteration have different numbers of words, it is all or nothing.
 */
export function soundsOfUnread(farsi: string, transliteration: string, learned: ReadonlySet<string>): string {
  const [words, sounds] = [farsi.split(' '), transliteration.split(' ')]
  if (words.length !== sounds.length)
    return isReadable(farsi, transliteration, learned) ? '' : transliteration
  const unread = sounds.map((sound, at) => {
    const word = words[at] ?? ''
    // Marks that stand alone are kept.
    return taught.test(word) && isReadable(word, sound, learned) ? '…' : sound
  })
  if (words.every((word, at) => unread[at] === '…' || !taught.test(word))) return ''
  return unread.filter((sound, at) => sound !== '…' || unread[at - 1] !== '…').join(' ')
}
