import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'
import { createFakeResponses, readBody, startFakeServer, streamHugeBody } from './fake-http.ts'

/**
 * How the service responds. `slow`: only after `releaseHeldAnswers`. `stalled`: stops after the first bytes. `garbage`:
 * HTML. `other-json`: JSON without a translation. `half`: closes the connection half-way. `huge`: a body of 64 MiB.
 * `long`: a valid body with far too much text.
 */
export const modes = [
  'ok',
  'slow',
  'stalled',
  '403',
  '429',
  '500',
  'garbage',
  'other-json',
  'half',
  'huge',
  'long',
  'empty',
] as const
export type Mode = (typeof modes)[number]

const translateRequest = v.strictObject({
  q: v.pipe(v.string(), v.nonEmpty()),
  source: v.picklist(['de', 'fa', 'en']),
  target: v.picklist(['de', 'fa', 'en']),
  format: v.picklist(['text', 'html']),
  api_key: v.optional(v.string()),
})
type Body = v.InferOutput<typeof translateRequest>

interface Received {
  readonly body: Body
  /** Whether the client closed the connection before the response was complete. */
  isAborted: boolean
}

/** The translation that the service returns for a text. */
export function fakeTranslation(text: string, target: string): string {
  return `${target}«${text}»`
}

/** Starts an HTTP server with the API of LibreTranslate. @param apiKey without it no key is needed. */
export async function startLibreTranslate(apiKey?: string) {
  const responses = createFakeResponses<Mode>('ok')
  const requests: Received[] = []

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const text = await readBody(request)
    if (request.url !== '/translate') return refuse(response, 404, 'Not found')
    if (request.method !== 'POST') return refuse(response, 405, 'Method not allowed')
    const isJson = request.headers['content-type'] === 'application/json'
    const parsed = v.safeParse(translateRequest, isJson ? JSON.parse(text) : null)
    if (!parsed.success) return refuse(response, 400, `Invalid request: ${text}`)
    const { output: body } = parsed
    if (apiKey && body.api_key === undefined)
      return refuse(response, 400, 'Please contact the server operator to get an API key')
    if (apiKey && body.api_key !== apiKey) return refuse(response, 403, 'Invalid API key')
    const received: Received = { body, isAborted: false }
    requests.push(received)
    response.once('close', () => (received.isAborted = !response.writableFinished))
    // Errors echo key and text, as those of a careless service might.
    answer(response, responses.nextMode(), body, text)
  }

  const answer = (response: ServerResponse, mode: Mode, { q, target }: Body, echo: string) => {
    const good = translated(fakeTranslation(q, target))
    const send = (body: Buffer | string) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(body)
    const retryAfter = responses.retryAfter()
    if (retryAfter !== null) response.setHeader('retry-after', retryAfter)
    switch (mode) {
      case 'ok':
        return send(good)
      case 'slow':
        return responses.hold(() => send(good))
      case 'stalled':
        return void response
          .writeHead(200, { 'content-type': 'application/json' })
          .write(good.subarray(0, 10))
      case '403':
        return refuse(response, 403, `Invalid API key: ${echo}`)
      case '429':
        return refuse(response, 429, `Slowdown: ${echo}`)
      case '500':
        return refuse(response, 500, `Cannot translate text: ${echo}`)
      case 'garbage':
        return void response.writeHead(200, { 'content-type': 'text/html' }).end(`<html>${echo}</html>`)
      case 'other-json':
        return send(JSON.stringify({ translatedText: [q], error: echo }))
      case 'half':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': good.length })
        return void response.write(good.subarray(0, good.length / 2), () => response.destroy())
      case 'huge':
        return streamHugeBody(response.writeHead(200, { 'content-type': 'application/json' }), good)
      case 'long':
        return send(translated('x'.repeat(4 * q.length + 201)))
      case 'empty':
        return send(translated(' '))
    }
  }

  const { origin, stop } = await startFakeServer((request, response) => void serve(request, response))
  return {
    baseUrl: origin,
    ...responses.controls,
    /** The accepted requests, oldest first. */
    requests,
    clearRequests() {
      requests.length = 0
    },
    stop,
  }
}

export type LibreTranslateServer = Awaited<ReturnType<typeof startLibreTranslate>>

function translated(translatedText: string): Buffer {
  return Buffer.from(JSON.stringify({ translatedText }))
}

function refuse(response: ServerResponse, status: number, error: string): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
}
