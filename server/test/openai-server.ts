import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'
import { createFakeResponses, readBody, startFakeServer, streamHugeBody } from './fake-http.ts'

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

/** Starts an HTTP server with OpenAI's API for chat completions and speech. */
export async function startOpenAi(apiKey: string) {
  const responses = createFakeResponses<Mode>('ok')
  const requests: Received[] = []

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const text = await readBody(request)
    const isChat = request.url === '/v1/chat/completions'
    if (!isChat && request.url !== '/v1/audio/speech') return refuse(response, 404, 'unknown_url', '')
    const { authorization } = request.headers
    if (authorization !== `Bearer ${apiKey}`)
      return refuse(response, 401, 'invalid_api_key', `${authorization}`)
    const body = v.safeParse(isChat ? chatRequest : speechRequest, JSON.parse(text))
    if (!body.success) return refuse(response, 400, 'invalid_request', text)
    const received: Received = { path: request.url ?? '', body: body.output, isAborted: false }
    requests.push(received)
    response.once('close', () => (received.isAborted = !response.writableFinished))
    // Errors echo key and text, as those of a careless service might.
    answer(response, responses.nextMode(), answerTo(body.output), `${authorization} ${text}`)
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

  const { origin, stop } = await startFakeServer((request, response) => void serve(request, response))
  return {
    baseUrl: `${origin}/v1`,
    ...responses.controls,
    /** The authenticated requests, oldest first. */
    requests,
    clearRequests() {
      requests.length = 0
    },
    stop,
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

function answerTo(body: Body): Answer {
  if (!('messages' in body)) {
    const long = Buffer.concat([frame, Buffer.alloc(6 * 1024 * 1024)])
    return { type: 'audio/mpeg', body: sampleMp3, long, empty: Buffer.alloc(0) }
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
