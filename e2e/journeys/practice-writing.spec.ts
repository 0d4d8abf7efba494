import {
  answered,
  askedBy,
  learnerWith,
  practise,
  press,
  startRound,
  task,
  verdict,
} from '../support/practice.ts'
import { recordSounds, soundsPlaying, useLongClips } from '../support/sound.ts'
import { expect, test } from '../support/test.ts'

test('Diktat: what is heard is written; the text is not shown', async ({ page, openSignedIn }) => {
  await recordSounds(page)
  await openSignedIn('/ueben', await learnerWith(askedBy.dictation))
  await useLongClips(page)
  await startRound(page)
  await expect(task(page, 'Diktat')).toBeVisible()
  await expect.poll(() => soundsPlaying(page)).toBe(1)
  await expect(page.getByText('سلام، حال شما چطور است؟')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Antwort' }).fill('سلام حال شما چطور است')
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toContainText('Richtig')
})

test('Schreiben: the transliteration is accepted, and shows how it is written', async ({
  page,
  openSignedIn,
}) => {
  await practise(page, openSignedIn, askedBy.write)
  await page.getByRole('textbox', { name: 'Antwort' }).fill('khane')
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toContainText('Richtig')
  await expect(verdict(page)).toContainText('So schreibt man es:')
  await expect(verdict(page).locator('[lang=fa]')).toHaveText(['خانه'])
})

test('Schreiben: ä, ö, ü and ß stand below the field where German is learned, with shift as capitals', async ({
  page,
  openSignedIn,
}) => {
  await practise(page, openSignedIn, writtenInGerman(), { learns: 'de' })
  const keys = page.getByRole('group', { name: 'Bildschirmtastatur' }).getByRole('button')
  await expect(keys).toHaveText(['ä', 'ö', 'ü', 'ß'])
  await keys.nth(0).click()
  await keys.nth(2).click({ modifiers: ['Shift'] })
  await keys.nth(3).click({ modifiers: ['Shift'] })
  // One letter at a time, and no word begins with ß.
  await keys.nth(1).click()
  await expect(page.getByRole('textbox', { name: 'Antwort' })).toHaveValue('äÜßö')
})

test('Schreiben: the keyboard on the screen, once switched off, stays off, also with German', async ({
  page,
  openSignedIn,
}) => {
  const person = await learnerWith(writtenInGerman(), { learns: 'de' })
  await openSignedIn('/ueben', person)
  await press(page, 'Einstellungen')
  const keyboard = page.getByRole('switch', { name: 'Bildschirmtastatur' })
  await expect(keyboard).toBeChecked()
  await keyboard.click()
  await expect(keyboard).not.toBeChecked()
  await page.reload()
  await startRound(page)
  await expect(page.getByRole('textbox', { name: 'Antwort' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Bildschirmtastatur' })).toHaveCount(0)
})

test.describe('with a mouse', () => {
  test('Schreiben: a Persian keyboard is shown only if it is chosen', async ({ page, openSignedIn }) => {
    await practise(page, openSignedIn, askedBy.write)
    await expect(page.getByRole('textbox', { name: 'Antwort' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Bildschirmtastatur' })).toHaveCount(0)
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('Schreiben: a Persian keyboard is shown, and the keyboard of the device stays closed until it is wanted', async ({
    page,
    openSignedIn,
  }) => {
    await practise(page, openSignedIn, askedBy.write)
    const keyboard = page.getByRole('group', { name: 'Bildschirmtastatur' })
    const field = page.getByRole('textbox', { name: 'Antwort' })
    await expect(keyboard).toBeVisible()
    await expect(field).toHaveAttribute('inputmode', 'none')
    await press(page, 'Tastatur des Geräts')
    await expect(keyboard).toHaveCount(0)
    await expect(field).toHaveAttribute('inputmode', 'text')
    await expect(field).toBeFocused()
    await press(page, 'Bildschirmtastatur')
    await expect(keyboard).toBeVisible()
    await expect(field).toHaveAttribute('inputmode', 'none')
  })
})

test('Form: a gap is shown in plain words, and the nearest answer', async ({ page, openSignedIn }) => {
  await practise(page, openSignedIn, askedBy.form)
  await expect(task(page, 'Form')).toContainText('Was gehört in die Lücke?')
  await expect(task(page, 'Form')).toContainText('من … (jetzt)')
  await expect(task(page, 'Form')).toContainText('1. Person Singular Präsens')
  await page.getByRole('textbox', { name: 'Antwort' }).fill('می‌روی')
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toContainText('Noch nicht')
  await expect(verdict(page)).toContainText('می‌روم')
  await expect(page.getByRole('main')).toContainText('Form von رفتن')
  await expect(verdict(page).locator('mark')).toHaveText(['ی', 'م'])
})

test('Schreiben: a field in the language that is learned, checked by Enter, with the letters that differ marked', async ({
  page,
  openSignedIn,
}) => {
  await practise(page, openSignedIn, askedBy.write)
  const field = page.getByRole('textbox', { name: 'Antwort' })
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('lang', 'fa')
  await expect(field).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('button', { name: 'Prüfen' })).toBeDisabled()
  await field.fill('خاله')
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toContainText('Noch nicht')
  await expect(verdict(page).locator('mark')).toHaveText(['ل', 'ن'])
})

test('Schreiben: a wrong text in Latin letters is compared with the transliteration', async ({
  page,
  openSignedIn,
}) => {
  await practise(page, openSignedIn, askedBy.write)
  const field = page.getByRole('textbox', { name: 'Antwort' })
  await field.fill('khaneem')
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toContainText('Noch nicht')
  await expect(verdict(page).getByRole('definition')).toHaveText(['khaneem', 'khâneخانه'])
  await expect(verdict(page).locator('mark')).toHaveText(['em'])
})

test('Schreiben: a wrong verdict is overruled, and both answers are kept', async ({ page, openSignedIn }) => {
  const sent: { grade: number; overruled?: boolean }[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/learning/answers')) return
    sent.push(...(request.postDataJSON() as { answers: typeof sent }).answers)
  })
  await practise(page, openSignedIn, askedBy.write)
  await page.getByRole('textbox', { name: 'Antwort' }).fill('منزل')
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toContainText('Noch nicht')
  // By keyboard: the pressed button disappears, and 'Weiter' has the focus.
  await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'War richtig' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toContainText('Richtig')
  await expect(page.getByRole('button', { name: 'War richtig' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Geschafft' })).toBeVisible()
  await expect
    .poll(() => sent.map(({ grade, overruled = false }) => [grade, overruled]))
    .toEqual([
      [1, false],
      [3, true],
    ])
})

test('Schreiben: with letters on the screen, at the caret', async ({ page, openSignedIn }) => {
  await practise(page, openSignedIn, askedBy.write, { keyboard: true })
  const keys = page.getByRole('group', { name: 'Bildschirmtastatur' })
  const field = page.getByRole('textbox', { name: 'Antwort' })
  for (const letter of ['خ', 'ن', 'ه']) await keys.getByRole('button', { name: letter, exact: true }).click()
  await expect(field).toHaveValue('خنه')
  await expect(field).toBeFocused()
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(1, 1))
  await keys.getByRole('button', { name: 'ا', exact: true }).click()
  await expect(field).toHaveValue('خانه')
  await keys.getByRole('button', { name: 'Halbabstand' }).click()
  await expect(field).toHaveValue('خا‌نه')
  const remove = keys.getByRole('button', { name: 'Letztes Zeichen löschen' })
  await remove.click()
  await expect(field).toHaveValue('خانه')
  await expect(field).toBeFocused()
  await keys.getByRole('button', { name: 'Leerzeichen' }).click()
  await expect(field).toHaveValue('خا نه')
  await field.selectText()
  await remove.click()
  await expect(field).toHaveValue('')
  await remove.click()
  for (const letter of ['خ', 'ا', 'ن', 'ه'])
    await keys.getByRole('button', { name: letter, exact: true }).click()
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toContainText('Richtig')
})

test('Schreiben: a word that has two words in the other language is asked once, by that of its level; the solution has both', async ({
  page,
  openSignedIn,
}) => {
  const produced = (ago: number, item: string) => answered(ago, { item, skill: 'produce', task: 'write' })
  const both = [produced(70, 'haus'), produced(67, 'haus'), produced(60, 'zuhause')]
  await practise(page, openSignedIn, both)
  await expect(task(page, 'Schreiben')).toContainText('das Haus')
  await expect(page.getByText('das Zuhause')).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Antwort' }).fill('خانه')
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toContainText('Richtig')
  await expect(page.getByText('das Zuhause')).toBeVisible()
  await press(page, 'Weiter')
  await expect(page.getByRole('heading', { name: 'Geschafft' })).toBeVisible()
})

const writtenInGerman = () =>
  // An adjective: of a noun, the article is asked in between.
  askedBy.write.map((answer) => ({
    ...answer,
    id: crypto.randomUUID(),
    item: 'teuer',
    language: 'de' as const,
  }))
