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
      await page.route(`**${deviceLock}`, (route) => {
        tries += 1
        return answer ? route.fulfill(answer) : route.abort()
      })
      await openSignedIn('/', bahram)
      await expect.poll(() => tries).toBeGreaterThan(1)
      await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
      await page.unroute(`**${deviceLock}`)
      await page.waitForResponse((response) => response.url().endsWith(deviceLock) && response.ok())
      await openSession(bahram)
      await expectSignedOut(page, signedInElsewhere)
    })
  }
})
