import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { decideRequest, listPendingRequests, requestAccess } from '@pol/contract/operations/access-requests'
import { createUser, deleteUser } from '@pol/contract/operations/administration'
import { sendAnswers } from '@pol/contract/operations/learning'
import { readSession } from '@pol/contract/operations/sign-in'
import { findViolations } from '../../../src/database/invariants.ts'
import { answers, mailOutbox, registrationRequests, users } from '../../../src/database/schema.ts'
import { answerOf } from '../../practice.ts'
import { hasDatabase } from '../../test-database.ts'
import { waitingConnections } from '../../waiting-connections.ts'
import { cast, createWorld, type Device, type World } from '../../world.ts'

/** The embedded engine has one connection, so its transactions never run concurrently. */
const hasConnections = inject('database').engine === 'server'
const { email } = cast.clara

describe.runIf(hasConnections)(
  'while one administrator deletes Clara, and Clara asks for access again',
  () => {
    let world: World
    let anna: Device
    let bahram: Device
    beforeAll(async () => {
      world = await createWorld()
      anna = await world.signedIn('anna', 'admin')
      bahram = world.device()
      await world.db.execute(sql`
      insert into user_roles (user_id, role) select id, 'admin' from users where email = ${cast.bahram.email}`)
      await bahram.signIn('bahram', 'admin')
    })
    beforeEach(async () => {
      await world.db.delete(mailOutbox)
      await world.db.delete(registrationRequests)
      if ((await accounts()).length === 0) await anna.call(createUser, cast.clara)
    })
    afterAll(() => world.stop())

    const accounts = () => world.db.select().from(users).where(eq(users.email, email))
    const waiting = () => waitingConnections(world.db)
    const clarasRequest = async () => {
      await world.device().call(requestAccess, { email, username: 'Clara' })
      const pending = (await bahram.call(listPendingRequests, {})).body
      return String(pending.find((request) => request.email === email)?.id)
    }

    /** Runs `work` while a lock blocks Anna's deletion of Clara, then waits for both. */
    const duringDeletion = async (work: () => Promise<unknown>) => {
      const { db } = world
      const [user] = await accounts()
      const [mail] = await db.insert(mailOutbox).values({ kind: 'set-up', recipient: email }).returning()
      const [held, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
      const holdsMail = db.transaction(async (tx) => {
        await tx
          .select()
          .from(mailOutbox)
          .where(eq(mailOutbox.id, String(mail?.id)))
          .for('update')
        held.resolve()
        await mayEnd.promise
      })
      await held.promise
      const deletes = anna.call(deleteUser, { user_id: String(user?.id) })
      await expect.poll(waiting).toBe(1)
      let isDone = false
      const works = Promise.allSettled([work()]).finally(() => (isDone = true))
      await expect.poll(async () => isDone || (await waiting()) === 2).toBe(true)
      mayEnd.resolve()
      await Promise.all([holdsMail, deletes])
      return (await works)[0]
    }

    test('another administrator cannot approve her, because her account is deleted; her request stays pending', async () => {
      const approves = await duringDeletion(async () =>
        bahram.call(decideRequest, { id: await clarasRequest(), status: 'approved' }),
      )
      expect(approves).toMatchObject({ status: 'rejected', reason: { code: 'account-missing' } })
      expect(await accounts()).toEqual([])
      const requests = await world.db.select().from(registrationRequests)
      expect(requests).toMatchObject([{ email, status: 'pending' }])
      expect(await findViolations(world.db)).toEqual([])
    })

    test('another administrator creates her a new account, which approves the request', async () => {
      const makes = await duringDeletion(async () => {
        await clarasRequest()
        return bahram.call(createUser, cast.clara)
      })
      expect(makes).toMatchObject({ status: 'fulfilled' })
      expect(await accounts()).toHaveLength(1)
      const requests = await world.db.select().from(registrationRequests)
      expect(requests).toMatchObject([{ email, status: 'approved' }])
      expect(await findViolations(world.db)).toEqual([])
    })

    test('deleting, approving and creating at the same time cause no server error, and no approval without an account', async () => {
      for (let round = 0; round < 20; round += 1) {
        const [user] = await accounts()
        const id = await clarasRequest()
        const ends = await Promise.allSettled([
          anna.call(deleteUser, { user_id: String(user?.id) }),
          bahram.call(decideRequest, { id, status: 'approved' }),
          bahram.call(createUser, cast.clara),
        ])
        const failures = ends.filter((end) => end.status === 'rejected' && end.reason.status >= 500)
        expect(failures, `round ${round}`).toEqual([])
        expect(await findViolations(world.db), `round ${round}`).toEqual([])
        if ((await accounts()).length === 0) await anna.call(createUser, cast.clara)
      }
    })
  },
)

describe.runIf(hasDatabase)('a deletion that is interrupted', () => {
  let world: World
  beforeAll(async () => void (world = await createWorld()))
  afterAll(() => world.stop())

  test('leaves the account closed to everyone, and can be repeated', async () => {
    const anna = await world.signedIn('anna', 'admin')
    const clara = await world.signedIn('clara')
    await clara.call(sendAnswers, { answers: [answerOf(1), answerOf(2)] })
    const [account] = await world.db.select().from(users).where(eq(users.email, email))
    const id = String(account?.id)
    await world.db.execute(sql`
      create function interrupt() returns trigger language plpgsql as $$ begin raise exception 'interrupted'; end $$`)
    await world.db.execute(sql`
      create trigger interrupt before delete on cards for each row execute function interrupt()`)

    await expect(anna.call(deleteUser, { user_id: id })).rejects.toMatchObject({ status: 500 })
    expect(await world.db.$count(answers, eq(answers.user_id, id))).toBe(0)
    expect(await findViolations(world.db)).toEqual([])
    await expect(clara.signIn('clara')).rejects.toMatchObject({ code: 'invalid-credentials' })
    await expect(clara.call(readSession, {})).rejects.toMatchObject({ status: 401 })

    await world.db.execute(sql`drop function interrupt() cascade`)
    await anna.call(deleteUser, { user_id: id })
    expect(await world.db.$count(users, eq(users.id, id))).toBe(0)
  })
})
