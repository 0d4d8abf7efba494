import {
  answered,
  answers,
  askedBy,
  learnerWith,
  press,
  startRound,
  task,
  verdict,
} from '../support/practice.ts'
import { recordSounds, refuseToPlay, soundsPlaying, useLongClips } from '../support/sound.ts'
import { expect, expectPersianMarked, test } from '../support/test.ts'

test('Wählen: by mouse, and by the keys 1 to 4', async ({ page, openSignedIn }) => {
  const person = await learnerWith([...askedBy.choose, ...askedBy.choose.map(withItem('gestern'))])
  await openSignedIn('/ueben', person)
  await startRound(page)
  await expect(task(page, 'Wählen')).toBeFocused()
  await expect(answers(page)).toHaveCount(4)
  await expectPersianMarked(page)
  const right = (await task(page, 'Wählen').textContent())?.includes('گران') ? 'teuer' : 'gestern'
  await answers(page).filter({ hasText: right }).click()
  await expect(verdict(page)).toContainText('Richtig')
  await expect(page.getByRole('button', { name: 'Weiter', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  const other = right === 'teuer' ? 'gestern' : 'teuer'
  const at = (await answers(page).allTextContents()).findIndex((text) => text.includes(other))
  await expect(verdict(page)).toHaveCount(0)
  await page.keyboard.press(String(at + 1))
  await expect(verdict(page)).toContainText('Richtig')
  await press(page, 'Leicht')
  await expect(page.getByRole('heading', { name: 'Geschafft' })).toBeVisible()
  await expect(page.getByText('Alle 2 auf Anhieb richtig.')).toBeVisible()
})

test('Wählen: a wrong answer shows the right one, and the word comes back', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/ueben', await learnerWith(askedBy.choose))
  await startRound(page)
  await answers(page).filter({ hasNotText: 'teuer' }).first().click()
  await expect(verdict(page)).toContainText('Noch nicht')
  await expect(page.getByRole('main').getByText('teuer', { exact: true }).last()).toBeVisible()
  await expect(page.getByRole('button', { name: /^(?:Leicht|War richtig)$/ })).toHaveCount(0)
  await press(page, 'Weiter')
  await expect(answers(page)).toHaveCount(4)
  // The bar counts steps: the answer is one, and the word is asked again.
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '1')
  await expect(page.getByRole('progressbar')).toHaveAttribute('max', '2')
  await press(page, 'Ich weiß es nicht')
  await expect(verdict(page)).toContainText('Noch nicht')
})

test('Wählen: a letter is asked in each place of a word, joined as it is there', async ({
  page,
  openSignedIn,
}) => {
  const wrongly = (times: number, item: string) =>
    Array.from({ length: times }, (_, n) => answered(9 - n / 100, { item, grade: 1 }))
  const person = await learnerWith([
    ...wrongly(2, 'letter-be'),
    ...wrongly(4, 'letter-sin'),
    ...wrongly(6, 'letter-mim'),
    ...wrongly(8, 'letter-lam'),
  ])
  const names: Readonly<Record<string, string>> = { ب‍: 'Be', '‍س‍': 'Ssin', '‍م': 'Mim', ل: 'Lâm' }
  await openSignedIn('/ueben', person)
  await startRound(page)
  const seen: string[] = []
  while (seen.length < 4) {
    const asked = task(page, 'Wählen')
    await expect(asked).toContainText('Welcher Buchstabe ist das?')
    const shown = (await asked.locator('[lang=fa]').first().textContent()) ?? ''
    seen.push(shown)
    await answers(page)
      .filter({ hasText: names[shown] ?? shown })
      .click()
    await expect(verdict(page)).toContainText('Richtig')
    await press(page, 'Weiter')
    await expect(verdict(page)).toHaveCount(0)
  }
  expect(seen.toSorted()).toEqual(Object.keys(names).toSorted())
  await expect(page.getByText('Alle 4 auf Anhieb richtig.')).toBeVisible()
})

test('Hören: plays by itself, does not show the text, and the meaning is chosen', async ({
  page,
  openSignedIn,
}) => {
  await recordSounds(page)
  await openSignedIn('/ueben', await learnerWith(askedBy.listen))
  await useLongClips(page)
  await startRound(page)
  await expect(task(page, 'Hören')).toBeVisible()
  await expect.poll(() => soundsPlaying(page)).toBe(1)
  await expect(page.getByText('گران')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Aufgabe/ })).toBeVisible()
  await answers(page).filter({ hasText: 'teuer' }).click()
  await expect(verdict(page)).toContainText('Richtig')
  await expect(page.getByText('گران')).toBeVisible()
})

