import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { retention } from '@pol/contract/retention'
import { sendAnswers, updateLearningSettings } from '@pol/contract/operations/learning'
import { addPushSubscription, readReminderWays } from '@pol/contract/operations/reminders'
import { learningSettings, pushKeys, pushSubscriptions, users } from '../../../src/database/schema.ts'
import { preparePush } from '../../../src/features/learning/reminders/push.ts'
import { queueDueReminders } from '../../../src/features/learning/reminders/queue-reminders.ts'
import { sendWaitingPushes } from '../../../src/features/learning/reminders/send-pushes.ts'
import { createReminders } from '../../../src/features/learning/reminders/send-reminders.ts'
import { answerOf } from '../../practice.ts'
import { held, type PushService, startPushService } from '../../push-service.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type Name, type World } from '../../world.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

describe.runIf(hasDatabase)('a reminder', () => {
  let service: PushService
  let world: World
  let clara: Device
  beforeAll(async () => {
    service = await startPushService()
    // Not started: each test runs the steps itself.
    world = await createWorld({ pushServices: [service.origin] })
  })
  beforeEach(async () => {
    await world.db.delete(learningSettings)
    await world.db.delete(pushSubscriptions)
    service.reset()
    world.passTimeUntil('10:00')
    clara = await world.signedIn('clara')
  })
  afterAll(async () => {
    await world.stop()
    await service.stop()
  })

  const partsOf = () => ({
    db: world.db,
    now: world.now,
    log: pino({ level: 'silent' }),
    productName: 'Pol',
    sendsMails: true,
    sendsPushes: true,
    stopping: new AbortController().signal,
  })
  const queue = (parts = partsOf()) => queueDueReminders(parts)
  const push = () =>
    preparePush(world.db, { services: [service.origin], publicUrl: 'https://pol.example.org' })
  const send = async (parts = partsOf()) => sendWaitingPushes({ ...parts, push: await push() })
  const subscribe = async (device: Device) => {
    const ways = await device.call(readReminderWays, {})
    const subscription = service.subscribe(ways.push?.key ?? '')
    await device.call(addPushSubscription, subscription)
    return subscription
  }
  const remindAt = (time: string, how: 'mail' | 'push', device = clara) =>
    device.call(updateLearningSettings, { reminder: { time, how } })
  const subscriptions = () => world.db.select().from(pushSubscriptions)
  const rowOf = async (name: Name) => {
    const [row] = await world.db
      .select({ userId: users.id, count: learningSettings.unanswered_reminders })
      .from(learningSettings)
      .innerJoin(users, eq(users.id, learningSettings.user_id))
      .where(eq(users.email, cast[name].email))
    if (!row) throw new Error(`${name} has no settings`)
    return row
  }
  /** Number of reminders that were queued for Clara since she chose the reminder or practised. */
  const reminderCount = async () => (await rowOf('clara')).count

  test('is by the clocks of the device, also before the first answer', async () => {
    const wish = { time: '18:30', how: 'mail', zone: 'Asia/Tehran' } as const
    const { reminder } = await clara.call(updateLearningSettings, { reminder: wish })
    expect(reminder).toEqual({ time: '18:30', how: 'mail' })
    world.passTimeUntil('14:59')
    await queue()
    expect(await reminderCount()).toBe(0)
    world.passTimeUntil('15:00')
    await queue()
    expect(await reminderCount()).toBe(1)
  })

  test('is by UTC for a client that names no zone; a zone that does not exist is refused', async () => {
    await remindAt('18:30', 'mail')
    world.passTimeUntil('18:30')
    await queue()
    expect(await reminderCount()).toBe(1)
    const reminder = { time: '18:30', how: 'mail', zone: 'Mars/Olympus' } as const
    await expect(clara.call(updateLearningSettings, { reminder })).rejects.toMatchObject({ status: 400 })
  })

  test('of a minute before midnight is sent a little later, and so is that of the next day', async () => {
    await remindAt('23:59', 'mail')
    world.passTime(dayMs / 2 + 2 * 60 * minuteMs + 10 * minuteMs)
    expect(world.now().toISOString().slice(11, 16)).toBe('00:10')
    await queue()
    await queue()
    expect(await reminderCount()).toBe(1)
    world.passTimeUntil('23:59')
    await queue()
    expect(await reminderCount()).toBe(2)
  })

  test('is not delayed by an error with that of another learner', async () => {
    const bahram = await world.signedIn('bahram')
    await remindAt('18:29', 'mail', bahram)
    await remindAt('18:30', 'mail')
    // Nothing can be computed from this.
    const broken = { time: 'abends', how: 'mail' } as const
    await world.db
      .update(learningSettings)
      .set({ reminder: broken })
      .where(eq(learningSettings.user_id, (await rowOf('bahram')).userId))
    world.passTimeUntil('18:31')
    await queue()
    expect(await reminderCount()).toBe(1)
  })

  test('pauses after sixty without practice, until the next practice', async () => {
    await remindAt('18:30', 'mail')
    await world.db.update(learningSettings).set({ unanswered_reminders: retention.unansweredReminders - 1 })
    for (let day = 0; day < 2; day += 1) {
      world.passTimeUntil('18:31')
      await queue()
    }
    expect(await reminderCount()).toBe(retention.unansweredReminders)
    await clara.call(sendAnswers, { answers: [answerOf(0, { at: world.now().toISOString(), zone: 'UTC' })] })
    world.passTimeUntil('18:30')
    await queue()
    expect(await reminderCount()).toBe(1)
  })

  test('waits when the server closes after it was claimed, and another server sends it', async () => {
    await subscribe(clara)
    await remindAt('18:30', 'push')
    world.passTimeUntil('18:31')
    await queue()
    const closing = new AbortController()
    const now = () => {
      // The claim reads the clock first.
      closing.abort()
      return world.now()
    }
    await send({ ...partsOf(), now, stopping: closing.signal })
    expect(service.attempts).toEqual([])
    await send()
    expect(service.received).toHaveLength(1)
  })

  test('is not sent any more once the server has closed while it was being queued', async () => {
    await subscribe(clara)
    await remindAt('18:30', 'push')
    world.passTimeUntil('18:31')
    const stopped = Promise.withResolvers<void>()
    const reminders = createReminders({
      ...partsOf(),
      push: await push(),
      everyMs: dayMs,
      outbox: { deliverSoon: () => stopped.resolve(reminders.stop()) },
    })
    reminders.start()
    await stopped.promise
    expect((await subscriptions())[0]?.sendAt).not.toBeNull()
    expect(service.attempts).toEqual([])
  })

  test.each([401, 403])('ends at a browser whose push service refuses this server (%i)', async (status) => {
    await subscribe(clara)
    await remindAt('18:30', 'push')
    service.answerNext(status)
    world.passTimeUntil('18:31')
    await queue()
    await send()
    expect(service.attempts).toHaveLength(1)
    expect(await subscriptions()).toEqual([])
  })

  test('ends at browsers that subscribed with lost keys of the server', async () => {
    await subscribe(clara)
    await remindAt('18:30', 'push')
    await world.db.delete(pushKeys)
    world.passTimeUntil('18:31')
    await queue()
    await send()
    expect(service.attempts.map(({ status }) => status)).toEqual([403])
    expect(await subscriptions()).toEqual([])
  })

  test('that failed is not tried again at a browser that is now another person’s', async () => {
    const subscription = await subscribe(clara)
    await remindAt('18:30', 'push')
    const bahram = await world.signedIn('bahram')
    service.answerNext(held)
    world.passTimeUntil('18:31')
    await queue()
    const sent = send()
    await expect.poll(() => service.attempts.length).toBe(1)
    await bahram.call(addPushSubscription, subscription)
    service.release(503)
    await sent
    expect(await subscriptions()).toMatchObject([{ deviceId: bahram.deviceId, sendAt: null }])
  })
})
