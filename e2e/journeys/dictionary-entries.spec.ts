import { openDictionary, rows } from '../support/dictionary.ts'
import { holdBack } from '../support/hold-back.ts'
import { expect, expectPersianMarked, test } from '../support/test.ts'

test.describe('an entry', () => {
  test('shows example, usage, forms and the spoken form when it is opened', async ({
    page,
    openSignedIn,
  }) => {
    await openDictionary(page, openSignedIn)
    await page.getByRole('searchbox').fill('anrufen')
    const more = page.getByRole('button', { name: 'Mehr zu anrufen', exact: true })
    await expect(more).toHaveAttribute('aria-expanded', 'false')
    await more.click()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    const row = rows(page).filter({ has: more })
    await expect(row.getByText('1. Person Singular Präsens: rufe an')).toBeVisible()
    await expect(row.getByText('زنگ می‌زنم')).not.toHaveCount(0)
    await expect(row.getByRole('region', { name: 'Beispiel' }).getByRole('button')).toHaveCount(1)
    await expectPersianMarked(page)
    await more.click()
    await expect(row.getByRole('region', { name: 'Beispiel' })).toHaveCount(0)
  })

  test('is copied with spaces between the word and its type', async ({ page, openSignedIn }) => {
    await openDictionary(page, openSignedIn)
    await page.getByRole('searchbox').fill('Haus')
    const house = rows(page).filter({ has: page.getByRole('button', { name: 'Mehr zu Haus', exact: true }) })
    const copied = await house.evaluate((row) => {
      getSelection()?.selectAllChildren(row)
      return String(getSelection())
    })
    expect(copied).toMatch(/^Haus Noun$/m)
  })

  test('shows the feminine form of a job', async ({ page, openSignedIn }) => {
    await openDictionary(page, openSignedIn)
    await page.getByRole('searchbox').fill('Lehrer')
    await page.getByRole('button', { name: 'Mehr zu Lehrer', exact: true }).click()
    await expect(page.getByRole('definition').getByText('Lehrerin', { exact: true })).toBeVisible()
  })

  test.describe('whose details cannot be loaded', () => {
    test.use({
      expectedNoise: [
        'net::ERR_FAILED',
        'Content could not be loaded TypeError: Failed to fetch dynamically imported module',
      ],
    })

    test('says so, and another attempt succeeds', async ({ page, openSignedIn, context }) => {
      // Order of the parts: the first words, the other words, the details.
      const isPart = /\/assets\/lexicon-/
      let parts = 0
      await context.route(isPart, (route) => {
        parts += 1
        return parts < 3 ? route.continue() : route.abort()
      })
      await openDictionary(page, openSignedIn)
      await expect.poll(() => parts).toBe(3)
      await page.getByRole('searchbox').fill('anrufen')
      await page.getByRole('button', { name: 'Mehr zu anrufen', exact: true }).click()
      const alert = page.getByRole('alert').filter({ hasText: 'Die Angaben konnten nicht geladen werden.' })
      await expect(alert).toBeVisible()
      await context.unroute(isPart)
      await alert.getByRole('button', { name: 'Erneut versuchen' }).click()
      await expect(page.getByRole('region', { name: 'Beispiel' })).toBeVisible()
    })
  })
})