test('Hören: where the browser plays nothing before a press, nothing is reported, and the button plays it', async ({
  page,
  openSignedIn,
}) => {
  const refused = await refuseToPlay(page)
  await openSignedIn('/ueben', await learnerWith(askedBy.listen))
  await useLongClips(page)
  await startRound(page)
  await expect.poll(refused.times).toBe(1)
  const speaker = page.getByRole('button', { name: 'Aufgabe anhören' })
  await expect(speaker).toBeVisible()
  await answers(page).filter({ hasText: 'teuer' }).click()
  // The answer is played, too.
  await expect.poll(refused.times).toBe(2)
  await expect(page.getByRole('region', { name: 'Meldungen' }).getByRole('alert')).toHaveCount(0)
  await refused.end()
  await page.getByRole('button', { name: 'گران auf Farsi anhören' }).click()
  await expect(page.getByRole('button', { name: 'گران auf Farsi wird abgespielt, stoppen' })).toBeVisible()
})

test.describe('without speech', () => {
  test.use({ expectedNoise: ['status of 503'] })

  test('Hören: an item that the server cannot speak is asked as Wählen', async ({ page, openSignedIn }) => {
    await page.route('**/text-to-speech', (route) =>
      route.fulfill({ status: 503, json: { error: 'Heute nicht', code: 'speech-failed' } }),
    )
    await openSignedIn('/ueben', await learnerWith(askedBy.listen))
    await startRound(page)
    await expect(task(page, 'Wählen')).toBeVisible()
    await expect(page.getByText('گران')).toBeVisible()
  })
})

test('Bild: the pictures have names', async ({ page, openSignedIn }) => {
  await openSignedIn('/ueben', await learnerWith(askedBy.picture))
  await startRound(page)
  await expect(task(page, 'Bild')).toContainText('گربه')
  await expect(answers(page)).toHaveCount(4)
  await page.getByRole('button', { name: 'die Katze', exact: true }).click()
  await expect(verdict(page)).toContainText('Richtig')
})

test('Artikel: one of three', async ({ page, openSignedIn }) => {
  await openSignedIn('/ueben', await learnerWith(askedBy.article, { learns: 'de' }))
  await startRound(page)
  await expect(task(page, 'Artikel')).toContainText('Haus')
  await expect(answers(page)).toHaveCount(3)
  await page.keyboard.press('3')
  await expect(verdict(page)).toContainText('Richtig')
})

