import { expect, test } from 'vitest'
import { latestOnly } from './latest-only.ts'

/** A server that answers when the test says so. */
function slowServer() {
  const received: string[] = []
  const answers: PromiseWithResolvers<void>[] = []
  const saving = latestOnly((wish: string) => {
    received.push(wish)
    const answer = Promise.withResolvers<void>()
    answers.push(answer)
    return answer.promise
  })
  /** Answers the request under way, as soon as there is one. */
  const answer = async (error?: Error) => {
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    const first = answers.shift()
    if (error) first?.reject(error)
    else first?.resolve()
  }
  return { received, saving, answer }
}

test('a wish during a save is saved after it, and is the last that the server hears', async () => {
  const { received, saving, answer } = slowServer()
  const mail = saving.run('mail')
  await expect.poll(() => received).toEqual(['mail'])
  const withdrawal = saving.run('none')
  expect(saving.isDone()).toBe(false)
  await answer()
  expect(await mail).toBe(false)
  await answer()
  expect(await withdrawal).toBe(true)
  expect(received).toEqual(['mail', 'none'])
  expect(saving.isDone()).toBe(true)
})

test('of several wishes during a save only the newest is saved', async () => {
  const { received, saving, answer } = slowServer()
  const wishes = ['mail', 'push', 'mail at seven', 'none'].map((wish) => saving.run(wish))
  await answer()
  expect(await Promise.all(wishes)).toEqual([false, false, false, true])
  expect(received).toEqual(['none'])
})

test('the failure of an earlier save does not hinder the newest wish', async () => {
  const { received, saving, answer } = slowServer()
  const mail = saving.run('mail')
  await expect.poll(() => received).toEqual(['mail'])
  const withdrawal = saving.run('none')
  await answer(new Error('no answer'))
  expect(await mail).toBe(false)
  await answer()
  expect(await withdrawal).toBe(true)
})

test('the failure of the newest is told, and the next wish is saved', async () => {
  const { saving, answer } = slowServer()
  const mail = saving.run('mail')
  await Promise.all([answer(new Error('no answer')), expect(mail).rejects.toThrow('no answer')])
  await saving.whenIdle()
  expect(saving.isDone()).toBe(false)
  const again = saving.run('mail')
  await answer()
  expect(await again).toBe(true)
})
