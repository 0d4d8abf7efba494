import { eq, max, sql, type SQLWrapper } from 'drizzle-orm'
import type { MemoryParameters } from '@pol/learning/values'
import type { Database, Transaction } from '../../database/database.ts'
import { momentOf } from '../../database/rows-as-json.ts'
import { cards, lessons, memoryParameters, rounds } from '../../database/schema.ts'
import type { LearnerRow } from './learner.ts'

type Learner = Pick<LearnerRow, 'user_id' | 'restarted_at'>
/** The same as columns of the statement. */
export type LearnerColumns = Readonly<Record<keyof Learner, SQLWrapper>>
export type StoredParameters = readonly (readonly [atMs: number, w: number[]])[]

/**
 * The fitted parameters of a learner's memory since the last restart, the oldest first, as a single JSON value that other
 * statements can select, too.
 */
export function storedParameters({ user_id, restarted_at }: Learner | LearnerColumns) {
  const { at, w } = memoryParameters
  return sql<StoredParameters>`array_to_json(array(
    select json_build_array(date_part('epoch', ${at}) * 1000, ${w}) from ${memoryParameters}
    where ${memoryParameters.user_id} = ${user_id}
      and ${at} >= coalesce(${restarted_at}::timestamptz, '-infinity')
    order by ${at}))`
}

export function parametersOf(stored: StoredParameters): MemoryParameters[] {
  return stored.map(([atMs, w]) => ({ at: momentOf(atMs), w }))
}

export async function readParameters(
  db: Database | Transaction,
  learner: Learner,
): Promise<MemoryParameters[]> {
  const [found] = await db
    .select({ parameters: storedParameters(learner) })
    .from(sql`(select 1) as always`)
    .prepare('read_parameters')
    .execute()
  return parametersOf(found?.parameters ?? [])
}

/**
 * The time of a restart or of new parameters: now, or just after everything that is stored, since devices with clocks
 * that are ahead send answers of the next minutes.
 */
export async function momentAfterAll(tx: Transaction, userId: string, now: Date): Promise<string> {
  const newest = [
    await tx
      .select({ at: max(cards.last) })
      .from(cards)
      .where(eq(cards.user_id, userId)),
    await tx
      .select({ at: max(rounds.at) })
      .from(rounds)
      .where(eq(rounds.user_id, userId)),
    await tx
      .select({ at: max(lessons.at) })
      .from(lessons)
      .where(eq(lessons.user_id, userId)),
    await tx
      .select({ at: max(memoryParameters.at) })
      .from(memoryParameters)
      .where(eq(memoryParameters.user_id, userId)),
  ]
  const later = newest.map(([found]) => Date.parse(found?.at ?? '') + 1 || 0)
  return new Date(Math.max(now.getTime(), ...later)).toISOString()
}
