import type { Locator, Page } from '@playwright/test'
import { readLearning, saveLesson, updateLearningSettings } from '@pol/contract/operations/learning'
import { unitCount } from '@pol/learning/lessons/course-shape'
import { clientOf } from '../support/clients.ts'
import { goThrough } from '../support/lessons.ts'
import { answers, learnerWith, press, task, verdict } from '../support/practice.ts'
import { openPart } from '../support/script.ts'
import { answerSpeech } from '../support/sound.ts'
import { expect, expectPersianMarked, test } from '../support/test.ts'

const progress = (page: Page) => page.getByRole('progressbar', { name: 'Fortschritt der Lektion' })

/** Draws over each line that is shown to trace, then over each dot. */
async function drawOver(page: Page, surface: Locator, isBackwards = false): Promise<void> {
  const lines = await linesOf(surface)
  for (const points of isBackwards ? lines.map((line) => line.toReversed()) : lines) {
    const [first, ...rest] = points
    await page.mouse.move(first?.x ?? 0, first?.y ?? 0)
    await page.mouse.down()
    for (const { x, y } of rest) await page.mouse.move(x, y)
    await page.mouse.up()
  }
}

/** Points on the screen of each stroke that is shown to trace. */
async function linesOf(surface: Locator) {
  return await surface.evaluate((svg: SVGSVGElement) => {
    const toScreen = svg.getScreenCTM()
    const paths = [...svg.querySelectorAll<SVGPathElement>('path[data-stroke]')]
    return paths.map((path) => {
      const length = path.getTotalLength()
      const count = length > 20 ? 24 : 1
      return Array.from({ length: count }, (_, at) => {
        const { x, y } = path
          .getPointAtLength((length * at) / Math.max(1, count - 1))
          .matrixTransform(toScreen ?? undefined)
        return { x, y }
      })
    })
  })
}

