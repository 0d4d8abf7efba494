import { taughtEntries } from '../support/content.ts'
import { openDictionary, rows } from '../support/dictionary.ts'
import { holdBack } from '../support/hold-back.ts'
import { answerSpeech, askedTexts, lengthenClips, recordSounds, soundsPlaying } from '../support/sound.ts'
import { expect, expectPersianMarked, expectToast, test, toastTitled } from '../support/test.ts'

const entries = await taughtEntries()
const speech = '**/text-to-speech'

/** Hues in degrees in which each colour of the specification is seen. */
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
  test('shows all there is, from German to Persian', async ({ page, enter }) => {
    await openDictionary(page, enter)
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
    expect(entries.length).toBeGreaterThan(690)
    await expect(page.getByText(`${entries.length} Ergebnisse gefunden`, { exact: true })).toBeVisible()
    await expect(rows(page)).toHaveCount(entries.length)
    await expectPersianMarked(page)
  })

  test('each entry has its words, its type, its pronunciation in brackets, and its sound', async ({
    page,
    enter,
  }) => {
    await openDictionary(page, enter)
    await expect(rows(page)).toHaveCount(entries.length)
    const shown = await rows(page).evaluateAll((items) =>
      items.map((item) => ({
        text: item.textContent,
        persian: item.querySelector('[lang=fa][dir=rtl]')?.textContent,
        buttons: [...item.querySelectorAll('button')].map((button) => button.getAttribute('aria-label')),
      })),
    )
    for (const [at, { german, farsi, transliteration, type }] of entries.entries()) {
      const row = shown[at]
      const badge = type.charAt(0).toUpperCase() + type.slice(1)
      expect(row?.text).toContain(`${german}${badge}`)
      expect(row?.text).toContain(`(${transliteration})`)
      expect(row?.persian).toBe(farsi)
      expect(row?.buttons).toEqual([`${german} anhören`, `${farsi} auf Farsi anhören`])
    }
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the types are told apart by colour (${colorScheme})`, async ({ page, enter }) => {
      await page.emulateMedia({ colorScheme })
      await openDictionary(page, enter)
      await expect(rows(page)).toHaveCount(entries.length)
      const badges = await rows(page)
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
            type: element.textContent,
            rgb: rgbOf(getComputedStyle(element).backgroundColor),
          }))
        })
      expect(badges).toHaveLength(entries.length)
      const coloursOf = Map.groupBy(badges, ({ type }) => type)
      const colours = new Map<string, number[]>()
      for (const [type, group] of coloursOf) {
        const different = new Set(group.map(({ rgb }) => rgb.join()))
        expect(different, `${type} has one colour`).toHaveProperty('size', 1)
        colours.set(type, group[0]?.rgb ?? [])
      }
      const coloured = Object.keys(hues)
      expect(new Set(coloured.map((type) => colours.get(type)?.join())).size).toBe(coloured.length)
      // In the dark all grounds are close to black.
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

function hueOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const most = Math.max(red, green, blue)
  const span = most - Math.min(red, green, blue)
  expect(span).toBeGreaterThan(0)
  if (most === red) return (((green - blue) / span) * 60 + 360) % 360
  return most === green ? ((blue - red) / span) * 60 + 120 : ((red - green) / span) * 60 + 240
}

test.describe('the speakers', () => {
  test('load, play, and stop when pressed again', async ({ page, enter }) => {
    await recordSounds(page)
    await openDictionary(page, enter)
    await lengthenClips(page)
    const release = await holdBack(page, speech)
    await page.getByRole('searchbox').fill('haus')
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

  test('stopped while loading, nothing sounds later', async ({ page, enter }) => {
    await recordSounds(page)
    await openDictionary(page, enter)
    await lengthenClips(page)
    const release = await holdBack(page, speech)
    await page.getByRole('searchbox').fill('haus')
    const speaker = page.getByRole('button', { name: /^Haus (anhören|wird)/ })
    await speaker.click()
    await expect(speaker).toHaveAccessibleName('Haus wird geladen, stoppen')
    await speaker.click()
    await expect(speaker).toHaveAccessibleName('Haus anhören')
    await release()
    // Another word, heard after it, sounds alone.
    await page.getByRole('searchbox').fill('hund')
    await page.getByRole('button', { name: 'Hund anhören' }).click()
    await expect.poll(() => soundsPlaying(page)).toBe(1)
    await expect(page.getByRole('button', { name: 'Hund wird abgespielt, stoppen' })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('another text stops the one before, and what was heard is not asked for again', async ({
    page,
    enter,
  }) => {
    await recordSounds(page)
    await openDictionary(page, enter)
    await lengthenClips(page)
    const asked = askedTexts(page)
    await page.getByRole('searchbox').fill('haus')
    const row = rows(page).filter({ has: page.getByText('Haus', { exact: true }) })
    const [inGerman, inPersian] = [row.getByRole('button').first(), row.getByRole('button').last()]

    await inGerman.click()
    await expect(inGerman).toHaveAccessibleName(/wird abgespielt/)
    await inPersian.click()
    await expect(inGerman).toHaveAccessibleName('Haus anhören')
    await expect(inPersian).toHaveAccessibleName('خانه auf Farsi wird abgespielt, stoppen')
    await expect.poll(() => soundsPlaying(page)).toBe(1)
    expect(asked).toEqual(['Haus', 'خانه'])

    await inGerman.click()
    await expect(inGerman).toHaveAccessibleName(/wird abgespielt/)
    await inGerman.click()
    await page.getByRole('button', { name: 'Farsi → Deutsch' }).click()
    await inPersian.click()
    await expect(inPersian).toHaveAccessibleName(/wird abgespielt/)
    expect(asked).toEqual(['Haus', 'خانه'])

    await page.getByRole('searchbox').fill('xyzxyz')
    await expect(page.getByText('Keine Ergebnisse gefunden')).toBeVisible()
    await expect.poll(() => soundsPlaying(page)).toBe(0)
  })

  test.describe('where there is no sound', () => {
    test.use({ expectedNoise: /status of 502|net::ERR_|status of 429/ })

    for (const { title, answer, told } of [
      {
        title: 'the server could not speak',
        answer: {
          status: 502,
          json: { error: 'Audio konnte nicht generiert werden', code: 'speech-failed' },
        },
        told: ['Fehler', 'Audio konnte nicht generiert werden'],
      },
      {
        title: 'an answer without audio',
        answer: { status: 200, json: {} },
        told: ['Fehler', 'Audio konnte nicht generiert werden'],
      },
      {
        title: 'an answer that is no audio',
        answer: { status: 200, json: { audioContent: '%%%' } },
        told: ['Fehler', 'Audio konnte nicht generiert werden'],
      },
      {
        title: 'a broken MP3',
        answer: {
          status: 200,
          json: { audioContent: Buffer.from('Das ist kein Ton. '.repeat(99)).toString('base64') },
        },
        told: ['Audiofehler', 'Audio konnte nicht abgespielt werden'],
      },
    ] as const) {
      test(`${title}: told, and the next press tries again`, async ({ page, enter }) => {
        await recordSounds(page)
        await openDictionary(page, enter)
        await answerSpeech(page, answer.status, answer.json)
        const asked = askedTexts(page)
        await page.getByRole('searchbox').fill('Hund')
        const speaker = page.getByRole('button', { name: /^Hund (anhören|wird)/ })
        await speaker.click()
        await expectToast(page, told[0], told[1])
        await expect(toastTitled(page, told[0])).toHaveCount(1)
        await expect(speaker).toHaveAccessibleName('Hund anhören')
        await expect(speaker).toBeFocused()

        await page.unroute(speech)
        await lengthenClips(page)
        await speaker.click()
        await expect.poll(() => asked).toEqual(['Hund', 'Hund'])
        await expect.poll(() => soundsPlaying(page)).toBe(1)
        await expect(speaker).toHaveAccessibleName('Hund wird abgespielt, stoppen')
      })
    }

    test('without a network: told', async ({ page, enter, context }) => {
      await openDictionary(page, enter)
      await page.getByRole('searchbox').fill('Hund')
      await context.setOffline(true)
      await page.getByRole('button', { name: 'Hund anhören', exact: true }).click()
      await expectToast(page, 'Fehler', 'Audio konnte nicht generiert werden')
    })
  })
})
