import fastify from 'fastify'
import { expect, test } from 'vitest'
import { operations } from '@pol/contract/operations'
import { compressResponses } from './compress-responses.ts'

test('a long response is compressed, unless it contains a token', async () => {
  const app = fastify()
  compressResponses(app)
  for (const { name } of operations)
    app.get(`/${name}`, { config: { operation: name } }, () => ({ text: 'long '.repeat(1_000) }))
  const plain: string[] = []
  for (const { name } of operations) {
    const { headers } = await app.inject({ url: `/${name}`, headers: { 'accept-encoding': 'gzip' } })
    if (headers['content-encoding'] === undefined) plain.push(name)
  }
  expect(plain.toSorted()).toEqual([
    'open-device-session',
    'open-passkey-session',
    'sign-in',
    'take-back-passkey-change',
    'update-password',
  ])
})