test.describe('the first step', () => {
  test.use({ viewport: { width: 390, height: 664 } })

  test('a letter is seen and drawn in its forms, then words of known letters are read', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/schrift/1', await learnerWith([]))
    await expect(page.getByRole('heading', { level: 1, name: 'Schrift, Schritt 1' })).toBeVisible()
    await expect(task(page, 'Ansehen')).toContainText('Verbindet sich nicht mit dem nächsten Buchstaben.')
    await expectPersianMarked(page)
    await press(page, 'Weiter')

    const surface = page.getByRole('img', { name: 'Buchstabe Alef nachzeichnen' })
    await expect(task(page, 'Nachzeichnen')).toContainText('Alef, allein')
    await drawOver(page, surface, true)
    await expect(page.getByText('Ziehen Sie den Strich in die andere Richtung.')).toBeVisible()
    await drawOver(page, surface)
    await expect(task(page, 'Nachzeichnen')).toContainText('Richtig')
    const goOn = page.getByRole('button', { name: 'Jetzt ohne Vorlage' })
    await expect(goOn).toBeFocused()
    await goOn.click()
    // Now without the shape. A tap is not enough.
    await surface.click()
    await expect(
      page.getByText('Gut, zeichnen Sie weiter.').or(page.getByText('Noch nicht ganz.')),
    ).toBeVisible()
    await press(page, 'Zeigen')
    await press(page, 'Überspringen')
    await expect(progress(page)).toHaveAttribute('value', '2')

    for (const kind of ['Ansehen', 'Nachzeichnen', 'Ansehen', 'Nachzeichnen']) {
      await expect(task(page, kind)).toBeVisible()
      await press(page, kind === 'Ansehen' ? 'Weiter' : 'Überspringen')
    }
    // Before the first word, two rules: the direction, and the long â.
    for (const _ of ['direction', 'long â']) await press(page, 'Weiter')
    const reading = task(page, 'Lesen')
    await expect(reading).toContainText('Wie liest man das?')
    const signs = page.getByRole('switch', { name: 'Vokalzeichen' })
    await expect(signs).toBeChecked()
    await answers(page)
      .filter({ hasText: /^\d?âb$/ })
      .click()
    await expect(verdict(page)).toContainText('Richtig')
  })

  test('nobody has to draw: strokes are put in order by the keyboard, then the form in a word is chosen', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/schrift/1', await learnerWith([]))
    for (const name of ['Weiter', 'Überspringen', 'Weiter', 'Überspringen', 'Weiter']) await press(page, name)
    await expect(task(page, 'Nachzeichnen')).toContainText('Be, allein')
    await press(page, 'Ohne Zeichnen')
    await answers(page).filter({ hasText: /Punkt/ }).first().focus()
    await page.keyboard.press('Enter')
    await expect(task(page, 'Nachzeichnen')).toContainText('Noch nicht')
    await answers(page)
      .filter({ hasText: /Bogen|Schale|Linie/ })
      .first()
      .press('Enter')
    await answers(page)
      .filter({ hasText: /ein Punkt.*(?:unter|darunter)/ })
      .first()
      .press('Enter')
    await expect(task(page, 'Nachzeichnen')).toContainText('Welche Form hat der markierte Buchstabe im Wort?')
    await expect(answers(page)).toHaveCount(4)
  })

  test('who hears the screen is told whether a stroke was right and which comes next, and each task takes the focus', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/schrift/1', await learnerWith([]))
    for (const name of ['Überspringen', 'Überspringen']) {
      await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeFocused()
      await press(page, 'Weiter')
      await expect(task(page, 'Nachzeichnen')).toBeFocused()
      await press(page, name)
    }
    await press(page, 'Weiter')
    await press(page, 'Ohne Zeichnen')
    const question = page.getByText('Was wird zuerst geschrieben, was danach?')
    await expect(question).toBeFocused()
    const [bow, dot] = [/Bogen|Schale|Linie/, /ein Punkt.*(?:unter|darunter)/].map((hasText) =>
      answers(page).filter({ hasText }).first(),
    ) as [Locator, Locator]
    await dot.press('Enter')
    await expect(task(page, 'Nachzeichnen')).toMatchAriaSnapshot(`
      - group "Nachzeichnen":
        - heading "Be" [level=2]
        - paragraph: Was wird zuerst geschrieben, was danach?
        - group "Antworten"
        - status: "Noch nicht: Etwas anderes kommt zuerst."
    `)
    await bow.press('Enter')
    await expect(bow).toBeFocused()
    await expect(bow).toBeDisabled()
    await expect(task(page, 'Nachzeichnen')).toMatchAriaSnapshot(`
      - group "Nachzeichnen":
        - heading "Be" [level=2]
        - paragraph: Was wird zuerst geschrieben, was danach?
        - group "Antworten":
          - button /./ [disabled]
        - status: Richtig. Jetzt Strich 2 von 2.
    `)
    await dot.press('Enter')
    await expect(page.getByText('Welche Form hat der markierte Buchstabe im Wort?')).toBeFocused()
    await expect(task(page, 'Nachzeichnen')).toMatchAriaSnapshot(`
      - group "Nachzeichnen":
        - paragraph: Welche Form hat der markierte Buchstabe im Wort?
        - status: Richtig
    `)
    // Back to drawing, each form takes the focus, too.
    await press(page, 'Zeichnen')
    await expect(task(page, 'Nachzeichnen')).toBeFocused()
    await expect(task(page, 'Nachzeichnen')).toHaveAccessibleDescription('Be, allein')
    const surface = page.getByRole('img', { name: 'Buchstabe Be nachzeichnen' })
    await drawOver(page, surface)
    await press(page, 'Jetzt ohne Vorlage')
    await expect(task(page, 'Nachzeichnen')).toBeFocused()
    await press(page, 'Überspringen')
    for (const _ of ['direction', 'long â']) await press(page, 'Weiter')
    await expect(task(page, 'Lesen')).toBeFocused()
  })

  test('a hand that rests beside the pen changes nothing of the line', async ({ page, openSignedIn }) => {
    await openSignedIn('/schrift/1', await learnerWith([]))
    await press(page, 'Weiter')
    const surface = page.getByRole('img', { name: 'Buchstabe Alef nachzeichnen' })
    const [line = []] = await linesOf(surface)
    const { x, y, width, height } = (await surface.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const devices = await page.context().newCDPSession(page)
    const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', point: { x: number; y: number }) =>
      devices.send('Input.dispatchMouseEvent', {
        type,
        ...point,
        button: 'left',
        buttons: type === 'mouseReleased' ? 0 : 1,
        clickCount: 1,
        pointerType: 'pen',
      })
    const palm = { x: x + width * 0.9, y: y + height * 0.9 }
    const [first, ...rest] = line
    const last = line.at(-1)
    if (!first || !last) throw new Error('The letter has no line')
    await pen('mousePressed', first)
    for (const point of rest.slice(0, 8)) await pen('mouseMoved', point)
    await devices.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [palm] })
    for (const point of rest.slice(8)) await pen('mouseMoved', point)
    await devices.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await pen('mouseReleased', last)
    await expect(task(page, 'Nachzeichnen')).toContainText('Richtig')
  })

  test('it goes to its end, and is finished on every device', async ({ page, openSignedIn }) => {
    await openSignedIn('/schrift/1', await learnerWith([], { start: 'script' }))
    await goThrough(page)
    await expect(page.getByRole('heading', { name: 'Geschafft' })).toBeFocused()
    await expect(page.getByRole('link', { name: 'Nächste Lektion' })).toHaveAttribute('href', '/kurs/1/1')
    const call = await clientOf(page)
    await expect(async () => {
      const { lessons } = await call(readLearning, {})
      expect(lessons).toMatchObject([{ lesson: 'script-1', step: 0, done: true }])
    }).toPass()
    await page.getByRole('link', { name: 'Zur Schrift' }).click()
    const steps = page.getByRole('list', { name: 'Schritte' }).getByRole('listitem')
    await expect(steps).toHaveCount(10)
    await expect(steps.first()).toContainText('fertig')
    await expect(steps.nth(1)).toContainText('als Nächstes')
    await expect(steps.nth(1).getByRole('link')).toHaveAccessibleName('Schritt 2: ی و ر س ت')
  })
})

