import { readLearning } from '@pol/contract/operations/learning'
import { clientOf } from '../support/clients.ts'
import { answered, answers, askedBy, practise, press, task, verdict } from '../support/practice.ts'
import { expect, test } from '../support/test.ts'

test('Ordnen: parts go in and out by press, also by keyboard', async ({ page, openSignedIn }) => {
  await practise(page, openSignedIn, askedBy.order)
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
  // 'Hilfe' is disabled now; the focus has not fallen off the task.
  await expect(task(page, 'Ordnen')).toBeFocused()
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
  await practise(page, openSignedIn, [asked], { learns: 'de' })
  const parts = page.getByRole('group', { name: 'Bausteine' }).getByRole('button')
  for (const word of ['ich', 'habe', 'heute', 'viel', 'zu', 'tun'])
    await parts.filter({ hasText: new RegExp(`^${word}$`) }).click()
  await press(page, 'Prüfen')
  await expect(verdict(page)).toContainText('Richtig')
  await expect(verdict(page)).not.toContainText('Groß- und Kleinschreibung')
})

test('Paare: four words and meanings; each word has its own answer', async ({ page, openSignedIn }) => {
  const sent: { item: string; grade: number; task: string }[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/learning/answers')) return
    sent.push(...(request.postDataJSON() as { answers: typeof sent }).answers)
  })
  await practise(page, openSignedIn, askedBy.pairs)
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
  const meanings: Readonly<Record<string, string>> = {
    گران: 'teuer',
    خانه: 'das Haus',
    دیروز: 'gestern',
    گربه: 'die Katze',
  }
  // After each pair the focus goes on to the next word that is left.
  let left = await pairs.getByRole('group', { name: 'Wörter' }).locator('[lang=fa]').allTextContents()
  for (const [text, german] of Object.entries(meanings)) {
    await word(text).focus()
    await page.keyboard.press('Enter')
    await meaning(german).focus()
    await page.keyboard.press('Enter')
    await expect(word(text)).toBeDisabled()
    await expect(meaning(german)).toBeDisabled()
    left = [...left.slice(left.indexOf(text) + 1), ...left.slice(0, left.indexOf(text))]
    if (left[0]) await expect(word(left[0])).toBeFocused()
  }
  await expect(verdict(page)).toContainText('Noch nicht')
  // Each meaning stands next to its word now.
  const first = await pairs.getByRole('group', { name: 'Wörter' }).locator('[lang=fa]').first().textContent()
  await expect(pairs.getByRole('group', { name: 'Bedeutungen' }).getByRole('button').first()).toHaveText(
    meanings[first ?? ''] ?? '',
  )
  await press(page, 'Weiter')
  // The word of the wrong pair comes back, in an easier way.
  await expect(answers(page).filter({ hasText: 'teuer' })).toBeVisible()
  await expect
    .poll(() => sent.map(({ item, grade }) => `${item} ${grade}`).toSorted())
    .toEqual(['gestern 3', 'haus 3', 'katze 3', 'teuer 1'])
  expect(new Set(sent.map(({ task }) => task))).toEqual(new Set(['pairs']))
  await answers(page).filter({ hasText: 'teuer' }).click()
  await expect(verdict(page)).toContainText('Richtig')
  await press(page, 'Weiter')
  await expect(page.getByRole('heading', { name: 'Geschafft' })).toBeVisible()
})

test('Paare: what was found is right, also if nothing more is known; pairs are one step', async ({
  page,
  openSignedIn,
}) => {
  await practise(page, openSignedIn, askedBy.pairs)
  const pairs = task(page, 'Paare')
  const bar = page.getByRole('progressbar')
  await expect(bar).toHaveAttribute('max', '4')
  await pairs.getByRole('button', { name: 'خانه' }).click()
  await pairs.getByRole('button', { name: 'das Haus' }).click()
  await press(page, 'Ich weiß es nicht')
  await expect(verdict(page)).toContainText('Noch nicht')
  await expect(bar).toHaveAttribute('value', '1')
  await expect(bar).toHaveAttribute('max', '4')
  const client = await clientOf(page)
  await press(page, 'Runde beenden')
  await expect(page.getByText('1 von 4 auf Anhieb richtig.')).toBeVisible()
  await expect
    .poll(async () => (await client(readLearning, {})).cards.filter(({ lapses }) => lapses === 0))
    .toMatchObject([{ item: 'haus' }])
})

test('Bausteine legen: a word is put together from its letters', async ({ page, openSignedIn }) => {
  await practise(page, openSignedIn, askedBy.tiles)
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
  await practise(page, openSignedIn, askedBy.tiles)
  const parts = page.getByRole('group', { name: 'Bausteine', exact: true }).getByRole('button')
  for (const letter of ['خ', 'ن', 'ا', 'ه']) await parts.filter({ hasText: letter }).click()
  await press(page, 'Prüfen')
  await expect(verdict(page)).toContainText('Noch nicht')
})

test('Lücke: the missing letters are chosen', async ({ page, openSignedIn }) => {
  await practise(page, openSignedIn, askedBy.gap)
  const gap = task(page, 'Lücke')
  await expect(gap).toContainText('das Haus')
  await expect(gap.getByText('Lücke', { exact: true })).toHaveCount(2)
  const shown = (await gap.locator('p[dir=rtl]').textContent())?.replaceAll('\u200D', '') ?? ''
  const texts = await answers(page).locator('[lang=fa]').allTextContents()
  const at = texts.findIndex((letters) => shown.replace('Lücke', letters) === 'خانه')
  await answers(page).nth(at).click()
  await expect(verdict(page)).toContainText('Richtig')
})
