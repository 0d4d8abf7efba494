import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  decideRequest,
  listPendingRequests,
  requestAccess,
  sendRegistrationApproval,
} from '@pol/contract/operations/access-requests'
import { signIn } from '@pol/contract/operations/sign-in'
import {
  updateAccountSettings,
  deleteOwnAccount,
  signOutEverywhere,
} from '@pol/contract/operations/own-account'
import {
  addUserRole,
  createUser,
  deleteUser,
  getUsers,
  listUserRoles,
  removeUserRole,
  listAudit,
} from '@pol/contract/operations/administration'
import {
  closeReport,
  decideRecording,
  listModeratedRecordings,
  downloadLines,
  downloadReports,
} from '@pol/contract/operations/moderation'
import { resetPassword, updatePassword, changePassword } from '@pol/contract/operations/passwords'
import { exportOwnData, exportUser } from '@pol/contract/operations/personal-data'
import {
  createRecording,
  giveRecordingConsent,
  playRecording,
  withdrawRecording,
} from '@pol/contract/operations/recordings'
import { createReport } from '@pol/contract/operations/reports'
import type { Role } from '@pol/contract/roles'
import { audit, mailOutbox, passkeys, recordings, userRoles, users } from '../../../src/database/schema.ts'
import { removePasskeysOfAddress } from '../../../src/accounts/passkeys/remove-passkeys.ts'
import { readAllRows } from '../../all-rows.ts'
import { createClip } from '../../clips.ts'
import { linkIn, tokenIn } from '../../mailbox.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type Name, type World } from '../../world.ts'

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
const anyId = expect.stringMatching(/^[\da-f-]{36}$/)
const personOf = (name: Name) => ({ id: anyId, username: cast[name].username, email: cast[name].email })
const noAlias = { actor_alias: null, subject_alias: null, detail: null }
const audio = await createClip()
const unknownId = '0b7f1c3e-6a52-4c1b-9b0e-2f6f1f6f3a11'

