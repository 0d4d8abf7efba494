/**
 * Baseline: a plain `node:http` server that runs the same database query as the product and returns the same response,
 * or serves the same compressed files or clips from memory.
 */
import { once } from 'node:events'
import {
  createServer,
  type IncomingMessage,
  request,
  type RequestOptions,
  type ServerResponse,
} from 'node:http'
import { buffer, text } from 'node:stream/consumers'
import { textToSpeech } from '@pol/contract/operations/speech'
import { answerSessions } from './bare-sessions.ts'
import type { Clip } from './clips.ts'

const { PRODUCT_URL, FILES, CLIPS, DATABASE_URL, DATABASE_FOLDER, TOKEN } = process.env

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

const answer: Answer = FILES
  ? await answerFiles(FILES.split(' '))
  : CLIPS
    ? await answerClips(JSON.parse(CLIPS) as readonly Clip[])
    : await answerSessions({ DATABASE_URL, DATABASE_FOLDER }, TOKEN ?? '')

const server = createServer((request, response) => void answer(request, response)).listen(
  0,
  '127.0.0.1',
  () => process.send?.(server.address()),
)

async function answerFiles(paths: readonly string[]): Promise<Answer> {
  const files = new Map(
    await Promise.all(
      paths.map(async (path) => [path, await fetchCompressed(path, { encoding: 'br' })] as const),
    ),
  )
  return ({ url = '' }, response) => {
    const file = files.get(url)
    if (file) response.writeHead(200, file.headers).end(file.body)
    else response.writeHead(404).end()
  }
}

async function answerClips(clips: readonly Clip[]): Promise<Answer> {
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' }
  const answers = new Map<string, Awaited<ReturnType<typeof fetchCompressed>>>()
  for (const clip of clips) {
    const options = { encoding: 'gzip', method: 'POST', headers, body: JSON.stringify(clip) }
    answers.set(nameOf(clip), await fetchCompressed(textToSpeech.path, options))
  }
  return async (request, response) => {
    const found = answers.get(nameOf(JSON.parse(await text(request)) as Clip))
    if (found) response.writeHead(200, found.headers).end(found.body)
    else response.writeHead(404).end()
  }
}

function nameOf({ voice, text }: Clip): string {
  return `${voice} ${text}`
}

interface Fetched extends RequestOptions {
  readonly encoding: string
  readonly body?: string
}

/** Does not use `fetch`, which would decompress the response. */
async function fetchCompressed(path: string, { encoding, body, headers, ...options }: Fetched) {
  const sent = request(`${PRODUCT_URL}${path}`, {
    ...options,
    headers: { ...headers, 'accept-encoding': encoding },
  }).end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const bytes = await buffer(response)
  if (response.statusCode !== 200 || response.headers['content-encoding'] !== encoding)
    throw new Error(`${path} is not sent with ${encoding}.`)
  const type = response.headers['content-type']
  return {
    body: bytes,
    headers: { 'content-type': type, 'content-encoding': encoding, 'content-length': bytes.length },
  }
}
