import type { Page } from '@playwright/test'
import { readLearning } from '@pol/contract/operations/learning'
import { dialogues, sentencesOf } from '@pol/content/course/dialogues'
import { unitWords } from '@pol/content/course/tables'
import { withArticle } from '@pol/content/with-article'
import { clientOf } from '../support/clients.ts'
import { readContent, readLexicon } from '../support/content.ts'
import { answered, answers, learnerWith, press, startRound, task, verdict } from '../support/practice.ts'
import { expect, expectPersianMarked, test } from '../support/test.ts'

const inOrder = (await readContent(unitWords)).flatMap(({ unit, entry }) => (unit === 3 ? entry : []))
const ids = new Set(inOrder)
const words = (await readLexicon()).filter(({ id }) => ids.has(id))
const turns = (await readContent(dialogues)).filter(({ unit }) => unit === 3)
const sentences = turns.flatMap((turn) => sentencesOf(turn))

test.describe('on a small screen', () => {
  // Without speech each word is asked by its text, which the journey can read.
  test.use({
    viewport: { width: 360, height: 740 },
    expectedNoise: ['status of 503', 'A text of a task could not be played'],
  })

  test('a learner practises unit 3 to its end: words, then sentences in order and forms in their sentences', async ({
    page,
    openSignedIn,
  }) => {
    test.slow(true, 'a whole round is answered')
    await page.route('**/text-to-speech', (route) =>
      route.fulfill({ status: 503, json: { error: 'Heute nicht', code: 'speech-failed' } }),
    )
    // Sentences and forms wait for their words, so she has met all but the last ones.
    const met = inOrder.slice(0, -8).map((item) => answered(1, { item }))
    await openSignedIn('/kurs/3', await learnerWith(met))
    await page.getByRole('link', { name: 'Einheit üben' }).click()
    await expect(page.getByText('dann Sätze aus dem Dialog')).toBeVisible()
    await startRound(page)
    const kinds: string[] = []
    const kindNow = page.getByRole('group', { name: /^(?:Kennenlernen|Wählen|Ordnen|Form)$/ })
    const end = page.getByRole('heading', { name: 'Geschafft' })
    for (;;) {
      await expect(kindNow.or(end)).toBeVisible()
      if (await end.isVisible()) break
      const kind = (await kindNow.locator('p').first().textContent()) ?? ''
      kinds.push(kind)
      if (kind === 'Wählen') await chooseMeaning(page)
      if (kind === 'Ordnen') await putInOrder(page)
      if (kind === 'Form') await chooseForm(page)
      if (kind !== 'Kennenlernen') await expect(verdict(page)).toContainText('Richtig')
      const shown = await kindNow.elementHandle()
      await press(page, 'Weiter')
      await shown?.waitForElementState('hidden')
    }
    // What is new is shown first, also a sentence before it is put in order.
    expect(kinds.slice(0, 4)).toEqual(['Kennenlernen', 'Kennenlernen', 'Kennenlernen', 'Wählen'])
    expect(kinds.length).toBeLessThanOrEqual(20)
    // The words come first. The second sentence is asked after two others, since it is new.
    const asked = kinds.filter((kind) => kind !== 'Kennenlernen')
    expect(new Set(asked.slice(0, -4))).toEqual(new Set(['Wählen']))
    expect(asked.slice(-4)).toEqual(['Ordnen', 'Form', 'Form', 'Ordnen'])
    await expect(page.getByText(`Alle ${asked.length} auf Anhieb richtig.`)).toBeVisible()

    const client = await clientOf(page)
    const produced = async () => {
      const { cards } = await client(readLearning, {})
      return cards.filter(({ skill }) => skill === 'produce').map(({ item }) => item)
    }
    await expect.poll(async () => (await produced()).length).toBe(4)
    const items = await produced()
    expect(items.filter((item) => turns.some(({ id }) => id === item))).toHaveLength(2)
    expect(items.filter((item) => ids.has(item)).length).toBeGreaterThan(0)
  })
})

async function textOfTask(page: Page, kind: string): Promise<string> {
  return (await task(page, kind).innerText()).replaceAll(/\s+/g, ' ')
}

async function chooseMeaning(page: Page): Promise<void> {
  const shown = await task(page, 'Wählen').locator('[lang=fa]').first().textContent()
  const meanings = words.filter(({ farsi }) => farsi === shown).map((word) => withArticle(word))
  const texts = await answers(page).locator('[lang=de]').allTextContents()
  // A choice names all meanings of the word, some with a hint: "Guten Abend, Gute Nacht", "nein, nicht (ohne Verb)".
  const isRight = (text: string) =>
    meanings.some((meaning) =>
      text
        .replaceAll(/ \([^)]*\)/g, '')
        .split(', ')
        .includes(meaning),
    )
  await page.keyboard.press(String(texts.findIndex(isRight) + 1))
}

async function putInOrder(page: Page): Promise<void> {
  const shown = await textOfTask(page, 'Ordnen')
  const sentence = sentences.find(({ german }) => shown.includes(german))
  let rest = (sentence?.farsi ?? '').replaceAll(/[.!?؟،]/g, '')
  const parts = page.getByRole('group', { name: 'Bausteine' }).getByRole('button')
  while (rest !== '') {
    const texts = await parts.locator('[lang=fa]').allTextContents()
    const at = texts.findIndex((text) => `${rest} `.startsWith(`${text} `))
    await parts.nth(at).focus()
    await page.keyboard.press('Enter')
    rest = rest.slice(texts[at]?.length).trim()
  }
  await press(page, 'Prüfen')
}

async function chooseForm(page: Page): Promise<void> {
  const form = task(page, 'Form')
  await expect(form).toContainText('Welche Form fehlt in diesem Satz?')
  await expect(form).toContainText('Lücke')
  await expectPersianMarked(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  const sentence = (await form.locator('p[dir=rtl]').textContent()) ?? ''
  const texts = await answers(page).locator('[lang=fa]').allTextContents()
  const at = texts.findIndex((text) =>
    sentences.some(({ farsi }) => farsi === sentence.replace('Lücke', text)),
  )
  await page.keyboard.press(String(at + 1))
  await expect(page.getByText(/^Form von /)).toBeVisible()
}
