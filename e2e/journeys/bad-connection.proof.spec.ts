import type { Request } from '@playwright/test'
import { openSession } from '../support/clients.ts'
import { deviceLock, expectSignedOut, signedInElsewhere } from '../support/one-device.ts'
import { expect, test } from '../support/test.ts'
import { type Person } from '../support/people.ts'

let bahram: Person
test.beforeEach(({ person }) => {
  bahram = person
})

test.describe('a bad connection', () => {
  test.use({ expectedNoise: ['status of 401', 'status of 502', 'status of 503', 'net::ERR_FAILED'] })
  const html = { contentType: 'text/html', body: '<h1>Guten Tag</h1>' }

  for (const { title, answer } of [
    { title: 'no answer at all', answer: null },
    { title: 'a proxy that answers 502', answer: { status: 502, ...html } },
    { title: 'a proxy that requires a password', answer: { status: 401, ...html } },
    { title: 'a proxy with a page of its own', answer: { status: 200, ...html } },
    { title: 'an error of another server', answer: { status: 401, json: { error: 'Unauthorized' } } },
    {
      title: 'a server without its database',
      answer: { status: 503, json: { error: 'x', code: 'unavailable' } },
    },
    {
      title: 'a stream that breaks off in the middle',
      answer: { contentType: 'text/event-stream', body: ': open\n\nevent: force_log' },
    },
  ]) {
    test(`${title}: the user stays signed in, and the stream is reopened`, async ({ page, openSignedIn }) => {
      let tries = 0
      let isReachable = false
      const passedOn = Promise.withResolvers<Request>()
      await page.route(`**${deviceLock}`, (route) => {
        tries += 1
        if (isReachable) {
          passedOn.resolve(route.request())
          return route.continue()
        }
        return answer ? route.fulfill(answer) : route.abort()
      })
      await openSignedIn('/', bahram)
      await expect.poll(() => tries).toBeGreaterThan(1)
      await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
      isReachable = true
      // The server's own answer: some of the false ones are 200, too, and may still be on their way.
      const reopened = await (await passedOn.promise).response()
      expect(reopened?.status()).toBe(200)
      await openSession(bahram)
      await expectSignedOut(page, signedInElsewhere)
    })
  }
})
