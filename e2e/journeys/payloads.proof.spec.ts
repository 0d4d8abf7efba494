import type { Page } from '@playwright/test'
import { decideRequest, listPendingRequests, requestAccess } from '@pol/contract/operations/access-requests'
import { createUser, deleteUser } from '@pol/contract/operations/administration'
import { oneLine } from '@pol/contract/forms/names'
import { attackerHost, scriptPayloads } from '../../server/test/attack/script-payloads.ts'
import { asAdministrator, requestTable, rowOf, userTable } from '../support/administration.ts'
import { newcomer } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { source } from '../support/translator.ts'

test.use({ role: 'admin' })

/** Payloads that are stored unchanged: without the control characters that the server removes. */
const unchangedPayloads = scriptPayloads.filter((payload) => !/[\p{Cc}\u2028\u202E]/u.test(payload))
const nameMaximum = 50
const names = unchangedPayloads.filter((payload) => payload.length <= nameMaximum)
/** Several payloads per message, because of the limit of access requests. */
const messages = Array.from({ length: 10 }, (_, n) =>
  unchangedPayloads.filter((_, index) => index % 10 === n).join('\n'),
)

/** Expects no dialog and no injected element. Requests and errors are checked by the fixture `failOnNoise`. */
async function expectNoEffect(page: Page, dialogs: readonly string[]): Promise<void> {
  expect(dialogs).toEqual([])
  const elements = page.locator(
    `img[src="x"], [src*="${attackerHost}"], [href*="${attackerHost}"], [href^="javascript:"], [onerror], [onload], ` +
      '[onfocus], [onmouseover], iframe, object, embed, base, marquee, body script',
  )
  expect(await elements.evaluateAll((found) => found.map(({ outerHTML }) => outerHTML))).toEqual([])
}

function recordDialogs(page: Page): readonly string[] {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  return dialogs
}

test('payloads from strangers and administrators are shown as text', async ({ page, openSignedIn }) => {
  const dialogs = recordDialogs(page)
  const named = names.map(newcomer)
  const asking = messages.map((message, n) => ({ ...newcomer(names[n] ?? ''), message }))
  const ids = await asAdministrator(async (anna) => {
    for (const { email, username, message } of asking) await anna(requestAccess, { email, username, message })
    const created = await Promise.all(named.map((person) => anna(createUser, person)))
    return created.map(({ user }) => user.id)
  })
  try {
    await openSignedIn('/admin')
    for (const person of asking) {
      const row = rowOf(requestTable(page), person)
      await expect(row).toBeVisible()
      const shown = await row.evaluate(({ textContent }) => textContent)
      expect(shown).toContain(oneLine(person.username))
      for (const payload of person.message.split('\n')) expect(shown).toContain(payload)
    }
    await expectNoEffect(page, dialogs)

    for (const person of named) {
      await page.getByLabel('Benutzer suchen').fill(person.email)
      const row = rowOf(userTable(page), person)
      await expect(row).toBeVisible()
      expect(await row.evaluate(({ textContent }) => textContent)).toContain(oneLine(person.username))
    }
    await expectNoEffect(page, dialogs)
    await page.getByLabel('Benutzer suchen').fill(names[0] ?? '')
    await expect(rowOf(userTable(page), named[0] ?? newcomer(''))).toBeVisible()

    for (const person of named.filter((_, n) => n % 20 === 0)) {
      await openSignedIn('/', person)
      await page.getByRole('button', { name: /Benutzermenü/ }).click()
      await expect(page.getByText(oneLine(person.username), { exact: true })).toBeVisible()
      await expectNoEffect(page, dialogs)
    }
  } finally {
    // Deleting the accounts would end the session of the page.
    await page.goto('about:blank')
    await asAdministrator(async (anna) => {
      await Promise.all(ids.map((user_id) => anna(deleteUser, { user_id })))
      for (const { id } of (await anna(listPendingRequests, {})).body)
        await anna(decideRequest, { id, status: 'rejected' })
    })
  }
})

test.describe('payloads from learners', () => {
  // The server answers 404 to an unknown page, and the screen logs its path.
  test.use({ expectedNoise: ['There is no screen at /gibt-es/nicht', 'status of 404'] })

  test('are text in the translator, in the dictionary and in an address', async ({ page, openSignedIn }) => {
    const dialogs = recordDialogs(page)
    const all = scriptPayloads.join('\n')
    await openSignedIn('/translate')
    const file = {
      name: '<img src=x onerror=alert(1)>.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from(all),
    }
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(source(page)).toHaveValue(all.replaceAll('\r\n', '\n'))
    await page.getByRole('button', { name: 'Übersetzen', exact: true }).click()
    await expect(page.getByRole('region', { name: 'Wort für Wort', exact: true })).toContainText('alert')
    await expectNoEffect(page, dialogs)

    await page.goto('/dictionary')
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
