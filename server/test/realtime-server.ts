import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import * as v from 'valibot'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { createFakeResponses } from './fake-http.ts'

/**
 * How the model responds. `rewords`: says something else. `preamble`: says something before the text. `no-transcript`:
 * only audio. `silent`: no audio. `slow`: only after `releaseHeldAnswers`. `stalled`: stops in the middle. `breaks-off`:
 * ends the connection in the middle. `closes`: with a code. `error`: an error event. `failed`, `filtered`: an incomplete
 * response. `odd-frames`: unknown events among the others. `garbage`: no JSON. `binary`: bytes. `odd-json`: events without
 * their fields. `huge`: audio without an end. `long`: more than a minute.
 */
export const realtimeModes = [
  'ok',
  'rewords',
  'preamble',
  'no-transcript',
  'silent',
  'slow',
  'stalled',
  'breaks-off',
  'closes',
  'error',
  'failed',
  'filtered',
  'odd-frames',
  'garbage',
  'binary',
  'odd-json',
  'huge',
  'long',
] as const
export type RealtimeMode = (typeof realtimeModes)[number]

/** The voices of these models; `nova` is none of them. */
const voices = ['alloy', 'ash', 'ballad', 'cedar', 'coral', 'echo', 'marin', 'sage', 'shimmer', 'verse']

const clientEvent = v.variant('type', [
  v.strictObject({
    type: v.literal('session.update'),
    session: v.strictObject({
      type: v.literal('realtime'),
      output_modalities: v.tuple([v.literal('audio')]),
      instructions: v.pipe(v.string(), v.nonEmpty()),
      tools: v.tuple([]),
      audio: v.strictObject({
        output: v.strictObject({
          format: v.strictObject({ type: v.literal('audio/pcm'), rate: v.literal(24_000) }),
          voice: v.string(),
        }),
      }),
    }),
  }),
  v.strictObject({
    type: v.literal('response.create'),
    response: v.strictObject({
      conversation: v.literal('none'),
      input: v.tuple([
        v.strictObject({
          type: v.literal('message'),
          role: v.literal('user'),
          content: v.tuple([v.strictObject({ type: v.literal('input_text'), text: v.string() })]),
        }),
      ]),
    }),
  }),
])

/** A session, as the service saw it. */
export interface RealtimeSession {
  readonly model: string
  voice: string
  instructions: string
  /** The texts of all responses that were asked for. */
  readonly texts: string[]
  /** Code with which the client closed the connection; null while it is open. */
  closed: number | null
}

interface Parts {
  readonly server: Server
  readonly isAuthorised: (request: IncomingMessage) => boolean
  /** Whether the service has a model. */
  readonly hasModel: (model: string) => boolean
}

/** Vowel marks, which a transcript does not have. */
const marks = /[\u064B-\u0652]/gu

/** Half a second of a tone: 16 bits, mono, 24,000 Hz. */
export const samplePcm = Buffer.alloc(24_000)
for (let n = 0; n < samplePcm.length / 2; n += 1)
  samplePcm.writeInt16LE(Math.round(Math.sin(n / 9) * 12_000), 2 * n)

