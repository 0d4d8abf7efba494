import { expect, test } from 'vitest'
import { createKeyedMutex } from './keyed-mutex.ts'

test('one task beyond the queue limit of a key is refused, tasks of other keys are not', async () => {
  const withLock = createKeyedMutex(2)
  const first = Promise.withResolvers<void>()
  const tasks = [withLock('anna', () => first.promise), withLock('anna', async () => {})]
  await expect(withLock('anna', async () => {})).rejects.toMatchObject({ status: 503 })
  await expect(withLock('bahram', async () => 'done')).resolves.toBe('done')
  first.resolve()
  await Promise.all(tasks)
  await expect(withLock('anna', async () => 'done')).resolves.toBe('done')
})
