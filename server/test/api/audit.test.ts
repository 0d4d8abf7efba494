import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  decideRequest,
  pendingRequests,
  requestAccess,
  sendRegistrationApproval,
} from '@pol/contract/access-requests'
import { updateAccountSettings } from '@pol/contract/account-settings'
import { addUserRole, createUser, deleteUser, removeUserRole } from '@pol/contract/administration'
import { listAudit } from '@pol/contract/audit'
import { closeReport, decideRecording } from '@pol/contract/moderation'
import { exportUser } from '@pol/contract/personal-data'
import { createRecording, giveRecordingConsent, withdrawRecording } from '@pol/contract/recordings'
import { createReport } from '@pol/contract/reports'
import { audit, recordings, users } from '../../src/database/schema.ts'
import { createClip } from '../clips.ts'
import { hasDatabase } from '../test-database.ts'
import { cast, createWorld, type Device, type Name, type World } from '../world.ts'

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
const anyId = expect.stringMatching(/^[\da-f-]{36}$/)
const personOf = (name: Name) => ({ id: anyId, username: cast[name].username, email: cast[name].email })
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

  test('says who did what when, to what and whose it is, newest first', async () => {
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

  test('is searched by name and address, of who did it and of whom it is about', async () => {
    expect((await trail('CLARA')).map(({ action }) => action)).toEqual(['close-report'])
    expect(await trail(cast.anna.email)).toMatchObject([{ action: 'reject-recording' }])
    expect(await trail('Bahram')).toHaveLength(3)
    expect(await trail('%')).toEqual([])
  })

  test('keeps what was done after the recording is gone, and after the moderator is', async () => {
    await world.db.delete(recordings)
    expect(await trail('Bahram')).toMatchObject([{ item: null }, { item: null }, { item: null }])
    const moderator = (await trail())[0]?.actor
    await anna.call(deleteUser, { user_id: String(moderator?.id) })
    expect(await trail()).toMatchObject([
      { action: 'delete-user', actor: { username: 'Anna' }, object_id: null, subject: null },
      { action: 'close-report', actor: null, item: 'wasser' },
      { actor: { username: 'Bahram' } },
      { actor: { username: 'Anna' } },
      { action: 'approve-recording', actor: null },
    ])
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
    const pending = (await anna.call(pendingRequests, {})).body
    const requestOf = (email: string) => String(pending.find((request) => request.email === email)?.id)

    await anna.call(decideRequest, { id: requestOf(hamid.email), status: 'rejected' })
    const { user } = await anna.call(createUser, { ...farid, request_id: requestOf(farid.email) })
    await anna.call(sendRegistrationApproval, farid)
    const role = await anna.call(addUserRole, { user_id: user.id, role: 'moderator' })
    await anna.call(removeUserRole, { id: role.id })
    await anna.call(exportUser, { user_id: user.id })

    const ofFarid = { id: user.id, username: 'Farid', email: farid.email }
    const ofHamid = { id: requestOf(hamid.email), ...hamid }
    const byAnna = { actor: personOf('anna'), item: null, role: null, object_id: null, subject: ofFarid }
    // What happens at one moment is in no order.
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