test('Ordnen: parts go in and out by press, also by keyboard', async ({ page, openSignedIn }) => {
  await openSignedIn('/ueben', await learnerWith(askedBy.order))
  await startRound(page)
  const parts = page.getByRole('group', { name: 'Bausteine' }).getByRole('button')
  const answer = page.getByRole('group', { name: 'Antwort', exact: true }).getByRole('button')
  await expect(parts).toHaveCount(5)
  await parts.filter({ hasText: 'شما' }).click()
  await expect(answer.locator('[lang=fa]')).toHaveText(['شما'])
  await expect(answer).toContainText('shomâ')
  await answer.click()
  await expect(answer).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Prüfen' })).toBeDisabled()
  await press(page, 'Hilfe')
  await expect(page.getByRole('status').filter({ hasText: 'سلام' })).toBeVisible()
  for (const word of ['سلام', 'حال', 'شما', 'چطور', 'است']) {
    await parts.filter({ hasText: word }).focus()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('button', { name: 'Prüfen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toContainText('Richtig')
})

test('Ordnen: another right order is accepted', async ({ page, openSignedIn }) => {
  const item = 'phrase-heute-habe-ich-viel-zu-tun'
  const asked = answered(9, { item, language: 'de', skill: 'produce', task: 'order' })
  await openSignedIn('/ueben', await learnerWith([asked], { learns: 'de' }))
  await startRound(page)
  const parts = page.getByRole('group', { name: 'Bausteine' }).getByRole('button')
  for (const word of ['ich', 'habe', 'heute', 'viel', 'zu', 'tun'])
    await parts.filter({ hasText: new RegExp(`^${word}$`) }).click()
  await press(page, 'Prüfen')
  await expect(verdict(page)).toContainText('Richtig')
  await expect(verdict(page)).not.toContainText('Groß- und Kleinschreibung')
})

test('Wählen: the written word is chosen for its meaning, with its transliteration', async ({
  page,
  openSignedIn,
}) => {
  const asked = answered(9, { skill: 'produce', task: 'choose', grade: 1 })
  await openSignedIn('/ueben', await learnerWith([asked, { ...asked, id: crypto.randomUUID() }]))
  await startRound(page)
  await expect(task(page, 'Wählen')).toContainText('das Haus')
  await expect(answers(page)).toHaveCount(4)
  await answers(page).filter({ hasText: 'khâne' }).click()
  await expect(verdict(page)).toContainText('Richtig')
})

test('Paare: four words and meanings; each word has its own answer', async ({ page, openSignedIn }) => {
  const sent: { item: string; grade: number; task: string }[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/learning/answers')) return
    sent.push(...(request.postDataJSON() as { answers: typeof sent }).answers)
  })
  await openSignedIn('/ueben', await learnerWith(askedBy.pairs))
  await startRound(page)
  const pairs = task(page, 'Paare')
  const word = (text: string) =>
    pairs.getByRole('group', { name: 'Wörter' }).getByRole('button', { name: text })
  const meaning = (text: string) =>
    pairs.getByRole('group', { name: 'Bedeutungen' }).getByRole('button', { name: text })
  await expect(pairs.getByRole('group').getByRole('button')).toHaveCount(8)
  await word('گران').click()
  await expect(word('گران')).toHaveAttribute('aria-pressed', 'true')
  await meaning('das Haus').click()
  await expect(pairs.getByText('Das gehört nicht zusammen.')).toBeVisible()
  for (const [text, german] of [
    ['گران', 'teuer'],
    ['خانه', 'das Haus'],
    ['دیروز', 'gestern'],
    ['گربه', 'die Katze'],
  ] as const) {
    await word(text).focus()
    await page.keyboard.press('Enter')
    await meaning(german).focus()
    await page.keyboard.press('Enter')
    await expect(word(text)).toBeDisabled()
    await expect(meaning(german)).toBeDisabled()
  }
  await expect(verdict(page)).toContainText('Noch nicht')
  await press(page, 'Weiter')
  // Only the word of the wrong pair comes back.
  await expect(page.getByRole('main')).toContainText('گران')
  await expect
    .poll(() => sent.map(({ item, grade }) => `${item} ${grade}`).toSorted())
    .toEqual(['gestern 3', 'haus 3', 'katze 3', 'teuer 1'])
  expect(new Set(sent.map(({ task }) => task))).toEqual(new Set(['pairs']))
})

test('Bausteine legen: a word is put together from its letters', async ({ page, openSignedIn }) => {
  await openSignedIn('/ueben', await learnerWith(askedBy.tiles))
  await startRound(page)
  await expect(task(page, 'Bausteine legen')).toContainText('das Haus')
  const parts = page.getByRole('group', { name: 'Bausteine', exact: true }).getByRole('button')
  await expect(parts).toHaveCount(4)
  await press(page, 'Hilfe')
  await expect(page.getByRole('status').filter({ hasText: 'خ' })).toBeVisible()
  for (const letter of ['خ', 'ا', 'ن', 'ه']) await parts.filter({ hasText: letter }).click()
  await press(page, 'Prüfen')
  await expect(verdict(page)).toContainText('Richtig')
})

test('Bausteine legen: letters in a wrong order are no typing error', async ({ page, openSignedIn }) => {
  await openSignedIn('/ueben', await learnerWith(askedBy.tiles))
  await startRound(page)
  const parts = page.getByRole('group', { name: 'Bausteine', exact: true }).getByRole('button')
  for (const letter of ['خ', 'ن', 'ا', 'ه']) await parts.filter({ hasText: letter }).click()
  await press(page, 'Prüfen')
  await expect(verdict(page)).toContainText('Noch nicht')
})

test('Lücke: the missing letters are chosen', async ({ page, openSignedIn }) => {
  await openSignedIn('/ueben', await learnerWith(askedBy.gap))
  await startRound(page)
  const gap = task(page, 'Lücke')
  await expect(gap).toContainText('das Haus')
  await expect(gap.getByText('Lücke', { exact: true })).toHaveCount(2)
  const shown = (await gap.locator('p[dir=rtl]').textContent())?.replaceAll('\u200D', '') ?? ''
  const texts = await answers(page).locator('[lang=fa]').allTextContents()
  const at = texts.findIndex((letters) => shown.replace('Lücke', letters) === 'خانه')
  await answers(page).nth(at).click()
  await expect(verdict(page)).toContainText('Richtig')
})

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
  await openSignedIn('/ueben', await learnerWith(askedBy.write))
  await startRound(page)
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
  const written = askedBy.write.map((answer) => ({
    ...answer,
    id: crypto.randomUUID(),
    language: 'de' as const,
  }))
  await openSignedIn('/ueben', await learnerWith(written, { learns: 'de' }))
  await startRound(page)
  const keys = page.getByRole('group', { name: 'Bildschirmtastatur' }).getByRole('button')
  await expect(keys).toHaveText(['ä', 'ö', 'ü', 'ß'])
  await keys.nth(0).click()
  await keys.nth(2).click({ modifiers: ['Shift'] })
  await expect(page.getByRole('textbox', { name: 'Antwort' })).toHaveValue('äÜ')
})

