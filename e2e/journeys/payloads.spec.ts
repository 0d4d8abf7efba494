import type { Page } from '@playwright/test'
import { decideRequest, pendingRequests, requestAccess } from '@pol/contract/access-requests'
import { createUser, deleteUser } from '@pol/contract/administration'
import { elsewhere, scriptPayloads } from '../../server/test/attack/script-payloads.ts'
import { asAnna, requestTable, rowOf, userTable } from '../support/administration.ts'
import { newcomer } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { result, source } from '../support/translator.ts'

/** Of the others the server takes away what turns or breaks a line. */
const asTyped = scriptPayloads.filter((payload) => !/[\p{Cc}\u2028\u202E]/u.test(payload))
const nameMaximum = 50
const names = asTyped.filter((payload) => payload.length <= nameMaximum)
/** Several to a message: a network may ask only so often. */
const messages = Array.from({ length: 10 }, (_, n) =>
  asTyped.filter((_, index) => index % 10 === n).join('\n'),
)

/** Nothing of what would be an element or a script has become one; the journey's own watch sees the rest. */
async function expectNoEffect(page: Page, dialogs: readonly string[]): Promise<void> {
  expect(dialogs).toEqual([])
  const elements = page.locator(
    `img[src="x"], [src*="${elsewhere}"], [href*="${elsewhere}"], [href^="javascript:"], [onerror], [onload], ` +
      '[onfocus], [onmouseover], iframe, object, embed, base, marquee, body script',
  )
  expect(await elements.evaluateAll((found) => found.map(({ outerHTML }) => outerHTML))).toEqual([])
}

function watchDialogs(page: Page): readonly string[] {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  return dialogs
}

test('what strangers and administrators type is shown as they typed it', async ({ page, enter }) => {
  const dialogs = watchDialogs(page)
  const named = names.map(newcomer)
  const asking = messages.map((message, n) => ({ ...newcomer(names[n] ?? ''), message }))
  const ids = await asAnna(async (anna) => {
    for (const { email, username, message } of asking) await anna(requestAccess, { email, username, message })
    const created = await Promise.all(named.map((person) => anna(createUser, person)))
    return created.map(({ user }) => user.id)
  })
  try {
    await enter('/admin')
    for (const person of asking) {
      const row = rowOf(requestTable(page), person)
      await expect(row).toBeVisible()
      const shown = await row.evaluate(({ textContent }) => textContent)
      expect(shown).toContain(person.username)
      for (const payload of person.message.split('\n')) expect(shown).toContain(payload)
    }
    await expectNoEffect(page, dialogs)

    for (const person of named) {
      await page.getByLabel('Benutzer suchen').fill(person.email)
      const row = rowOf(userTable(page), person)
      await expect(row).toBeVisible()
      expect(await row.evaluate(({ textContent }) => textContent)).toContain(person.username)
    }
    await expectNoEffect(page, dialogs)
    await page.getByLabel('Benutzer suchen').fill(names[0] ?? '')
    await expect(rowOf(userTable(page), named[0] ?? newcomer(''))).toBeVisible()

    for (const person of named.filter((_, n) => n % 20 === 0)) {
      await enter('/', person)
      await page.getByRole('button', { name: /Benutzermenü/ }).click()
      await expect(page.getByText(person.username, { exact: true })).toBeVisible()
      await expectNoEffect(page, dialogs)
    }
  } finally {
    // Signing in elsewhere would be told to the page.
    await page.goto('about:blank')
    await asAnna(async (anna) => {
      await Promise.all(ids.map((user_id) => anna(deleteUser, { user_id })))
      for (const { id } of await anna(pendingRequests, {}))
        await anna(decideRequest, { id, status: 'rejected' })
    })
  }
})

test.describe('what learners type', () => {
  // The product logs the path of a page that is not there.
  test.use({ expectedNoise: /\/gibt-es\/nicht/ })

  test('is a text to the translator, the dictionary and in an address', async ({ page, enter }) => {
    const dialogs = watchDialogs(page)
    const all = scriptPayloads.join('\n')
    await enter('/translate')
    const file = {
      name: '<img src=x onerror=alert(1)>.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(all),
    }
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(source(page)).toHaveValue(all.replaceAll('\r\n', '\n'))
    await page.getByRole('button', { name: 'Übersetzen', exact: true }).click()
    await expect(result(page)).toHaveValue(/alert/)
    await expectNoEffect(page, dialogs)

    await enter('/dictionary')
    const box = page.getByRole('searchbox')
    for (const payload of scriptPayloads) await box.fill(payload)
    await expect(page.getByText('Keine Ergebnisse gefunden')).toBeVisible()
    await expectNoEffect(page, dialogs)

    for (const payload of scriptPayloads.filter((_, n) => n % 6 === 0)) {
      const text = encodeURIComponent(payload.toWellFormed())
      await page.goto(`/gibt-es/nicht/${text}?next=${text}#${text}`)
      await expect(page.getByRole('heading', { level: 1, name: '404' })).toBeVisible()
      await expectNoEffect(page, dialogs)
    }
    await page.goto(`/auth?next=javascript:alert(1)&type=recovery#token=<img src=x onerror=alert(1)>`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoEffect(page, dialogs)
  })
})
