import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { decideRequest, pendingRequests, requestAccess } from '@pol/contract/access-requests'
import { readSession, resetPassword, signIn } from '@pol/contract/accounts'
import { createUser, deleteUser } from '@pol/contract/administration'
import { exportUser, type PersonalData } from '@pol/contract/personal-data'
import { translate } from '@pol/contract/translation'
import { allColumns, everythingIn, rowsBeyond, type AnyRow } from '../everything.ts'
import { farid, faridsLife } from '../farids-life.ts'
import { hasDatabase } from '../test-database.ts'
import { cast, createWorld, type Device, type World } from '../world.ts'

/** What is left by anybody and leads to nobody. */
const isNobodys = ({ table, columns }: AnyRow) =>
  // The sound of what is taught, once for everybody.
  table === 'speech_clips' ||
  // How much came from one network.
  (table === 'limits' && /:network:/.test(String(columns.key)))

/** What is there that somebody has left. */
const leftBySomebody = (rows: readonly AnyRow[], before: readonly AnyRow[]) =>
  rowsBeyond(rows, before).filter((row) => !isNobodys(row))

describe.runIf(hasDatabase)('what is stored of a person', () => {
  let world: World
  let anna: Device
  let before: readonly AnyRow[]
  let lived: readonly AnyRow[]
  let userId: string
  let tablet: Device
  let handedOut: PersonalData
  beforeAll(async () => {
    world = await createWorld()
    anna = world.device()
    await anna.signIn('anna', 'admin')
  })
  afterAll(() => world.stop())

  test('Farid comes into a house where others have left their traces, and leaves his', async () => {
    const clara = world.device('198.51.100.1')
    await clara.signIn('clara')
    await clara.call(translate, { text: 'Ich heiße Clara.', direction: 'de-to-fa' })
    const mistyped = {
      email: cast.clara.email,
      password: 'vertippt',
      as: 'user',
      deviceId: 'ein-rechner',
    } as const
    await expect(clara.call(signIn, mistyped)).rejects.toMatchObject({ code: 'invalid-credentials' })
    await clara.call(requestAccess, { email: 'ghazal@example.org', username: 'Ghazal' })
    await world.allMailsAreOut()
    before = await everythingIn(world.db)
    ;({ userId, tablet } = await faridsLife(world, anna))
    lived = await everythingIn(world.db)
    handedOut = await anna.call(exportUser, { user_id: userId })
  })

  test('is handed out to the administrator, named', () => {
    const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    const count = (name: string) => ({ name, points: expect.any(Number), expires_at: moment })
    expect(handedOut).toEqual({
      exported_at: moment,
      account: { id: userId, email: farid.email, created_at: moment },
      profile: { username: farid.username, avatar_url: farid.avatar, created_at: moment },
      roles: [{ id: expect.any(String), role: 'user' }],
      device_lock: { device_id: tablet.deviceId },
      sessions: expect.toSatisfy((sessions: PersonalData['sessions']) => sessions.length === 3),
      // One that has been sent; one of the mail that waits.
      password_links: expect.arrayContaining([{ expires_at: moment }]),
      access_request: {
        id: expect.any(String),
        username: farid.username,
        message: farid.message,
        status: 'pending',
        created_at: moment,
        changed_at: moment,
      },
      waiting_mails: expect.toSatisfy(
        (mails: PersonalData['waiting_mails']) =>
          mails
            .map(({ kind }) => kind)
            .sort()
            .join() === 'access-request,password-reset',
      ),
      mail_files: [
        { name: expect.any(String), written_at: moment },
        { name: expect.any(String), written_at: moment },
      ],
      counters: expect.arrayContaining(
        [
          'sign-in:row',
          'sign-in:delay',
          'sign-in:account',
          'reset:mails',
          'request:notices',
          'speech:user',
          'translation:user',
        ].map(count),
      ),
    })
  })

  /** Every column that holds something of him is in the export, or stands here with the reason why not. */
  const notHandedOut: Readonly<Record<string, string>> = {
    'users.password_hash': 'would let somebody in who guesses well',
    'sessions.token_hash': 'belongs to a secret',
    'password_tokens.token_hash': 'belongs to a secret',
    'mail_outbox.id': 'names a mail, nothing of a person',
    'mail_outbox.recipient': 'the person, or an administrator who is told of their request',
    'limits.key': 'a hash of the address; what is counted is named',
  }
  test('is handed out whole: no column is forgotten, a new one neither', async () => {
    const seen = new Set<string>()
    const missing = new Set<string>()
    const text = JSON.stringify(handedOut)
    for (const { table, columns } of leftBySomebody(lived, before)) {
      for (const [column, value] of Object.entries(columns)) {
        if (value === null) continue
        seen.add(`${table}.${column}`)
        const isMoment = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
        if (!text.includes(JSON.stringify(isMoment ? new Date(value) : value)))
          missing.add(`${table}.${column}`)
      }
    }
    expect([...missing].toSorted()).toEqual(Object.keys(notHandedOut).toSorted())
    const unseen = (await allColumns(world.db)).filter((name) => !seen.has(name))
    expect(unseen.filter((name) => !name.startsWith('speech_clips.'))).toEqual([])
  })

  test('is handed out without what would let somebody in, and without other people', () => {
    const text = JSON.stringify(handedOut)
    expect(text).not.toMatch(/argon2|hash/i)
    expect(text).not.toContain(String(tablet.token))
    for (const { email } of [cast.anna, cast.clara]) expect(text).not.toContain(email)
  })

  test('is little of somebody who has done nothing, and nothing of nobody', async () => {
    const mo = lived.find(({ table, columns }) => table === 'users' && columns.email === cast.mo.email)
    await expect(anna.call(exportUser, { user_id: String(mo?.columns.id) })).resolves.toMatchObject({
      account: { email: cast.mo.email },
      roles: [{ role: 'moderator' }],
      device_lock: null,
      sessions: [],
      access_request: null,
      waiting_mails: [],
      mail_files: [],
      counters: [],
    })
    await expect(anna.call(exportUser, { user_id: randomUUID() })).rejects.toMatchObject({
      code: 'user-not-found',
      status: 404,
    })
  })

  test('is gone when he is deleted: the house is as if he had never been there', async () => {
    await anna.call(deleteUser, { user_id: userId })
    await expect(tablet.call(readSession, {})).rejects.toMatchObject({ code: 'unauthenticated' })
    const after = await everythingIn(world.db)
    expect(leftBySomebody(after, before)).toEqual([])
    expect(rowsBeyond(before, after)).toEqual([])
    for (const trace of [userId, farid.email, farid.username, farid.message, farid.avatar, tablet.deviceId]) {
      expect(JSON.stringify(after)).not.toContain(trace)
    }
    expect(await readdir(world.mailFolder)).toEqual([])
  })

  test('of somebody who was rejected goes with an account that is made for the address and deleted', async () => {
    const hamid = { email: 'hamid@example.org', username: 'Hamid', message: 'Bitte!', password: 'geheimnis' }
    const stranger = world.device('198.51.100.11')
    await stranger.call(requestAccess, hamid)
    const signsIn = stranger.call(signIn, { ...hamid, as: 'user', deviceId: stranger.deviceId })
    await expect(signsIn).rejects.toMatchObject({ code: 'invalid-credentials' })
    const pending = await anna.call(pendingRequests, {})
    const id = String(pending.find(({ email }) => email === hamid.email)?.id)
    await anna.call(decideRequest, { id, status: 'rejected' })
    expect(leftBySomebody(await everythingIn(world.db), before)).not.toEqual([])
    const { user } = await anna.call(createUser, hamid)
    await anna.call(deleteUser, { user_id: user.id })
    expect(leftBySomebody(await everythingIn(world.db), before)).toEqual([])
  })

  test('does not come back with a mail that was on its way meanwhile', async () => {
    const { user } = await anna.call(createUser, farid)
    world.mailbox.setHanging(true)
    await world.device().call(resetPassword, farid)
    await world.mailbox.hangsWith(1)
    await anna.call(deleteUser, { user_id: user.id })
    world.mailbox.setAway(true)
    world.mailbox.setHanging(false)
    // Closing waits for what is being sent.
    await world.app.close()
    expect(leftBySomebody(await everythingIn(world.db), before)).toEqual([])
  })
})
