import type { Page } from '@playwright/test'
import { createUser } from '@pol/contract/operations/administration'
import { updateLearningSettings } from '@pol/contract/operations/learning'
import { addresses } from './addresses.ts'
import { clientOf } from './clients.ts'
import { openExamPart } from './exams.ts'
import { unfold } from './folds.ts'
import { newcomer } from './people.ts'
import { fakePushService } from './push.ts'
import { openExercise, openPart } from './script.ts'
import { record } from './speakers.ts'
import type { Say } from './texts.ts'
import { expect, submitSignIn, toastTitled, tokenOf } from './test.ts'

interface Screen {
  readonly name: string
  readonly isPublic: boolean
  /** Opens the screen in this state from any other screen. @param say gives texts in the language of the interface. */
  open(page: Page, say: Say): Promise<void>
}

/** Expected console output of the page for unknown addresses. */
export const noiseOfScreens = ['There is no screen at /404', 'status of 404']

/** All screens except the rounds of practice, in the states that differ most. */
export const screens: readonly Screen[] = [
  { name: 'the sign-in', isPublic: true, open: openAuth },
  {
    name: 'the sign-in with an error',
    isPublic: true,
    async open(page, say) {
      await openAuth(page, say)
      await submitSignIn(page, { email: 'anna@', password: '' }, say)
      await expect(toastTitled(page, say('Fehler'))).toBeVisible()
    },
  },
  {
    name: 'the dialog for a forgotten password',
    isPublic: true,
    async open(page, say) {
      await openAuth(page, say)
      await page.getByRole('button', { name: say('Passwort vergessen?') }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'the form for a new password',
    isPublic: true,
    async open(page) {
      await page.goto('/auth?type=recovery&token=erfunden')
      await expect(page.locator('input[type=password]')).toHaveCount(2)
    },
  },
  {
    name: 'the access request with an error',
    isPublic: true,
    async open(page, say) {
      await page.goto('/register-request')
      await page.getByLabel(say('E-Mail')).fill('clara@example.org')
      await page.getByRole('button', { name: say('Anfrage senden') }).click()
      await expect(toastTitled(page, say('Validierungsfehler'))).toBeVisible()
    },
  },
  {
    name: 'the page for unknown addresses',
    isPublic: true,
    async open(page, say) {
      await page.goto('/404')
      await expect(page.getByText(say('Oops! Page not found'))).toBeVisible()
    },
  },
  {
    name: '/notfall, signed out',
    isPublic: true,
    async open(page, say) {
      await page.goto('/notfall')
      await expect(page.getByRole('link', { name: say('Zurück zur Anmeldung') })).toBeVisible()
    },
  },
  {
    name: 'the privacy policy',
    isPublic: true,
    async open(page, say) {
      await page.goto('/privacy-policy')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Datenschutzerklärung'))
    },
  },
  {
    name: 'the credits',
    isPublic: true,
    async open(page, say) {
      await page.goto('/quellen')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('Quellen und Lizenzen'))
    },
  },
  {
    name: 'the page of a link about a passkey',
    isPublic: true,
    async open(page, say) {
      await page.route('**/api/passkey-links', (route) =>
        route.fulfill({ json: { change: 'added', name: 'Laptop', waits: true } }),
      )
      await page.goto('/passkey#token=erfunden')
      await expect(page.getByRole('button', { name: say('Passkey bestätigen') })).toBeVisible()
    },
  },
  {
    name: 'the page that ends reminders',
    isPublic: true,
    async open(page, say) {
      await page.goto('/erinnerung/erfunden')
      await expect(page.getByRole('button', { name: say('Erinnerungen beenden') })).toBeVisible()
    },
  },
  {
    name: 'the page that has ended reminders',
    isPublic: true,
    async open(page, say) {
      await page.route('**/api/reminder-links/*', (route) => route.fulfill({ json: {} }))
      await page.goto('/erinnerung/erfunden')
      await page.getByRole('button', { name: say('Erinnerungen beenden') }).click()
      await expect(page.getByText(say('Sie bekommen keine Erinnerungen mehr.'))).toBeVisible()
    },
  },
  {
    name: 'the cookie notice',
    isPublic: true,
    async open(page, say) {
      await page.goto('/privacy-policy')
      await page.getByRole('button', { name: say('Cookie-Einstellungen ändern') }).click()
      await expect(page.getByRole('button', { name: say('Akzeptieren'), exact: true })).toBeVisible()
    },
  },
  { name: 'Home', isPublic: false, open: openHome },
  { name: 'the Admin Panel with a request', isPublic: false, open: openAdminPanel },
  { name: 'the moderation with a recording and a report', isPublic: false, open: openModeration },
  {
    name: 'the reason why a recording is rejected',
    isPublic: false,
    async open(page, say) {
      await openModeration(page, say)
      await page
        .getByRole('button', { name: say('Ablehnen') })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'the answer to a report',
    isPublic: false,
    async open(page, say) {
      await openModeration(page, say)
      await page
        .getByRole('button', { name: say('Erledigt') })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'the own reports',
    isPublic: false,
    async open(page, say) {
      await report(page)
      await page.goto('/meine-meldungen')
      await expect(page.getByRole('list', { name: say('Meine Meldungen') })).toBeVisible()
    },
  },
  {
    name: 'the security of the own account',
    isPublic: false,
    async open(page, say) {
      await page.goto('/sicherheit')
      await expect(page.getByRole('region', { name: say('Angemeldet gebliebene Geräte') })).toBeVisible()
    },
  },
  {
    name: 'the deletion of the own account',
    isPublic: false,
    async open(page, say) {
      await page.goto('/sicherheit')
      await page.getByRole('button', { name: say('Konto löschen') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Weiter') })
        .click()
      await expect(page.getByRole('dialog').getByRole('checkbox')).toBeVisible()
    },
  },
  {
    name: 'the menu of a card',
    isPublic: false,
    open: openCardMenu,
  },
  {
    name: 'the report of a mistake with an error',
    isPublic: false,
    async open(page, say) {
      await openCardMenu(page, say)
      await page.getByRole('button', { name: say('Fehler melden') }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Senden') })
        .click()
      await expect(toastTitled(page, say('Fehler'))).toBeVisible()
    },
  },
  {
    name: 'the confirmation before a user is deleted',
    isPublic: false,
    async open(page, say) {
      await openAdminPanel(page, say)
      await page
        .getByRole('button', { name: say('Löschen') })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'Home with its menu open',
    isPublic: false,
    async open(page, say) {
      await openHome(page, say)
      await page.getByRole('button', { name: say('Benutzermenü') }).click()
      await expect(page.getByRole('menu')).toBeVisible()
    },
  },
  {
    name: 'Home with the menu of all screens open',
    isPublic: false,
    async open(page, say) {
      await openHome(page, say)
      await page.getByRole('button', { name: say('Mehr'), exact: true }).click()
      await expect(page.getByRole('menu', { name: say('Mehr') })).toBeVisible()
    },
  },
  {
    name: 'the questions of the first visit',
    isPublic: false,
    async open(page, say) {
      await openHome(page, say)
      await page.getByRole('radio', { name: say('Deutsch'), exact: true }).check()
      await page.getByRole('radio', { name: say('Ein wenig') }).check()
      await expect(page.getByRole('link', { name: say('alle Einheiten des Kurses') })).toBeVisible()
    },
  },
  {
    name: 'the whole alphabet',
    isPublic: false,
    async open(page, say) {
      await page.goto('/alphabet')
      await page.getByRole('button', { name: say('Alle Buchstaben anzeigen') }).click()
      await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(32)
    },
  },
  {
    name: '/merkliste',
    isPublic: false,
    async open(page: Page, say: Say) {
      const headers = { authorization: `Bearer ${await tokenOf(page)}` }
      await page.request.put('/api/learning/stars/phrase-guten-morgen', { data: {}, headers })
      await page.goto('/merkliste')
      await expect(page.getByRole('list', { name: say('Merkliste') })).toBeVisible()
    },
  },
  {
    name: 'the choice of a calendar as reminder',
    isPublic: false,
    async open(page, say) {
      await openReminder(page, say, { mail: true, push: null })
      await page.getByRole('radio', { name: say('Kalender') }).check()
      await expect(page.getByRole('button', { name: say('Kalenderdatei herunterladen') })).toBeVisible()
    },
  },
  {
    name: 'the choice of notifications as reminder',
    isPublic: false,
    async open(page, say) {
      // Without it, this browser has denied notifications, and the choice cannot be made.
      await fakePushService(page.context(), 'default')
      await openReminder(page, say, { mail: false, push: { key: 'A', subscribed: false } })
      await page.getByRole('radio', { name: say('Benachrichtigung') }).check()
    },
  },
  {
    name: 'a unit with its words, dialogue and grammar open',
    isPublic: false,
    async open(page, say) {
      await page.goto('/kurs/1')
      for (const region of ['Wörter', 'Dialog', 'Grammatik']) await unfold(page, say(region))
      await expect(page.getByRole('region', { name: say('Dialog') }).getByRole('listitem')).not.toHaveCount(0)
    },
  },
  {
    name: '/fortschritt',
    isPublic: false,
    async open(page: Page, say: Say) {
      await page.goto('/fortschritt')
      await expect(page.getByRole('heading', { name: say('Geübte Tage') })).toBeVisible()
    },
  },
  ...[
    ...addresses.flatMap(({ path, queries = [''] }) => queries.map((query) => path + query)),
    '/notfall',
  ].map((address) => ({
    name: address,
    isPublic: false,
    async open(page: Page) {
      await page.goto(address)
      const main = page.getByRole('main')
      // A lesson has steps instead.
      await expect(main.getByRole('listitem').or(main.getByRole('group')).first()).toBeVisible()
    },
  })),
  {
    name: 'a letter to trace',
    isPublic: false,
    async open(page, say) {
      await openPart(page, ({ kind }) => kind === 'trace')
      await expect(page.getByRole('button', { name: say('Zeigen') })).toBeVisible()
    },
  },
  {
    name: 'the strokes of a letter, without drawing',
    isPublic: false,
    async open(page, say) {
      await openPart(page, (part) => part.kind === 'trace' && part.letter === 'ب')
      await page.getByRole('button', { name: say('Ohne Zeichnen') }).click()
      for (const stroke of await page.locator('main [role=group] [role=group] button').all()) {
        await stroke.click()
        if ((await stroke.getAttribute('aria-disabled')) === 'true') break
      }
      await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible()
    },
  },
  {
    name: 'a word of the script to read',
    isPublic: false,
    async open(page, say) {
      await openPart(page, ({ kind }) => kind === 'read')
      await expect(page.getByRole('switch', { name: say('Vokalzeichen') })).toBeVisible()
    },
  },
  {
    name: 'a word of the script to write with a keyboard',
    isPublic: false,
    async open(page) {
      await openPart(page, (part) => part.kind === 'write' && part.by === 'keyboard')
      await expect(page.getByRole('main').getByRole('textbox')).toBeVisible()
    },
  },
  {
    name: 'a sign to read',
    isPublic: false,
    async open(page, say) {
      await openPart(page, ({ kind }) => kind === 'sign')
      await expect(page.getByText(say('Was steht hier?'))).toBeVisible()
    },
  },
  {
    name: 'the end of a step of the script',
    isPublic: false,
    async open(page, say) {
      await openPart(page, ({ kind }) => kind === 'sign')
      await page.getByRole('button', { name: 'Mandeln' }).click()
      await page.getByRole('button', { name: say('Weiter'), exact: true }).click()
      await expect(page.getByRole('heading', { name: say('Geschafft') })).toBeVisible()
    },
  },
  ...[
    'uebung=hoeren',
    'uebung=schreiben&regel=writing-rule-eszett',
    'uebung=gross',
    'uebung=formular',
    'uebung=zahlen',
  ].flatMap((query): Screen[] => [
    {
      name: `/schrift?${query}`,
      isPublic: false,
      open: (page, say) => openExercise(page, query, say),
    },
    {
      name: `/schrift?${query} with a verdict`,
      isPublic: false,
      async open(page, say) {
        await openExercise(page, query, say)
        await page.getByRole('button', { name: say('Ich weiß es nicht') }).click()
        await expect(page.getByRole('button', { name: say('Weiter'), exact: true })).toBeFocused()
      },
    },
  ]),
  ...(
    [
      ['hoeren', false],
      ['lesen', false],
      ['lesen', true],
      ['schreiben', true],
      ['sprechen', true],
    ] as const
  ).map(([part, isOver]): Screen => ({
    name: `the part ${part} of a test, ${isOver ? 'handed in' : 'running'}`,
    isPublic: false,
    open: (page, say) => openExamPart(page, part, isOver, say),
  })),
  {
    name: 'the result of a test',
    isPublic: false,
    async open(page, say) {
      await openExamPart(page, 'lesen', true, say)
      await page.getByRole('link', { name: say('Zum Ergebnis') }).click()
      await expect(page.getByRole('table')).toBeVisible()
    },
  },
  {
    name: 'the dictionary with few results',
    isPublic: false,
    async open(page, say) {
      await page.goto('/dictionary')
      await page.getByRole('searchbox').fill('haus')
      await expect(
        page
          .getByRole('list', { name: say('Wörter'), exact: true })
          .getByRole('listitem')
          .first(),
      ).toContainText(/haus/i)
    },
  },
  {
    name: 'the dictionary with no results, from Persian',
    isPublic: false,
    async open(page, say) {
      await page.goto('/dictionary')
      await page.getByRole('button', { name: say('Farsi → Deutsch') }).click()
      await page.getByRole('searchbox').fill('xyzxyz')
      await expect(page.getByText(say('Keine Ergebnisse gefunden'))).toBeVisible()
    },
  },
  {
    name: 'the translator with a translation',
    isPublic: false,
    async open(page, say) {
      await openTranslator(page, say)
      await page.getByLabel(say('Text auf Deutsch')).fill('Guten Tag')
      await page.getByRole('button', { name: say('Übersetzen') }).click()
      await expect(page.getByLabel(say('Übersetzung auf Farsi'))).toHaveValue('روز بخیر')
    },
  },
  {
    name: 'the translator with a text that is too long, and a file above it',
    isPublic: false,
    async open(page, say) {
      await openTranslator(page, say)
      const source = page.getByLabel(say('Text auf Deutsch'))
      await source.fill('Donaudampfschifffahrt'.repeat(300))
      const dataTransfer = await page.evaluateHandle(() => {
        const transfer = new DataTransfer()
        transfer.items.add(new File(['Guten Tag'], 'brief.txt'))
        return transfer
      })
      await source.dispatchEvent('dragover', { dataTransfer })
      await expect(page.getByText(say('Datei hier ablegen'))).toBeVisible()
    },
  },
  {
    name: 'Home with the next lesson',
    isPublic: false,
    async open(page, say) {
      const call = await clientOf(page)
      await call(updateLearningSettings, { learns: 'fa' })
      await page.goto('/')
      await expect(page.getByRole('link', { name: say('Weiterlernen') })).toBeVisible()
    },
  },
]

async function openTranslator(page: Page, say: Say): Promise<void> {
  await page.route('**/api/functions/translate', (route) =>
    route.fulfill({ json: { translation: 'روز بخیر', whole: true } }),
  )
  await page.goto('/translate')
  await expect(page.getByText(say('Powered by {name}', { name: '' }).trim())).toBeVisible()
}

/** Opens the dialog for the reminder. @param ways how the server can remind. */
async function openReminder(page: Page, say: Say, ways: object): Promise<void> {
  await page.route('**/api/reminders', (route) => route.fulfill({ json: ways }))
  await page.goto('/ueben')
  await page.getByRole('button', { name: say('Einstellungen') }).click()
  await page.getByRole('button', { name: say('Wann morgen?') }).click()
  await expect(page.getByRole('radiogroup', { name: say('Wie?') })).toBeVisible()
}

async function openAuth(page: Page, say: Say): Promise<void> {
  await page.goto('/auth')
  await expect(page.getByRole('tab', { name: say('Administrator') })).toBeVisible()
}

async function openAdminPanel(page: Page, say: Say): Promise<void> {
  const clara = { email: 'clara@example.org', username: 'Clara', message: null }
  await page.request.post('/api/registration-requests', { data: clara })
  await page.goto('/admin')
  await expect(page.getByRole('button', { name: say('Approve') }).first()).toBeVisible()
}

async function report(page: Page): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(page)}` }
  const data = { item: 'haus', text: 'Hier fehlt der Artikel.' }
  expect((await page.request.post('/api/reports', { data, headers })).ok()).toBe(true)
}

async function openModeration(page: Page, say: Say): Promise<void> {
  await report(page)
  const bahram = newcomer('Bahram')
  const anna = await clientOf(page)
  await anna(createUser, bahram)
  await record(bahram, { motherTongue: 'fa', name: 'Bahram', region: 'Schiraz' }, ['haus'])
  await page.goto('/moderation')
  await expect(page.getByRole('button', { name: say('Ablehnen') }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: say('Erledigt') }).first()).toBeVisible()
}

async function openCardMenu(page: Page, say: Say): Promise<void> {
  await page.goto('/sentences')
  await page
    .getByRole('button', { name: say('Weitere Aktionen zu {text}', { text: 'Guten Morgen!' }) })
    .click()
  await expect(page.getByRole('button', { name: say('Fehler melden') })).toBeVisible()
}

async function openHome(page: Page, say: Say): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: say('Deine Lektionen') })).toBeVisible()
}
