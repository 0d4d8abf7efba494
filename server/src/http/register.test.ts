import fastify from 'fastify'
import { expect, test } from 'vitest'
import { readHealth } from '@pol/contract/operations/monitoring'
import { createConcurrencyLimit } from '../bounds/concurrency-limit.ts'
import { bounds } from '../bounds/bounds.ts'
import { sendErrorResponse } from './error-response.ts'
import { handle } from '../api/handle.ts'
import { registerRoute } from './register.ts'

test('one request beyond the concurrency limit gets 503 with Retry-After', async () => {
  const gate = Promise.withResolvers<{ status: 'ok' }>()
  let handled = 0
  const slowRoute = handle(readHealth, () => {
    handled += 1
    return gate.promise
  })
  const app = fastify().decorateRequest('errorCode', null)
  app.setErrorHandler(sendErrorResponse)
  registerRoute(app, slowRoute, {
    authenticate: () => Promise.reject(new Error('No session in this test')),
    now: () => new Date(),
    recordDenied: () => Promise.resolve(),
    requiresPasskeys: false,
    validateResponses: true,
    countAnonymous: () => {},
    limitConcurrency: createConcurrencyLimit(bounds.requests),
  })
  const send = () => app.inject(readHealth.path)
  const first = Array.from({ length: bounds.requests }, send)
  await expect.poll(() => handled).toBe(bounds.requests)
  const refused = await send()
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '3'])
  expect(refused.json()).toMatchObject({ code: 'unavailable' })
  gate.resolve({ status: 'ok' })
  const answers = await Promise.all(first)
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect((await send()).statusCode).toBe(200)
  await app.close()
})
