import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decideRequest, listPendingRequests, requestAccess } from '@pol/contract/operations/access-requests'
import { readSession, signIn } from '@pol/contract/operations/sign-in'
import { resetPassword } from '@pol/contract/operations/passwords'
import { createUser, deleteUser } from '@pol/contract/operations/administration'
import { operatorAlias } from '@pol/contract/roles'
import { defaultParameters } from '@pol/learning/memory'
import { defaultSettings } from '@pol/learning/values'
import { exportUser, type PersonalData } from '@pol/contract/operations/personal-data'
import { translate } from '@pol/contract/operations/translation'
import { readAllColumns, readAllRows, rowsNotIn, type AnyRow } from '../../all-rows.ts'
import { farid, createFaridsData } from '../../farids-data.ts'
import { moment } from '../../matchers.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type World } from '../../world.ts'

/** Rows without personal data. */
const isImpersonal = ({ table, columns }: AnyRow, userId: string) =>
  // Clips of taught texts, shared by all users.
  table === 'speech_clips' ||
  // Hashes of deleted accounts, which cannot be traced back.
  table === 'erasures' ||
  // Entries without the person concerned. Moderators and administrators have a pseudonym in them.
  (table === 'audit' &&
    columns.subject_id === null &&
    columns.object_id === null &&
    columns.actor_id !== userId) ||
  // Counters of networks, of notices to administrators, and of exports by Anna.
  (table === 'limits' && /^exports:|:(?:network|administrator):/.test(String(columns.key)))

