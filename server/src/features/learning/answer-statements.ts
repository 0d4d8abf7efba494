import { and, getTableColumns, ne, sql } from 'drizzle-orm'
import { orderedAnswers } from '@pol/learning/fold'
import type { Answer, MemoryParameters } from '@pol/learning/values'
import { closed } from '../../accounts/erasure/closed.ts'
import type { Database, Transaction } from '../../database/database.ts'
import { rowsAsJson, rowsFromJson } from '../../database/rows-as-json.ts'
import { namesOf, rowsOf, rowsParameter, setFrom } from '../../database/rows-parameter.ts'
import { answers, cards, learningSettings, users } from '../../database/schema.ts'
import { countUses, type Window, type WindowState, windowState } from '../../limits/window.ts'
import type { Items } from './items.ts'
import type { LearnerRow } from './learner.ts'
import { parametersOf } from './memory-parameters.ts'
import { type StoredOthers, storedOthers } from './state.ts'

export type AnswerRow = typeof answers.$inferSelect
export type CardRow = typeof cards.$inferSelect

/** Answers of one learner, as they count. */
export interface Given {
  readonly userId: string
  /** In the order of their times, for the items for which they count. */
  readonly counting: readonly Answer[]
  /** The items that were asked, by the ids of the answers. */
  readonly asked: ReadonlyMap<string, string>
  /** The version of which the browser knows everything. */
  readonly since: number
  /** Key of the counter of the learner's quota. */
  readonly counter: string
  /** How many answers count for it. */
  readonly uses: number
}

interface Sent extends Omit<Given, 'counting' | 'asked'> {
  readonly answers: readonly Answer[]
}

export function givenBy({ answers, ...sent }: Sent, { leaderOf }: Pick<Items, 'leaderOf'>): Given {
  const asked = new Map(answers.map(({ id, item }) => [id, item]))
  const counting = orderedAnswers(answers).map((answer): Answer => ({
    ...answer,
    item: leaderOf(answer.language, answer.item),
  }))
  return { ...sent, counting, asked }
}

/** What is stored about a learner before answers are. */
export interface Before {
  readonly learner: LearnerRow
  /** Identifies this state of the learner: every change replaces the row. */
  readonly seen: string
  /** The cards of the answers' items. */
  readonly rows: readonly CardRow[]
  /** Ids of the given answers that are already stored. */
  readonly ids: ReadonlySet<string>
  /** The fitted parameters of the learner's memory. */
  readonly parameters: readonly MemoryParameters[]
  readonly others: StoredOthers
  readonly quota: WindowState
}

/**
 * The two statements with which answers of several learners are stored: one reads everything that is needed, the other
 * writes everything, for those learners who have not changed in between. Without a transaction around them, they need two
 * round trips. Preparing them takes longer than executing them for one learner.
 */