test.describe('similar hits', () => {
  test('an inflected form leads to its entry, directly below the number, and does not count', async ({
    page,
    openSignedIn,
  }) => {
    await openDictionary(page, openSignedIn)
    await page.getByRole('searchbox').fill('ging')
    const similar = page.getByRole('region', { name: 'Ähnliche Treffer' })
    const reason = `Form von gehen: 1. Person Singular Präteritum`
    await expect(similar.getByText(reason).first()).toBeVisible()
    await expect(page.getByText('0 Ergebnisse gefunden', { exact: true })).toBeVisible()
    await expect(page.getByText('Keine Ergebnisse gefunden', { exact: true })).toHaveCount(0)
    await similar.getByRole('button', { name: 'Mehr zu gehen', exact: true }).first().click()
    await expect(similar.getByRole('region', { name: 'Beispiel' })).toBeVisible()
  })

  test('a plural leads to its noun before the words that contain it', async ({ page, openSignedIn }) => {
    await openDictionary(page, openSignedIn)
    await page.getByRole('searchbox').fill('Anrufe')
    const lists = page.getByRole('main').getByRole('list')
    await expect(lists).toHaveCount(2)
    await expect(lists.first()).toContainText('Form von Anruf: Plural')
    await expect(lists.last()).toContainText('anrufen')
  })

  test('a compound leads to its parts', async ({ page, openSignedIn }) => {
    await openDictionary(page, openSignedIn)
    await page.getByRole('searchbox').fill('Katzenärzte')
    const similar = page.getByRole('region', { name: 'Ähnliche Treffer' })
    await expect(similar.getByText('Katzenärzte = Katze + Arzt').first()).toBeVisible()
    await expect(similar.getByRole('button', { name: 'Mehr zu Katze', exact: true })).toBeVisible()
    await expect(page.getByText('0 Ergebnisse gefunden', { exact: true })).toBeVisible()
    await expect(page.getByText('Keine Ergebnisse gefunden', { exact: true })).toHaveCount(0)
  })

  test('nothing is said to be missing before all forms have been looked at', async ({
    page,
    openSignedIn,
  }) => {
    const release = await holdBack(page, /\/assets\/similar-/)
    await openDictionary(page, openSignedIn)
    await page.getByRole('searchbox').fill('angemeldet')
    await expect(page.getByText('0 Ergebnisse gefunden', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByText('Wird geladen …')).toBeVisible()
    await expect(page.getByText('Keine Ergebnisse gefunden', { exact: true })).toHaveCount(0)
    await release()
    await expect(page.getByRole('button', { name: 'Mehr zu anmelden', exact: true })).toBeVisible()
    await page.getByRole('searchbox').fill('xyzxyz')
    await expect(page.getByText('Keine Ergebnisse gefunden', { exact: true })).toBeVisible()
  })

  test('a Persian form leads to its verb, typed with a space instead of the half-space', async ({
    page,
    openSignedIn,
  }) => {
    await openDictionary(page, openSignedIn)
    await page.getByRole('button', { name: 'Farsi → Deutsch' }).click()
    await page.getByRole('searchbox').fill('می روم')
    const similar = page.getByRole('region', { name: 'Ähnliche Treffer' })
    await expect(similar.getByText('1. Person Singular Präsens').first()).toBeVisible()
    await expect(similar.getByText('gehen', { exact: true }).first()).toBeVisible()
  })

  test('one typo is forgiven', async ({ page, openSignedIn }) => {
    await openDictionary(page, openSignedIn)
    await page.getByRole('searchbox').fill('Brükce')
    await expect(page.getByText('Meinten Sie „Brücke“?')).toBeVisible()
    await page.getByRole('searchbox').fill('Brücke')
    await expect(page.getByRole('region', { name: 'Ähnliche Treffer' })).toHaveCount(0)
  })
})

test('a word that is written like another one is said as its own line says', async ({
  page,
  openSignedIn,
}) => {
  await openDictionary(page, openSignedIn)
  const asked: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/text-to-speech')) asked.push(request.postDataJSON())
  })
  await page.getByRole('searchbox').fill('Schlamm')
  await page.getByRole('button', { name: 'گل auf Farsi anhören' }).click()
  await expect.poll(() => asked).toEqual([{ text: 'گل', voice: 'nova', id: 'schlamm' }])
  await page.getByRole('searchbox').fill('Brücke')
  await page.getByRole('button', { name: 'پل auf Farsi anhören' }).click()
  await expect.poll(() => asked.at(1)).toEqual({ text: 'پل', voice: 'nova' })
})

test.describe('before the whole lexicon is there', () => {
  test.use({
    expectedNoise: [
      'net::ERR_FAILED',
      'Content could not be loaded TypeError: Failed to fetch dynamically imported module',
    ],
  })

  test('the most common words are found, and the others when they are loaded', async ({
    page,
    openSignedIn,
    context,
  }) => {
    const isRest = /\/assets\/lexicon-/
    await context.route(isRest, (route) => route.abort())
    await openDictionary(page, openSignedIn)
    await page.getByRole('searchbox').fill('Brücke')
    await expect(rows(page).first()).toContainText('Brücke')
    const notice = page
      .getByRole('alert')
      .filter({ hasText: 'Bisher sind nur die häufigsten Wörter geladen.' })
    await expect(notice).toBeVisible()
    await page.getByRole('searchbox').fill('Schlamm')
    await expect(page.getByText('0 Ergebnisse gefunden', { exact: true })).toBeVisible()
    await context.unroute(isRest)
    await notice.getByRole('button', { name: 'Alle Wörter laden' }).click()
    await expect(rows(page).first()).toContainText('Schlamm')
    await expect(notice).toHaveCount(0)
  })
})
