import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readLearning, sendAnswers, updateLearningSettings } from '@pol/contract/operations/learning'
import { updateAccountSettings } from '@pol/contract/operations/own-account'
import { endReminders, readReminderWays } from '@pol/contract/operations/reminders'
import type { Reminder } from '@pol/learning/values'
import { createAccount } from '../../../src/accounts/create-account.ts'
import { hashPassword } from '../../../src/accounts/passwords/password-hash.ts'
import {
  learningSettings,
  mailOutbox,
  reminderLinks,
  userRoles,
  users,
} from '../../../src/database/schema.ts'
import { readAllRows } from '../../all-rows.ts'
import { answerOf } from '../../practice.ts'
import { hasDatabase } from '../../test-database.ts'
import { createWorld, type Device, type World } from '../../world.ts'

const leyla = { email: 'leyla@example.org', username: 'Leyla', role: 'user' } as const
const password = 'leylas-geheimnis'
const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

describe.runIf(hasDatabase)('Leyla is reminded by mail', () => {
  let world: World
  let phone: Device
  let passwordHash: string
  let userId: string
  beforeAll(async () => {
    world = await createWorld({ remindersEveryMs: 20 })
    passwordHash = await hashPassword(password)
    await world.app.listen({ port: 0 })
  })
  beforeEach(async () => {
    await world.db.delete(users).where(eq(users.email, leyla.email))
    await world.db.delete(mailOutbox)
    world.mailbox.mails.length = 0
    world.passTimeUntil('10:00')
    userId = String(await world.db.transaction((tx) => createAccount(tx, { ...leyla, passwordHash })))
    phone = await world.signedIn({ email: leyla.email, password })
  })
  afterAll(() => world.stop())

  const now = () => world.now()
  const remindAt = (time: string, how: Reminder['how'] = 'mail') =>
    phone.call(updateLearningSettings, { reminder: { time, how } })
  const practise = (zone?: string, item = 'haus') =>
    phone.call(sendAnswers, { answers: [answerOf(0, { at: now().toISOString(), zone, item })] })
  const dueAt = async () => {
    const [row] = await world.db
      .select({ due: learningSettings.reminder_due_at })
      .from(learningSettings)
      .where(eq(learningSettings.user_id, userId))
    return row?.due ?? null
  }
  /** Waits until the server has dealt with everything that is due, and all mails are sent. */
  const untilDone = async () => {
    await expect.poll(dueAt).toSatisfy((due) => due === null || due > now().toISOString())
    await world.untilOutboxEmpty()
  }
  const mailCount = async () => {
    await untilDone()
    return world.mailbox.mailCount(leyla.email)
  }

  test('at the time that she has chosen, once a day, on each day without practice', async () => {
    await remindAt('18:30')
    world.passTimeUntil('18:29')
    expect(await mailCount()).toBe(0)
    world.passTimeUntil('18:31')
    const mail = await world.mailbox.waitForMail(leyla.email)
    expect(mail.subject).toBe('Pol: Zeit zum Üben')
    world.passTimeUntil('18:50')
    expect(await mailCount()).toBe(1)
    world.passTimeUntil('18:31')
    await world.mailbox.waitForMail(leyla.email, 2)
    expect(await mailCount()).toBe(2)
  })

  test('in her language', async () => {
    await phone.call(updateAccountSettings, { language: 'fa' })
    await remindAt('18:30')
    world.passTimeUntil('18:31')
    expect((await world.mailbox.waitForMail(leyla.email)).subject).toBe('وقت تمرین در Pol')
  })

  test('by the clocks where she has practised last', async () => {
    world.passTimeUntil('19:00')
    await practise('Asia/Tehran')
    await remindAt('18:30')
    world.passTimeUntil('14:59')
    expect(await mailCount()).toBe(0)
    world.passTimeUntil('15:01')
    await world.mailbox.waitForMail(leyla.email)
    // She travels: 18:30 is late at night in UTC now.
    world.passTimeUntil('14:00')
    await practise('America/New_York', 'wasser')
    world.passTimeUntil('15:01')
    expect(await mailCount()).toBe(1)
    world.passTimeUntil('15:01')
    expect(await mailCount()).toBe(1)
    expect((await dueAt())?.slice(11, 16)).toMatch(/^2[23]:30$/)
  })

  test('not on a day on which she has practised there, although it is another day in UTC', async () => {
    world.passTimeUntil('22:00')
    await practise('Asia/Tehran')
    await remindAt('18:30')
    world.passTimeUntil('15:01')
    expect(await mailCount()).toBe(0)
    world.passTimeUntil('15:01')
    await world.mailbox.waitForMail(leyla.email)
  })

  test('not on a day on which she has practised', async () => {
    await remindAt('18:30')
    await practise('UTC')
    world.passTimeUntil('18:31')
    expect(await mailCount()).toBe(0)
    world.passTimeUntil('18:31')
    await world.mailbox.waitForMail(leyla.email)
  })

  test('not a second time on the same day with another time', async () => {
    await remindAt('18:30')
    world.passTimeUntil('18:31')
    await world.mailbox.waitForMail(leyla.email)
    await remindAt('19:00')
    world.passTimeUntil('19:01')
    expect(await mailCount()).toBe(1)
    world.passTimeUntil('19:01')
    await world.mailbox.waitForMail(leyla.email, 2)
  })

  test.each([
    ['half an hour late, if no server was running', 30, 1],
    ['not hours late', 150, 0],
  ])('%s', async (_, minutesLate, count) => {
    await remindAt('18:30')
    // The time passes at once, so that nothing was sent in between.
    world.passTime(8.5 * hourMs + minutesLate * minuteMs)
    expect(await mailCount()).toBe(count)
  })

  test('not if she practises while the mail server is down, nor if it comes back too late', async () => {
    await remindAt('18:30')
    world.mailbox.setUnavailable(true)
    world.passTimeUntil('18:31')
    await world.untilMailsDeferred(1)
    await practise('UTC')
    world.mailbox.setUnavailable(false)
    world.passTimeUntil('18:40')
    expect(await mailCount()).toBe(0)
    world.mailbox.setUnavailable(true)
    world.passTimeUntil('18:31')
    await world.untilMailsDeferred(1)
    world.mailbox.setUnavailable(false)
    world.passTimeUntil('19:45')
    expect(await mailCount()).toBe(0)
  })

  test('not after she has lost the role of a learner', async () => {
    await remindAt('18:30')
    await world.db.delete(userRoles).where(eq(userRoles.userId, userId))
    world.passTimeUntil('18:31')
    expect(await mailCount()).toBe(0)
  })

  test('not if she changes her mind', async () => {
    await remindAt('18:30')
    await phone.call(updateLearningSettings, { reminder: null })
    world.passTimeUntil('18:31')
    expect(await mailCount()).toBe(0)
  })

  test('once, although two servers run', async () => {
    const second = await world.startSecondServer()
    await second.listen({ port: 0 })
    try {
      await remindAt('18:30')
      world.passTimeUntil('18:31')
      await world.mailbox.waitForMail(leyla.email)
      world.passTimeUntil('18:35')
      expect(await mailCount()).toBe(1)
    } finally {
      await second.close()
    }
  })

  describe('and ends it with the link of a reminder', () => {
    let link: string
    beforeEach(async () => {
      await remindAt('18:30')
      world.passTimeUntil('18:31')
      const mail = await world.mailbox.waitForMail(leyla.email)
      link = /https:\/\/\S+\/erinnerung\/[\w-]{43}/.exec(mail.text ?? '')?.[0] ?? ''
    })
    const tokenOf = (url: string) => String(url.split('/').at(-1))
    const reminder = async () => (await phone.call(readLearning, {})).settings.reminder
    const post = (payload: string, type: string) =>
      world.app.inject({
        method: 'POST',
        url: new URL(link).pathname,
        headers: { 'content-type': type },
        payload,
      })

    test('which the mail also names for mail programs', () => {
      const mail = world.mailbox.mails.at(-1)
      const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value
      expect(header('list-unsubscribe')).toBe(`<${link}>`)
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    })

    test('which changes nothing when a mail scanner opens it', async () => {
      await world.app.inject(new URL(link).pathname)
      await world.app.inject({ method: 'HEAD', url: new URL(link).pathname })
      expect(await reminder()).toEqual({ time: '18:30', how: 'mail' })
    })

    test.each([
      ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      ],
    ])('with the form that mail programs post (%s)', async (type, payload) => {
      expect((await post(payload, type)).statusCode).toBe(200)
      expect(await reminder()).toBeNull()
      world.passTimeUntil('18:31')
      expect(await mailCount()).toBe(1)
    })

    test('with the button of its page, without signing in, and pressing again is no error', async () => {
      const anyone = world.device()
      await anyone.call(endReminders, { token: tokenOf(link) })
      expect(await reminder()).toBeNull()
      await anyone.call(endReminders, { token: tokenOf(link) })
    })

    test('her other device learns of it', async () => {
      const { version } = await phone.call(readLearning, {})
      await world.device().call(endReminders, { token: tokenOf(link) })
      const changes = await phone.call(readLearning, { since: String(version) })
      expect(changes.version).toBeGreaterThan(version)
    })

    test('not with an invented or an expired one', async () => {
      const anyone = world.device()
      await expect(anyone.call(endReminders, { token: 'erfunden' })).rejects.toMatchObject({
        code: 'link-expired',
      })
      await world.db.update(reminderLinks).set({ expiresAt: now() })
      await expect(anyone.call(endReminders, { token: tokenOf(link) })).rejects.toMatchObject({
        code: 'link-expired',
      })
      expect(await reminder()).toEqual({ time: '18:30', how: 'mail' })
    })

    test('of which the database has only the hash', async () => {
      expect(JSON.stringify(await readAllRows(world.db))).not.toContain(tokenOf(link))
    })

    test('and other routes still refuse a form', async () => {
      const answer = await world.app.inject({
        method: 'POST',
        url: `/api/reminder-links/${tokenOf(link)}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'a=b',
      })
      expect(answer.statusCode).toBe(400)
      expect(await reminder()).toEqual({ time: '18:30', how: 'mail' })
    })
  })
})

describe.runIf(hasDatabase)('without a mail server', () => {
  test('a reminder by mail is not offered, and nothing is written to a file', async () => {
    const world = await createWorld({ sendsMails: false, pushServices: [], remindersEveryMs: 20 })
    await world.app.listen({ port: 0 })
    const clara = await world.signedIn('clara')
    expect(await clara.call(readReminderWays, {})).toEqual({ mail: false, push: null })
    await clara.call(updateLearningSettings, { reminder: { time: '00:00', how: 'mail' } })
    world.passTime(dayMs - (world.now().getTime() % dayMs) + minuteMs)
    await expect
      .poll(async () => {
        const [row] = await world.db.select().from(learningSettings)
        return String(row?.reminder_due_at) > world.now().toISOString()
      })
      .toBe(true)
    expect(await world.db.select().from(mailOutbox)).toEqual([])
    await world.stop()
  })
})
