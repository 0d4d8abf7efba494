import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { readLearning, sendAnswers } from '@pol/contract/operations/learning'
import type { Answer } from '@pol/learning/values'
import { createAccount } from '../../../src/accounts/create-account.ts'
import { hashPassword } from '../../../src/accounts/passwords/password-hash.ts'
import { answers, learningSettings, users } from '../../../src/database/schema.ts'
import { answerOf, cardsOf, sorted } from '../../practice.ts'
import { hasDatabase } from '../../test-database.ts'
import { waitingConnections } from '../../waiting-connections.ts'
import { createWorld, type Device, type World } from '../../world.ts'

const password = 'klassen-geheimnis'
const emailOf = (learner: number) => `learner-${learner}@example.org`

describe.runIf(hasDatabase)('a class that practises at the same time', () => {
  let world: World
  let learners: readonly Device[]
  let ids: readonly string[]
  beforeAll(async () => {
    world = await createWorld({ limits: { answers: { points: 30, duration: 24 * 60 * 60 } } })
    const passwordHash = await hashPassword(password)
    learners = Array.from({ length: 12 }, (_, n) => world.device(`198.51.100.${n}`))
    for (const [n, device] of learners.entries()) {
      const email = emailOf(n)
      await world.db.transaction((tx) =>
        createAccount(tx, { email, username: `Learner ${n}`, role: 'user', passwordHash }),
      )
      await device.signIn({ email, password })
    }
    const rows = await world.db.select().from(users)
    ids = learners.map((_, n) => String(rows.find(({ email }) => email === emailOf(n))?.id))
  })
  afterAll(() => world.stop())

  const send = (learner: number, ...given: readonly Answer[]) =>
    learners[learner]?.call(sendAnswers, { answers: [...given] }) ??
    Promise.reject(new Error('No such learner'))
  const answersOf = (learner: number) => world.db.$count(answers, eq(answers.user_id, String(ids[learner])))
  const cardsAt = async (learner: number) =>
    sorted((await learners[learner]?.call(readLearning, {}))?.cards ?? [])
  /** Makes the database refuse to store answers of a learner until the test ends. */
  const refuseAnswersOf = async (learner: number) => {
    await world.db.execute(
      sql.raw(`create function refuse() returns trigger language plpgsql as
        $$ begin if new.user_id = '${ids[learner]}' then raise 'refused'; end if; return new; end $$`),
    )
    await world.db.execute(
      'create trigger refuse before insert on answers for each row execute function refuse()',
    )
    onTestFinished(async () => {
      await world.db.execute('drop function refuse cascade')
    })
  }

  test('has its first answers stored, each learner her own', async () => {
    const given = learners.map((_, n) => answerOf(20 + n, { item: n % 2 ? 'haus' : 'wasser' }))
    const states = await Promise.all(given.map((answer, n) => send(n, answer)))
    for (const [n, answer] of given.entries()) {
      expect(states[n]).toMatchObject({ version: 1, refused: [] })
      expect(states[n]?.cards).toEqual(cardsOf([answer]))
      expect(await cardsAt(n)).toEqual(cardsOf([answer]))
    }
  })

  test('and its next ones together, without a transaction for each', async () => {
    const transactions = vi.spyOn(world.db, 'transaction')
    onTestFinished(() => transactions.mockRestore())
    const given = learners.map((_, n) => answerOf(10, { item: n % 2 ? 'brot' : 'milch' }))
    const states = await Promise.all(given.map((answer, n) => send(n, answer)))
    expect(transactions).not.toHaveBeenCalled()
    for (const [n, answer] of given.entries()) {
      expect(states[n]).toMatchObject({ version: 2, refused: [] })
      expect(states[n]?.cards.filter(({ reps, last }) => reps === 1 && last === answer.at)).toEqual(
        cardsOf([answer]),
      )
    }
  })

  test('and the answers of the others are stored although those of one cannot be', async () => {
    await refuseAnswersOf(3)
    const before = await answersOf(3)
    const sent = await Promise.allSettled(learners.map((_, n) => send(n, answerOf(0.5))))
    expect(sent.map(({ status }) => status)).toEqual(
      learners.map((_, n) => (n === 3 ? 'rejected' : 'fulfilled')),
    )
    expect(sent[3]).toMatchObject({ reason: { code: 'internal', status: 500 } })
    expect(await answersOf(3)).toBe(before)
  })

  test('and those of the others are stored although one has no account any more', async () => {
    const leaving = learners.length - 1
    const storing = learners.map((_, n) => send(n, answerOf(0.4)))
    await world.db.delete(users).where(eq(users.id, String(ids[leaving])))
    const sent = await Promise.allSettled(storing)
    expect(sent.slice(0, leaving).every(({ status }) => status === 'fulfilled')).toBe(true)
    await expect(send(leaving, answerOf(0.3))).rejects.toMatchObject({ status: 401 })
    learners = learners.slice(0, leaving)
  })

  test('and only the learner who has used up the quota is told to wait', async () => {
    await send(1, ...Array.from({ length: 20 }, () => answerOf(0.2)))
    const sent = await Promise.allSettled(
      learners.map((_, n) => send(n, ...Array.from({ length: 10 }, () => answerOf(0.1)))),
    )
    expect(sent.map(({ status }) => status)).toEqual(
      learners.map((_, n) => (n === 1 ? 'rejected' : 'fulfilled')),
    )
    expect(sent[1]).toMatchObject({ reason: { code: 'too-many-attempts', status: 429 } })
  })

  test('and late answers of one are folded into their places, while the others send new ones', async () => {
    const [late, recent] = [answerOf(300, { item: 'baum' }), answerOf(200, { item: 'baum', grade: 1 })]
    await send(5, recent)
    const given = learners.map((_, n) => (n === 5 ? late : answerOf(0, { item: 'baum' })))
    await Promise.all(given.map((answer, n) => send(n, answer)))
    const trees = (await cardsAt(5)).filter(({ item }) => item === 'baum')
    expect(trees).toEqual(cardsOf([late, recent]))
    expect((await cardsAt(6)).filter(({ item }) => item === 'baum')).toEqual(cardsOf([given[6] as Answer]))
  })

  test('and an answer that is sent twice at the same time is stored once', async () => {
    const answer = answerOf(0, { item: 'tee' })
    const [one, other] = await Promise.all([send(2, answer), send(2, answer), send(4, answerOf(0))])
    expect(sorted(one.cards)).toEqual(sorted(other.cards))
    expect((await cardsAt(2)).filter(({ item }) => item === 'tee')).toEqual(cardsOf([answer]))
  })

  test('and after a release with other groups of items, the answers of each are moved first', async () => {
    await world.db
      .update(learningSettings)
      .set({ grouping: 'of old' })
      .where(eq(learningSettings.user_id, String(ids[7])))
    const given = answerOf(0, { item: 'kaffee' })
    await Promise.all(learners.map((_, n) => send(n, n === 7 ? given : answerOf(0, { item: 'milch' }))))
    const [learner] = await world.db
      .select()
      .from(learningSettings)
      .where(eq(learningSettings.user_id, String(ids[7])))
    expect(learner).toMatchObject({ grouping: world.items.grouping, grouped_version: learner?.version })
    expect((await cardsAt(7)).filter(({ item }) => item === 'kaffee')).toEqual(cardsOf([given]))
  })

  // The embedded engine has one connection, so nothing is locked while something else runs.
  test.runIf(inject('database').engine === 'server')(
    'and one whose account is locked waits, while the others do not',
    async () => {
      const { promise: released, resolve: release } = Promise.withResolvers<void>()
      const { promise: held, resolve: hold } = Promise.withResolvers<void>()
      const holding = world.db.transaction(async (tx) => {
        await tx
          .select()
          .from(users)
          .where(eq(users.id, String(ids[8])))
          .for('update')
        hold()
        await released
      })
      await held
      let isStored = false
      const waiting = send(8, answerOf(0)).then((state) => {
        isStored = true
        return state
      })
      await Promise.all(learners.flatMap((_, n) => (n === 8 ? [] : send(n, answerOf(0)))))
      await expect.poll(() => waitingConnections(world.db)).toBe(1)
      expect(isStored).toBe(false)
      release()
      await holding
      expect((await waiting).refused).toEqual([])
    },
  )
})
