/**
 * Baseline: a plain `node:http` server that runs the same database query as the product and returns the same response,
 * or serves the same compressed files from memory.
 */
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { answerSessions } from './bare-sessions.ts'

const { PRODUCT_URL, FILES, DATABASE_URL, DATABASE_FOLDER, TOKEN } = process.env

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

const answer: Answer = FILES
  ? await answerFiles(FILES.split(' '))
  : await answerSessions({ DATABASE_URL, DATABASE_FOLDER }, TOKEN ?? '')

const server = createServer((request, response) => void answer(request, response)).listen(
  0,
  '127.0.0.1',
  () => process.send?.(server.address()),
)

async function answerFiles(paths: readonly string[]): Promise<Answer> {
  const files = new Map(
    await Promise.all(paths.map(async (path) => [path, await fetchCompressed(path)] as const)),
  )
  return ({ url = '' }, response) => {
    const file = files.get(url)
    if (file) response.writeHead(200, file.headers).end(file.body)
    else response.writeHead(404).end()
  }
}

/** Does not use `fetch`, which would decompress the file. */
async function fetchCompressed(path: string) {
  const options = { headers: { 'accept-encoding': 'br' } }
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${PRODUCT_URL}${path}`, options, resolve).once('error', reject)
  })
  const body = await buffer(response)
  const { 'content-type': type, 'content-encoding': encoding } = response.headers
  if (response.statusCode !== 200 || encoding !== 'br') throw new Error(`${path} is not served with brotli.`)
  return {
    body,
    headers: { 'content-type': type, 'content-encoding': encoding, 'content-length': body.length },
  }
}
