import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession, signIn } from '@pol/contract/operations/sign-in'
import { resetPassword, updatePassword } from '@pol/contract/operations/passwords'
import { mailOutbox, passwordTokens } from '../../../src/database/schema.ts'
import { linkIn, tokenIn } from '../../mailbox.ts'
import { textsIn } from '../../all-rows.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type Name, type World } from '../../world.ts'

const minute = 60 * 1000

describe.runIf(hasDatabase)('a forgotten password', () => {
  let world: World
  beforeAll(async () => void (world = await createWorld()))
  afterAll(() => world.stop())

  const mailCount = (name: Name) => world.mailbox.mailCount(cast[name].email)

  async function linkFor(name: Name): Promise<URL> {
    // Mails about earlier changes of the password must not be counted.
    await world.untilOutboxEmpty()
    const before = mailCount(name)
    await world.device().call(resetPassword, { email: cast[name].email })
    return linkIn(await world.mailbox.waitForMail(cast[name].email, before + 1))
  }

  const redeem = (device: Device, link: URL, password: string) =>
    device.call(updatePassword, { token: tokenIn(link), password, deviceId: device.deviceId })

  test('Bahram gets a link to the public address with the token in its fragment', async () => {
    const link = await linkFor('bahram')
    expect(link.href).toMatch(/^https:\/\/pol\.example\.org\/auth#type=recovery&token=/)
    expect(link.search).toBe('')
    const rows = await world.db.select().from(passwordTokens)
    expect(rows.length).toBeGreaterThan(0)
    expect(textsIn(rows)).not.toContain(tokenIn(link))
  })

  test('he chooses a new password and is signed in, and every other session of his account ends', async () => {
    const [thief, phone] = [world.device(), world.device()]
    await thief.signIn('bahram')
    const session = await redeem(phone, await linkFor('bahram'), 'ein-neues-geheimnis')
    phone.token = session.token
    await expect(phone.call(readSession, {})).resolves.toMatchObject({ roles: ['user'] })
    await expect(thief.call(readSession, {})).rejects.toMatchObject({ status: 401 })
    await expect(thief.signIn('bahram')).rejects.toMatchObject({ code: 'invalid-credentials' })
    const { email } = cast.bahram
    await expect(
      phone.call(signIn, { email, password: 'ein-neues-geheimnis', as: 'user', deviceId: phone.deviceId }),
    ).resolves.toMatchObject({ user: { email } })
  })

  test('of two links only the newer works, and it works once', async () => {
    const [older, newer] = [await linkFor('clara'), await linkFor('clara')]
    await expect(redeem(world.device(), older, 'ein-neues-geheimnis')).rejects.toMatchObject({
      code: 'link-replaced',
      message: 'Es gibt einen neueren Link. Bitte nehmen Sie den aus der letzten E-Mail.',
      status: 410,
    })
    await redeem(world.device(), newer, cast.clara.password)
    for (const used of [newer, older]) {
      await expect(redeem(world.device(), used, 'noch-eins')).rejects.toMatchObject({
        code: 'link-expired',
        status: 410,
      })
    }
  })

  test('a common password is refused with a reason, and does not use up the link', async () => {
    const link = await linkFor('clara')
    for (const common of ['123456', 'Passwort1', 'iloveyou']) {
      await expect(redeem(world.device(), link, common)).rejects.toMatchObject({
        code: 'password-too-common',
        status: 422,
      })
    }
    for (const pattern of ['QWERTZ', 'aaaaaaaa']) {
      await expect(redeem(world.device(), link, pattern)).rejects.toMatchObject({
        code: 'password-pattern',
        status: 422,
      })
    }
    await expect(redeem(world.device(), link, cast.clara.password)).resolves.toMatchObject({
      user: { email: cast.clara.email },
    })
  })

  test('of fifty concurrent uses of one link exactly one succeeds', async () => {
    const link = await linkFor('clara')
    const tries = await Promise.allSettled(
      Array.from({ length: 50 }, () => redeem(world.device(), link, cast.clara.password)),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a link expires after 60 minutes', async () => {
    const link = await linkFor('clara')
    world.passTime(61 * minute)
    await expect(redeem(world.device(), link, 'zu-spät-jetzt')).rejects.toMatchObject({
      code: 'link-expired',
    })
  })

  test('a made-up link is refused', async () => {
    const link = new URL('https://pol.example.org/auth#type=recovery&token=erfunden')
    await expect(redeem(world.device(), link, 'geheimnis')).rejects.toMatchObject({ code: 'link-expired' })
  })

  test('the answer does not reveal whether an address has an account, and an unknown address gets no mail', async () => {
    const ask = (email: string) =>
      world.app.inject({ method: 'POST', url: '/api/reset-password', payload: { email } })
    const [known, unknown] = [await ask(cast.clara.email), await ask('niemand@example.org')]
    expect(unknown.statusCode).toBe(200)
    expect(unknown.body).toBe(known.body)
    await expect
      .poll(() => world.db.select().from(mailOutbox).where(eq(mailOutbox.recipient, 'niemand@example.org')))
      .toEqual([])
    expect(world.mailbox.mails.flatMap(({ to }) => to?.map(({ address }) => address))).not.toContain(
      'niemand@example.org',
    )
  })

  test('after five mails to one address in an hour, further ones are silently dropped', async () => {
    const before = mailCount('anna')
    for (let i = 0; i < 8; i += 1) await world.device().call(resetPassword, { email: cast.anna.email })
    await world.mailbox.waitForMail(cast.anna.email, before + 5)
    await world.untilOutboxEmpty()
    expect(mailCount('anna')).toBe(before + 5)
  })
})

describe.runIf(hasDatabase)('an outage of the mail server', () => {
  let world: World
  beforeAll(async () => void (world = await createWorld()))
  afterAll(() => world.stop())

  test('neither loses nor repeats a mail', async () => {
    const { email } = cast.bahram
    world.mailbox.setUnavailable(true)
    await world.device().call(resetPassword, { email })
    await world.untilMailsDeferred(1)
    world.mailbox.setUnavailable(false)
    world.passTime(minute)
    await world.device().call(resetPassword, { email: cast.clara.email })
    await world.mailbox.waitForMail(email)
    await world.mailbox.waitForMail(cast.clara.email)
    await world.untilOutboxEmpty()
    expect(world.mailbox.mails).toHaveLength(2)
  })
})