describe.runIf(hasDatabase)('personal data', () => {
  let world: World
  let anna: Device
  let before: readonly AnyRow[]
  let withFarid: readonly AnyRow[]
  let userId: string
  let tablet: Device
  let exported: PersonalData
  let isStored = true
  /** The personal rows that were added since `before`. */
  const personalRowsSince = (before: readonly AnyRow[], rows: readonly AnyRow[]) =>
    rowsNotIn(rows, before).filter((row) => !isImpersonal(row, userId))
  beforeAll(async () => {
    world = await createWorld()
    anna = await world.signedIn('anna', 'admin')
  })
  beforeEach(({ skip }) => skip(!isStored, 'the data of Farid could not be stored'))
  afterAll(() => world.stop())

  test('of Farid is stored, and that of other users', async ({ onTestFailed }) => {
    onTestFailed(() => void (isStored = false))
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
    await world.untilOutboxEmpty()
    before = await readAllRows(world.db)
    ;({ userId, tablet } = await createFaridsData(world, anna))
    withFarid = await readAllRows(world.db)
    exported = await anna.call(exportUser, { user_id: userId })
  })

  test('is exported for the administrator, under named fields', () => {
    const count = (name: string) => ({ name, points: expect.any(Number), expires_at: moment })
    expect(exported).toEqual({
      exported_at: moment,
      account: { id: userId, email: farid.email, language: 'fa', mother_tongue: 'de', created_at: moment },
      profile: { username: farid.username, avatar_url: farid.avatar, created_at: moment },
      roles: expect.arrayContaining(['user', 'moderator'].map((role) => ({ id: expect.any(String), role }))),
      device_lock: { device_id: tablet.deviceId },
      sessions: expect.toSatisfy((sessions: PersonalData['sessions']) => sessions.length === 3),
      device_keys: [
        {
          id: expect.any(String),
          device_id: tablet.deviceId,
          device_kind: { browser: null, system: null },
          created_at: moment,
          used_at: moment,
          challenges: [{ expires_at: moment }],
        },
      ],
      passkeys: [
        { name: 'Tablet', removed_at: null },
        { name: 'Altes Telefon', removed_at: moment },
      ].map((passkey) => ({
        id: expect.any(String),
        transports: ['internal'],
        counter: 0,
        created_at: moment,
        used_at: moment,
        confirmed_at: moment,
        ...passkey,
      })),
      passkey_links: expect.toSatisfy(
        (links: PersonalData['passkey_links']) =>
          links
            .map(({ change, passkey_name: name }) => `${change} ${name}`)
            .toSorted()
            .join() === 'added Altes Telefon,added Tablet,removed Altes Telefon',
      ),
      passkey_challenges: [{ expires_at: moment }],
      // The phone on which he used the link, and two devices with their networks, one of them with a secret.
      known_sign_ins: expect.arrayContaining([
        { kind: 'device', last_at: moment },
        { kind: 'device-kind', last_at: moment },
        { kind: 'network', last_at: moment },
      ]),
      // The link of the last mail, and the one that it has replaced.
      password_links: [{ expires_at: moment }, { expires_at: moment }],
      learning: {
        settings: {
          ...defaultSettings,
          learns: 'fa',
          start: 'script',
          new_a_day: 7,
          keyboard: true,
          topics: ['health'],
          reminder: { time: '18:30', how: 'push' },
          version: 8,
          restarted_at: moment,
          zone: 'Europe/Berlin',
          reminder_due_at: moment,
          unanswered_reminders: 0,
          reminded_at: moment,
          fit_due_at: moment,
          fitted_answers: 3,
        },
        answers: expect.toSatisfy((answers: unknown[]) => answers.length === 3),
        cards: expect.arrayContaining([
          expect.objectContaining({ language: 'fa', item: 'haus', skill: 'recognise', reps: 1, version: 6 }),
        ]),
        stars: [{ item: 'haus', at: moment }],
        rounds: [{ id: expect.any(String), at: moment, cards: 2 }],
        lessons: [
          {
            lesson: 'unit-2-7',
            at: moment,
            step: 4,
            right: 9,
            of: 12,
            done: true,
            version: expect.any(Number),
          },
        ],
        parameters: [{ at: moment, w: [...defaultParameters] }],
      },
      push_subscriptions: [
        {
          device_id: tablet.deviceId,
          device_kind: { browser: null, system: null },
          endpoint: 'https://push.example/farid',
          created_at: moment,
          send_at: moment,
          send_until: moment,
        },
      ],
      reminder_links: [{ expires_at: moment }],
      voice: {
        consent: { ...farid.speaker, given_at: moment },
        recordings: expect.arrayContaining(
          [
            { item: 'haus', state: 'pending', reason: null },
            { item: 'wasser', state: 'approved', reason: null },
            { item: 'brot', state: 'rejected', reason: 'Es rauscht.' },
            { item: 'baum', state: 'withdrawn', reason: null, audio: null, name: null, region: null },
          ].map((recording) => ({
            id: expect.any(String),
            language: 'de',
            ...farid.speaker,
            audio: expect.stringMatching(/^\/\/N[\w+/]+=*$/),
            ms: 552,
            created_at: moment,
            changed_at: moment,
            ...recording,
          })),
        ),
      },
      reports: [
        {
          id: expect.any(String),
          item: 'haus',
          text: 'Hier fehlt der Artikel.',
          status: 'done',
          answer: 'Danke, er steht jetzt da.',
          created_at: moment,
          closed_at: moment,
        },
      ],
      audit: expect.toSatisfy(
        (audit: PersonalData['audit']) =>
          audit
            .map(({ action, role, by_person: byPerson }) => `${action} ${role ?? ''} ${byPerson}`)
            .toSorted()
            .join() ===
          [
            'add-passkey  true',
            'add-passkey  true',
            'add-role moderator false',
            'approve-recording  false',
            'approve-request  false',
            'ask-reset-link  false',
            'close-report  false',
            'create-user  false',
            'denied-call  true',
            'export-user  false',
            'reject-recording  false',
            'remove-passkey  false',
            'send-set-up-link  false',
            'use-password-link  true',
            'withdraw-recording  true',
          ].join(),
      ),
      access_request: {
        id: expect.any(String),
        username: farid.username,
        message: farid.message,
        language: farid.language,
        status: 'pending',
        created_at: moment,
        changed_at: moment,
      },
      waiting_mails: expect.toSatisfy(
        (mails: PersonalData['waiting_mails']) =>
          mails
            .map(({ kind }) => kind)
            .sort()
            .join() === 'access-request,passkey-added,password-reset,role-added,staff-added',
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
          'answers:user',
          'recordings:user',
          'reports:user',
        ].map(count),
      ),
    })
  })

  /** The columns with personal data that are not exported, each with the reason. */
  const notExported: Readonly<Record<string, string>> = {
    'profiles.search_text': 'username and address once more, folded for searching',
    'registration_requests.search_text': 'username and address once more, folded for searching',
    'users.password_hash': 'would allow offline guessing',
    'sessions.token_hash': 'belongs to a secret',
    'sessions.device_secret_hash': 'belongs to a secret',
    'user_device_locks.device_secret_hash': 'belongs to a secret',
    'device_keys.device_secret_hash': 'belongs to a secret',
    'push_subscriptions.device_secret_hash': 'belongs to a secret',
    'device_keys.public_key': 'belongs to a secret',
    'passkeys.credential_id': 'belongs to a secret',
    'passkeys.public_key': 'belongs to a secret',
    'removed_passkeys.credential_id': 'belongs to a secret',
    'removed_passkeys.public_key': 'belongs to a secret',
    'passkey_links.token_hash': 'belongs to a secret',
    'passkey_challenges.challenge_hash': 'belongs to a secret',
    'device_challenges.challenge_hash': 'belongs to a secret',
    'known_sign_ins.hash': 'belongs to a secret, or to the address of a network',
    'password_tokens.token_hash': 'belongs to a secret',
    'recordings.audio': 'is exported in base64',
    'push_subscriptions.p256dh': 'belongs to a secret',
    'push_subscriptions.auth': 'belongs to a secret',
    'reminder_links.token_hash': 'belongs to a secret',
    'push_subscriptions.device_kind': 'is exported as two names',
    'sessions.device_kind': 'is exported as two names',
    'device_keys.device_kind': 'is exported as two names',
    'audit.actor_id': 'a moderator or administrator; what the person did is marked',
    'audit.actor_alias': 'the operator, or a deleted moderator or administrator',
    'mail_outbox.id': 'names a mail, nothing of a person',
    'mail_outbox.recipient': 'the person, or an administrator who gets a notice of the request',
    'learning_settings.grouping': 'names a release of the teaching material, nothing of a person',
    'limits.key': 'a hash of the address; the purpose of the counter is exported',
  }
  test('is exported completely: every column, also a new one, is exported or listed with a reason', async () => {
    const seen = new Set<string>()
    const missing = new Set<string>()
    const text = JSON.stringify(exported)
    for (const { table, columns } of personalRowsSince(before, withFarid)) {
      for (const [column, value] of Object.entries(columns)) {
        if (value === null) continue
        seen.add(`${table}.${column}`)
        const isMoment = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
        if (!text.includes(JSON.stringify(isMoment ? new Date(value) : value)))
          missing.add(`${table}.${column}`)
      }
    }
    expect([...missing].toSorted()).toEqual(Object.keys(notExported).toSorted())
    const unseen = (await readAllColumns(world.db)).filter((name) => !seen.has(name))
    // The alias of the subject exists only for deleted people.
    const isOfOthers = (name: string) =>
      /^(?:speech_clips|erasures|push_keys)\.|^audit\.subject_alias$/.test(name)
    expect(unseen.filter((name) => !isOfOthers(name))).toEqual([])
  })

  test('is exported as the contract says, although the response is written piece by piece', () => {
    expect(v.parse(exportUser.output, exported)).toEqual(exported)
  })

  test('is exported without credentials and without data of other people', () => {
    const text = JSON.stringify(exported)
    expect(text).not.toMatch(/argon2|hash/i)
    expect(text).not.toContain(String(tablet.token))
    for (const { email } of [cast.anna, cast.clara]) expect(text).not.toContain(email)
  })

  test('of a user who was never signed in is nearly empty, and that of an unknown user is not found', async () => {
    const mo = withFarid.find(({ table, columns }) => table === 'users' && columns.email === cast.mo.email)
    await expect(anna.call(exportUser, { user_id: String(mo?.columns.id) })).resolves.toMatchObject({
      account: { email: cast.mo.email, language: null, mother_tongue: null },
      roles: [{ role: 'moderator' }],
      device_lock: null,
      sessions: [],
      device_keys: [],
      passkeys: [],
      passkey_links: [],
      passkey_challenges: [],
      known_sign_ins: [],
      learning: {
        settings: null,
        answers: [],
        cards: [],
        stars: [],
        rounds: [],
        lessons: [],
        parameters: [],
      },
      push_subscriptions: [],
      reminder_links: [],
      voice: { consent: null, recordings: [] },
      reports: [],
      audit: [{ action: 'export-user', by_person: false }],
      access_request: null,
      waiting_mails: [],
      mail_files: [],
      counters: [],
    })
    // The audit entry of this export is personal data of Mo.
    const rows = await readAllRows(world.db)
    before = [...before, ...rows.filter(({ columns }) => columns.subject_id === mo?.columns.id)]
    await expect(anna.call(exportUser, { user_id: randomUUID() })).rejects.toMatchObject({
      code: 'user-not-found',
      status: 404,
    })
  })

  test('is erased with his account: the database is as it was before he came', async () => {
    await anna.call(deleteUser, { user_id: userId })
    await expect(tablet.call(readSession, {})).rejects.toMatchObject({ code: 'unauthenticated' })
    const after = await readAllRows(world.db)
    expect(personalRowsSince(before, after)).toEqual([])
    expect(personalRowsSince(after, before)).toEqual([])
    for (const trace of [userId, farid.email, farid.username, farid.message, farid.avatar, tablet.deviceId]) {
      expect(JSON.stringify(after)).not.toContain(trace)
    }
    expect(await readdir(world.mailFolder)).toEqual([])
    // He was a moderator, so his entries have one random pseudonym.
    const trail = after.filter(({ table }) => table === 'audit')
    const aliases = trail.flatMap(({ columns }) => [columns.actor_alias, columns.subject_alias])
    const pseudonyms = new Set(aliases.filter((alias) => alias !== null && alias !== operatorAlias))
    expect([...pseudonyms]).toEqual([expect.stringMatching(/^moderator-[a-z2-9]{6}$/)])
  })

  test('of a rejected request is erased with an account that is created for its address and deleted', async () => {
    const hamid = {
      email: 'hamid@example.org',
      username: 'Hamid',
      message: 'Bitte!',
      password: 'hamids-geheimnis',
    }
    const stranger = world.device('198.51.100.11')
    await stranger.call(requestAccess, hamid)
    const signsIn = stranger.call(signIn, { ...hamid, as: 'user', deviceId: stranger.deviceId })
    await expect(signsIn).rejects.toMatchObject({ code: 'invalid-credentials' })
    const pending = (await anna.call(listPendingRequests, {})).body
    const id = String(pending.find(({ email }) => email === hamid.email)?.id)
    await anna.call(decideRequest, { id, status: 'rejected' })
    expect(personalRowsSince(before, await readAllRows(world.db))).not.toEqual([])
    const { user } = await anna.call(createUser, hamid)
    await anna.call(deleteUser, { user_id: user.id })
    expect(personalRowsSince(before, await readAllRows(world.db))).toEqual([])
  })

  test('is not stored again by a mail that was being sent during the deletion', async () => {
    const { user } = await anna.call(createUser, farid)
    world.mailbox.setHanging(true)
    await world.device().call(resetPassword, farid)
    await world.mailbox.untilHanging(1)
    await anna.call(deleteUser, { user_id: user.id })
    world.mailbox.setUnavailable(true)
    world.mailbox.setHanging(false)
    // Closing the server waits for the mail that is being sent.
    await world.app.close()
    expect(personalRowsSince(before, await readAllRows(world.db))).toEqual([])
  })
})
