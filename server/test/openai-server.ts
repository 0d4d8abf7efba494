import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'
import { createFakeResponses, readBody, startFakeServer, streamHugeBody } from './fake-http.ts'
import { acceptRealtime } from './realtime-server.ts'

/**
 * How the service responds. `slow`: only after `releaseHeldAnswers`. `stalled`: stops after the first bytes. `half`:
 * closes the connection half-way. `huge`: a body of 64 MiB. `long`: a valid body with far too much text.
 */
export const modes = [
  'ok',
  'slow',
  'stalled',
  '401',
  '429',
  'no-credit',
  '500',
  'garbage',
  'half',
  'huge',
  'long',
  'empty',
] as const
export type Mode = (typeof modes)[number]

interface Received {
  readonly path: string
  readonly body: {
    readonly model: string
    readonly messages?: readonly { readonly role: string; readonly content: string }[]
    readonly input?: string
    readonly voice?: string
  }
  /** Whether the client closed the connection before the response was complete. */
  isAborted: boolean
}

const chatRequest = v.object({
  model: v.string(),
  messages: v.array(v.object({ role: v.picklist(['system', 'user']), content: v.string() })),
})
const speechRequest = v.object({
  model: v.string(),
  input: v.pipe(v.string(), v.maxLength(4096)),
  voice: v.string(),
  response_format: v.literal('mp3'),
})
type Body = v.InferOutput<typeof chatRequest> | v.InferOutput<typeof speechRequest>

/** A silent frame of MPEG layer III, 128 kbit/s at 44,100 Hz. */
const frame = Buffer.concat([Buffer.from('fffb90c4', 'hex'), Buffer.alloc(413)])
/** The MP3 that the service returns for every text. */
export const sampleMp3 = Buffer.concat(Array.from({ length: 20 }, () => frame))

export interface ServedModel {
  readonly id: string
  /** `YYYY-MM-DD`, the last day on which it answers. */
  readonly shutdown_date?: unknown
  /** Default: any voice. */
  readonly voices?: readonly string[]
}

interface Options {
  /** Default: any model exists. */
  readonly models?: readonly ServedModel[]
  /** Default: long before any model ends. */
  readonly today?: string
  /** What each text sounds like. Local servers may have WAV only, and ignore the format that is asked for. */
  readonly audio?: Buffer
}

/** How the list of models is answered. `stalled`: never to its end. */
export type ListMode = 'ok' | '401' | '404' | 'stalled' | 'garbage' | 'other-json'

/**
 * Starts an HTTP server with OpenAI's API for chat completions, speech, realtime models and the list of models.
 * @param apiKey null for a local server, which needs none.
 */