describe.runIf(hasDatabase)('the audit trail', () => {
  let world: World
  let [bahram, clara, anna, mo] = [] as unknown as [Device, Device, Device, Device]
  beforeAll(async () => {
    world = await createWorld()
    ;[bahram, clara, anna, mo] = [world.device(), world.device(), world.device(), world.device()]
    await bahram.signIn('bahram')
    await clara.signIn('clara')
    await anna.signIn('anna')
    await mo.signIn('mo')
  })
  afterAll(() => world.stop())

  const trail = async (search?: string) => (await anna.call(listAudit, { search })).body

  test('has actor, action, time, object and its owner, newest first', async () => {
    await bahram.call(updateAccountSettings, { mother_tongue: 'fa' })
    await bahram.call(giveRecordingConsent, { name: 'B.', region: null })
    const { id } = await bahram.call(createRecording, { item: 'haus', audio })
    await mo.call(decideRecording, { id, status: 'approved' })
    await anna.call(decideRecording, { id, status: 'rejected', reason: 'Das ist ein anderes Wort.' })
    await bahram.call(withdrawRecording, { id })
    const { id: report } = await clara.call(createReport, { item: 'wasser', text: 'Falsch.' })
    await mo.call(closeReport, { id: report, status: 'done', answer: 'Danke.' })

    const ofRecording = {
      id: anyId,
      at: moment,
      ...noAlias,
      role: null,
      object_id: id,
      item: 'haus',
      subject: personOf('bahram'),
    }
    expect(await anna.call(listAudit, {})).toEqual({
      body: [
        {
          id: anyId,
          at: moment,
          ...noAlias,
          actor: personOf('mo'),
          action: 'close-report',
          object_id: report,
          role: null,
          item: 'wasser',
          subject: personOf('clara'),
        },
        { ...ofRecording, actor: personOf('bahram'), action: 'withdraw-recording' },
        { ...ofRecording, actor: personOf('anna'), action: 'reject-recording' },
        { ...ofRecording, actor: personOf('mo'), action: 'approve-recording' },
      ],
      total: 4,
    })
    await expect(mo.call(listAudit, {})).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('is searched by name and address of actor and subject', async () => {
    expect((await trail('CLARA')).map(({ action }) => action)).toEqual(['close-report'])
    expect(await trail(cast.anna.email)).toMatchObject([{ action: 'reject-recording' }])
    expect(await trail('Bahram')).toHaveLength(3)
    expect(await trail('%')).toEqual([])
  })

  test('keeps the entries after recording and moderator are deleted; the moderator becomes a pseudonym', async () => {
    await world.db.delete(recordings)
    expect(await trail('Bahram')).toMatchObject([{ item: null }, { item: null }, { item: null }])
    const moderator = (await trail())[0]?.actor
    await anna.call(deleteUser, { user_id: String(moderator?.id) })
    const entries = await trail()
    const pseudonym = String(entries[0]?.subject_alias)
    expect(pseudonym).toMatch(/^moderator-[a-z2-9]{6}$/)
    expect(entries).toMatchObject([
      { action: 'delete-user', actor: { username: 'Anna' }, object_id: null, subject: null },
      { action: 'denied-call', actor: null, actor_alias: pseudonym, detail: 'audit' },
      { action: 'close-report', actor: null, actor_alias: pseudonym, item: 'wasser' },
      { actor: { username: 'Bahram' } },
      { actor: { username: 'Anna' } },
      { action: 'approve-recording', actor: null, actor_alias: pseudonym },
    ])
    expect(await trail(pseudonym)).toHaveLength(4)
  })

  test('is read page by page', async () => {
    const people = await world.db.select({ id: users.id, email: users.email }).from(users)
    const subjectId = String(people.find(({ email }) => email === cast.clara.email)?.id)
    await world.db.delete(audit)
    const moments = [1, 2, 2, 2, 3].map((hour) => new Date(Date.UTC(2026, 10, 1, hour)))
    const entries = moments.map((at) => ({
      at,
      action: 'close-report' as const,
      objectId: subjectId,
      subjectId,
    }))
    const stored = await world.db.insert(audit).values(entries).returning({ id: audit.id, at: audit.at })
    const read: { readonly id: string; readonly at: string }[] = []
    for (let after: string | undefined; read.length < 5; after = read.at(-1)?.id) {
      const { body, total } = await anna.call(listAudit, { after, limit: '2' })
      expect(total).toBe(5)
      expect(body).not.toEqual([])
      read.push(...body)
    }
    expect(new Set(read.map(({ id }) => id))).toEqual(new Set(stored.map(({ id }) => id)))
    expect(read.map(({ at }) => new Date(at))).toEqual(moments.toReversed())
    expect((await anna.call(listAudit, { search: 'clara', limit: '1' })).total).toBe(5)
  })

  test('says what administrators did to requests and accounts, and no longer to whom after an erasure', async () => {
    await world.db.delete(audit)
    const farid = { email: 'farid@example.org', username: 'Farid', password: 'von-anna-erdacht' }
    const hamid = { email: 'hamid@example.org', username: 'Hamid' }
    const stranger = world.device('198.51.100.1')
    for (const person of [farid, hamid]) await stranger.call(requestAccess, person)
    const pending = (await anna.call(listPendingRequests, {})).body
    const requestOf = (email: string) => String(pending.find((request) => request.email === email)?.id)

    await anna.call(decideRequest, { id: requestOf(hamid.email), status: 'rejected' })
    const { user } = await anna.call(createUser, { ...farid, request_id: requestOf(farid.email) })
    await anna.call(sendRegistrationApproval, farid)
    const role = await anna.call(addUserRole, { user_id: user.id, role: 'moderator' })
    await anna.call(removeUserRole, { id: role.id })
    await anna.call(exportUser, { user_id: user.id })

    const ofFarid = { id: user.id, username: 'Farid', email: farid.email }
    const ofHamid = { id: requestOf(hamid.email), ...hamid }
    const byAnna = {
      ...noAlias,
      actor: personOf('anna'),
      item: null,
      role: null,
      object_id: null,
      subject: ofFarid,
    }
    // Entries with the same time are in no fixed order.
    const inTime = (await trail()).toReversed()
    expect(inTime).toHaveLength(7)
    expect(inTime).toEqual(
      expect.arrayContaining(
        [
          { ...byAnna, action: 'reject-request', object_id: requestOf(hamid.email), subject: ofHamid },
          { ...byAnna, action: 'approve-request', object_id: requestOf(farid.email) },
          { ...byAnna, action: 'create-user' },
          { ...byAnna, action: 'send-set-up-link' },
          { ...byAnna, action: 'add-role', role: 'moderator' },
          { ...byAnna, action: 'remove-role', role: 'moderator' },
          { ...byAnna, action: 'export-user' },
        ].map((entry) => ({ id: anyId, at: moment, ...entry })),
      ),
    )
    expect(await trail('hamid')).toMatchObject([{ action: 'reject-request' }])
    expect(await trail(farid.email)).toHaveLength(6)

    await anna.call(deleteUser, { user_id: user.id })
    const left = await trail()
    expect(left).toHaveLength(8)
    expect(left.filter(({ action }) => action !== 'reject-request')).toEqual(
      Array.from({ length: 7 }, () =>
        expect.objectContaining({ actor: personOf('anna'), object_id: null, subject: null }),
      ),
    )
    const stored = JSON.stringify(await world.db.select().from(audit))
    for (const trace of [user.id, requestOf(farid.email)]) expect(stored).not.toContain(trace)
  })

  test('has no entry for what was refused', async () => {
    await world.db.delete(audit)
    const people = await world.db.select({ id: users.id, email: users.email }).from(users)
    const idOf = (name: Name) => String(people.find(({ email }) => email === cast[name].email)?.id)
    const refused = [
      anna.call(createUser, cast.clara),
      anna.call(addUserRole, { user_id: idOf('clara'), role: 'user' }),
      anna.call(addUserRole, { user_id: unknownId, role: 'user' }),
      anna.call(removeUserRole, { id: unknownId }),
      anna.call(deleteUser, { user_id: idOf('anna') }),
      anna.call(deleteUser, { user_id: unknownId }),
      anna.call(exportUser, { user_id: unknownId }),
      anna.call(sendRegistrationApproval, { email: 'niemand@example.org', username: 'Niemand' }),
      anna.call(decideRequest, { id: unknownId, status: 'rejected' }),
      clara.call(addUserRole, { user_id: idOf('clara'), role: 'admin' }),
    ]
    const answers = await Promise.allSettled(refused)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toEqual([])
    expect(await trail()).toEqual([])
  })
})

const hour = 60 * 60 * 1000
const bea = { email: 'bea@example.org', username: 'Bea', password: 'beas-geheimnis' }
const emil = { email: 'emil@example.org', username: 'Emil', password: 'emils-geheimnis' }
const dora = { email: 'dora@example.org', username: 'Dora', password: 'doras-geheimnis' }

/** Anna creates an account with these roles, and its owner signs in. */
async function join(world: World, anna: Device, person: typeof bea, ...roles: Role[]) {
  const { user } = await anna.call(createUser, person)
  for (const role of roles) await anna.call(addUserRole, { user_id: user.id, role })
  return { ...user, device: await signInAs(world, person) }
}

async function signInAs(world: World, { email, password }: typeof bea): Promise<Device> {
  const device = world.device()
  const { deviceId, deviceSecret } = device
  const session = await device.call(signIn, { email, password, as: 'user', deviceId, deviceSecret })
  device.token = session.token
  return device
}

describe.runIf(hasDatabase)('an administrator who deletes an account to hide an action', () => {
  let world: World
  let anna: Device
  beforeAll(async () => {
    world = await createWorld()
    anna = world.device()
    await anna.signIn('anna')
  })
  beforeEach(async () => void (await world.db.delete(audit)))
  afterAll(() => world.stop())

  const trail = async () => (await anna.call(listAudit, {})).body
  const claraId = async () =>
    String((await world.db.select().from(users)).find(({ email }) => email === cast.clara.email)?.id)

  test('an administrator who took data, made an accomplice and is gone stays under one pseudonym', async () => {
    const thief = await join(world, anna, bea, 'admin')
    await thief.device.call(exportUser, { user_id: await claraId() })
    const { user: accomplice } = await thief.device.call(createUser, dora)
    await thief.device.call(addUserRole, { user_id: accomplice.id, role: 'admin' })
    await thief.device.call(deleteOwnAccount, {})

    const entries = await trail()
    const pseudonym = String(entries[0]?.actor_alias)
    expect(pseudonym).toMatch(/^admin-[a-z2-9]{6}$/)
    const byThief = { actor: null, actor_alias: pseudonym }
    const aboutThief = { subject: null, subject_alias: pseudonym }
    const ofDora = { id: accomplice.id, username: 'Dora', email: dora.email }
    expect(entries).toMatchObject([
      { ...byThief, ...aboutThief, action: 'delete-user' },
      { ...byThief, action: 'add-role', role: 'admin', subject: ofDora },
      { ...byThief, action: 'create-user', subject: ofDora },
      { ...byThief, action: 'export-user', subject: personOf('clara') },
      { actor: personOf('anna'), ...aboutThief, action: 'add-role', role: 'admin' },
      { actor: personOf('anna'), ...aboutThief, action: 'create-user' },
    ])
    expect((await anna.call(listAudit, { search: pseudonym.toUpperCase() })).total).toBe(6)
    const stored = JSON.stringify(await readAllRows(world.db))
    for (const trace of [thief.id, bea.email, bea.username]) expect(stored).not.toContain(trace)

    // The accomplice gets another pseudonym.
    await anna.call(deleteUser, { user_id: accomplice.id })
    const [deletion] = await trail()
    expect(deletion).toMatchObject({ action: 'delete-user', actor: personOf('anna'), subject: null })
    expect(deletion?.subject_alias).toMatch(/^admin-/)
    expect(deletion?.subject_alias).not.toBe(pseudonym)
  })

  test('giving up the role before does not help', async () => {
    const { id, device } = await join(world, anna, bea, 'moderator')
    const { body: roles } = await anna.call(listUserRoles, {})
    const held = roles.find((row) => row.user_id === id && row.role === 'moderator')
    await anna.call(removeUserRole, { id: String(held?.id) })
    await device.call(deleteOwnAccount, {})
    const entries = await trail()
    const pseudonym = String(entries[0]?.subject_alias)
    expect(pseudonym).toMatch(/^moderator-/)
    expect(entries.map(({ action, subject_alias: alias }) => [action, alias])).toEqual([
      ['delete-user', pseudonym],
      ['remove-role', pseudonym],
      ['add-role', pseudonym],
      ['create-user', pseudonym],
    ])
  })

  test('an account keeps its pseudonym if the trail has lost the role but not the actions', async () => {
    const { device } = await join(world, anna, bea, 'admin')
    await device.call(exportUser, { user_id: await claraId() })
    const [exported] = await world.db.select().from(audit).where(eq(audit.action, 'export-user'))
    await world.db.delete(userRoles).where(eq(userRoles.userId, String(exported?.actorId)))
    await world.db.delete(audit).where(ne(audit.action, 'export-user'))
    await device.call(deleteOwnAccount, {})
    const [deletion, deed] = await trail()
    expect(deletion?.subject_alias).toMatch(/^admin-/)
    expect(deed).toMatchObject({ action: 'export-user', actor_alias: deletion?.subject_alias })
  })

  test('a learner leaves nothing, by whose hand ever the account ends', async () => {
    for (const deleting of ['Dora', 'Anna']) {
      const { id, device } = await join(world, anna, dora)
      await device.call(exportOwnData, {})
      await device.call(changePassword, { old_password: dora.password, password: 'ein-neues-geheimnis' })
      if (deleting === 'Anna') await anna.call(deleteUser, { user_id: id })
      else await device.call(deleteOwnAccount, {})
      const byAnna = deleting === 'Anna' ? personOf('anna') : null
      expect(await trail()).toMatchObject([
        { ...noAlias, action: 'delete-user', actor: byAnna, subject: null },
        { ...noAlias, action: 'change-password', actor: null, subject: null },
        { ...noAlias, action: 'export-user', actor: null, subject: null },
        { ...noAlias, action: 'create-user', actor: personOf('anna'), subject: null },
      ])
      expect(JSON.stringify(await readAllRows(world.db))).not.toContain(id)
      await world.db.delete(audit)
    }
  })
})

describe.runIf(hasDatabase)('an intruder who avoids the audit trail', () => {
  let world: World
  let [anna, mo, clara] = [] as unknown as [Device, Device, Device]
  beforeAll(async () => {
    world = await createWorld()
    ;[anna, mo, clara] = [world.device(), world.device(), world.device()]
    await anna.signIn('anna')
    await mo.signIn('mo')
    await clara.signIn('clara')
  })
  beforeEach(async () => void (await world.db.delete(audit)))
  afterAll(() => world.stop())

  const trail = async () => (await anna.call(listAudit, {})).body
  const deeds = async () =>
    (await trail())
      .map(({ actor, action, subject, detail }) =>
        [actor?.username, action, subject?.username, detail].filter(Boolean).join(' '),
      )
      .toSorted()
  const repeatedly = async (act: () => Promise<unknown>) => {
    await Promise.all(Array.from({ length: 10 }, act))
    await act()
  }

  test('cannot read addresses, tables or waiting recordings without an entry, and only one an hour', async () => {
    await clara.call(updateAccountSettings, { mother_tongue: 'fa' })
    await clara.call(giveRecordingConsent, { name: 'C.', region: null })
    const { id } = await clara.call(createRecording, { item: 'haus', audio })
    const readAll = async () => {
      await repeatedly(() => anna.call(getUsers, {}))
      await repeatedly(() => anna.call(downloadReports, {}))
      await repeatedly(() => anna.call(downloadLines, {}))
      await repeatedly(() => mo.call(playRecording, { id }))
    }
    await readAll()
    const once = [
      'Anna download-lines',
      'Anna download-reports',
      'Anna list-users',
      'Mo play-recording Clara',
    ]
    expect(await deeds()).toEqual(once)
    expect((await trail()).find(({ action }) => action === 'play-recording')).toMatchObject({
      object_id: id,
      item: 'haus',
    })
    world.passTime(hour)
    await readAll()
    expect(await deeds()).toEqual([...once, ...once].toSorted())

    // Playing one's own or an approved recording is not recorded.
    await world.db.delete(audit)
    await clara.call(playRecording, { id })
    await mo.call(decideRecording, { id, status: 'approved' })
    await mo.call(playRecording, { id })
    expect(await deeds()).toEqual(['Mo approve-recording Clara'])
  })

  test('cannot try doors with the session of a moderator: each is named once an hour; learners are not watched', async () => {
    const tries = async (device: Device) => {
      for (const operation of [listAudit, getUsers])
        await repeatedly(() =>
          expect(device.call(operation, {})).rejects.toMatchObject({ code: 'forbidden' }),
        )
      await expect(device.call(exportUser, { user_id: unknownId })).rejects.toMatchObject({
        code: 'forbidden',
      })
    }
    await tries(clara)
    expect(await deeds()).toEqual([])
    await tries(mo)
    expect(await deeds()).toEqual(
      ['audit', 'export-user', 'get-users'].map((name) => `Mo denied-call ${name}`),
    )
  })

  test('cannot take over an account without an entry: link asked and used, password changed, signed out', async () => {
    const { email, password } = cast.bahram
    const stranger = world.device('198.51.100.1')
    for (const address of [email, 'niemand@example.org', email]) {
      await stranger.call(resetPassword, { email: address })
      await world.untilOutboxEmpty()
    }
    expect(await deeds()).toEqual(['ask-reset-link Bahram'])
    const token = tokenIn(linkIn(await world.mailbox.waitForMail(email, 2)))
    const { deviceId } = stranger
    const session = await stranger.call(updatePassword, { token, password: 'vom-dieb-gewählt', deviceId })
    stranger.token = session.token
    await stranger.call(changePassword, { old_password: 'vom-dieb-gewählt', password })
    await stranger.call(signOutEverywhere, {})
    expect(await deeds()).toEqual([
      'Bahram change-password Bahram',
      'Bahram sign-out-everywhere Bahram',
      'Bahram use-password-link Bahram',
      'ask-reset-link Bahram',
    ])
  })

  test('cannot fill the table by repeating an action', async () => {
    const { email, password } = cast.bahram
    for (let time = 0; time < 12; time += 1) {
      const device = await signInAs(world, { email, password, username: '' })
      await device.call(signOutEverywhere, {})
    }
    expect(await deeds()).toEqual(Array(10).fill('Bahram sign-out-everywhere Bahram'))
  })

  test('passkeys that the operator of the server removed are recorded as by the operator', async () => {
    const [owner] = await world.db.select().from(users).where(eq(users.email, cast.mo.email))
    const passkey = {
      userId: String(owner?.id),
      credentialId: 'eines',
      publicKey: new Uint8Array(1),
      counter: 0,
      transports: [],
      name: 'Telefon',
      usedAt: new Date(),
    }
    await world.db.insert(passkeys).values(passkey)
    expect(await removePasskeysOfAddress(world.db, cast.mo.email)).toBe(1)
    expect(await removePasskeysOfAddress(world.db, 'niemand@example.org')).toBeNull()
    expect(await trail()).toMatchObject([
      { action: 'remove-passkey', actor: null, actor_alias: 'operator', subject: personOf('mo') },
    ])
  })
})

describe.runIf(hasDatabase)('with required passkeys', () => {
  let world: World
  beforeAll(async () => void (world = await createWorld({ requiresPasskeys: true })))
  afterAll(() => world.stop())

  test('operations refused to a moderator without a passkey are recorded', async () => {
    const mo = world.device()
    await mo.signIn('mo')
    await expect(mo.call(listModeratedRecordings, {})).rejects.toMatchObject({ code: 'passkey-missing' })
    expect(await world.db.select().from(audit)).toMatchObject([
      { action: 'denied-call', detail: listModeratedRecordings.name },
    ])
  })
})

describe.runIf(hasDatabase)('a new administrator or moderator', () => {
  let world: World
  let anna: Device
  beforeAll(async () => {
    world = await createWorld()
    anna = world.device()
    await anna.signIn('anna')
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

  test('is told although who made the accomplice is gone at once, in the language of each administrator', async () => {
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

  test('is not told when the account is gone meanwhile, nor to who no longer administrates', async () => {
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