export function statementsOn(db: Database | Transaction) {
  const { user_id, item, language, skill, ...figures } = getTableColumns(cards)
  const { user_id: learner, ...settings } = getTableColumns(learningSettings)
  const userId = sql<string>`given.user_id`
  // Without the limit it would be a plain join, for which PostgreSQL reads the whole table, because it expects a hundred
  // rows of the JSON. Under the name of the table, its columns can be selected as usual.
  const row = db
    .select({ ...getTableColumns(learningSettings), seen: sql<string>`xmin::text`.as('seen') })
    .from(learningSettings)
    .where(sql`${learner} = ${userId}`)
    .limit(1)
    .as('learning_settings')
  const read = db
    .select({
      learner: learningSettings,
      seen: row.seen,
      rows: rowsAsJson(cards, sql`${cards.user_id} = ${userId} and ${cards.item} = any(given.items)`),
      ids: sql<string[]>`array(
        select ${answers.id} from ${answers} where ${answers.user_id} = ${userId} and ${answers.id} = any(given.ids))`,
      ...storedOthers({ user_id: userId, restarted_at: learningSettings.restarted_at }, sql`given.since`),
      quota: windowState(sql`given.counter`),
    })
    .from(
      sql`json_to_recordset(${sql.placeholder('given')}::text::json)
        as given (user_id uuid, ids uuid[], items text[], since float8, counter text)`,
    )
    .crossJoinLateral(row)
    .prepare('read_before_answers')

  const ofUnchanged = (id: string) => sql.raw(`${id} in (select user_id from unchanged)`)
  const steps = {
    given: sql`select * from json_to_recordset(${sql.placeholder('given')}::text::json)
      as given (user_id uuid, seen text, counter text, uses int)`,
    // The lock that all changes of a learner take. Learners who are being changed are left out instead of waiting for.
    free: db
      .select({ id: users.id })
      .from(users)
      .where(and(sql`${users.id} = any(${sql.placeholder('ids')}::uuid[])`, ne(users.passwordHash, closed)))
      .orderBy(users.id)
      .for('no key update', { skipLocked: true })
      .getSQL(),
    // With its own lock, the condition is evaluated on the newest row, also if it is newer than this statement.
    unchanged: sql`select ${learner} from ${learningSettings}
      join free on free.id = ${learner} join given on given.user_id = ${learner}
      where ${learningSettings}.xmin::text = given.seen for no key update of ${learningSettings}`,
    counted: countUses(
      sql.raw(
        'select counter, uses from given where uses > 0 and user_id in (select user_id from unchanged)',
      ),
      sql.placeholder('duration'),
    ),
    added: sql`insert into ${answers} select given.* from ${rowsOf(answers, sql.placeholder('answers'))} as given
      where ${ofUnchanged('given.user_id')}`,
    changed: sql`update ${learningSettings} set ${setFrom('given', Object.values(settings))}
      from ${rowsOf(learningSettings, sql.placeholder('learners'))} as given
      where ${learner} = given.user_id and ${ofUnchanged('given.user_id')}`,
    folded: sql`insert into ${cards} select given.* from ${rowsOf(cards, sql.placeholder('cards'))} as given
      where ${ofUnchanged('given.user_id')}
      on conflict (${namesOf([user_id, item, language, skill])}) do update
        set ${setFrom('excluded', Object.values(figures))}`,
  }
  const write = db
    .with(...Object.entries(steps).map(([name, step]) => db.$with(name, {}).as(step)))
    .select({ userId: sql<string>`unchanged.user_id` })
    .from(sql`unchanged`)
    .prepare('store_answers')
  return { read, write }
}

export type Statements = ReturnType<typeof statementsOn>

/** Learners without a row are missing: they have not changed anything yet. */
export async function readBefore(
  { read }: Pick<Statements, 'read'>,
  given: readonly Given[],
): Promise<ReadonlyMap<string, Before>> {
  const asked = given.map(({ userId, counting, since, counter }) => ({
    user_id: userId,
    ids: counting.map(({ id }) => id),
    items: [...new Set(counting.map(({ item }) => item))],
    since,
    counter,
  }))
  const found = await read.execute({ given: JSON.stringify(asked) })
  return new Map(
    found.map(({ learner, seen, rows, ids, quota, ...others }) => [
      learner.user_id,
      {
        learner,
        seen,
        rows: rowsFromJson(cards, rows),
        ids: new Set(ids),
        parameters: parametersOf(others.parameters),
        others,
        quota,
      },
    ]),
  )
}

/** The rows of one learner that follow from given answers. */
export interface NewRows extends Pick<Given, 'userId' | 'counter' | 'uses'>, Pick<Before, 'seen'> {
  /** With the next version, if cards change. */
  readonly learner: LearnerRow
  readonly answerRows: readonly AnswerRow[]
  readonly cardRows: readonly CardRow[]
}

/**
 * Stores the rows of several learners.
 * @returns the learners for whom it did; the others have changed since they were read, or are being changed.
 */
export async function write(
  { write: statement }: Pick<Statements, 'write'>,
  all: readonly NewRows[],
  { duration }: Pick<Window, 'duration'>,
): Promise<ReadonlySet<string>> {
  const stored = all.filter(({ answerRows }) => answerRows.length > 0)
  const rows = await statement.execute({
    given: JSON.stringify(
      all.map(({ userId, seen, counter, uses }) => ({ user_id: userId, seen, counter, uses })),
    ),
    ids: all.map(({ userId }) => userId),
    duration,
    answers: rowsParameter(
      answers,
      stored.flatMap(({ answerRows }) => answerRows),
    ),
    learners: rowsParameter(
      learningSettings,
      stored.map(({ learner }) => learner),
    ),
    cards: rowsParameter(
      cards,
      stored.flatMap(({ cardRows }) => cardRows),
    ),
  })
  return new Set(rows.map(({ userId }) => userId))
}
