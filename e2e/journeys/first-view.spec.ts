import { holdBack } from '../support/hold-back.ts'
import { expect, waitForDeferredScripts, test } from '../support/test.ts'

const withoutHash = (path: string) => path.replace(/-[\w-]{8}\./, '.')

for (const { language, fonts } of [
  { language: null, fonts: [] },
  { language: 'fa', fonts: ['/assets/vazirmatn.woff2'] },
] as const)
  test.describe(`a first visit, ${language === 'fa' ? 'in Persian' : 'in German'},`, () => {
    test.use({ interfaceLanguage: language })

    test(`takes ${6 + fonts.length} requests, including deferred scripts and the service worker`, async ({
      page,
      context,
    }) => {
      const requested: string[] = []
      page.on('request', (request) => requested.push(new URL(request.url()).pathname))
      const worker = context.waitForEvent('serviceworker')
      await page.goto('/auth')
      await waitForDeferredScripts(page)
      // The events of the page do not include the request for the service worker's script.
      requested.push(new URL((await worker).url()).pathname)
      expect(requested.map(withoutHash).toSorted()).toEqual([
        '/assets/after-first-view.js',
        '/assets/app.js',
        '/assets/atkinson-hyperlegible-next.woff2',
        '/assets/sign-in-screen.js',
        ...fonts,
        '/auth',
        '/sw.js',
      ])
    })
  })

test('Home takes twelve requests, including deferred scripts and the stream of the device lock', async ({
  page,
  openSignedIn,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const stream = page.waitForRequest('**/api/realtime/device-lock')
  await openSignedIn('/')
  await stream
  expect(requested.slice(requested.indexOf('/')).map(withoutHash).toSorted()).toEqual([
    '/',
    '/api/learning',
    '/api/realtime/device-lock',
    '/api/session',
    '/assets/after-first-view.js',
    '/assets/app.js',
    '/assets/atkinson-hyperlegible-next.woff2',
    '/assets/guarded.js',
    '/assets/home-screen.js',
    '/assets/signed-in.js',
    '/assets/validation.js',
    '/assets/vazirmatn.woff2',
  ])
})

test('the session is requested before the scripts have loaded, and only once', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/')
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const release = await holdBack(page, '**/assets/app-*.js')
  const answered = page.waitForResponse('**/api/session')
  await page.goto('/alphabet', { waitUntil: 'commit' })
  await answered
  await release()
  await expect(page.getByRole('heading', { level: 1, name: 'Das persische Alphabet' })).toBeVisible()
  expect(requested.filter((path) => path === '/api/session')).toHaveLength(1)
})

test('the session is not requested after a sign-in, which returns it, but after a reload', async ({
  page,
  signIn,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await signIn()
  expect(requested).not.toContain('/api/session')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
  expect(requested.filter((path) => path === '/api/session')).toHaveLength(1)
})

test.describe('a page that fails', () => {
  test.use({ expectedNoise: ['something private'] })

  test('reports the type of the error to the server, but not its message', async ({ page }) => {
    const report = page.waitForRequest('**/api/browser-errors')
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        throw new RangeError('something private')
      })
    })
    await page.goto('/auth')
    expect((await report).postDataJSON()).toEqual({
      code: 'RangeError',
      screen: '/auth',
      build: expect.stringMatching(/^[\w-]{8}$/),
    })
    expect((await (await report).response())?.ok()).toBe(true)
  })
})
