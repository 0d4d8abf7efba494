import type { Page } from '@playwright/test'
import type { Phrase } from '@pol/content/phrases'
import type { VocabularyEntry } from '@pol/content/vocabulary'
import { withArticle } from '@pol/content/with-article'
import { expect } from './test.ts'

/** The texts of one card in order, and the names of its speaker buttons. */
interface Card {
  readonly texts: readonly string[]
  readonly voices: readonly string[]
}

export function cardsIn(page: Page): Promise<Card[]> {
  return page.locator('main ul > li').evaluateAll((cards) =>
    cards.map((card) => {
      const texts = document.createTreeWalker(card, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (texts.nextNode()) found.push(texts.currentNode.textContent ?? '')
      const buttons = [...card.querySelectorAll('button')].map((button) => button.ariaLabel ?? '')
      return { texts: found, voices: buttons.filter((name) => name.endsWith(' anhören')) }
    }),
  )
}

export const inGerman = (text: string) => `${text} anhören`
export const inPersian = (text: string) => `${text} auf Farsi anhören`

/** Expects that a card shows these texts, and has exactly these speaker buttons. */
export function expectCard(
  card: Card | undefined,
  texts: readonly string[],
  spoken: readonly string[],
): void {
  for (const text of texts) expect(card?.texts).toContain(text)
  expect(card?.voices).toEqual(spoken)
}

/** Presses the back link of a learning screen. */
export async function goBack(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Zurück/ }).click()
  await expect(page).toHaveURL('/')
}

/** Expects exactly these words with their examples, each with four speaker buttons. */
export async function expectVocabulary(page: Page, entries: readonly VocabularyEntry[]): Promise<void> {
  expect(entries.length).toBeGreaterThan(0)
  await expect(page.locator('[role=tabpanel] ul > li')).toHaveCount(entries.length)
  const cards = await cardsIn(page)
  for (const [at, entry] of entries.entries()) {
    const { farsi, transliteration, example_german, example_farsi, example_transliteration } = entry
    const german = withArticle(entry)
    expectCard(
      cards[at],
      [german, farsi, transliteration, example_german, example_farsi, example_transliteration],
      [inGerman(german), inPersian(farsi), inGerman(example_german), inPersian(example_farsi)],
    )
  }
}

/** Expects exactly these phrases, each with two speaker buttons. */
export async function expectPhrases(page: Page, phrases: readonly Phrase[]): Promise<void> {
  expect(phrases.length).toBeGreaterThan(0)
  await expect(page.locator('main ul > li')).toHaveCount(phrases.length)
  const cards = await cardsIn(page)
  for (const [at, { german, farsi, transliteration }] of phrases.entries()) {
    expectCard(cards[at], [german, farsi, transliteration], [inGerman(german), inPersian(farsi)])
  }
}