test('who leaves a step finds the same part again', async ({ page, openSignedIn }) => {
  await openSignedIn('/schrift/2', await learnerWith([]))
  await press(page, 'Weiter')
  await press(page, 'Überspringen')
  await expect(progress(page)).toHaveAttribute('value', '2')
  const choices = async () =>
    (await answers(page).allTextContents()).map((text) => text.replace(/^\d/, '')).toSorted()
  const before = await choices()
  await press(page, 'Schritt verlassen')
  await expect(page).toHaveURL('/schrift')
  await page.goBack()
  await expect(progress(page)).toHaveAttribute('value', '2')
  expect(await choices()).toEqual(before)
})

test('who was further on another device goes on there, also where the step was open before', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/schrift/1', await learnerWith([]))
  await press(page, 'Weiter')
  await press(page, 'Überspringen')
  await expect(progress(page)).toHaveAttribute('value', '2')
  const call = await clientOf(page)
  await expect
    .poll(async () => (await call(readLearning, {})).lessons)
    .toMatchObject([{ lesson: 'script-1', step: 2 }])
  const at = new Date().toISOString()
  await call(saveLesson, { lesson: 'script-1', at, step: 7, right: 0, of: 0, done: false })
  await page.reload()
  await expect(progress(page)).toHaveAttribute('value', '7')
  await press(page, 'Weiter')
  await expect(progress(page)).toHaveAttribute('value', '8')
})

test('what a learner can read has no transliteration any more, unless it is asked for', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/schrift/1', await learnerWith([]))
  const call = await clientOf(page)
  for (const lesson of ['script-1', 'script-2', 'script-3'])
    await call(saveLesson, { lesson, at: new Date().toISOString(), step: 0, right: 9, of: 9, done: true })
  await page.goto('/kurs/1')
  await page.getByText(/Wörter mit Beispielen/).click()
  const word = (german: string) =>
    page.getByRole('listitem').filter({ has: page.getByText(german, { exact: true }) })
  const hello = word('Hallo')
  await expect(hello.getByText('سلام', { exact: true })).toBeVisible()
  await expect(hello.getByText('salâm', { exact: true })).toHaveCount(0)
  await hello.getByRole('button', { name: 'Umschrift zeigen' }).click()
  await expect(hello.getByText('salâm', { exact: true })).toBeVisible()
  await expect(hello.getByRole('button', { name: 'Umschrift ausblenden' })).toBeFocused()
  // چ comes in the fourth step.
  await expect(word('wie').getByText('chetor', { exact: true }).first()).toBeVisible()
  await call(updateLearningSettings, { transliteration: 'always' })
  await page.reload()
  await page.getByText(/Wörter mit Beispielen/).click()
  await expect(hello.getByText('salâm', { exact: true })).toBeVisible()
  await expect(hello.getByRole('button', { name: /Umschrift/ })).toHaveCount(0)
})

test('the course shows the step of the script beside each of its first ten units', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/kurs', await learnerWith([], { start: 'script' }))
  const units = page.getByRole('main').getByRole('listitem')
  const steps = page.getByRole('main').getByRole('link', { name: /^Schrift, Schritt/ })
  await expect(steps).toHaveCount(10)
  await expect(units).toHaveCount(unitCount)
  await expect(units.filter({ hasText: 'Als Nächstes' })).toContainText('Schrift, Schritt 1')
  await steps.nth(2).click()
  await expect(page).toHaveURL('/schrift/3')
})

test.describe('without speech', () => {
  test.use({ expectedNoise: ['status of 502', 'Not all clips could be stored'] })

  test('a question that is heard says that its sound is missing, and can be skipped', async ({
    page,
    openSignedIn,
  }) => {
    await answerSpeech(page, 502, { error: 'Audio konnte nicht generiert werden', code: 'speech-failed' })
    await openSignedIn('/schrift/1', await learnerWith([]))
    await openPart(page, ({ kind }) => kind === 'find-letter')
    await expect(page.getByText('Dieser Ton fehlt gerade.')).toBeVisible()
    await expect(task(page, 'Hören und finden')).toBeVisible()
    const before = Number(await progress(page).getAttribute('value'))
    await press(page, 'Überspringen')
    await expect(progress(page)).toHaveAttribute('value', String(before + 1))
  })
})

test('letters and syllables lead to reading', async ({ page, openSignedIn }) => {
  await openSignedIn('/alphabet', await learnerWith([]))
  await page.getByRole('link', { name: 'Lesen lernen' }).click()
  await expect(page).toHaveURL('/schrift')
  await page.goto('/syllables')
  await expect(page.getByRole('link', { name: 'Lesen lernen' })).toHaveAttribute('href', '/schrift')
})

test.describe('a step that does not exist', () => {
  test.use({ expectedNoise: ['There is no screen'] })

  test('is no page', async ({ page, openSignedIn }) => {
    await openSignedIn('/schrift/11', await learnerWith([]))
    await expect(page.getByText('404')).toBeVisible()
  })
})
