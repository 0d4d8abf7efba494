import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

test('one task beyond the limit is refused, until another one has succeeded or failed', async () => {
  const limitConcurrency = createConcurrencyLimit(2)
  const tasks = Array.from({ length: 2 }, () => Promise.withResolvers<string>())
  const results = tasks.map(({ promise }) => limitConcurrency(() => promise))
  const another = () => limitConcurrency(() => Promise.resolve('done'))
  await expect(another()).rejects.toMatchObject({ code: 'unavailable', status: 503, retryAfter: 3 })
  tasks[0]?.reject(new Error('broken'))
  await expect(results[0]).rejects.toThrow('broken')
  await expect(another()).resolves.toBe('done')
  tasks[1]?.resolve('late')
  await expect(results[1]).resolves.toBe('late')
})
