import { expect, test } from 'vitest'
import { ConnectionError, createClient } from './client.ts'
import { createRecording, listOwnRecordings, playRecording } from './operations/recordings.ts'

const audio = new Uint8Array([255, 251, 144])
const id = '0b7f1c3e-6a52-4c1b-9b0e-2f6f1f6f3a11'

/** A client whose server always gives the same response; it records what was sent. */
function clientWith(respond: () => Response) {
  const sent: { path: string; init: RequestInit }[] = []
  const call = createClient({
    fetch: async (path, init) => {
      sent.push({ path, init })
      return respond()
    },
    token: () => 'token',
  })
  return { call, sent }
}

test('the file of an upload is the body, everything else is in the path', async () => {
  const { call, sent } = clientWith(() => Response.json({ id }))
  expect(await call(createRecording, { item: 'haus', audio })).toEqual({ id })
  expect(sent).toEqual([
    {
      path: '/api/recordings/haus',
      init: {
        method: 'POST',
        headers: { authorization: 'Bearer token', 'content-type': 'audio/mpeg' },
        body: audio,
      },
    },
  ])
})

test('a download returns the bytes', async () => {
  const { call, sent } = clientWith(() => new Response(audio, { headers: { 'content-type': 'audio/mpeg' } }))
  expect(await call(playRecording, { id })).toEqual(audio)
  expect(sent).toMatchObject([{ path: `/api/recordings/${id}/audio`, init: { method: 'GET' } }])
})

test("an error response is a CallError; a proxy's page and a lost connection are connection errors", async () => {
  const error = { error: 'Diese Aufnahme gibt es nicht mehr.', code: 'recording-not-found' }
  const missing = clientWith(() => Response.json(error, { status: 404 }))
  await expect(missing.call(playRecording, { id })).rejects.toMatchObject({ code: 'recording-not-found' })
  const proxy = clientWith(() => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
  await expect(proxy.call(playRecording, { id })).rejects.toBeInstanceOf(ConnectionError)
  const lost = new ReadableStream({ pull: (stream) => stream.error(new TypeError('terminated')) })
  const cut = clientWith(() => new Response(lost, { headers: { 'content-type': 'audio/mpeg' } }))
  await expect(cut.call(playRecording, { id })).rejects.toBeInstanceOf(ConnectionError)
})

test('operations without files still return JSON', async () => {
  const { call } = clientWith(() => Response.json([]))
  expect(await call(listOwnRecordings, {})).toEqual([])
})
