import { createAccount } from '../support/administration.ts'
import { newcomer } from '../support/people.ts'
import {
  answers,
  askedBy,
  learnerWith,
  press,
  recordSentAnswers,
  startRound,
  verdict,
} from '../support/practice.ts'
import { expect, expectToast, submitSignIn, test } from '../support/test.ts'

const blocked =
  /^Ihr Browser speichert hier nichts\. Sie können .+ benutzen; nach dem Schließen oder neuen Laden der Seite müssen Sie sich wieder anmelden\.$/
const full = /^Der Speicher Ihres Browsers ist voll\./

test.use({ cookieChoice: null })

test('Leila, whose browser blocks all storage, gets a message and signs in', async ({ page }) => {
  const leila = newcomer('Leila')
  await createAccount(leila)
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await page.goto('/auth')
  await expect(page.getByText(blocked)).toBeVisible()
  await page.getByRole('button', { name: 'Nur notwendige' }).click()
  await submitSignIn(page, leila)
  await expectToast(page, 'Erfolgreich angemeldet!', 'Willkommen zurück')
  await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
  await expect(page.getByText('Internetverbindung')).toHaveCount(0)
})

test('Leila, whose browser has no space left, gets a message and signs in', async ({ page }) => {
  const leila = newcomer('Leila')
  await createAccount(leila)
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  })
  await page.goto('/auth')
  await submitSignIn(page, leila)
  await expectToast(page, 'Erfolgreich angemeldet!', 'Willkommen zurück')
  await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
  await expect(page.getByText(full)).toBeVisible()
  await expect(page.getByText('Internetverbindung')).toHaveCount(0)
})

for (const { name, message } of [
  { name: 'QuotaExceededError', message: full },
  { name: 'InvalidStateError', message: blocked },
])
  test(`Lena, whose browser fails with ${name} while she practises, gets a message and loses no answer`, async ({
    page,
    openSignedIn,
  }) => {
    const lena = await learnerWith([...askedBy.choose, ...askedBy.picture])
    await openSignedIn('/ueben', lena)
    const sent = recordSentAnswers(page)
    await startRound(page)
    await page.evaluate((name) => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The value could not be stored.', name)
      }
    }, name)
    for (const answered of [1, 2]) {
      await answers(page).first().click()
      await expect(verdict(page)).toBeVisible()
      await expect(page.getByText(message)).toBeVisible()
      await expect.poll(() => new Set(sent).size).toBe(answered)
      await press(page, 'Weiter')
    }
    await expect(page.getByText('Internetverbindung')).toHaveCount(0)
  })
