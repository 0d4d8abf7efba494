import type { Locator, Page, Route } from '@playwright/test'
import { goBack } from '../support/cards.ts'
import {
  closeToast,
  expect,
  expectPersianMarked,
  expectToast,
  hear,
  test,
  toastTitled,
} from '../support/test.ts'

const translate = '**/api/functions/translate'
const service = '**/api/translation-service'

/** Section 8 of the specification. */
const failed = 'Die Übersetzung konnte nicht durchgeführt werden. Bitte versuchen Sie es erneut.'

const source = (page: Page) => page.locator('textarea:not([readonly])')
const result = (page: Page) => page.locator('textarea[readonly]')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const direction = (page: Page, name: 'Deutsch → Farsi' | 'Farsi → Deutsch') => button(page, name)

const words: Readonly<Record<string, string>> = {
  'Guten Tag': 'روز بخیر',
  'Guten Abend': 'عصر بخیر',
  'روز بخیر': 'Guten Tag',
}

/** Answers as a server would that knows a few greetings; the bodies that it was sent are kept. */
async function answerGreetings(page: Page): Promise<unknown[]> {
  const bodies: unknown[] = []
  await page.route(translate, async (route) => {
    const body = route.request().postDataJSON() as { text: string; direction: string }
    bodies.push(body)
    await route.fulfill({ json: { translation: words[body.text] ?? body.text } })
  })
  return bodies
}

/** Lets the server answer only when it is told to, and tells how many requests the page has given up. */
async function answerLate(
  page: Page,
): Promise<{ answer: (route?: number) => Promise<void>; given: () => number }> {
  const waiting: Route[] = []
  let given = 0
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/functions/translate')) given += 1
  })
  await page.route(translate, (route) => void waiting.push(route))
  return {
    given: () => given,
    async answer(at = 0) {
      await expect.poll(() => waiting.length).toBeGreaterThan(at)
      // Where the page has hung up, nobody listens any more.
      await waiting[at]?.fulfill({ json: { translation: 'عصر بخیر' } }).catch(() => undefined)
    },
  }
}

test.beforeEach(async ({ page }) => {
  await page.route(service, (route) => route.fulfill({ json: { name: 'Pol', word_by_word: true } }))
})

