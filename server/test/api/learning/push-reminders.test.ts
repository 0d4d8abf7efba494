import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pushSubscriptionsMaximum } from '@pol/contract/limits'
import { readLearning, sendAnswers, updateLearningSettings } from '@pol/contract/operations/learning'
import { signOutEverywhere, updateAccountSettings } from '@pol/contract/operations/own-account'
import {
  addPushSubscription,
  endReminders,
  type PushMessage,
  readReminderWays,
  removePushSubscription,
} from '@pol/contract/operations/reminders'
import { createAccount } from '../../../src/accounts/create-account.ts'
import { hashPassword } from '../../../src/accounts/passwords/password-hash.ts'
import { learningSettings, pushSubscriptions, users } from '../../../src/database/schema.ts'
import { preparePush } from '../../../src/features/learning/reminders/push.ts'
import { sendWaitingPushes } from '../../../src/features/learning/reminders/send-pushes.ts'
import { answerOf } from '../../practice.ts'
import { held, type PushService, startPushService } from '../../push-service.ts'
import { hasDatabase } from '../../test-database.ts'
import { createWorld, type Device, type World } from '../../world.ts'

const leyla = { email: 'leyla@example.org', username: 'Leyla', role: 'user' } as const
const password = 'leylas-geheimnis'

describe.runIf(hasDatabase)('Leyla is reminded by a notification', () => {
  let service: PushService
  let world: World
  let phone: Device
  let passwordHash: string
  let serverKey: string
  beforeAll(async () => {
    service = await startPushService()
    world = await createWorld({ remindersEveryMs: 20, pushServices: [service.origin] })
    passwordHash = await hashPassword(password)
    await world.app.listen({ port: 0 })
  })
  beforeEach(async () => {
    await world.db.delete(users).where(eq(users.email, leyla.email))
    service.reset()
    world.passTimeUntil('10:00')
    await world.db.transaction((tx) => createAccount(tx, { ...leyla, passwordHash }))
    phone = await world.signedIn({ email: leyla.email, password })
    serverKey = (await phone.call(readReminderWays, {})).push?.key ?? ''
  })
  afterAll(async () => {
    await world.stop()
    await service.stop()
  })

  const subscribe = async (device = phone) => {
    const subscription = service.subscribe(serverKey)
    await device.call(addPushSubscription, subscription)
    return subscription
  }
  const remindAt = (time: string) => phone.call(updateLearningSettings, { reminder: { time, how: 'push' } })
  const isSubscribed = async (device = phone) => (await device.call(readReminderWays, {})).push?.subscribed
  const subscriptionsInDatabase = () => world.db.select().from(pushSubscriptions)
  /** Waits until the server has dealt with everything that is due. */
  const untilDone = async () => {
    const isDone = async () => {
      const now = world.now()
      const learners = await world.db.select().from(learningSettings)
      const waiting = await subscriptionsInDatabase()
      return (
        learners.every(({ reminder_due_at: due }) => due === null || due > now.toISOString()) &&
        waiting.every(({ sendAt }) => sendAt === null || sendAt > now)
      )
    }
    await expect.poll(isDone).toBe(true)
  }
  const messageCount = async () => {
    await untilDone()
    return service.received.length
  }

  test('that only her browser can read, and that the push service knows to be from this server', async () => {
    const { endpoint } = await subscribe()
    expect(await isSubscribed()).toBe(true)
    await remindAt('18:30')
    world.passTimeUntil('18:29')
    expect(await messageCount()).toBe(0)
    world.passTimeUntil('18:31')
    await expect.poll(() => service.received.length).toBe(1)
    const [received] = service.received
    expect(received).toEqual({
      endpoint,
      message: {
        lang: 'de',
        title: 'Pol',
        body: 'Zeit zum Üben. Ein paar Minuten genügen.',
        end: 'Keine Erinnerungen mehr',
        token: expect.stringMatching(/^[\w-]{43}$/),
      },
      ttl: expect.toSatisfy((seconds: number) => seconds > 57 * 60 && seconds <= 59 * 60),
      topic: 'reminder',
      contact: 'https://pol.example.org',
    })
    expect(JSON.stringify(received?.message)).not.toContain(leyla.username)
    world.passTimeUntil('18:35')
    expect(await messageCount()).toBe(1)
    expect(service.attempts).toEqual([{ endpoint, status: 201 }])
  })

  test('in her language, on all her devices', async () => {
    await subscribe()
    const tablet = await world.signedIn({ email: leyla.email, password })
    await subscribe(tablet)
    await tablet.call(updateAccountSettings, { language: 'fa' })
    await tablet.call(updateLearningSettings, { reminder: { time: '18:30', how: 'push' } })
    world.passTimeUntil('18:31')
    await expect.poll(() => service.received.length).toBe(2)
    expect(service.received).toMatchObject(
      [1, 2].map(() => ({ message: { lang: 'fa', body: 'وقت تمرین است. چند دقیقه کافی است.' } })),
    )
  })

  test('and ends all of them with one press on it', async () => {
    await subscribe()
    await remindAt('18:30')
    world.passTimeUntil('18:31')
    await expect.poll(() => service.received.length).toBe(1)
    const message = service.received[0]?.message as PushMessage
    await world.device().call(endReminders, { token: message.token })
    expect((await phone.call(readLearning, {})).settings.reminder).toBeNull()
    expect(await isSubscribed()).toBe(false)
  })

  test('not on a day on which she has practised', async () => {
    await subscribe()
    await remindAt('18:30')
    await phone.call(sendAnswers, { answers: [answerOf(0, { at: world.now().toISOString(), zone: 'UTC' })] })
    world.passTimeUntil('18:31')
    expect(await messageCount()).toBe(0)
  })

  test.each([
    ['is overloaded', 503],
    ['asks to wait', 429],
    ['closes the connection', 0],
    ['wants to send the server elsewhere', 307],
  ])('a few minutes later, if the push service %s', async (_, status) => {
    await subscribe()
    await remindAt('18:30')
    service.answerNext(status)
    world.passTimeUntil('18:31')
    await expect.poll(() => service.attempts.length).toBe(1)
    await expect.poll(async () => (await subscriptionsInDatabase())[0]?.sendAt).not.toBeNull()
    world.passTimeUntil('18:37')
    await expect.poll(() => service.received.length).toBe(1)
    expect(service.attempts.map(({ status }) => status)).toEqual([status, 201])
  })

  test('but not after she has practised meanwhile, and not hours later', async () => {
    await subscribe()
    await remindAt('18:30')
    const failOnce = async () => {
      const before = service.attempts.length
      service.answerNext(503)
      world.passTimeUntil('18:31')
      await expect.poll(() => service.attempts.length).toBe(before + 1)
      await expect.poll(async () => (await subscriptionsInDatabase())[0]?.sendAt).not.toBeNull()
    }
    await failOnce()
    await phone.call(sendAnswers, { answers: [answerOf(0, { at: world.now().toISOString(), zone: 'UTC' })] })
    world.passTimeUntil('18:40')
    expect(await messageCount()).toBe(0)
    world.passTimeUntil('18:20')
    await failOnce()
    world.passTimeUntil('19:45')
    expect(await messageCount()).toBe(0)
    expect(service.attempts).toHaveLength(2)
  })

  test.each([404, 410])('no more once the browser has ended its subscription (%i)', async (status) => {
    await subscribe()
    await remindAt('18:30')
    service.answerNext(status)
    world.passTimeUntil('18:31')
    await expect.poll(subscriptionsInDatabase).toEqual([])
    world.passTimeUntil('18:31')
    await untilDone()
    expect(service.attempts).toHaveLength(1)
  })

  test('not by a second server while one is sending it, which may die in that moment', async () => {
    await subscribe()
    await remindAt('18:30')
    service.answerNext(held)
    world.passTimeUntil('18:31')
    await expect.poll(() => service.attempts.length).toBe(1)
    const { db, now } = world
    const push = await preparePush(db, { services: [service.origin], publicUrl: 'https://pol.example.org' })
    const { signal: stopping } = new AbortController()
    await sendWaitingPushes({ db, now, push, productName: 'Pol', log: pino({ level: 'silent' }), stopping })
    expect(service.attempts).toHaveLength(1)
    service.release()
    world.passTimeUntil('18:50')
    await untilDone()
    expect(service.attempts).toHaveLength(1)
  })

  test('never at another host than the push services', async () => {
    const { keys } = service.subscribe(serverKey)
    for (const endpoint of ['http://127.0.0.1:1/', 'https://fcm.googleapis.com/fcm/send/x', 'file:///etc'])
      await expect(phone.call(addPushSubscription, { endpoint, keys })).rejects.toMatchObject({
        code: 'push-service-refused',
      })
    // A subscription of earlier, when the operator allowed its service.
    await subscribe()
    await remindAt('18:30')
    await world.db.update(pushSubscriptions).set({ endpoint: 'http://127.0.0.1:1/' })
    world.passTimeUntil('18:31')
    await untilDone()
    expect(service.attempts).toEqual([])
  })

  test('not with another choice than the notification, which deletes the subscriptions', async () => {
    await subscribe()
    await phone.call(updateLearningSettings, { minutes: 20 })
    expect(await isSubscribed()).toBe(true)
    await phone.call(updateLearningSettings, { reminder: { time: '18:30', how: 'mail' } })
    expect(await subscriptionsInDatabase()).toEqual([])
  })

  test('no more on a device that she has removed, and after signing out everywhere', async () => {
    await subscribe()
    await phone.call(removePushSubscription, {})
    expect(await isSubscribed()).toBe(false)
    await subscribe()
    await phone.call(signOutEverywhere, {})
    expect(await subscriptionsInDatabase()).toEqual([])
  })

  test('not any more on a browser that is now another person’s', async () => {
    const subscription = await subscribe()
    const clara = await world.signedIn('clara')
    await clara.call(addPushSubscription, subscription)
    expect(await isSubscribed()).toBe(false)
    expect(await isSubscribed(clara)).toBe(true)
    await clara.call(removePushSubscription, {})
  })

  test('on her newest devices only', async () => {
    for (let device = 0; device <= pushSubscriptionsMaximum; device += 1) {
      world.passTimeUntil(`11:0${device}`)
      await subscribe(await world.signedIn({ email: leyla.email, password }))
    }
    const kept = (await subscriptionsInDatabase()).map(({ createdAt }) =>
      createdAt.toISOString().slice(11, 16),
    )
    expect(kept.toSorted()).toEqual(['11:01', '11:02', '11:03', '11:04', '11:05'])
  })

  test('with the same key from every server of this database', async () => {
    const second = await world.startSecondServer()
    const other = world.device('192.0.2.1', second)
    await other.signIn('clara')
    expect((await other.call(readReminderWays, {})).push?.key).toBe(serverKey)
    await second.close()
  })
})
