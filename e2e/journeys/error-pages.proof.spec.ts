import { expect, test, tokenOf } from '../support/test.ts'

test.describe('an unknown address', () => {
  test.use({
    expectedNoise: [
      'There is no screen at /gibt-es/nicht',
      'There is no screen at /nirgends',
      'status of 404',
    ],
  })

  test('shows 404, logs the path, and links to Home', async ({ page, openSignedIn }) => {
    await openSignedIn('/')
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await page.goto('/gibt-es/nicht?wer=ich')
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
    await expect(page.getByText('Oops! Page not found', { exact: true })).toBeVisible()
    await expect(page).toHaveTitle(new RegExp('404'))
    expect(logged.filter((line) => line.includes('/gibt-es/nicht'))).toHaveLength(1)

    const home = page.getByRole('link', { name: 'Return to Home' })
    await expect(home).toHaveAttribute('href', '/')
    await home.click()
    await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
  })

  test('is public; without a session its link leads to the sign-in', async ({ page }) => {
    await page.goto('/nirgends')
    await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/auth')
  })
})

test.describe('a screen whose script cannot be loaded', () => {
  test.use({
    expectedNoise: ['TypeError: Failed to fetch dynamically imported module', 'net::ERR_FAILED'],
    // A service worker would serve the script from its cache.
    serviceWorkers: 'block',
  })

  for (const { path, by } of [
    { path: '/alphabet', by: 'its address' },
    { path: '/dictionary', by: 'a link' },
  ]) {
    test(`${path}, opened by ${by}, shows an error; reloading helps`, async ({ page, openSignedIn }) => {
      await openSignedIn('/')
      const token = await tokenOf(page)
      // Also matches the URL of the second attempt, which has a query.
      const script = `**/assets/${path.slice(1)}-screen*.js*`
      await page.route(script, (route) => route.abort())
      if (by === 'a link')
        await page
          .getByRole('main')
          .getByRole('link', { name: /Wörterbuch/ })
          .click()
      else await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
      await expect(page.getByRole('main')).toHaveCount(1)
      expect(await tokenOf(page)).toBe(token)

      await page.unroute(script)
      await page.getByRole('button', { name: /neu laden/ }).click()
      await expect(page.getByRole('heading', { level: 1, name: /Alphabet|Wörterbuch/ })).toBeVisible()
      expect(await tokenOf(page)).toBe(token)
    })
  }

  test('the sign-in shows an error, too', async ({ page }) => {
    await page.route('**/assets/sign-in-screen*.js*', (route) => route.abort())
    await page.goto('/auth')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!')
    await expect(page.getByRole('button', { name: /neu laden/ })).toBeVisible()
  })
})