test.describe('with a mouse', () => {
  test('Schreiben: a Persian keyboard is shown only if it is chosen', async ({ page, openSignedIn }) => {
    await openSignedIn('/ueben', await learnerWith(askedBy.write))
    await startRound(page)
    await expect(page.getByRole('textbox', { name: 'Antwort' })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Bildschirmtastatur' })).toHaveCount(0)
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('Schreiben: a Persian keyboard is shown', async ({ page, openSignedIn }) => {
    await openSignedIn('/ueben', await learnerWith(askedBy.write))
    await startRound(page)
    await expect(page.getByRole('group', { name: 'Bildschirmtastatur' })).toBeVisible()
  })
})

test('Form: the form is named, and its nearest answer shown', async ({ page, openSignedIn }) => {
  await openSignedIn('/ueben', await learnerWith(askedBy.form))
  await startRound(page)
  await expect(task(page, 'Form')).toContainText('2. Person Singular Präsens')
  await page.getByRole('textbox', { name: 'Antwort' }).fill('می‌رود')
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toContainText('Noch nicht')
  await expect(verdict(page)).toContainText('می‌روی')
  await expect(verdict(page).locator('mark')).toHaveText(['د', 'ی'])
})

test('Schreiben: a field in the language that is learned, checked by Enter, with the first difference marked', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/ueben', await learnerWith(askedBy.write))
  await startRound(page)
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

test('Schreiben: a wrong verdict is overruled, and both answers are kept', async ({ page, openSignedIn }) => {
  const sent: { grade: number; overruled?: boolean }[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/learning/answers')) return
    sent.push(...(request.postDataJSON() as { answers: typeof sent }).answers)
  })
  await openSignedIn('/ueben', await learnerWith(askedBy.write))
  await startRound(page)
  await page.getByRole('textbox', { name: 'Antwort' }).fill('منزل')
  await press(page, 'Prüfen')
  await expect(verdict(page)).toContainText('Noch nicht')
  await press(page, 'War richtig')
  await expect(verdict(page)).toContainText('Richtig')
  await press(page, 'Weiter')
  await expect(page.getByRole('heading', { name: 'Geschafft' })).toBeVisible()
  await expect
    .poll(() => sent.map(({ grade, overruled = false }) => [grade, overruled]))
    .toEqual([
      [1, false],
      [3, true],
    ])
})

test('Schreiben: with letters on the screen, at the caret', async ({ page, openSignedIn }) => {
  await openSignedIn('/ueben', await learnerWith(askedBy.write, { keyboard: true }))
  await startRound(page)
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
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toContainText('Richtig')
})

test('Schreiben: a word that has two words in the other language is asked by both, once', async ({
  page,
  openSignedIn,
}) => {
  const produced = (ago: number, item: string) => answered(ago, { item, skill: 'produce', task: 'write' })
  const both = [produced(70, 'haus'), produced(67, 'haus'), produced(60, 'zuhause')]
  await openSignedIn('/ueben', await learnerWith(both))
  await startRound(page)
  await expect(task(page, 'Schreiben')).toContainText('das Haus, das Zuhause')
  await page.getByRole('textbox', { name: 'Antwort' }).fill('خانه')
  await page.keyboard.press('Enter')
  await expect(verdict(page)).toContainText('Richtig')
  await press(page, 'Weiter')
  await expect(page.getByRole('heading', { name: 'Geschafft' })).toBeVisible()
})

test('Aufdecken: the learner says how well it was known, and there is no verdict', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/ueben', await learnerWith(askedBy.uncover))
  await startRound(page)
  await expect(task(page, 'Aufdecken')).toContainText('خانه')
  await expect(page.getByText('das Haus')).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(page.getByText('das Haus')).toBeVisible()
  for (const name of ['Nochmal', 'Schwer', 'Gut', 'Leicht'])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(verdict(page)).toHaveCount(0)
  await page.keyboard.press('3')
  // After right answers on two days, the learner chooses how the word is written.
  await expect(task(page, 'Wählen')).toContainText('das Haus')
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '1')
})

function withItem(item: string) {
  return (answer: (typeof askedBy.choose)[number]) =>
    answered(10, { ...answer, id: crypto.randomUUID(), item })
}
