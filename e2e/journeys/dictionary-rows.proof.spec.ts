import type { Page } from '@playwright/test'
import { readLexicon } from '../support/content.ts'
import { openDictionary, rows, shownAtOnce, waitForWholeDictionary } from '../support/dictionary.ts'
import { holdBack } from '../support/hold-back.ts'
import {
  answerSpeech,
  recordRequestedTexts,
  useLongClips,
  recordSounds,
  soundsPlaying,
} from '../support/sound.ts'
import {
  expect,
  expectPersianMarked,
  expectToast,
  test,
  toastTitled,
  waitForDeferredScripts,
} from '../support/test.ts'

const entries = await readLexicon()
const speech = '**/text-to-speech'

/** The range of hues, in degrees, for each colour of the specification. */
const hues: Readonly<Record<string, readonly [number, number]>> = {
  Noun: [200, 250],
  Verb: [90, 165],
  Adjective: [255, 300],
  Adverb: [10, 42],
  Greeting: [305, 350],
  Phrase: [170, 199],
  Number: [43, 65],
}

test.describe('the screen', () => {
  test('shows all entries, from German to Persian', async ({ page, openSignedIn }) => {
    await openDictionary(page, openSignedIn)
    await expect(page.getByRole('heading', { level: 1, name: 'Wörterbuch' })).toBeVisible()
    await expect(page.getByText('Deutsch ⇄ Farsi', { exact: true })).toBeVisible()
    await expect(page.getByText('Offline-Wörterbuch', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Deutsch → Farsi' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(page.getByRole('button', { name: 'Farsi → Deutsch' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
    await expect(page.getByRole('searchbox')).toHaveCount(1)
    await expect(page.getByRole('searchbox')).toHaveCSS('direction', 'ltr')
    expect(entries.length).toBeGreaterThan(2_000)
    await expect(page.getByText(`${entries.length} Ergebnisse gefunden`, { exact: true })).toBeVisible()
    await expect(rows(page)).toHaveCount(shownAtOnce)
    await page.getByRole('button', { name: 'Weitere Wörter anzeigen' }).scrollIntoViewIfNeeded()
    await expect.poll(() => rows(page).count()).toBeGreaterThan(shownAtOnce)
    await expectPersianMarked(page)
  })

  test('each entry has both words, type, pronunciation in brackets, and speaker buttons', async ({
    page,
    openSignedIn,
  }) => {
    await openDictionary(page, openSignedIn)
    await expect(rows(page)).toHaveCount(shownAtOnce)
    const shown = await rows(page).evaluateAll((items) =>
      items.map((item) => ({
        text: item.textContent,
        persian: item.querySelector('[lang=fa][dir=rtl]')?.textContent,
        buttons: [...item.querySelectorAll('button')].map((button) => button.getAttribute('aria-label')),
      })),
    )
    for (const [at, { german, farsi, transliteration, type }] of entries.slice(0, shownAtOnce).entries()) {
      const row = shown[at]
      const badge = type.charAt(0).toUpperCase() + type.slice(1)
      expect(row?.text).toContain(`${german} ${badge}`)
      expect(row?.text).toContain(`(${transliteration})`)
      expect(row?.persian).toBe(farsi)
      expect(row?.buttons).toEqual([
        `${german} anhören`,
        `${farsi} auf Farsi anhören`,
        `${german} merken`,
        `Mehr zu ${german}`,
      ])
    }
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the types have different colours (${colorScheme})`, async ({ page, openSignedIn }) => {
      await page.emulateMedia({ colorScheme })
      await openDictionary(page, openSignedIn)
      const badges: Badge[] = []
      // Together these searches find words of every type.
      for (const search of ['gut', 'acht']) {
        await page.getByRole('searchbox').fill(search)
        const count = entries.filter(({ german, transliteration }) =>
          `${german} ${transliteration}`.toLowerCase().includes(search),
        ).length
        await expect(rows(page)).toHaveCount(count)
        badges.push(...(await readBadges(page)))
      }
      const coloursOf = Map.groupBy(badges, ({ type }) => type)
      const colours = new Map<string, readonly number[]>()
      for (const [type, group] of coloursOf) {
        const different = new Set(group.map(({ rgb }) => rgb.join()))
        expect(different, `${type} has one colour`).toHaveProperty('size', 1)
        colours.set(type, group[0]?.rgb ?? [])
      }
      const coloured = Object.keys(hues)
      expect(new Set(coloured.map((type) => colours.get(type)?.join())).size).toBe(coloured.length)
      // In the dark scheme all backgrounds are close to black.
      for (const [type, [from, to]] of Object.entries(colorScheme === 'light' ? hues : {})) {
        const hue = hueOf(colours.get(type) ?? [])
        expect(hue, `hue of ${type}`).toBeGreaterThanOrEqual(from)
        expect(hue, `hue of ${type}`).toBeLessThanOrEqual(to)
      }
      const others = [...colours].filter(([type]) => !coloured.includes(type)).map(([, rgb]) => rgb.join())
      expect(new Set(others).size).toBe(1)
    })
  }
})

interface Badge {
  readonly type: string
  readonly rgb: readonly number[]
}

function readBadges(page: Page): Promise<Badge[]> {
  return rows(page)
    .locator('span.rounded-full')
    .evaluateAll((elements) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      const rgbOf = (colour: string) => {
        if (!canvas) throw new Error('There is no canvas')
        canvas.fillStyle = colour
        canvas.fillRect(0, 0, 1, 1)
        return Array.from(canvas.getImageData(0, 0, 1, 1).data.slice(0, 3))
      }
      return elements.map((element) => ({
        type: element.textContent ?? '',
        rgb: rgbOf(getComputedStyle(element).backgroundColor),
      }))
    })
}

function hueOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const most = Math.max(red, green, blue)
  const span = most - Math.min(red, green, blue)
  expect(span).toBeGreaterThan(0)
  if (most === red) return (((green - blue) / span) * 60 + 360) % 360
  return most === green ? ((blue - red) / span) * 60 + 120 : ((red - green) / span) * 60 + 240
}

/** Searches and waits for the result, so that the next press does not hit a row that is about to be replaced. */
async function searchHaus(page: Page): Promise<void> {
  await waitForWholeDictionary(page)
  await page.getByRole('searchbox').fill('haus')
  await expect(page.getByText(/^\d{1,2} Ergebnisse gefunden$/)).toBeVisible()
}

test.describe('the speakers', () => {
  test('load, play, and stop when pressed again', async ({ page, openSignedIn }) => {
    await recordSounds(page)
    await openDictionary(page, openSignedIn)
    await useLongClips(page)
    const release = await holdBack(page, speech)
    await searchHaus(page)
    const row = rows(page).filter({ has: page.getByText('Haus', { exact: true }) })
    const speaker = row.getByRole('button').first()
    await expect(speaker).toHaveAccessibleName('Haus anhören')
    const picture = await speaker.innerHTML()

    await speaker.click()
    await expect(speaker).toHaveAccessibleName('Haus wird geladen, stoppen')
    const loading = await speaker.innerHTML()
    expect(loading).not.toBe(picture)
    await expect(speaker).toBeEnabled()
    expect(await soundsPlaying(page)).toBe(0)

    await release()
    await expect(speaker).toHaveAccessibleName('Haus wird abgespielt, stoppen')
    expect([picture, loading]).not.toContain(await speaker.innerHTML())
    await expect.poll(() => soundsPlaying(page)).toBe(1)

    await speaker.click()
    await expect(speaker).toHaveAccessibleName('Haus anhören')
    await expect(speaker).toBeFocused()
    expect(await soundsPlaying(page)).toBe(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('when stopped while loading, do not play later', async ({ page, openSignedIn }) => {
    await recordSounds(page)
    await openDictionary(page, openSignedIn)
    await useLongClips(page)
    const release = await holdBack(page, speech)
    await searchHaus(page)
    const speaker = page.getByRole('button', { name: /^Haus (anhören|wird)/ })
    await speaker.click()
    await expect(speaker).toHaveAccessibleName('Haus wird geladen, stoppen')
    await speaker.click()
    await expect(speaker).toHaveAccessibleName('Haus anhören')
    await release()
    // The stopped clip must not play in addition to the next one.
    await page.getByRole('searchbox').fill('hund')
    await page.getByRole('button', { name: 'Hund anhören' }).click()
    await expect.poll(() => soundsPlaying(page)).toBe(1)
    await expect(page.getByRole('button', { name: 'Hund wird abgespielt, stoppen' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('stop the current clip when another one starts, and do not request a played clip again', async ({
    page,
    openSignedIn,
  }) => {
    await recordSounds(page)
    await openDictionary(page, openSignedIn)
    await useLongClips(page)
    const requested = recordRequestedTexts(page)
    await searchHaus(page)
    const row = rows(page).filter({ has: page.getByText('Haus', { exact: true }) })
    const [inGerman, inPersian] = [row.getByRole('button').nth(0), row.getByRole('button').nth(1)]

    await inGerman.click()
    await expect(inGerman).toHaveAccessibleName(/wird abgespielt/)
    await inPersian.click()
    await expect(inGerman).toHaveAccessibleName('Haus anhören')
    await expect(inPersian).toHaveAccessibleName('خانه auf Farsi wird abgespielt, stoppen')
    await expect.poll(() => soundsPlaying(page)).toBe(1)
    expect(requested).toEqual(['Haus', 'خانه'])

    await inGerman.click()
    await expect(inGerman).toHaveAccessibleName(/wird abgespielt/)
    await inGerman.click()
    await page.getByRole('button', { name: 'Farsi → Deutsch' }).click()
    await inPersian.click()
    await expect(inPersian).toHaveAccessibleName(/wird abgespielt/)
    expect(requested).toEqual(['Haus', 'خانه'])

    await page.getByRole('searchbox').fill('xyzxyz')
    await expect(page.getByText('Keine Ergebnisse gefunden')).toBeVisible()
    await expect.poll(() => soundsPlaying(page)).toBe(0)
  })

  test.describe('without audio', () => {
    test.use({ expectedNoise: ['status of 502', 'net::ERR_', 'status of 429'] })

    for (const { title, answer, toast } of [
      {
        title: 'the server fails',
        answer: {
          status: 502,
          json: { error: 'Audio konnte nicht generiert werden', code: 'speech-failed' },
        },
        toast: ['Fehler', 'Audio konnte nicht generiert werden'],
      },
      {
        title: 'an answer without audio',
        answer: { status: 200, json: {} },
        toast: ['Fehler', 'Audio konnte nicht generiert werden'],
      },
      {
        title: 'an answer with invalid audio',
        answer: { status: 200, json: { audioContent: '%%%' } },
        toast: ['Fehler', 'Audio konnte nicht generiert werden'],
      },
      {
        title: 'a broken MP3',
        answer: {
          status: 200,
          json: { audioContent: Buffer.from('Das ist kein Ton. '.repeat(99)).toString('base64') },
        },
        toast: ['Audiofehler', 'Audio konnte nicht abgespielt werden'],
      },
    ] as const) {
      test(`${title}: an error is shown, and the next press tries again`, async ({ page, openSignedIn }) => {
        await recordSounds(page)
        await openDictionary(page, openSignedIn)
        await answerSpeech(page, answer.status, answer.json)
        const requested = recordRequestedTexts(page)
        await page.getByRole('searchbox').fill('Hund')
        const speaker = page.getByRole('button', { name: /^Hund (anhören|wird)/ })
        await speaker.click()
        await expectToast(page, toast[0], toast[1])
        await expect(toastTitled(page, toast[0])).toHaveCount(1)
        await expect(speaker).toHaveAccessibleName('Hund anhören')
        await expect(speaker).toBeFocused()

        await page.unroute(speech)
        await useLongClips(page)
        await speaker.click()
        await expect.poll(() => requested).toEqual(['Hund', 'Hund'])
        await expect.poll(() => soundsPlaying(page)).toBe(1)
        await expect(speaker).toHaveAccessibleName('Hund wird abgespielt, stoppen')
      })
    }

    test('without a network: an error is shown', async ({ page, openSignedIn, context }) => {
      await openDictionary(page, openSignedIn)
      await page.getByRole('searchbox').fill('Hund')
      // The toast needs the deferred scripts.
      await waitForDeferredScripts(page)
      await waitForWholeDictionary(page)
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Hund anhören', exact: true }).click()
      await expectToast(page, 'Fehler', 'Audio konnte nicht generiert werden')
    })
  })
})
