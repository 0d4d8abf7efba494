import { randomUUID } from 'node:crypto'
import { getTableName, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  deviceKeys,
  knownSignIns,
  limits,
  registrationRequests,
  sessions,
} from '../../../src/database/schema.ts'
import { countsOf } from '../../../src/limits/limits.ts'
import { rules } from '../../../src/retention/rules.ts'
import { hasDatabase, openTestDatabase } from '../../test-database.ts'

/** Tables with rows of every learner. */
const large = [sessions, knownSignIns, deviceKeys, registrationRequests]

describe.runIf(hasDatabase)('with a million learners', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  /** @returns the plan of a statement. With sequential scans disabled, it contains one only if no index fits. */
  const planOf = (statement: SQL) =>
    database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const { rows } = (await tx.execute(sql`explain ${statement}`)) as { rows: Record<string, string>[] }
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })

  test.each(large.map((table) => [getTableName(table), table] as const))(
    'the sweep does not read all %s to find the expired ones',
    async (_, table) => {
      const rule = rules.find((one) => one.table === table)
      const plan = await planOf(sql`delete from ${table} where ${rule?.isExpired(new Date())}`)
      expect(plan).toContain('_oldest')
      expect(plan).not.toContain('Seq Scan')
    },
  )

  test('export and erasure do not read all counters to find those of one person', async () => {
    const person = { account: 'bahram@example.org', userId: randomUUID() }
    expect(await planOf(sql`delete from ${limits} where ${countsOf(person)}`)).not.toContain('Seq Scan')
  })

  test('an erasure finds the rows of an account by an index', async () => {
    const { rows } = (await database.db.execute(sql`
      select conrelid::regclass::text || '.' || attname as column
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and not exists (
        select from pg_index where indrelid = conrelid and indkey[0] = attnum and indpred is null)`)) as {
      rows: unknown[]
    }
    expect(rows).toEqual([])
  })
})
