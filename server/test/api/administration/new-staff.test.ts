import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { updateAccountSettings, deleteOwnAccount } from '@pol/contract/operations/own-account'
import { addUserRole, createUser, deleteUser, listAudit } from '@pol/contract/operations/administration'
import { resetPassword } from '@pol/contract/operations/passwords'
import { mailOutbox, userRoles, users } from '../../../src/database/schema.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type World } from '../../world.ts'
import { join } from '../../new-person.ts'

const hour = 60 * 60 * 1000
const bea = { email: 'bea@example.org', username: 'Bea', password: 'beas-geheimnis' }
const emil = { email: 'emil@example.org', username: 'Emil', password: 'emils-geheimnis' }
const dora = { email: 'dora@example.org', username: 'Dora', password: 'doras-geheimnis' }

describe.runIf(hasDatabase)('a new administrator or moderator', () => {
  let world: World
  let anna: Device
  beforeAll(async () => {
    world = await createWorld()
    anna = await world.signedIn('anna')
  })
  afterAll(() => world.stop())

  const mailsTo = async (email: string) => {
    await world.untilOutboxEmpty()
    return world.mailbox.mails.filter(({ to }) => to?.some(({ address }) => address === email))
  }
  const subjectsTo = async (email: string) => (await mailsTo(email)).map(({ subject }) => subject)
  /** Makes the mail server available, and queues a mail, which starts the outbox. */
  const sendWhatWaits = async () => {
    world.mailbox.setUnavailable(false)
    world.passTime(hour)
    await world.device().call(resetPassword, { email: 'niemand@example.org' })
  }
  beforeEach(async () => {
    await world.untilOutboxEmpty()
    world.mailbox.mails.length = 0
  })

  test('is told to every other administrator, also to the one whose session may be stolen', async () => {
    const { id } = await join(world, anna, { ...bea, username: 'Bea https://evil.example' })
    await anna.call(addUserRole, { user_id: id, role: 'moderator' })
    const [mail] = await mailsTo(cast.anna.email)
    expect(mail?.subject).toBe('Pol: Neuer Moderator')
    expect(mail?.text).toContain(
      `Wer: \u2068Bea https:\u200B//evil.\u200Bexample\u2069 (\u2068${bea.email}\u2069)`,
    )
    expect(mail?.text).toContain(`Gegeben von: \u2068Anna\u2069 (\u2068${cast.anna.email}\u2069)`)
    expect(mail?.text).toContain('https://pol.example.org/admin')
    expect(await subjectsTo(cast.mo.email)).toEqual([])

    await anna.call(addUserRole, { user_id: id, role: 'admin' })
    expect(await subjectsTo(cast.anna.email)).toEqual(['Pol: Neuer Moderator', 'Pol: Neuer Administrator'])
    const roleChanged = 'Pol: Ihre Rollen wurden geändert'
    expect(await subjectsTo(bea.email)).toEqual([roleChanged, roleChanged])
  })

  test('is told although the account that made the accomplice is gone at once, in the language of each administrator', async () => {
    await anna.call(updateAccountSettings, { language: 'fa' })
    const thief = await join(world, anna, dora, 'admin')
    await world.untilOutboxEmpty()
    world.mailbox.mails.length = 0
    world.mailbox.setUnavailable(true)
    const { user } = await thief.device.call(createUser, emil)
    await thief.device.call(addUserRole, { user_id: user.id, role: 'admin' })
    await world.untilMailsDeferred(4)
    await thief.device.call(deleteOwnAccount, {})
    await sendWhatWaits()
    const pseudonym = String((await anna.call(listAudit, {})).body[0]?.actor_alias)
    expect(pseudonym).toMatch(/^admin-/)
    const [toAnna] = await mailsTo(cast.anna.email)
    expect(toAnna?.subject).toBe('مدیر تازه در Pol')
    expect(toAnna?.text).toContain(`\u2068${pseudonym}\u2069 (حساب حذف شده است)`)
    const [toBea] = await mailsTo(bea.email)
    expect(toBea?.subject).toBe('Pol: Neuer Administrator')
    expect(toBea?.text).toContain(`Gegeben von: \u2068${pseudonym}\u2069 (Konto gelöscht)`)
    expect(await mailsTo(dora.email)).toEqual([])
    await anna.call(updateAccountSettings, { language: 'de' })
  })

  test('is not told after the account was deleted, nor to former administrators', async () => {
    const people = await world.db.select().from(users)
    const idOf = (address: string) => String(people.find(({ email }) => email === address)?.id)
    world.mailbox.setUnavailable(true)
    const { id } = await join(world, anna, { ...dora, email: 'frida@example.org' }, 'moderator')
    await world.untilMailsDeferred(4)
    await anna.call(deleteUser, { user_id: id })
    expect(await world.db.$count(mailOutbox)).toBe(0)
    await anna.call(addUserRole, { user_id: idOf(emil.email), role: 'moderator' })
    await world.untilMailsDeferred(3)
    await world.db.delete(userRoles).where(eq(userRoles.userId, idOf(bea.email)))
    await sendWhatWaits()
    expect(await subjectsTo(cast.anna.email)).toEqual(['Pol: Neuer Moderator'])
    expect(await subjectsTo(bea.email)).toEqual([])
  })
})
