import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { updateAccountSettings } from '@pol/contract/operations/own-account'
import { readSession } from '@pol/contract/operations/sign-in'
import { decideRecording, listModeratedRecordings } from '@pol/contract/operations/moderation'
import {
  createRecording,
  giveRecordingConsent,
  listHumanVoices,
  listOwnRecordings,
  playRecording,
  readRecordingConsent,
  withdrawRecording,
  withdrawRecordingConsent,
} from '@pol/contract/operations/recordings'
import { textToSpeech } from '@pol/contract/operations/speech'
import type { Language } from '@pol/language/language'
import { findViolations } from '../../../src/database/invariants.ts'
import { audit, recordingConsents, recordings, users } from '../../../src/database/schema.ts'
import { createAccount } from '../../../src/accounts/create-account.ts'
import { hashPassword } from '../../../src/accounts/passwords/password-hash.ts'
import { brokenClip } from '../../broken-clips.ts'
import { createClip } from '../../clips.ts'
import { anyId, moment } from '../../matchers.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type Name, type World } from '../../world.ts'

const bahramsVoice = { name: 'Bahram', region: 'Schiraz' }
const audio = await createClip()

describe.runIf(hasDatabase)('recordings', () => {
  let world: World
  let { anna, bahram, clara, mo } = {} as Record<Name, Device>
  beforeAll(async () => {
    world = await createWorld({ limits: { recordings: { points: 100_000, duration: 60 } } })
    ;({ anna, bahram, clara, mo } = await world.everyoneSignedIn())
  })
  beforeEach(async () => {
    await world.db.delete(recordings)
    await world.db.delete(recordingConsents)
    await world.db.delete(audit)
    await bahram.call(updateAccountSettings, { mother_tongue: 'fa' })
    await bahram.call(giveRecordingConsent, bahramsVoice)
  })
  afterAll(() => world.stop())

  const record = async (device = bahram, item = 'haus') =>
    (await device.call(createRecording, { item, audio })).id
  const approve = (id: string, by = mo) => by.call(decideRecording, { id, status: 'approved' })
  const reject = (id: string, by = mo, reason = 'Es rauscht.') =>
    by.call(decideRecording, { id, status: 'rejected', reason })
  const play = async (device: Device, id: string) => Buffer.from(await device.call(playRecording, { id }))
  const refused = (code: string, status = 409) => ({ code, status })
  const voices = async (language: Language = 'fa') => (await clara.call(listHumanVoices, { language })).voices
  const audited = async () => {
    const rows = await world.db
      .select({ action: audit.action, by: users.email, objectId: audit.objectId })
      .from(audit)
      .leftJoin(users, eq(users.id, audit.actorId))
      .orderBy(audit.at)
    return rows.map(({ action, by, objectId }) => `${by} ${action} ${objectId}`)
  }
  const upload = (payload: Uint8Array, type = 'audio/mpeg', item = 'haus', also = {}) =>
    world.app.inject({
      method: 'POST',
      url: `/api/recordings/${item}`,
      headers: { authorization: `Bearer ${bahram.token}`, 'content-type': type, ...also },
      payload: Buffer.from(payload),
    })

  test('of a line in the mother tongue are heard by all once a moderator has approved them', async () => {
    const id = await record()
    expect(await bahram.call(listOwnRecordings, {})).toEqual([
      { id, item: 'haus', language: 'fa', state: 'pending', reason: null, at: moment },
    ])
    expect(await voices()).toEqual([])
    expect(await mo.call(listModeratedRecordings, {})).toEqual({
      body: [{ id, item: 'haus', language: 'fa', ...bahramsVoice, ms: 552, at: moment, own: false }],
      total: 1,
    })
    for (const device of [bahram, mo, anna]) expect(await play(device, id)).toEqual(Buffer.from(audio))
    await expect(play(clara, id)).rejects.toMatchObject(refused('recording-not-found', 404))

    await approve(id)
    expect(await bahram.call(listOwnRecordings, {})).toMatchObject([{ id, state: 'approved' }])
    expect((await mo.call(listModeratedRecordings, {})).body).toEqual([])
    expect((await mo.call(listModeratedRecordings, { state: 'approved' })).body).toMatchObject([{ id }])
    expect(await voices()).toEqual([{ item: 'haus', id, ...bahramsVoice }])
    expect(await voices('de')).toEqual([])
    expect(await play(clara, id)).toEqual(Buffer.from(audio))
    expect(await audited()).toEqual([
      `${cast.mo.email} play-recording ${id}`,
      `${cast.anna.email} play-recording ${id}`,
      `${cast.mo.email} approve-recording ${id}`,
    ])
  })

  test('are answered as MP3, whole, never kept by a cache or taken for something else', async () => {
    const id = await record()
    const ask = (headers = {}) =>
      world.app.inject({
        url: `/api/recordings/${id}/audio`,
        headers: { authorization: `Bearer ${bahram.token}`, ...headers },
      })
    for (const answer of [await ask(), await ask({ range: 'bytes=0-9', 'accept-encoding': 'br, gzip' })]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'audio/mpeg',
        'content-length': String(audio.length),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      })
      expect(answer.headers['content-encoding']).toBeUndefined()
      expect(answer.rawPayload).toEqual(Buffer.from(audio))
    }
    expect((await world.app.inject(`/api/recordings/${id}/audio`)).statusCode).toBe(401)
  })

  test('keep nothing but sound: tags are gone', async () => {
    const tag = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125, 'Bahrams Telefon')])
    const { id } = await bahram.call(createRecording, {
      item: 'haus',
      audio: new Uint8Array(Buffer.concat([audio, tag])),
    })
    expect(await play(bahram, id)).toEqual(Buffer.from(audio))
  })

  test('made by the speech engine are recordings, too', async () => {
    const { audioContent } = await bahram.call(textToSpeech, { text: 'Guten Morgen' })
    const clip = new Uint8Array(Buffer.from(audioContent, 'base64'))
    const { id } = await bahram.call(createRecording, { item: 'haus', audio: clip })
    expect(await play(bahram, id)).toEqual(Buffer.from(clip))
  })

  test('need a mother tongue, a consent and a line of this language', async () => {
    await bahram.call(updateAccountSettings, { mother_tongue: null })
    await expect(record()).rejects.toMatchObject(refused('mother-tongue-missing'))
    await bahram.call(updateAccountSettings, { mother_tongue: 'de' })
    await expect(record(bahram, 'letter-alef')).rejects.toMatchObject(refused('item-not-found', 404))
    await expect(record(bahram, 'gibt-es-nicht')).rejects.toMatchObject(refused('item-not-found', 404))
    await record(bahram, 'haus')
    expect(await bahram.call(listOwnRecordings, {})).toMatchObject([{ language: 'de' }])
    await bahram.call(updateAccountSettings, { mother_tongue: 'fa' })
    await record(bahram, 'letter-alef')
    await clara.call(updateAccountSettings, { mother_tongue: 'de' })
    await expect(record(clara)).rejects.toMatchObject(refused('consent-missing'))
  })

  test('another one of the same line replaces one that is not decided, but not an approved one', async () => {
    const first = await record()
    const second = await record()
    expect(await bahram.call(listOwnRecordings, {})).toMatchObject([{ id: second }])
    await expect(approve(first)).rejects.toMatchObject(refused('recording-not-found', 404))
    await approve(second)
    await expect(record()).rejects.toMatchObject(refused('recording-exists'))
    await bahram.call(withdrawRecording, { id: second })
    await record()
  })

  test('are rejected with a reason that the speaker reads; an approved one can be rejected later', async () => {
    const id = await record()
    for (const reason of [undefined, '', '  ', 'x'.repeat(301)]) {
      const attempt = mo.call(decideRecording, { id, status: 'rejected', reason })
      await expect(attempt).rejects.toMatchObject(refused('invalid-input', 400))
    }
    await approve(id)
    await approve(id)
    await reject(id, anna, 'Das ist ein anderes Wort.')
    expect(await bahram.call(listOwnRecordings, {})).toMatchObject([
      { id, state: 'rejected', reason: 'Das ist ein anderes Wort.' },
    ])
    expect(await voices()).toEqual([])
    await expect(play(clara, id)).rejects.toMatchObject(refused('recording-not-found', 404))
    expect(await play(bahram, id)).toEqual(Buffer.from(audio))
    await expect(approve(id)).rejects.toMatchObject(refused('recording-decided'))
    await record()
    expect(await audited()).toEqual([
      `${cast.mo.email} approve-recording ${id}`,
      `${cast.anna.email} reject-recording ${id}`,
    ])
  })

  test('are decided by another user than the speaker, only once, and only if they exist', async () => {
    await anna.call(updateAccountSettings, { mother_tongue: 'de' })
    await anna.call(giveRecordingConsent, { name: null, region: null })
    const own = await record(anna)
    await expect(approve(own, anna)).rejects.toMatchObject(refused('own-recording'))
    expect((await anna.call(listModeratedRecordings, {})).body).toMatchObject([{ id: own, own: true }])
    await expect(approve(randomUUID())).rejects.toMatchObject(refused('recording-not-found', 404))

    const decisions = await Promise.allSettled([approve(own, mo), reject(own, mo)])
    expect(decisions[1].status).toBe('fulfilled')
    expect(await anna.call(listOwnRecordings, {})).toMatchObject([{ id: own, state: 'rejected' }])
  })

  test('of one line are three at most, even if four are approved at once', async () => {
    const passwordHash = await hashPassword('ein-geheimnis')
    const ids: string[] = []
    for (const n of [1, 2, 3, 4, 5]) {
      const person = { email: `s${n}@example.org`, username: 'S', password: 'ein-geheimnis' }
      await world.db.transaction((tx) => createAccount(tx, { ...person, passwordHash, role: 'user' }))
      const device = await world.signedIn(person)
      await device.call(updateAccountSettings, { mother_tongue: 'fa' })
      await device.call(giveRecordingConsent, { name: null, region: null })
      ids.push(await record(device))
    }
    const decisions = await Promise.allSettled(ids.map((id) => approve(id)))
    const failures = decisions.flatMap((each) => (each.status === 'rejected' ? [each.reason as object] : []))
    expect(failures).toHaveLength(2)
    for (const failure of failures) expect(failure).toMatchObject(refused('enough-recordings'))
    expect(await voices()).toHaveLength(3)
    await expect(record()).rejects.toMatchObject(refused('enough-recordings'))
  })

  test('are withdrawn at once by the speaker alone, and with the consent all of them', async () => {
    const [one, two] = [await record(bahram, 'haus'), await record(bahram, 'wasser')]
    await approve(one)
    await expect(clara.call(withdrawRecording, { id: one })).rejects.toMatchObject(
      refused('recording-not-found', 404),
    )
    await bahram.call(withdrawRecording, { id: one })
    await bahram.call(withdrawRecording, { id: one })
    expect(await voices()).toEqual([])
    for (const device of [bahram, mo])
      await expect(play(device, one)).rejects.toMatchObject(refused('recording-not-found', 404))
    await expect(approve(one)).rejects.toMatchObject(refused('recording-not-found', 404))
    expect(await play(bahram, two)).toHaveLength(audio.length)

    expect(await bahram.call(withdrawRecordingConsent, {})).toEqual({ consent: null })
    expect(await bahram.call(readRecordingConsent, {})).toEqual({ consent: null })
    expect(
      await world.db.select({ audio: recordings.audio, name: recordings.name }).from(recordings),
    ).toEqual([
      { audio: null, name: null },
      { audio: null, name: null },
    ])
    await expect(record()).rejects.toMatchObject(refused('consent-missing'))
    expect((await audited()).slice(1)).toEqual([
      `${cast.bahram.email} withdraw-recording ${one}`,
      `${cast.bahram.email} withdraw-recording ${two}`,
    ])
  })

  test('show the name that the moderator saw, and none after it was changed', async () => {
    const [one] = [await record()]
    await approve(one)
    await bahram.call(giveRecordingConsent, bahramsVoice)
    expect(await voices()).toMatchObject([bahramsVoice])
    const changed = await bahram.call(giveRecordingConsent, { name: '  \u202e ', region: 'Schiraz' })
    expect(changed).toEqual({ consent: { name: null, region: 'Schiraz', at: moment } })
    expect(await voices()).toMatchObject([{ name: null, region: 'Schiraz' }])
    await bahram.call(giveRecordingConsent, { name: 'Anderer Name', region: 'Schiraz' })
    await record(bahram, 'wasser')
    expect(await voices()).toMatchObject([{ name: null, region: 'Schiraz' }])
    expect((await mo.call(listModeratedRecordings, {})).body).toMatchObject([{ name: 'Anderer Name' }])
    for (const name of ['x'.repeat(41), 7]) {
      const attempt = bahram.call(giveRecordingConsent, { name: name as string, region: null })
      await expect(attempt).rejects.toMatchObject(refused('invalid-input', 400))
    }
  })

  test('are listed once for each version of the list', async () => {
    const list = (version?: string) => clara.call(listHumanVoices, { language: 'fa', version })
    const { version: empty } = await list()
    expect(await list(empty)).toEqual({ version: empty, voices: null })
    expect(await clara.call(readSession, {})).toMatchObject({ has_recordings: false })
    const id = await record()
    await approve(id)
    const { version, voices } = await list(empty)
    expect(voices).toHaveLength(1)
    expect(await list(version)).toEqual({ version, voices: null })
    expect(await clara.call(readSession, {})).toMatchObject({ has_recordings: true })
    await bahram.call(withdrawRecording, { id })
    expect(await list(version)).toEqual({ version: empty, voices: [] })
  })

  test('are moderated page by page, oldest first', async () => {
    const ids: string[] = []
    for (const item of ['haus', 'wasser', 'brot', 'baum', 'letter-alef']) ids.push(await record(bahram, item))
    const pages: string[] = []
    for (let after: string | undefined; pages.length < 5; after = pages.at(-1)) {
      const { body, total } = await mo.call(listModeratedRecordings, { after, limit: '2' })
      expect(total).toBe(5)
      pages.push(...body.map(({ id }) => id))
    }
    expect(pages).toEqual(ids)
    const found = await mo.call(listModeratedRecordings, { search: 'LETTER-' })
    expect(found).toMatchObject({ body: [{ id: ids[4] }], total: 1 })
    const inPersian = await mo.call(listModeratedRecordings, { search: 'خانه' })
    expect(inPersian).toMatchObject({ body: [{ id: ids[0] }], total: 1 })
  })

  test('that are none are refused: 1,000 broken ones, and other types', async () => {
    for (const payload of fc.sample(brokenClip, { numRuns: 1_000, seed: 2 })) {
      const answer = await upload(payload)
      expect([answer.statusCode, answer.json().code], payload.toString()).toEqual([422, 'recording-invalid'])
    }
    for (const type of ['application/json', 'application/octet-stream', 'audio/wav', 'text/plain']) {
      expect((await upload(audio, type)).json(), type).toMatchObject({ code: 'invalid-input' })
    }
    const encoded = await upload(audio, 'audio/mpeg', 'haus', { 'content-encoding': 'gzip' })
    expect([encoded.statusCode, encoded.json().code]).toEqual([400, 'invalid-input'])
    const long = await upload(await createClip({ seconds: 13 }))
    expect([long.statusCode, long.json().code]).toEqual([422, 'recording-too-long'])
    const large = await upload(new Uint8Array(200 * 1024 + 1))
    expect([large.statusCode, large.json().code]).toEqual([413, 'too-large'])
    expect((await upload(new Uint8Array(200 * 1024))).statusCode).toBe(422)
    expect((await upload(audio, 'audio/mpeg', 'Haus!')).statusCode).toBe(400)
    expect(await world.db.$count(recordings)).toBe(0)
  })

  test('are read where they belong only: other operations take no MP3', async () => {
    const answer = await world.app.inject({
      method: 'POST',
      url: '/api/reports',
      headers: { authorization: `Bearer ${bahram.token}`, 'content-type': 'audio/mpeg' },
      payload: Buffer.from(audio),
    })
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid-input'])
  })

  test('are decided and withdrawn at once without a deadlock, and the first one counts', async () => {
    for (let n = 0; n < 10; n += 1) {
      const id = await record()
      const outcomes = await Promise.allSettled([
        approve(id, mo),
        reject(id, anna),
        bahram.call(withdrawRecording, { id }),
        bahram.call(giveRecordingConsent, { name: String(n), region: null }),
      ])
      const codes = outcomes.flatMap((each) =>
        each.status === 'rejected' ? [(each.reason as { code: string }).code] : [],
      )
      for (const code of codes) expect(['recording-decided', 'recording-not-found']).toContain(code)
      expect(await bahram.call(listOwnRecordings, {})).toMatchObject(
        Array.from({ length: n + 1 }, () => ({ state: 'withdrawn' })),
      )
    }
    expect(await findViolations(world.db)).toEqual([])
    expect(
      await world.db
        .select({ name: recordings.name })
        .from(recordings)
        .where(sql`audio is not null`),
    ).toEqual([])
  })
})

describe.runIf(hasDatabase)('the limit of recordings', () => {
  test('is one of a day and of each person', async () => {
    const world = await createWorld({ limits: { recordings: { points: 3, duration: 86_400 } } })
    for (const name of ['bahram', 'clara'] as const) {
      const device = await world.signedIn(name)
      await device.call(updateAccountSettings, { mother_tongue: 'fa' })
      await device.call(giveRecordingConsent, { name: null, region: null })
      const record = () => device.call(createRecording, { item: 'haus', audio })
      for (let n = 0; n < 3; n += 1) expect(await record()).toEqual({ id: anyId })
      await expect(record()).rejects.toMatchObject({ code: 'too-many-attempts', status: 429 })
    }
    await world.stop()
  })
})
