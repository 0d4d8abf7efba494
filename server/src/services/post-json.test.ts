import { createServer, type OutgoingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { postJson } from './post-json.ts'

let requests = 0
beforeEach(() => void (requests = 0))

/** Starts a service that refuses the first request with this answer and accepts all others. */
async function startService(status: number, headers: OutgoingHttpHeaders, body = ''): Promise<string> {
  const server = createServer((_, response) => {
    requests++
    if (requests > 1) response.writeHead(200).end('true')
    else response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const post = async (url: string, spend?: () => Promise<void>) =>
  postJson({ url, body: {}, timeoutMs: 1_000, ...(spend && { spend }) }, new AbortController().signal)
const soon = { 'retry-after-ms': 1 }

test.each([
  [408, soon],
  [409, soon],
  [429, soon],
  [503, soon],
  [400, { ...soon, 'x-should-retry': 'true' }],
])('a request refused with %i and %o is sent again', async (status, headers) => {
  const response = await post(await startService(status, headers))
  await expect(response.json()).resolves.toBe(true)
  expect(requests).toBe(2)
})

test.each([
  [400, soon, ''],
  [401, soon, ''],
  [500, { ...soon, 'x-should-retry': 'false' }, ''],
  [503, { 'retry-after': '1' }, ''],
  [503, { 'retry-after-ms': 1_000 }, ''],
  [429, soon, '{"error":{"code":"insufficient_quota"}}'],
])('a request refused with %i, %o and %j is not sent again', async (status, headers, body) => {
  await expect(post(await startService(status, headers, body))).rejects.toThrow(`answered ${status}`)
  expect(requests).toBe(1)
})

test('a retry that the budget does not allow is not sent', async () => {
  const spend = async () => {
    if (requests === 1) throw new Error('used up')
  }
  const url = await startService(503, soon)
  await expect(post(url, spend)).rejects.toThrow('used up')
  expect(requests).toBe(1)
})