test.describe('the screen', () => {
  test('begins with German to Persian, empty, with a way back', async ({ page, enter }) => {
    await enter('/translate')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Übersetzer')
    await expect(direction(page, 'Deutsch → Farsi')).toHaveAttribute('aria-pressed', 'true')
    await expect(direction(page, 'Farsi → Deutsch')).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('textbox')).toHaveCount(2)
    await expect(source(page)).toHaveValue('')
    await expect(result(page)).toHaveValue('')
    await expect(button(page, 'Übersetzen')).toBeDisabled()
    for (const name of ['Tauschen', 'Zurücksetzen', 'Datei hochladen']) {
      await expect(button(page, name)).toBeEnabled()
    }
    await expect(page.getByRole('button', { name: /anhören/ })).toHaveCount(0)
    await goBack(page)
  })

  test('is reached from Home and guarded like every lesson', async ({ page, signIn }) => {
    await page.goto('/translate')
    await expect(page).toHaveURL('/auth')
    await signIn()
    await page.getByRole('link', { name: /Übersetzer/ }).click()
    await expect(page).toHaveURL('/translate')
    await expect(page.getByRole('heading', { level: 1, name: 'Übersetzer' })).toBeFocused()
  })

  test('Persian stands from right to left, on whichever side it is', async ({ page, enter }) => {
    await enter('/translate')
    const expectSides = async (german: Locator, persian: Locator) => {
      await expect(german).toHaveAttribute('lang', 'de')
      await expect(german).toHaveCSS('direction', 'ltr')
      await expect(persian).toHaveAttribute('lang', 'fa')
      await expect(persian).toHaveAttribute('dir', 'rtl')
      await expect(persian).toHaveCSS('direction', 'rtl')
      await expect(persian).toHaveCSS('font-family', /^"?Vazirmatn/)
    }
    await expectSides(page.getByLabel('Text auf Deutsch'), page.getByLabel('Übersetzung auf Farsi'))
    await direction(page, 'Farsi → Deutsch').click()
    await expect(direction(page, 'Farsi → Deutsch')).toHaveAttribute('aria-pressed', 'true')
    await expect(direction(page, 'Deutsch → Farsi')).toHaveAttribute('aria-pressed', 'false')
    await expectSides(page.getByLabel('Übersetzung auf Deutsch'), page.getByLabel('Text auf Farsi'))
    await source(page).fill('روز بخیر')
    await expectPersianMarked(page)
  })

  test('after a reload it is empty and from German again', async ({ page, enter }) => {
    await answerGreetings(page)
    await enter('/translate')
    await direction(page, 'Farsi → Deutsch').click()
    await source(page).fill('روز بخیر')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('Guten Tag')
    await page.reload()
    await expect(source(page)).toHaveValue('')
    await expect(result(page)).toHaveValue('')
    await expect(direction(page, 'Deutsch → Farsi')).toHaveAttribute('aria-pressed', 'true')
  })

  test('at 360 px everything is there, large enough to press', async ({ page, enter }) => {
    await answerGreetings(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await enter('/translate')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('روز بخیر')
    await expect(result(page)).toBeInViewport({ ratio: 1 })
    for (const pressed of await page.getByRole('main').getByRole('button').all()) {
      const box = await pressed.boundingBox()
      expect(box?.height, await pressed.textContent().then(String)).toBeGreaterThanOrEqual(44)
    }
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(widths).toEqual([360, 360])
  })
})

test.describe('translating', () => {
  test('in both directions, and the button says while it runs', async ({ page, enter }) => {
    const bodies = await answerGreetings(page)
    const gate = Promise.withResolvers<void>()
    await page.route(translate, async (route) => {
      await gate.promise
      await route.fallback()
    })
    await enter('/translate')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(button(page, 'Übersetzt...')).toBeDisabled()
    await expect(button(page, 'Übersetzen')).toHaveCount(0)
    await expect(source(page)).toBeEditable()
    gate.resolve()
    await expect(result(page)).toHaveValue('روز بخیر')
    await expect(result(page)).not.toBeEditable()
    await expect(button(page, 'Übersetzen')).toBeEnabled()
    await expect(button(page, 'Übersetzen')).toBeFocused()
    await expect(page.getByText('Die Übersetzung ist fertig.')).toBeAttached()

    await direction(page, 'Farsi → Deutsch').click()
    await expect(source(page)).toHaveValue('Guten Tag')
    await expect(result(page)).toHaveValue('')
    await source(page).fill('روز بخیر')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('Guten Tag')
    expect(bodies).toEqual([
      { text: 'Guten Tag', direction: 'de-to-fa' },
      { text: 'روز بخیر', direction: 'fa-to-de' },
    ])
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('lines stay lines', async ({ page, enter }) => {
    const bodies = await answerGreetings(page)
    await enter('/translate')
    await source(page).fill('Erste Zeile\n\n  Dritte Zeile')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('Erste Zeile\n\n  Dritte Zeile')
    expect(bodies).toEqual([{ text: 'Erste Zeile\n\n  Dritte Zeile', direction: 'de-to-fa' }])
  })

  test('with Ctrl+Enter, from the field, where the cursor stays', async ({ page, enter }) => {
    const bodies = await answerGreetings(page)
    await enter('/translate')
    await source(page).fill('Guten Tag')
    await source(page).press('Enter')
    await expect(source(page)).toHaveValue('Guten Tag\n')
    await source(page).press('Backspace')
    await source(page).press('Control+Enter')
    await expect(result(page)).toHaveValue('روز بخیر')
    await expect(source(page)).toHaveValue('Guten Tag')
    await expect(source(page)).toBeFocused()
    expect(bodies).toHaveLength(1)
  })

  test('Ctrl+Enter twice asks once', async ({ page, enter }) => {
    const { answer } = await answerLate(page)
    let asked = 0
    page.on('request', (request) => (asked += request.url().endsWith('/functions/translate') ? 1 : 0))
    await enter('/translate')
    await source(page).fill('Guten Abend')
    await source(page).press('Control+Enter')
    await source(page).press('Control+Enter')
    await expect(button(page, 'Übersetzt...')).toBeVisible()
    await answer()
    await expect(result(page)).toHaveValue('عصر بخیر')
    expect(asked).toBe(1)
  })

  for (const blank of ['', '  \n ']) {
    test(`nothing is asked for ${JSON.stringify(blank)}`, async ({ page, enter }) => {
      const bodies = await answerGreetings(page)
      await enter('/translate')
      await source(page).fill(blank)
      await expect(button(page, 'Übersetzen')).toBeDisabled()
      await source(page).press('Control+Enter')
      await expectToast(page, 'Fehler', 'Bitte geben Sie Text zum Übersetzen ein.')
      await expect(source(page)).toBeFocused()
      await expect(source(page)).toHaveValue(blank)
      expect(bodies).toEqual([])
    })
  }

  test('5,000 characters are counted, and one more is told, not cut off', async ({ page, enter }) => {
    const bodies = await answerGreetings(page)
    await enter('/translate')
    await source(page).fill('Guten Tag')
    await expect(page.getByText('9 / 5.000 Zeichen')).toBeVisible()
    const most = 'Ja. '.repeat(1_250)
    await source(page).fill(most)
    await expect(page.getByText('5.000 / 5.000 Zeichen')).toBeVisible()
    await expect(page.getByText(/Der Text ist zu lang/)).toHaveCount(0)
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue(most)

    await source(page).fill(`${most}!`)
    await expect(page.getByText('5.001 / 5.000 Zeichen')).toBeVisible()
    await expect(
      page.getByText('Der Text ist zu lang: Auf einmal können höchstens 5.000 Zeichen übersetzt werden.'),
    ).toBeVisible()
    await expect(source(page)).toHaveAttribute('aria-invalid', 'true')
    await button(page, 'Übersetzen').click()
    await expectToast(page, 'Fehler', 'Der Text darf höchstens 5.000 Zeichen lang sein.')
    await expect(source(page)).toHaveValue(`${most}!`)
    await expect(source(page)).toBeFocused()
    expect(bodies).toHaveLength(1)
  })

  test('a translation whose text has changed says so', async ({ page, enter }) => {
    await answerGreetings(page)
    await enter('/translate')
    const changed = page.getByText('Der Text wurde seit dieser Übersetzung geändert.')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('روز بخیر')
    await expect(changed).toHaveCount(0)
    await source(page).fill('Guten Abend')
    await expect(changed).toBeVisible()
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('عصر بخیر')
    await expect(changed).toHaveCount(0)
  })
})

test.describe('changing one’s mind', () => {
  test('swapping exchanges direction and texts', async ({ page, enter }) => {
    await answerGreetings(page)
    await enter('/translate')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('روز بخیر')
    await button(page, 'Tauschen').click()
    await expect(direction(page, 'Farsi → Deutsch')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel('Text auf Farsi')).toHaveValue('روز بخیر')
    await expect(page.getByLabel('Übersetzung auf Deutsch')).toHaveValue('Guten Tag')
    await button(page, 'Tauschen').click()
    await expect(direction(page, 'Deutsch → Farsi')).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByLabel('Text auf Deutsch')).toHaveValue('Guten Tag')
    await expect(page.getByLabel('Übersetzung auf Farsi')).toHaveValue('روز بخیر')
  })

  test('resetting empties both and goes back to German', async ({ page, enter }) => {
    await answerGreetings(page)
    await enter('/translate')
    await direction(page, 'Farsi → Deutsch').click()
    await source(page).fill('روز بخیر')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('Guten Tag')
    await button(page, 'Zurücksetzen').click()
    await expectToast(page, 'Zurückgesetzt', 'Übersetzung wurde zurückgesetzt.')
    await expect(toastTitled(page, 'Zurückgesetzt')).toHaveRole('status')
    await expect(source(page)).toHaveValue('')
    await expect(result(page)).toHaveValue('')
    await expect(direction(page, 'Deutsch → Farsi')).toHaveAttribute('aria-pressed', 'true')
    await expect(button(page, 'Übersetzen')).toBeDisabled()
  })

  for (const { way, act, left } of [
    {
      way: 'resetting',
      act: (page: Page) => button(page, 'Zurücksetzen').click(),
      left: { source: '', result: '' },
    },
    {
      way: 'swapping',
      act: (page: Page) => button(page, 'Tauschen').click(),
      left: { source: '', result: 'Guten Abend' },
    },
    {
      way: 'another direction',
      act: (page: Page) => direction(page, 'Farsi → Deutsch').click(),
      left: { source: 'Guten Abend', result: '' },
    },
  ]) {
    test(`${way} gives up what is running, and a late answer changes nothing`, async ({ page, enter }) => {
      const { answer, given } = await answerLate(page)
      await enter('/translate')
      await source(page).fill('Guten Abend')
      await button(page, 'Übersetzen').click()
      await expect(button(page, 'Übersetzt...')).toBeVisible()
      await act(page)
      await expect(button(page, 'Übersetzen')).toBeVisible()
      await expect.poll(given).toBe(1)
      await answer()
      await expect(source(page)).toHaveValue(left.source)
      await source(page).fill('سلام')
      await source(page).press('Control+Enter')
      await expect(button(page, 'Übersetzt...')).toBeVisible()
      await expect(result(page)).toHaveValue(left.result)
      await answer(1)
      await expect(result(page)).toHaveValue('عصر بخیر')
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  }

  test('leaving gives up what is running, and nothing is told on the next screen', async ({
    page,
    enter,
  }) => {
    const { answer, given } = await answerLate(page)
    await enter('/translate')
    await source(page).fill('Guten Abend')
    await button(page, 'Übersetzen').click()
    await expect(button(page, 'Übersetzt...')).toBeVisible()
    await goBack(page)
    await expect.poll(given).toBe(1)
    await answer()
    await expect(page.getByRole('heading', { name: 'Deine Lektionen' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('who types on while it runs keeps both: the new text and the answer to the old', async ({
    page,
    enter,
  }) => {
    const { answer } = await answerLate(page)
    await enter('/translate')
    await source(page).fill('Guten Abend')
    await button(page, 'Übersetzen').click()
    await source(page).fill('Guten Abend, Maryam')
    await answer()
    await expect(result(page)).toHaveValue('عصر بخیر')
    await expect(source(page)).toHaveValue('Guten Abend, Maryam')
    await expect(page.getByText('Der Text wurde seit dieser Übersetzung geändert.')).toBeVisible()
  })
})

test.describe('when there is no translation', () => {
  test.use({ expectedNoise: /status of (?:4|5)\d\d|net::ERR_/ })

  const tooMany = 'Zu viele Versuche. Bitte warte etwas und versuche es dann erneut.'
  const ways: readonly { way: string; answer: (route: Route) => Promise<void>; told?: string }[] = [
    {
      way: 'the service fails',
      answer: (route) => route.fulfill({ status: 502, json: { error: failed, code: 'translation-failed' } }),
    },
    {
      way: 'the server is out of order',
      answer: (route) => route.fulfill({ status: 500, json: { error: 'Anderes', code: 'internal' } }),
    },
    {
      way: 'the server restarts',
      answer: (route) => route.fulfill({ status: 503, body: '<h1>Bad Gateway</h1>' }),
    },
    { way: 'the answer has no translation', answer: (route) => route.fulfill({ json: {} }) },
    { way: 'the translation is null', answer: (route) => route.fulfill({ json: { translation: null } }) },
    { way: 'the translation is empty', answer: (route) => route.fulfill({ json: { translation: ' ' } }) },
    { way: 'the answer is null', answer: (route) => route.fulfill({ json: null }) },
    { way: 'the answer is cut off', answer: (route) => route.fulfill({ body: '{"translation": "عص' }) },
    { way: 'the network is away', answer: (route) => route.abort('internetdisconnected') },
    { way: 'the line breaks', answer: (route) => route.abort('connectionreset') },
    {
      way: 'the person has asked too often',
      answer: (route) => route.fulfill({ status: 429, json: { error: tooMany, code: 'too-many-attempts' } }),
      told: tooMany,
    },
  ]

  for (const { way, answer, told = failed } of ways) {
    test(`${way}: told, the text stays, and the next try can succeed`, async ({ page, enter }) => {
      await answerGreetings(page)
      await page.route(translate, answer, { times: 1 })
      await enter('/translate')
      await source(page).fill('Guten Tag')
      await button(page, 'Übersetzen').click()
      await expectToast(page, 'Übersetzungsfehler', told)
      await expect(toastTitled(page, 'Übersetzungsfehler')).toHaveRole('alert')
      await expect(source(page)).toHaveValue('Guten Tag')
      await expect(result(page)).toHaveValue('')
      await button(page, 'Übersetzen').click()
      await expect(result(page)).toHaveValue('روز بخیر')
    })
  }

  test('no answer comes at all: after half a minute the wait is over', async ({ page, enter }) => {
    const { given } = await answerLate(page)
    await page.clock.install()
    await enter('/translate')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(button(page, 'Übersetzt...')).toBeVisible()
    await page.clock.runFor(25_000)
    await expect(button(page, 'Übersetzt...')).toBeVisible()
    await page.clock.runFor(5_000)
    await expectToast(page, 'Übersetzungsfehler', failed)
    await expect(button(page, 'Übersetzen')).toBeEnabled()
    await expect(source(page)).toHaveValue('Guten Tag')
    expect(given()).toBe(1)
  })

  test('a former translation outlives a failure', async ({ page, enter }) => {
    await answerGreetings(page)
    await enter('/translate')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('روز بخیر')
    await page.route(translate, (route) => route.abort())
    await button(page, 'Übersetzen').click()
    await expectToast(page, 'Übersetzungsfehler', failed)
    await expect(result(page)).toHaveValue('روز بخیر')
  })

  test('whose session has ended is brought to the sign-in and told once', async ({ page, enter }) => {
    await enter('/translate')
    await page.route(translate, (route) =>
      route.fulfill({ status: 401, json: { error: 'Nicht authentifiziert', code: 'unauthenticated' } }),
    )
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(page).toHaveURL('/auth')
    await expect(toastTitled(page, 'Abgemeldet')).toBeVisible()
    await expect(toastTitled(page, 'Übersetzungsfehler')).toHaveCount(0)
  })
})

interface Dropped {
  readonly name: string
  /** Text, or bytes. */
  readonly content: string | readonly number[]
}

const picker = (page: Page) => page.locator('input[type=file]')

function choose(page: Page, { name, content }: Dropped): Promise<void> {
  const buffer = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content)
  return picker(page).setInputFiles({ name, mimeType: '', buffer })
}

/** What somebody drags: files, or a text that is marked on another page. */
function dragged(page: Page, files: readonly Dropped[], text = '') {
  return page.evaluateHandle(
    ([files, text]) => {
      const transfer = new DataTransfer()
      for (const { name, content } of files) {
        transfer.items.add(new File([typeof content === 'string' ? content : new Uint8Array(content)], name))
      }
      if (text) transfer.setData('text/plain', text)
      return transfer
    },
    [files, text] as const,
  )
}

async function drop(page: Page, files: readonly Dropped[], text?: string): Promise<void> {
  const dataTransfer = await dragged(page, files, text)
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await source(page).dispatchEvent(type, { dataTransfer })
  }
}

const unsupported = 'Bitte kopieren Sie den Text aus der Datei und fügen Sie ihn ein.'

test.describe('texts from files', () => {
  for (const name of ['brief.txt', 'LIES MICH.MD']) {
    test(`${name} is loaded, by button and by drop, and can be translated`, async ({ page, enter }) => {
      await answerGreetings(page)
      await enter('/translate')
      await choose(page, { name, content: 'Guten Tag' })
      await expectToast(page, 'Datei geladen', name)
      await expect(toastTitled(page, 'Datei geladen')).toHaveRole('status')
      await expect(source(page)).toHaveValue('Guten Tag')
      await closeToast(page, 'Datei geladen')
      await button(page, 'Übersetzen').click()
      await expect(result(page)).toHaveValue('روز بخیر')

      await drop(page, [{ name, content: 'Guten Abend\r\nund gute Nacht' }])
      await expectToast(page, 'Datei geladen', name)
      await expect(source(page)).toHaveValue('Guten Abend\nund gute Nacht')
    })
  }

  test('the button opens the choice of files by keyboard, and the same file can be chosen twice', async ({
    page,
    enter,
  }) => {
    await enter('/translate')
    await expect(picker(page)).toHaveAttribute('accept', '.txt,.md')
    for (const _ of [1, 2]) {
      const chosen = page.waitForEvent('filechooser')
      await button(page, 'Datei hochladen').press('Enter')
      const chooser = await chosen
      expect(chooser.isMultiple()).toBe(false)
      await chooser.setFiles({ name: 'brief.txt', mimeType: 'text/plain', buffer: Buffer.from('سلام') })
      await expect(source(page)).toHaveValue('سلام')
      // A browser tells of no change where the same file is chosen again.
      await expect(picker(page)).toHaveValue('')
      await source(page).fill('')
    }
  })

  test('what a file has replaced comes back with Ctrl+Z', async ({ page, enter }) => {
    await enter('/translate')
    await source(page).pressSequentially('Mein langer Text')
    await choose(page, { name: 'brief.txt', content: 'Guten Tag\nHerr Karimi' })
    await expect(source(page)).toHaveValue('Guten Tag\nHerr Karimi')
    await source(page).press('Control+z')
    await expect(source(page)).toHaveValue('Mein langer Text')
  })

  const notUtf8 =
    'Die Datei ist nicht in UTF-8 gespeichert. Bitte speichern Sie sie mit der Zeichenkodierung UTF-8.'
  const disguised = 'Die Datei enthält keinen reinen Text, auch wenn ihr Name so endet.'
  const refused: readonly { what: string; file: Dropped; title: string; description: string }[] = [
    {
      what: 'a PDF',
      file: { name: 'brief.pdf', content: '%PDF-1.7' },
      title: 'Dateityp nicht unterstützt',
      description: unsupported,
    },
    {
      what: 'a Word document',
      file: { name: 'brief.docx', content: 'PK' },
      title: 'Dateityp nicht unterstützt',
      description: unsupported,
    },
    {
      what: 'a PDF that calls itself a text',
      file: { name: 'brief.txt', content: '%PDF-1.7 und so weiter' },
      title: 'Fehler',
      description: disguised,
    },
    {
      what: 'a program that calls itself a text',
      file: { name: 'brief.txt', content: [0x4d, 0x5a, 0, 3] },
      title: 'Fehler',
      description: disguised,
    },
    {
      what: 'a text in an old encoding',
      file: { name: 'brief.txt', content: [0x47, 0x72, 0xfc, 0xdf, 0x65] },
      title: 'Fehler',
      description: notUtf8,
    },
    {
      what: 'a file over 1 MiB',
      file: { name: 'roman.txt', content: 'a'.repeat(1024 * 1024 + 1) },
      title: 'Fehler',
      description: 'Die Datei ist größer als 1 MB. Bitte teilen Sie sie auf.',
    },
    {
      what: 'a text of more than 5,000 characters',
      file: { name: 'lang.md', content: 'Ja. '.repeat(3_000) },
      title: 'Fehler',
      description:
        'Der Text hat 12.000 Zeichen. Auf einmal können höchstens 5.000 Zeichen übersetzt werden. Bitte teilen Sie ihn auf.',
    },
    {
      what: 'an empty file',
      file: { name: 'leer.txt', content: '\n' },
      title: 'Fehler',
      description: 'Die Datei ist leer.',
    },
  ]

  for (const { what, file, title, description } of refused) {
    test(`${what} is refused in so many words, and nothing is lost`, async ({ page, enter }) => {
      await enter('/translate')
      await source(page).fill('Mein Text')
      await choose(page, file)
      await expectToast(page, title, description)
      await expect(toastTitled(page, title)).toHaveRole('alert')
      await expect(source(page)).toHaveValue('Mein Text')
      await closeToast(page, title)
      await drop(page, [file])
      await expectToast(page, title, description)
      await expect(source(page)).toHaveValue('Mein Text')
      await expect(page.getByText('Datei hier ablegen')).toHaveCount(0)
      await expect(toastTitled(page, 'Datei geladen')).toHaveCount(0)
    })
  }
})

test.describe('dragging', () => {
  const letter = { name: 'brief.txt', content: 'Guten Tag' }
  const invitation = (page: Page) => page.getByText('Datei hier ablegen', { exact: true })

  test('a file over the field is invited, until it leaves or falls', async ({ page, enter }) => {
    await enter('/translate')
    await expect(invitation(page)).toHaveCount(0)
    const dataTransfer = await dragged(page, [letter])
    await source(page).dispatchEvent('dragenter', { dataTransfer })
    await source(page).dispatchEvent('dragover', { dataTransfer })
    await expect(invitation(page)).toBeVisible()
    await expect(invitation(page)).toHaveCSS('border-style', 'dashed')
    await source(page).dispatchEvent('dragleave', { dataTransfer })
    await expect(invitation(page)).toHaveCount(0)
    await expect(source(page)).toHaveValue('')
    await source(page).dispatchEvent('dragover', { dataTransfer })
    await expect(invitation(page)).toBeVisible()
    await source(page).dispatchEvent('drop', { dataTransfer })
    await expect(invitation(page)).toHaveCount(0)
    await expect(source(page)).toHaveValue('Guten Tag')
  })

  test('a text that is dropped goes into the field, without the invitation for files', async ({
    page,
    enter,
  }) => {
    await enter('/translate')
    const dataTransfer = await dragged(page, [], 'Guten Abend')
    await source(page).dispatchEvent('dragover', { dataTransfer })
    await expect(invitation(page)).toHaveCount(0)
    await source(page).dispatchEvent('drop', { dataTransfer })
    await expect(source(page)).toHaveValue('Guten Abend')
    await expect(button(page, 'Übersetzen')).toBeEnabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('a file goes before the text that came with it', async ({ page, enter }) => {
    await enter('/translate')
    await drop(page, [letter], 'file:///home/maryam/brief.txt')
    await expect(source(page)).toHaveValue('Guten Tag')
  })

  test('a dropped text of more than 5,000 characters is refused', async ({ page, enter }) => {
    await enter('/translate')
    await source(page).fill('Mein Text')
    await drop(page, [], 'a'.repeat(5_001))
    await expectToast(
      page,
      'Fehler',
      'Der Text hat 5.001 Zeichen. Auf einmal können höchstens 5.000 Zeichen übersetzt werden. Bitte teilen Sie ihn auf.',
    )
    await expect(source(page)).toHaveValue('Mein Text')
  })

  test('two files at once are too many', async ({ page, enter }) => {
    await enter('/translate')
    await drop(page, [letter, { name: 'zwei.txt', content: 'zwei' }])
    await expectToast(page, 'Fehler', 'Bitte wählen Sie nur eine Datei auf einmal.')
    await expect(source(page)).toHaveValue('')
  })

  test('a file that misses the field does not open instead of the page', async ({ page, enter }) => {
    await enter('/translate')
    const dataTransfer = await dragged(page, [letter])
    const isPrevented = await page.getByRole('heading', { level: 1 }).evaluate((heading, dataTransfer) => {
      const missed = { bubbles: true, cancelable: true, dataTransfer }
      return ['dragover', 'drop'].map((type) => !heading.dispatchEvent(new DragEvent(type, missed)))
    }, dataTransfer)
    expect(isPrevented).toEqual([true, true])
    await expect(source(page)).toHaveValue('')
  })

  test('words that are moved within the field are moved, not taken for the whole text', async ({
    page,
    enter,
  }) => {
    await enter('/translate')
    await source(page).fill('Tag Guten ')
    await source(page).selectText()
    const dataTransfer = await dragged(page, [], 'Guten ')
    await source(page).dispatchEvent('dragstart', { dataTransfer })
    await source(page).dispatchEvent('drop', { dataTransfer })
    await source(page).dispatchEvent('dragend', { dataTransfer })
    await expect(source(page)).toHaveValue('Tag Guten ')
  })
})

test.describe('hearing and copying', () => {
  test('both texts can be heard, each in its own language', async ({ page, enter }) => {
    await answerGreetings(page)
    await enter('/translate')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    const speakers = page.getByRole('button', { name: /anhören/ })
    await expect(speakers).toHaveCount(2)
    const asked: unknown[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/text-to-speech')) asked.push(request.postDataJSON())
    })
    await hear(page, () => button(page, 'Guten Tag anhören').click())
    await hear(page, () => button(page, 'روز بخیر auf Farsi anhören').click())
    expect(asked).toEqual([
      { text: 'Guten Tag', voice: 'alloy' },
      { text: 'روز بخیر', voice: 'nova' },
    ])
    await button(page, 'Tauschen').click()
    await expect(button(page, 'روز بخیر auf Farsi anhören')).toBeVisible()
    await expect(button(page, 'Guten Tag anhören')).toBeVisible()
  })

  test('a long text has a short name, and one that is too long says why it is silent', async ({
    page,
    enter,
  }) => {
    await enter('/translate')
    const sentence = `${'a'.repeat(79)}b`
    await source(page).fill(sentence)
    await expect(button(page, `${sentence} anhören`)).toBeVisible()
    await source(page).fill('a'.repeat(500))
    await expect(button(page, `${'a'.repeat(79)}… anhören`)).toBeVisible()
    await source(page).fill('a'.repeat(501))
    await expect(page.getByRole('button', { name: /anhören/ })).toHaveCount(0)
    await expect(page.getByText('Vorlesen geht nur bis 500 Zeichen.')).toBeVisible()
  })

  test('the translation is copied', async ({ page, enter, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await answerGreetings(page)
    await enter('/translate')
    await expect(button(page, 'Kopieren')).toHaveCount(0)
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await button(page, 'Kopieren').click()
    await expectToast(page, 'Kopiert', 'Die Übersetzung ist in der Zwischenablage.')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('روز بخیر')
  })

  test('where the browser forbids it, the text is marked for copying by hand', async ({ page, enter }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await answerGreetings(page)
    await enter('/translate')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await button(page, 'Kopieren').click()
    await expectToast(
      page,
      'Fehler',
      'Ihr Browser lässt das Kopieren nicht zu. Der Text ist markiert, bitte kopieren Sie ihn selbst.',
    )
    await expect(result(page)).toBeFocused()
    expect(await page.evaluate(() => String(getSelection()))).toBe('روز بخیر')
  })
})

test.describe('who translates', () => {
  const footer = (page: Page) => page.getByRole('contentinfo')
  const honest =
    'Diese Übersetzung entsteht Wort für Wort aus dem Wörterbuch. Unbekannte Wörter bleiben stehen.'

  test('stands at the foot, and that it is word by word', async ({ page, enter }) => {
    await enter('/translate')
    await expect(footer(page).getByText('Powered by Pol', { exact: true })).toBeVisible()
    await expect(footer(page).getByText(honest)).toBeVisible()
  })

  test('a service that understands has no such note', async ({ page, enter }) => {
    await page.route(service, (route) => route.fulfill({ json: { name: 'OpenAI', word_by_word: false } }))
    await enter('/translate')
    await expect(footer(page).getByText('Powered by OpenAI', { exact: true })).toBeVisible()
    await expect(page.getByText(honest)).toHaveCount(0)
  })

  test('while nobody has said yet, one can translate', async ({ page, enter }) => {
    await page.route(service, () => undefined)
    await answerGreetings(page)
    await enter('/translate')
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('روز بخیر')
    await expect(page.getByText(/Powered by/)).toHaveCount(0)
  })

  test.describe('where nobody can say', () => {
    test.use({ expectedNoise: /status of 500|net::ERR_/ })

    for (const { way, answer } of [
      { way: 'a failing server', answer: (route: Route) => route.fulfill({ status: 500, json: {} }) },
      { way: 'a broken line', answer: (route: Route) => route.abort() },
      { way: 'an answer without a name', answer: (route: Route) => route.fulfill({ json: null }) },
    ]) {
      test(`${way} disturbs nobody`, async ({ page, enter }) => {
        await page.route(service, answer)
        await answerGreetings(page)
        await enter('/translate')
        await source(page).fill('Guten Tag')
        await button(page, 'Übersetzen').click()
        await expect(result(page)).toHaveValue('روز بخیر')
        await expect(page.getByText(/Powered by/)).toHaveCount(0)
        await expect(page.getByRole('alert')).toHaveCount(0)
      })
    }
  })
})

test.describe('with the translator of the server', () => {
  test.beforeEach(({ page }) => page.unroute(service))

  test('a greeting goes to Persian and back, and the foot tells how', async ({ page, enter }) => {
    await enter('/translate')
    await expect(page.getByText(/^Powered by \S/)).toBeVisible()
    await expect(page.getByText(/Wort für Wort/)).toBeVisible()
    await source(page).fill('Guten Tag')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('روز بخیر')
    await button(page, 'Tauschen').click()
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('Guten Tag')
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('an unknown word stays as it is, and lines stay lines', async ({ page, enter }) => {
    await enter('/translate')
    await source(page).fill('Guten Tag\nXylofonquark')
    await button(page, 'Übersetzen').click()
    await expect(result(page)).toHaveValue('روز بخیر\nXylofonquark')
  })
})

test('by keyboard alone: choose, type, translate, copy, reset', async ({ page, enter, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await answerGreetings(page)
  await enter('/translate')
  await direction(page, 'Farsi → Deutsch').focus()
  await page.keyboard.press('Enter')
  const reached: string[] = []
  const tab = async () => {
    await page.keyboard.press('Tab')
    reached.push(
      await page.evaluate(
        () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '',
      ),
    )
  }
  await tab()
  await tab()
  await tab()
  expect(reached).toEqual(['Tauschen', 'Zurücksetzen', ''])
  await expect(source(page)).toBeFocused()
  await page.keyboard.type('روز بخیر')
  await tab()
  await expect(button(page, 'Übersetzen')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(result(page)).toHaveValue('Guten Tag')
  await expect(button(page, 'Übersetzen')).toBeFocused()
  await tab()
  await expect(button(page, 'Datei hochladen')).toBeFocused()
  await tab()
  await expect(button(page, 'Guten Tag anhören')).toBeFocused()
  await tab()
  await expect(result(page)).toBeFocused()
  await tab()
  await expect(button(page, 'Kopieren')).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Kopiert', 'Die Übersetzung ist in der Zwischenablage.')
  await button(page, 'Zurücksetzen').press('Enter')
  await expect(source(page)).toHaveValue('')
  await expect(button(page, 'Zurücksetzen')).toBeFocused()
})
