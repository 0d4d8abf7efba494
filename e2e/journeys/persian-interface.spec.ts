import { emergencyCall } from '@pol/content/phrases'
import { persianDigits } from '@pol/contract/text'
import { rowOf } from '../support/administration.ts'
import { readContent, readLetters } from '../support/content.ts'
import { linkIn, mailAfter } from '../support/mailbox.ts'
import { newcomer } from '../support/people.ts'
import { askedBy, learnerWith } from '../support/practice.ts'
import { expect, expectToast, submitSignIn, test, toastTitled, tokenOf } from '../support/test.ts'
import { inPersian as say } from '../support/texts.ts'
import { mockGreetings, result, source } from '../support/translator.ts'

test.use({ interfaceLanguage: 'fa' })

const newPassword = 'ein-neues-geheimnis'

test('Mina signs in, sees her lessons, the sounds of German among them, and signs out', async ({
  page,
  person,
}) => {
  await page.goto('/auth')
  await submitSignIn(page, person, say)
  await expectToast(page, say('Erfolgreich angemeldet!'), say('Willkommen zurück'))
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    // The bar calls it 'دوره'.
    'دوره‌ی آلمانی',
    ...[
      'Deutsche Laute',
      'Das Alphabet',
      'Silben & Wörter',
      'Erste Sätze',
      'Übersetzer',
      'Deutsche Verben',
      'Wörterbuch',
      'Kinder',
      'Erwachsene',
      'Senioren',
    ].map((title) => say(title)),
  ])
  await expect(page.getByText('۳۵٪', { exact: true })).toBeVisible()
  const menu = page.getByRole('banner').getByRole('button', { name: say('Benutzermenü') })
  const [name, button] = [
    await page.getByText('Pol', { exact: true }).boundingBox(),
    await menu.boundingBox(),
  ]
  expect(button?.x, 'the menu is at the left').toBeLessThan(name?.x ?? 0)
  await menu.click()
  await page.getByRole('menuitem', { name: say('Abmelden') }).click()
  await expectToast(page, say('Erfolg'), say('Erfolgreich abgemeldet'))
  await expect(page).toHaveURL('/auth')
})

test.describe('a sign-in that fails', () => {
  test.use({ expectedNoise: ['status of 401'] })

  test('shows the reason in Persian, and keeps the input', async ({ page, person }) => {
    await page.goto('/auth')
    await submitSignIn(page, { ...person, password: 'falsch-geraten' }, say)
    await expectToast(page, say('Fehler beim Anmelden'), say('Ungültige E-Mail oder Passwort'))
    await expect(page.getByLabel(say('E-Mail'))).toHaveValue(person.email)
    expect(await tokenOf(page)).toBeNull()
  })
})

test('the arrow keys of the tabs go the way they point', async ({ page }) => {
  await page.goto('/auth')
  const [user, admin] = [
    page.getByRole('tab', { name: 'ورود کاربر' }),
    page.getByRole('tab', { name: say('Administrator') }),
  ]
  const [right, left] = [await user.boundingBox(), await admin.boundingBox()]
  expect(left?.x).toBeLessThan(right?.x ?? 0)
  await user.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(admin).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(user).toBeFocused()
})

test('Dariush asks for access after a mistake is explained', async ({ page }) => {
  const dariush = newcomer('داریوش')
  await page.goto('/register-request')
  await page.getByLabel(say('E-Mail')).fill(dariush.email)
  await page.getByRole('button', { name: say('Anfrage senden') }).click()
  await expect(toastTitled(page, say('Validierungsfehler'))).toBeVisible()
  await page.getByLabel(say('Benutzername')).fill(dariush.username)
  await page.getByRole('button', { name: say('Anfrage senden') }).click()
  await expectToast(
    page,
    say('Anfrage gesendet'),
    say('Ihre Registrierungsanfrage wurde erfolgreich gesendet. Ein Administrator wird sie bald prüfen.'),
  )
  await expect(page).toHaveURL('/auth')
})

test('Mina, who has forgotten her password, chooses a new one with the link of a mail', async ({
  page,
  person,
}) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: say('Passwort vergessen?') }).click()
  const dialog = page.getByRole('dialog', { name: say('Passwort zurücksetzen') })
  await dialog.getByLabel(say('E-Mail')).fill(person.email)
  const send = () => dialog.getByRole('button', { name: say('Link senden') }).click()
  const link = linkIn(await mailAfter(person.email, '/auth#type=recovery&token=', send))
  await page.goto(link.href)
  await page.getByLabel(say('Neues Passwort')).fill(newPassword)
  await page.getByLabel(say('Passwort bestätigen')).fill(newPassword)
  await page.getByRole('button', { name: say('Passwort speichern') }).click()
  await expectToast(page, say('Passwort aktualisiert'), say('Dein Passwort wurde erfolgreich geändert'))
  await expect(page).toHaveURL('/')
})

