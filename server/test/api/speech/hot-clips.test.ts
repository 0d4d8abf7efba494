import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { textToSpeech } from '@pol/contract/operations/speech'
import { usualSpeaker } from '@pol/language/speakers'
import { speechClips } from '../../../src/database/schema.ts'
import { createClips } from '../../../src/features/speech/clips.ts'
import { createHotClips } from '../../../src/features/speech/hot-clips.ts'
import { createClip } from '../../clips.ts'
import { hasDatabase } from '../../test-database.ts'
import { createWorld, type Device, type World } from '../../world.ts'

describe.runIf(hasDatabase)('a clip that was asked for before', () => {
  let world: World
  let bahram: Device
  beforeAll(async () => {
    world = await createWorld()
    bahram = await world.signedIn('bahram')
  })
  afterAll(() => world.stop())
  beforeEach(() => world.db.delete(speechClips))

  const listen = async (text: string) => {
    const { audioContent } = await bahram.call(textToSpeech, { text, voice: 'alloy' })
    return Buffer.from(audioContent, 'base64')
  }
  const ask = (text: string, headers: Record<string, string>) =>
    world.app.inject({ method: 'POST', url: textToSpeech.path, headers, payload: { text, voice: 'alloy' } })
  /** Damages the bytes of a stored clip, which its checksum shows to everybody who reads them. */
  const damage = (text: string) =>
    world.db
      .update(speechClips)
      .set({ mp3: Buffer.from('damaged') })
      .where(like(speechClips.text, `%${text}%`))
  const madeClips = async () => Number(/source="made"} (\d+)/.exec(await world.metrics.read())?.[1])

  test('is sent from memory, without reading it again', async () => {
    const heard = await listen('Haus')
    await damage('Haus')
    expect(await listen('Haus')).toEqual(heard)
  })

  test('is compressed for those who accept gzip, and the same for the others', async () => {
    const authorization = `Bearer ${bahram.token}`
    for (const time of ['first', 'again']) {
      const plain = await ask('Wasser', { authorization })
      const gzipped = await ask('Wasser', { authorization, 'accept-encoding': 'br;q=0.5, gzip' })
      expect(plain.headers, time).not.toHaveProperty('content-encoding')
      expect(gzipped.headers, time).toMatchObject({
        'content-encoding': 'gzip',
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        vary: 'accept-encoding',
      })
      expect(gzipped.rawPayload.length).toBeLessThan(0.8 * plain.rawPayload.length)
      expect(JSON.parse(String(gunzipSync(gzipped.rawPayload)))).toEqual(plain.json())
    }
  })

  test('is made again when the stored one was deleted', async () => {
    await listen('Brot')
    const made = await madeClips()
    await world.db.delete(speechClips)
    await listen('Brot')
    expect(await madeClips()).toBe(made + 1)
    expect(await world.db.$count(speechClips)).toBe(1)
  })

  test('is the new one as soon as any process has replaced it', async () => {
    await listen('Milch')
    const mp3 = new Uint8Array(await createClip())
    const checksum = createHash('sha256').update(mp3).digest()
    await world.db.update(speechClips).set({ mp3, checksum })
    expect(new Uint8Array(await listen('Milch'))).toEqual(mp3)
    expect(new Uint8Array(await listen('Milch'))).toEqual(mp3)
  })

  test('is sent to nobody who is not signed in', async () => {
    await listen('Haus')
    expect((await ask('Haus', {})).statusCode).toBe(401)
    expect((await ask('Haus', { authorization: 'Bearer erfunden' })).statusCode).toBe(401)
  })

  test('is made once for many learners who ask at the same time', async () => {
    const heard = await Promise.all(Array.from({ length: 50 }, () => listen('Tee')))
    expect(new Set(heard.map((mp3) => mp3.toString('base64'))).size).toBe(1)
    expect(await world.db.$count(speechClips)).toBe(1)
  })

  test('is made each time for a free text, which is private', async () => {
    const made = await madeClips()
    await listen('Das weiß nur ich')
    await listen('Das weiß nur ich')
    expect(await madeClips()).toBe(made + 2)
  })

  test('is dropped from memory when others, asked for later, need its bytes', async () => {
    const { db, metrics, speech } = world
    const clips = createClips({ db, provider: speech, metrics })
    const one = await createHotClips({ db, clips, metrics }).responseFor(
      { text: 'Haus', voice: 'alloy', speaker: usualSpeaker },
      { signal: AbortSignal.timeout(60_000) },
    )
    const hotClips = createHotClips({ db, clips, metrics, maxBytes: Math.round(2.9 * one.gzipped.length) })
    const ask = (text: string) =>
      hotClips.responseFor(
        { text, voice: 'alloy', speaker: usualSpeaker },
        { signal: AbortSignal.timeout(60_000) },
      )
    for (const text of ['Haus', 'Maus', 'Haus', 'Laus']) await ask(text)
    /** A clip that is read again, and found to be damaged, is replaced. */
    const isInMemory = async (text: string) => {
      await damage(text)
      await ask(text)
      const [row] = await db
        .select()
        .from(speechClips)
        .where(like(speechClips.text, `%${text}%`))
      return Buffer.from(row?.mp3 ?? []).equals(Buffer.from('damaged'))
    }
    expect(await isInMemory('Laus')).toBe(true)
    expect(await isInMemory('Haus')).toBe(true)
    expect(await isInMemory('Maus')).toBe(false)
  })
})
