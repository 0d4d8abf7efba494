import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  decideRequest,
  listPendingRequests,
  requestAccess,
  sendRegistrationApproval,
} from '@pol/contract/operations/access-requests'
import { updateAccountSettings } from '@pol/contract/operations/own-account'
import {
  addUserRole,
  createUser,
  deleteUser,
  removeUserRole,
  listAudit,
} from '@pol/contract/operations/administration'
import { closeReport, decideRecording } from '@pol/contract/operations/moderation'
import { exportUser } from '@pol/contract/operations/personal-data'
import { createRecording, giveRecordingConsent, withdrawRecording } from '@pol/contract/operations/recordings'
import { createReport } from '@pol/contract/operations/reports'
import { audit, passkeys, recordings, users } from '../../../src/database/schema.ts'
import { removePasskeysOfAddress } from '../../../src/accounts/passkeys/remove-passkeys.ts'
import { createClip } from '../../clips.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type Name, type World } from '../../world.ts'
import { anyId, moment, noAlias, personOf } from '../../matchers.ts'

const audio = await createClip()
const unknownId = '0b7f1c3e-6a52-4c1b-9b0e-2f6f1f6f3a11'

describe.runIf(hasDatabase)('the audit trail', () => {
  let world: World
  let { anna, bahram, clara, mo } = {} as Record<Name, Device>
  beforeAll(async () => {
    world = await createWorld()
    ;({ anna, bahram, clara, mo } = await world.everyoneSignedIn())
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

  test('has the decisions on requests and the changes of accounts, after an erasure without the person concerned', async () => {
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

  test('has no entry for refused operations', async () => {
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

  test('passkeys that the operator of the server removed are recorded as by the operator', async () => {
    await world.db.delete(audit)
    const [owner] = await world.db.select().from(users).where(eq(users.email, cast.clara.email))
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
    expect(await removePasskeysOfAddress(world.db, cast.clara.email)).toBe(1)
    expect(await removePasskeysOfAddress(world.db, 'niemand@example.org')).toBeNull()
    expect(await trail()).toMatchObject([
      { action: 'remove-passkey', actor: null, actor_alias: 'operator', subject: personOf('clara') },
    ])
  })
})
