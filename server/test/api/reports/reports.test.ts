import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteUser } from '@pol/contract/operations/administration'
import { closeReport, listReportedLines } from '@pol/contract/operations/moderation'
import { createReport, listOwnReports } from '@pol/contract/operations/reports'
import { audit, reports, users } from '../../../src/database/schema.ts'
import { createAccount } from '../../../src/accounts/create-account.ts'
import { hashPassword } from '../../../src/accounts/passwords/password-hash.ts'
import { moment } from '../../matchers.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type Name, type World } from '../../world.ts'

describe.runIf(hasDatabase)('reports of mistakes', () => {
  let world: World
  let { anna, bahram, clara, mo } = {} as Record<Name, Device>
  beforeAll(async () => {
    world = await createWorld({ limits: { reports: { points: 20, duration: 3_600 } } })
    ;({ anna, bahram, clara, mo } = await world.everyoneSignedIn())
  })
  beforeEach(async () => {
    await world.db.delete(reports)
    await world.db.delete(audit)
  })
  afterAll(() => world.stop())

  const report = async (device: Device, item: string, text = 'Das ist falsch.') =>
    (await device.call(createReport, { item, text })).id
  const close = (id: string, answer?: string, by = mo) => by.call(closeReport, { id, status: 'done', answer })
  const lines = async () => (await mo.call(listReportedLines, {})).body

  test('are shown to moderators by line, and the answer to all reporters', async () => {
    const first = await report(bahram, 'haus', 'Hier fehlt\nder Artikel.')
    await report(bahram, 'wasser')
    const second = await report(clara, 'haus')
    const third = await report(bahram, 'haus', 'Noch etwas.')
    expect(await mo.call(listReportedLines, {})).toEqual({
      body: [
        {
          id: third,
          item: 'haus',
          people: 2,
          reports: [
            { id: first, text: 'Hier fehlt\nder Artikel.', at: moment },
            { id: second, text: 'Das ist falsch.', at: moment },
            { id: third, text: 'Noch etwas.', at: moment },
          ],
        },
        expect.objectContaining({ item: 'wasser', people: 1 }),
      ],
      total: 2,
    })
    await close(third, 'Danke, er steht jetzt da.')
    expect((await lines()).map(({ item }) => item)).toEqual(['wasser'])
    const closed = {
      item: 'haus',
      status: 'done',
      answer: 'Danke, er steht jetzt da.',
      at: moment,
      closed_at: moment,
    }
    expect(await clara.call(listOwnReports, {})).toEqual([{ id: second, text: 'Das ist falsch.', ...closed }])
    expect(await bahram.call(listOwnReports, {})).toMatchObject([
      { id: third, ...closed },
      { item: 'wasser', status: 'open', answer: null, closed_at: null },
      { id: first, ...closed },
    ])
    const rows = await world.db
      .select({ action: audit.action, by: users.email, objectId: audit.objectId })
      .from(audit)
      .innerJoin(users, eq(users.id, audit.actorId))
    expect(new Set(rows.map(({ action, by, objectId }) => `${by} ${action} ${objectId}`))).toEqual(
      new Set([first, second, third].map((id) => `${cast.mo.email} close-report ${id}`)),
    )
  })

  test('that arrive after the moderator has read the list stay open', async () => {
    const seen = await report(bahram, 'haus')
    const later = await report(clara, 'haus')
    await close(seen)
    expect(await lines()).toMatchObject([{ id: later, people: 1 }])
    expect(await bahram.call(listOwnReports, {})).toMatchObject([{ status: 'done', answer: null }])
    await expect(close(seen)).rejects.toMatchObject({ code: 'report-closed', status: 409 })
    await expect(close(randomUUID())).rejects.toMatchObject({ code: 'report-not-found', status: 404 })
  })

  test('are closed once, by the first of two moderators', async () => {
    const id = await report(bahram, 'haus')
    const outcomes = await Promise.allSettled([close(id, 'Eins'), close(id, 'Zwei', anna)])
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await world.db.$count(audit)).toBe(1)
  })

  test('need a line that is or was taught, and a text of 1 to 300 characters', async () => {
    await expect(report(bahram, 'gibt-es-nicht')).rejects.toMatchObject({ code: 'item-not-found' })
    for (const text of ['', ' \n ', 'x'.repeat(301), 'a\0b']) {
      await expect(report(bahram, 'haus', text)).rejects.toMatchObject({ code: 'invalid-input' })
    }
    await report(bahram, 'haus', 'x'.repeat(300))
    await expect(close(randomUUID(), 'x'.repeat(301))).rejects.toMatchObject({ code: 'invalid-input' })
  })

  test('of a line show the ten oldest, and those are closed', async () => {
    const ids: string[] = []
    for (let n = 0; n < 12; n += 1) ids.push(await report(clara, 'haus', `Nummer ${n}`))
    const [line] = await lines()
    expect(line?.reports.map(({ id }) => id)).toEqual(ids.slice(0, 10))
    await close(String(line?.id))
    expect(await lines()).toMatchObject([{ id: ids[11], reports: [{ id: ids[10] }, { id: ids[11] }] }])
  })

  test('are listed page by page, found by line, and limited for each person', async () => {
    const items = ['wasser', 'haus', 'brot', 'baum', 'letter-alef']
    const passwordHash = await hashPassword('ein-geheimnis')
    const person = { email: 'rita@example.org', username: 'Rita', password: 'ein-geheimnis' }
    await world.db.transaction((tx) => createAccount(tx, { ...person, passwordHash, role: 'user' }))
    const anyone = await world.signedIn(person)
    for (const item of items) await report(anyone, item)
    const found: string[] = []
    for (let after: string | undefined; found.length < 5;) {
      const { body, total } = await mo.call(listReportedLines, { after, limit: '2' })
      expect(total).toBe(5)
      found.push(...body.map(({ item }) => item))
      after = body.at(-1)?.id
    }
    expect(found).toEqual(items)
    expect(await mo.call(listReportedLines, { search: 'Letter' })).toMatchObject({
      body: [{ item: 'letter-alef' }],
      total: 1,
    })
    expect(await mo.call(listReportedLines, { search: 'آب' })).toMatchObject({
      body: [{ item: 'wasser' }],
      total: 1,
    })
    for (let n = 5; n < 20; n += 1) await report(anyone, 'haus')
    await expect(report(anyone, 'haus')).rejects.toMatchObject({ code: 'too-many-attempts' })
    await report(anna, 'haus')

    // Deleting a user deletes the reports, too.
    const [rita] = await world.db.select({ id: users.id }).from(users).where(eq(users.email, person.email))
    const [deletion] = await Promise.allSettled([
      anna.call(deleteUser, { user_id: String(rita?.id) }),
      ...(await lines()).map(({ id }) => close(id)),
    ])
    expect(deletion.status).toBe('fulfilled')
    expect(await world.db.$count(reports)).toBe(1)
    expect(await lines()).toHaveLength(await world.db.$count(reports, eq(reports.status, 'open')))
  })
})