export async function startOpenAi(
  apiKey: string | null,
  { models, today = '2026-01-01', audio = sampleMp3 }: Options = {},
) {
  const responses = createFakeResponses<Mode>('ok')
  const lists = createFakeResponses<ListMode>('ok')
  const requests: Received[] = []
  let listRequests = 0
  const isAuthorised = ({ headers }: IncomingMessage) =>
    apiKey === null ? headers.authorization === undefined : headers.authorization === `Bearer ${apiKey}`
  const served = () =>
    models?.filter(({ shutdown_date: end }) => typeof end !== 'string' || today <= end) ?? []
  const hasModel = (model: string, voice?: string) =>
    models === undefined ||
    served().some(({ id, voices }) => id === model && (!voice || !voices || voices.includes(voice)))

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const text = await readBody(request)
    if (request.url === '/v1/models') return listModels(request, response)
    const isChat = request.url === '/v1/chat/completions'
    if (!isChat && request.url !== '/v1/audio/speech') return refuse(response, 404, 'unknown_url', '')
    const { authorization } = request.headers
    if (!isAuthorised(request)) return refuse(response, 401, 'invalid_api_key', `${authorization}`)
    const body = v.safeParse(isChat ? chatRequest : speechRequest, JSON.parse(text))
    if (!body.success) return refuse(response, 400, 'invalid_request', text)
    const { model } = body.output
    const voice = 'voice' in body.output ? body.output.voice : undefined
    if (!hasModel(model, voice)) return refuse(response, 404, 'model_not_found', text)
    const received: Received = { path: request.url ?? '', body: body.output, isAborted: false }
    requests.push(received)
    response.once('close', () => (received.isAborted = !response.writableFinished))
    // Errors echo key and text, as those of a careless service might.
    answer(response, responses.nextMode(), answerTo(body.output, audio), `${authorization} ${text}`)
  }

  const answer = (response: ServerResponse, mode: Mode, good: Answer, echo: string) => {
    const { type, body } = good
    const retryAfter = responses.retryAfter()
    if (retryAfter === null) response.setHeader('retry-after-ms', 10)
    else response.setHeader('retry-after', retryAfter)
    switch (mode) {
      case 'ok':
        return void response.writeHead(200, { 'content-type': type }).end(body)
      case 'slow':
        return responses.hold(() => void response.writeHead(200, { 'content-type': type }).end(body))
      case 'stalled':
        return void response.writeHead(200, { 'content-type': type }).write(body.subarray(0, 10))
      case '401':
        return refuse(response, 401, 'invalid_api_key', echo)
      case '429':
        return refuse(response, 429, 'rate_limit_exceeded', echo)
      case 'no-credit':
        return refuse(response, 429, 'insufficient_quota', echo)
      case '500':
        return refuse(response, 500, 'server_error', echo)
      case 'garbage':
        return void response.writeHead(200, { 'content-type': type }).end(`<html>${echo}</html>`)
      case 'half':
        response.writeHead(200, { 'content-type': type, 'content-length': body.length })
        return void response.write(body.subarray(0, body.length / 2), () => response.destroy())
      case 'huge':
        response.writeHead(200, { 'content-type': type })
        return streamHugeBody(response, body)
      case 'long':
        return void response.writeHead(200, { 'content-type': type }).end(good.long)
      case 'empty':
        return void response.writeHead(200, { 'content-type': type }).end(good.empty)
    }
  }

  const listModels = (request: IncomingMessage, response: ServerResponse) => {
    listRequests += 1
    const mode = isAuthorised(request) ? lists.nextMode() : '401'
    const send = (body: string) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    const data = served().map((model) => ({ object: 'model', created: 1, ...model }))
    const list = JSON.stringify({ object: 'list', data })
    switch (mode) {
      case 'ok':
        return send(list)
      case '401':
        return refuse(response, 401, 'invalid_api_key', `${request.headers.authorization}`)
      case '404':
        return refuse(response, 404, 'unknown_url', '')
      case 'stalled':
        return void response.writeHead(200).write(list.slice(0, 10))
      case 'garbage':
        return send('<html>')
      case 'other-json':
        return send('{"models":[{"name":"tts-1"}]}')
    }
  }

  const { server, origin, stop } = await startFakeServer((request, response) => void serve(request, response))
  const realtime = acceptRealtime({ server, isAuthorised, hasModel })
  return {
    baseUrl: `${origin}/v1`,
    ...responses.controls,
    realtime,
    /** Sets how the next lists of models are answered; the last mode stays in effect. */
    listWith: lists.controls.respondWith,
    listRequests: () => listRequests,
    /** What each text sounds like from now on. */
    speakWith(other: Buffer) {
      audio = other
    },
    /** The day from which models have ended. */
    setToday(day: string) {
      today = day
    },
    /** The authenticated requests, oldest first. */
    requests,
    clearRequests() {
      requests.length = 0
    },
    async stop() {
      realtime.stop()
      await stop()
    },
  }
}

export type OpenAiServer = Awaited<ReturnType<typeof startOpenAi>>

interface Answer {
  readonly type: string
  readonly body: Buffer
  readonly long: Buffer
  readonly empty: Buffer
}

/** The translation that the service returns for a text. */
export function fakeTranslation(text: string): string {
  return `«${text}»`
}

function answerTo(body: Body, audio: Buffer): Answer {
  if (!('messages' in body)) {
    const long = Buffer.concat([frame, Buffer.alloc(6 * 1024 * 1024)])
    return { type: 'audio/mpeg', body: audio, long, empty: Buffer.alloc(0) }
  }
  const text = body.messages.find(({ role }) => role === 'user')?.content ?? ''
  return {
    type: 'application/json',
    body: completion(`\n${fakeTranslation(text)}\n`),
    long: completion('x'.repeat(4 * text.length + 201)),
    empty: completion('  '),
  }
}

function completion(content: string): Buffer {
  const message = { role: 'assistant', content, refusal: null }
  const choices = [{ index: 0, message, logprobs: null, finish_reason: 'stop' }]
  const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 }
  return Buffer.from(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1,
      model: 'test',
      choices,
      usage,
    }),
  )
}

function refuse(response: ServerResponse, status: number, code: string, message: string): void {
  response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ error: { message, type: 'error', param: null, code } }))
}