test.describe('Anna, an administrator,', () => {
  test.use({ role: 'admin' })

  test('approves a request with its day in both calendars, and deletes the user again', async ({
    page,
    openSignedIn,
    request,
  }) => {
    const clara = newcomer('Clara')
    await request.post('/api/registration-requests', {
      data: { email: clara.email, username: clara.username, message: 'Ich lerne Persisch.' },
    })
    await openSignedIn('/admin')
    const asked = page
      .getByRole('row')
      .filter({ hasText: 'Ich lerne Persisch.' })
      .filter({ hasText: clara.email })
    const inWords = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Europe/Berlin' } as const
    for (const locale of ['fa-IR', 'fa-IR-u-ca-gregory']) {
      await expect(asked).toContainText(new Date().toLocaleDateString(locale, inWords))
    }
    await asked.getByRole('button', { name: say('Approve') }).click()
    await expect(toastTitled(page, say('Anfrage genehmigt'))).toBeVisible()
    await expect(asked).toHaveCount(0)
    const users = page.getByRole('table', { name: 'کاربران', exact: true })
    const row = rowOf(users, clara)
    await row.getByRole('button', { name: say('Löschen') }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Löschen'), exact: true })
      .click()
    await expectToast(page, say('Erfolg'), say('Benutzer erfolgreich gelöscht'))
    await expect(row).toHaveCount(0)
  })
})

test('the letters are named and described in Persian', async ({ page, openSignedIn }) => {
  const letters = await readLetters()
  await openSignedIn('/alphabet')
  await page.getByRole('button', { name: say('Alle Buchstaben anzeigen') }).click()
  const cards = page.getByRole('main').getByRole('listitem')
  await expect(cards.getByRole('heading', { level: 2 })).toHaveText(
    letters.map((letter) => letter.name_farsi),
  )
  for (const [at, { pronunciation_farsi }] of letters.entries()) {
    await expect(cards.nth(at)).toContainText(pronunciation_farsi)
  }
})

test('the tabs for adults have their Persian names only', async ({ page, openSignedIn }) => {
  await openSignedIn('/erwachsene')
  await expect(page.getByRole('tab')).toHaveText(['کار', 'روزمره', 'اجتماعی'])
  await expect(page.getByRole('banner').locator('p [lang=fa][dir=rtl]')).toHaveCount(0)
})

test('the dictionary names German forms by their pronoun, and copies the word with its type', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/dictionary')
  const words = page.getByRole('list', { name: say('Wörter'), exact: true }).getByRole('listitem')
  await page.getByRole('searchbox').fill('anrufen')
  const more = page.getByRole('button', { name: say('Mehr zu {word}', { word: 'anrufen' }), exact: true })
  await more.click()
  await expect(words.filter({ has: more }).getByText('زمان حال با ich: rufe an')).toBeVisible()
  await page.getByRole('searchbox').fill('haus')
  const house = words.filter({ has: page.getByText('Haus', { exact: true }) }).first()
  const selected = await house.evaluate((row) => {
    getSelection()?.selectAllChildren(row)
    return String(getSelection())
  })
  expect(selected).toMatch(/^Haus اسم Noun$/m)
})

test('the translator translates a Persian text', async ({ page, openSignedIn }) => {
  await mockGreetings(page)
  await openSignedIn('/translate')
  await page.getByRole('button', { name: say('Farsi → Deutsch'), exact: true }).click()
  await source(page).fill('روز بخیر')
  await page.getByRole('button', { name: say('Übersetzen'), exact: true }).click()
  await expect(result(page)).toHaveValue('Guten Tag')
  await expect(result(page)).toHaveAttribute('dir', 'ltr')
})

test('a round goes to its end, with numbers in Persian digits', async ({ page, openSignedIn }) => {
  await openSignedIn('/ueben', await learnerWith(askedBy.article, { learns: 'de' }))
  await expect(page.getByText(say('{count} fällig', { count: '۱' }))).toBeVisible()
  await expect(page.getByText(say('{count} neu', { count: '۰' }))).toBeVisible()
  await page.getByRole('button', { name: say('Üben starten') }).click()
  await page.getByRole('button', { name: say('Ich weiß es nicht') }).click()
  await page.getByRole('button', { name: say('Weiter'), exact: true }).click()
  await page.getByRole('button', { name: say('Runde beenden') }).click()
  await expect(page.getByRole('heading', { name: 'آفرین، تمام شد!' })).toBeFocused()
})

test('the emergency numbers have Persian names', async ({ page }) => {
  const calls = await readContent(emergencyCall)
  await page.goto('/notfall')
  const link = (number: string, service: string) => {
    const name = calls.find(({ german }) => german === service)?.farsi ?? ''
    return page.getByRole('link', {
      name: say('{number} anrufen: {service}', { number: persianDigits(number), service: name }),
    })
  }
  await expect(link('112', 'Feuerwehr und Rettung')).toHaveAttribute('href', 'tel:112')
  await expect(link('110', 'Polizei')).toHaveAttribute('href', 'tel:110')
})

for (const [path, keys] of [
  ['/aussprache', ['So liest man die Lautschrift']],
  ['/dictionary', ['So liest man die Lautschrift', 'So liest man die Umschrift']],
  ['/kinder', ['So liest man die Lautschrift', 'So liest man die Umschrift']],
] as const)
  test(`${path} explains how to read the signs`, async ({ page, openSignedIn }) => {
    await openSignedIn(path)
    for (const key of keys) await expect(page.getByText(say(key))).toBeVisible()
  })

test.describe('a first visit', () => {
  test.use({ cookieChoice: null })

  test('asks in Persian about cookies, and refusing is remembered', async ({ page }) => {
    await page.goto('/auth')
    await page.getByRole('button', { name: say('Nur notwendige') }).click()
    await expect(page.getByRole('button', { name: say('Akzeptieren') })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: say('Anmelden') })).toBeVisible()
    await expect(page.getByRole('button', { name: say('Akzeptieren') })).toHaveCount(0)
  })
})