/** Lets a server speak the Realtime API of OpenAI at `/v1/realtime`. */
export function acceptRealtime({ server, isAuthorised, hasModel }: Parts) {
  const responses = createFakeResponses<RealtimeMode>('ok')
  const sessions: RealtimeSession[] = []
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  let refusal: number | null = null

  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const url = new URL(request.url ?? '', 'ws://localhost')
    const status = refusal ?? (url.pathname !== '/v1/realtime' ? 404 : isAuthorised(request) ? null : 401)
    if (status !== null) return void socket.end(`HTTP/1.1 ${status} Refused\r\ncontent-length: 0\r\n\r\n`)
    const model = url.searchParams.get('model') ?? ''
    sockets.handleUpgrade(request, socket, head, (client) => converse(client, model))
  }
  server.on('upgrade', upgrade)

  const converse = (client: WebSocket, model: string) => {
    const session: RealtimeSession = { model, voice: '', instructions: '', texts: [], closed: null }
    sessions.push(session)
    client.on('close', (code) => (session.closed = code))
    const send = (event: object) => client.send(JSON.stringify({ event_id: 'event_1', ...event }))
    // Errors echo what they received, as those of a careless service might.
    const refuse = (code: string, echo: string) =>
      send({ type: 'error', error: { type: 'invalid_request_error', code, message: `No: ${echo}` } })

    if (!hasModel(model)) {
      refuse('model_not_found', model)
      return client.close(4000, 'invalid_request_error.model_not_found')
    }
    send({ type: 'session.created', session: { type: 'realtime', model } })
    client.on('message', (data: RawData) => {
      const text = (data as Buffer).toString()
      const received = v.safeParse(clientEvent, JSON.parse(text))
      if (!received.success) return refuse('invalid_request', text)
      const event = received.output
      if (event.type === 'session.update') {
        const { audio, instructions } = event.session
        if (!voices.includes(audio.output.voice)) return refuse('invalid_value', audio.output.voice)
        Object.assign(session, { voice: audio.output.voice, instructions })
        return send({ type: 'session.updated', session: event.session })
      }
      const said = event.response.input[0].content[0].text
      session.texts.push(said)
      const mode = responses.nextMode()
      const answer = () => respond({ client, send, refuse }, mode, said)
      return mode === 'slow' ? responses.hold(answer) : answer()
    })
  }

  return {
    ...responses.controls,
    /** All sessions that were opened, oldest first. */
    sessions,
    /** Refuses all further connections with this status; null accepts them. */
    refuseWith(status: number | null) {
      refusal = status
    },
    stop() {
      for (const client of sockets.clients) client.terminate()
    },
  }
}

interface Connection {
  readonly client: WebSocket
  readonly send: (event: object) => void
  readonly refuse: (code: string, echo: string) => void
}

const part = { response_id: 'resp_1', item_id: 'item_1', output_index: 0, content_index: 0 }

function respond({ client, send, refuse }: Connection, mode: RealtimeMode, text: string): void {
  const say = (transcript: string | null, pcm: Buffer = samplePcm) => {
    // Deltas need not end with a whole sample.
    for (let at = 0; at < pcm.length; at += 4_801)
      send({
        type: 'response.output_audio.delta',
        ...part,
        delta: pcm.subarray(at, at + 4_801).toString('base64'),
      })
    send({ type: 'response.output_audio.done', ...part })
    if (transcript === null) return
    send({ type: 'response.output_audio_transcript.delta', ...part, delta: transcript })
    send({ type: 'response.output_audio_transcript.done', ...part, transcript })
  }
  const done = (status = 'completed', details: object | null = null) =>
    send({ type: 'response.done', response: { id: 'resp_1', status, status_details: details, output: [] } })
  const transcript = text.replace(marks, '')

  send({ type: 'response.created', response: { id: 'resp_1', status: 'in_progress' } })
  switch (mode) {
    case 'ok':
    case 'slow':
      say(transcript)
      return done()
    case 'rewords':
      say(`Natürlich! ${transcript}`)
      return done()
    case 'preamble':
      say('Ich lese vor.')
      say(transcript)
      return done()
    case 'no-transcript':
      say(null)
      return done()
    case 'silent':
      say(transcript, Buffer.alloc(0))
      return done()
    case 'stalled':
      return say(transcript)
    case 'breaks-off':
      say(transcript)
      return client.terminate()
    case 'closes':
      return client.close(1011, text)
    case 'error':
      return refuse('rate_limit_exceeded', text)
    case 'failed':
      return done('failed', { type: 'failed', error: { code: 'server_error', message: text } })
    case 'filtered':
      return done('incomplete', { type: 'incomplete', reason: 'content_filter' })
    case 'odd-frames':
      send({ type: 'response.brand_new.delta', delta: 7 })
      say(transcript)
      send({ type: 'rate_limits.updated', rate_limits: [] })
      return done()
    case 'garbage':
      return client.send(`<html>${text}</html>`)
    case 'binary':
      return client.send(Buffer.from([1, 2, 3]))
    case 'odd-json':
      return send({ type: 'response.done', response: text })
    case 'long':
      say(transcript, Buffer.concat(Array.from({ length: 121 }, () => samplePcm)))
      return done()
    case 'huge':
      return sayWithoutEnd(client, send)
  }
}

function sayWithoutEnd(client: WebSocket, send: Connection['send']): void {
  const delta = Buffer.alloc(60_000).toString('base64')
  const more = () => {
    if (client.readyState !== client.OPEN) return
    send({ type: 'response.output_audio.delta', ...part, delta })
    setImmediate(more)
  }
  more()
}
