import { conjugationOf } from '@pol/content/conjugation'
import { verbs } from '@pol/content/verbs'
import { cardsIn, expectCard, goBack, inGerman, inPersian } from '../support/cards.ts'
import { readContent } from '../support/content.ts'
import { expect, expectPersianMarked, expectClip, test } from '../support/test.ts'

const rows = await readContent(verbs)

for (const { tab, type } of [
  { tab: 'Regelmäßige Verben', type: 'regular' },
  { tab: 'Unregelmäßige Verben', type: 'irregular' },
]) {
  test(`${tab}: meaning, conjugation and example, all with audio`, async ({ page, openSignedIn }) => {
    await openSignedIn('/verbs')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deutsche Verben')
    await expect(page.getByRole('tab')).toHaveText(['Regelmäßige Verben', 'Unregelmäßige Verben'])
    await page.getByRole('tab', { name: tab, exact: true }).click()
    const shown = rows.filter((verb) => verb.type === type)
    expect(shown.length).toBeGreaterThan(0)
    await expect(page.locator('[role=tabpanel] ul > li')).toHaveCount(shown.length)
    const cards = await cardsIn(page)
    for (const [at, verb] of shown.entries()) {
      expectCard(
        cards[at],
        [
          verb.german,
          verb.farsi,
          verb.transliteration,
          `ich ${verb.ich}, du ${verb.du}, er/sie/es ${verb.er}`,
          verb.example_german,
          verb.example_farsi,
        ],
        [
          inGerman(verb.german),
          inPersian(verb.farsi),
          ...Object.values(conjugationOf(verb)).filter(Boolean).map(inGerman),
          ...[verb.farsi_present, verb.farsi_negative, verb.farsi_imperative].filter(Boolean).map(inPersian),
          inGerman(verb.example_german),
          inPersian(verb.example_farsi),
        ],
      )
    }
    await expectPersianMarked(page)
    await page.reload()
    await expect(page.getByRole('tab', { name: tab, exact: true })).toHaveAttribute('aria-selected', 'true')
  })
}

test('the other forms of a verb are shown on request', async ({ page, openSignedIn }) => {
  await openSignedIn('/verbs?tab=irregular')
  const fahren = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'fahren anhören', exact: true }) })
  const perfect = fahren.getByText('er ist gefahren', { exact: true })
  await expect(perfect).toBeHidden()
  await fahren.getByText('Weitere Formen').click()
  await expect(perfect).toBeVisible()
  await expect(fahren.getByText('er fuhr', { exact: true })).toBeVisible()
  await expect(fahren.getByText('Fahr!', { exact: true })).toBeVisible()
  const persian = fahren.getByRole('region', { name: 'Persische Formen von fahren' })
  await expect(persian.getByText('Präsensstamm')).toBeVisible()
  await expect(persian.getByRole('button')).toHaveCount(3)
  await expectClip(page, () => fahren.getByRole('button', { name: 'er ist gefahren anhören' }).click())
})

test('a learner hears a verb, and its example in Persian', async ({ page, openSignedIn }) => {
  await openSignedIn('/verbs')
  const verb = rows.find(({ type }) => type === 'regular')
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await expectClip(page, () => button(inGerman(verb?.german ?? '')).click())
  await expectClip(page, () => button(inGerman(verb ? conjugationOf(verb).singular : '')).click())
  await expectClip(page, () => button(inPersian(verb?.example_farsi ?? '')).click())
  await goBack(page)
})
