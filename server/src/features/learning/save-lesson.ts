import { isDeepStrictEqual } from 'node:util'
import { and, eq } from 'drizzle-orm'
import { saveLesson as operation } from '@pol/contract/operations/learning'
import { merged } from '@pol/learning/lessons/merge-reports'
import { type LessonProgress, lessonProgress } from '@pol/learning/values'
import type { Database, Transaction } from '../../database/database.ts'
import { fieldsOf } from '../../database/learning-rows.ts'
import { lessons } from '../../database/schema.ts'
import { ApiError } from '../../api/api-error.ts'
import { handle } from '../../api/handle.ts'
import type { Limits } from '../../limits/limits.ts'
import { problemOfTime } from './admission.ts'
import { changeLearner, isCounted, type LearnerRow, storeLearner } from './learner.ts'
import { readState } from './state.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly limits: Limits
}

/** Merges a report about a lesson into what is stored. Reports of before a restart change nothing. */
export function saveLesson({ db, now, limits: { learning } }: Parts) {
  const store = (userId: string, report: LessonProgress) =>
    changeLearner(db, userId, async (tx, before) => {
      const known = await readLesson(tx, before, report.lesson)
      const progress = known ? merged(known, report) : report
      if (!isCounted(report.at, before) || isDeepStrictEqual(known, progress))
        return { before, learner: before }
      const learner = await storeLearner(tx, before)
      await tx
        .insert(lessons)
        .values({ user_id: userId, ...progress, version: learner.version })
        .onConflictDoUpdate({
          target: [lessons.user_id, lessons.lesson],
          set: { ...progress, version: learner.version },
        })
      return { before, learner }
    })

  return handle(operation, ({ since, ...report }, { actor: { userId } }) =>
    learning.inTurn(userId, async () => {
      const problem = problemOfTime(report.at, now())
      if (problem) throw new ApiError(`lesson-${problem}`)
      const { before, learner } = await store(userId, report)
      return readState({ db, learning }, learner, since, before.version === since ? [] : null)
    }),
  )
}

/** @returns null if the lesson was not begun since the last restart. */
async function readLesson(
  tx: Transaction,
  learner: LearnerRow,
  lesson: string,
): Promise<LessonProgress | null> {
  const [row] = await tx
    .select()
    .from(lessons)
    .where(and(eq(lessons.user_id, learner.user_id), eq(lessons.lesson, lesson)))
  return row && isCounted(row.at, learner) ? fieldsOf(lessonProgress, row) : null
}
