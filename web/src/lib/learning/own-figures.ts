import titles from 'virtual:unit-titles'
import { type Cards, wasRight } from '@pol/learning/card'
import type { Leaders } from '@pol/learning/leaders'
import { type LessonOfCourse, type LessonOfUnit, nextLesson } from '@pol/learning/lessons/next-lesson'
import { type Tiles, tilesOf } from '@pol/learning/progress'
import type { Groups } from '../../../build/groups.ts'
import { paths } from '../paths.ts'
import type { LearnerState } from './learner-state.ts'
import { nextReviewText } from './next-review.ts'
import { type Today, todayOf } from './today.ts'

/** The next lesson of the course, with the titles of its unit. */
export type NextLesson = Exclude<LessonOfCourse, LessonOfUnit> | (LessonOfUnit & (typeof titles)[number])

/** The learner's figures on Home, which replace the example figures. */
export interface OwnFigures {
  /** Null if all lessons of the course are finished. */
  readonly next: NextLesson | null
  readonly today: Today | null
  /** The day of the next repetition, as a sentence, when today is done; else null. */
  readonly nextReview: string | null
  /** Null until the first answer, finished round or finished lesson. */
  readonly tiles: Tiles | null
  /** Percentage by path of the lesson; null as long as the tiles are. */
  readonly lessons: Readonly<Record<string, number>> | null
}

export function ownFiguresOf(state: LearnerState, groups: Groups, now: string, zone: string): OwnFigures {
  const { cards, rounds, lessons, history, restartedAt, leaders, settings } = state
  const today = todayOf(state, now, zone)
  const next = withTitles(nextLesson(lessons, settings.start))
  const nextReview = today?.nextReview ? nextReviewText(today.nextReview, now, zone) : null
  // After a restart, the learner's own figures are shown from 0, not the example.
  const hasFinished = rounds > 0 || lessons.some(({ done }) => done)
  if (cards.size === 0 && !hasFinished && restartedAt === null)
    return { next, today, nextReview, tiles: null, lessons: null }
  return {
    next,
    today,
    nextReview,
    tiles: tilesOf(state, history.days.length),
    lessons: lessonsOf(cards, groups, leaders),
  }
}

function withTitles(next: LessonOfCourse | null): NextLesson | null {
  if (!next || 'scriptStep' in next) return next
  const ofUnit = titles[next.unit - 1]
  return ofUnit ? { ...next, ...ofUnit } : null
}

/** Percentage of the items of each lesson that the learner has recognised at least once. */
function lessonsOf(cards: Cards, groups: Groups, { membersOf }: Leaders): Record<string, number> {
  const understood = new Set(
    [...cards.values()]
      .filter((card) => card.skill === 'recognise' && wasRight(card))
      .flatMap(({ language, item }) => membersOf(language, item)),
  )
  const percent = (known: number, all: number) => Math.floor((100 * known) / all)
  const shareOf = (items: readonly string[]) =>
    percent(items.filter((item) => understood.has(item)).length, items.length)
  const { alphabet, syllables, sentences, verbs, everyday, situations, travel, basic, emergency } = groups
  const others = new Set([alphabet, sentences, everyday, situations, travel, basic, emergency].flat())
  const words = [...understood].filter((item) => !others.has(item)).length
  return {
    [paths.alphabet]: shareOf(alphabet),
    [paths.syllables]: shareOf(syllables),
    [paths.sentences]: shareOf(sentences),
    [paths.verbs]: shareOf(verbs),
    [paths.dictionary]: percent(words, groups.lexicon),
  }
}
