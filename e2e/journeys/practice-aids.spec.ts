import { addStar } from '@pol/contract/operations/learning'
import { clientWith, openSession } from '../support/clients.ts'
import { askedBy, learnerWith, practise, press, startRound, task, verdict } from '../support/practice.ts'
import { recordRequestedTexts } from '../support/sound.ts'
import { expect, test } from '../support/test.ts'
import { saying } from '../support/texts.ts'

/** A learner who meets this item in the round of the starred ones. */
async function whoMeets(item: string, settings: Parameters<typeof learnerWith>[1] = {}) {
  const person = await learnerWith([], settings)
  const { token } = await openSession(person)
  await clientWith(token)(addStar, { item })
  return person
}

for (const { about, item, texts } of [
  { about: 'a word with its example', item: 'katze', texts: ['gorbe'] },
  { about: 'a letter with its example', item: 'letter-alef', texts: ['asb'] },
])
  test(`with 'Nie' there is no transliteration at the first sight of ${about}`, async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/ueben?round=merkliste', await whoMeets(item))
    await startRound(page)
    const seen = task(page, 'Kennenlernen')
    for (const text of texts) await expect(seen.getByText(text).first()).toBeVisible()
    await press(page, 'Einstellungen')
    const dialog = page.getByRole('dialog', { name: 'Einstellungen' })
    await dialog.getByRole('radiogroup', { name: 'Umschrift' }).getByRole('radio', { name: 'Nie' }).check()
    await page.keyboard.press('Escape')
    for (const text of texts) await expect(seen.getByText(text)).toHaveCount(0)
    await expect(page.getByText('So liest man die Umschrift')).toHaveCount(0)
  })

test('a learner of German sees no transliteration of Persian in practice', async ({ page, openSignedIn }) => {
  await openSignedIn('/ueben?round=merkliste', await whoMeets('katze', { learns: 'de' }))
  await startRound(page)
  await expect(task(page, 'Kennenlernen').getByText('die Katze').first()).toBeVisible()
  await expect(task(page, 'Kennenlernen').locator('.bg-sunken [lang=fa]').first()).toBeVisible()
  await expect(page.getByText(/gorbe/)).toHaveCount(0)
  await expect(page.getByText('So liest man die Umschrift')).toHaveCount(0)
})

for (const { learns, text, persian } of [
  { learns: 'de', text: 'die Katze', persian: 0 },
  { learns: 'fa', text: 'گربه', persian: 2 },
] as const)
  test(`at a first sight, the learned language alone has speaker buttons: ${learns}`, async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/ueben?round=merkliste', await whoMeets('katze', { learns }))
    await startRound(page)
    const seen = task(page, 'Kennenlernen')
    await expect(seen.getByText(text, { exact: true })).toBeVisible()
    // The word and its example; the example has its translation below.
    for (const language of ['de', 'fa'])
      await expect(seen.locator(`.bg-sunken [lang=${language}]`).first()).toBeVisible()
    await expect(seen.getByRole('button', { name: / anhören$/ })).toHaveCount(2)
    await expect(seen.getByRole('button', { name: / auf Farsi anhören$/ })).toHaveCount(persian)
  })

for (const { transliteration, times } of [
  { transliteration: 'after', times: 1 },
  { transliteration: 'never', times: 0 },
] as const)
  test(`the words at the end of a round have their transliteration unless it is switched off: ${transliteration}`, async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/ueben?round=merkliste', await whoMeets('katze', { transliteration }))
    await startRound(page)
    await press(page, 'Weiter')
    await press(page, 'Ich weiß es nicht')
    await press(page, 'Runde beenden')
    const met = page.getByRole('region', { name: 'Neu kennengelernt: 1' })
    await expect(met.getByText('گربه', { exact: true })).toBeVisible()
    await expect(met.getByText('gorbe', { exact: true })).toHaveCount(times)
  })

test('a learner of German can hide the transliteration, which is only on cards for both languages', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/ueben', await learnerWith([], { learns: 'de' }))
  await press(page, 'Einstellungen')
  const setting = page.getByRole('dialog').getByRole('radiogroup', { name: 'Umschrift' })
  await expect(setting).toContainText('nur auf Karten für beide Sprachen')
  await setting.getByRole('radio', { name: 'Nie' }).check()
  await page.goto('/kinder?tab=animals')
  await expect(page.getByText('die Katze').first()).toBeVisible()
  await expect(page.getByText('So liest man die Umschrift')).toHaveCount(0)
  await expect(page.getByText(/gorbe/)).toHaveCount(0)
})

test.describe('the Persian interface', () => {
  test.use({ interfaceLanguage: 'fa' })

  for (const { learns, given, shown, missing } of [
    {
      learns: 'de',
      given: askedBy.article,
      shown: 'So liest man die Lautschrift',
      missing: 'So liest man die Umschrift',
    },
    {
      learns: 'fa',
      given: askedBy.choose,
      shown: 'So liest man die Umschrift',
      missing: 'So liest man die Lautschrift',
    },
  ] as const)
    test(`a round explains the notation of the learned language alone: ${learns}`, async ({
      page,
      openSignedIn,
    }) => {
      const say = saying('fa', 'practice')
      await openSignedIn('/ueben', await learnerWith(given, { learns }))
      await startRound(page, say)
      await expect(page.getByText(say(shown))).toBeVisible()
      await expect(page.getByText(say(missing))).toHaveCount(0)
    })
})

// The words and the letter with the longest explanations of both directions.
for (const { item, learns } of [
  { item: 'vor-bei-der-uhrzeit', learns: 'fa' },
  { item: 'letter-alef', learns: 'fa' },
  { item: 'dieser-mit-nomen', learns: 'de' },
] as const)
  test(`a first sight explains in two lines, and more on tap: ${item}`, async ({ page, openSignedIn }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openSignedIn('/ueben?round=merkliste', await whoMeets(item, { learns }))
    await startRound(page)
    const text = task(page, 'Kennenlernen').locator('.line-clamp-2')
    const lines = () =>
      text.evaluate((element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight))
    // Persian letters make a line higher than its line height.
    await expect.poll(lines).toBeLessThan(2.5)
    if (item !== 'letter-alef') return
    await press(page, 'Mehr')
    await expect(text).toHaveCount(0)
    await press(page, 'Weniger')
    await expect.poll(lines).toBeLessThan(2.5)
  })

for (const { kind, given, learns, text } of [
  { kind: 'Artikel', given: askedBy.article, learns: 'de', text: 'das Haus' },
  { kind: 'Bausteine legen', given: askedBy.tiles, learns: 'fa', text: 'خانه' },
  { kind: 'Lücke', given: askedBy.gap, learns: 'fa', text: 'خانه' },
] as const)
  test(`${kind}: the word is spoken with the verdict, not before`, async ({ page, openSignedIn }) => {
    const spoken = recordRequestedTexts(page)
    await practise(page, openSignedIn, given, { learns })
    await expect(task(page, kind)).toBeVisible()
    await expect(task(page, kind).getByRole('button', { name: /anhören/ })).toHaveCount(0)
    expect(spoken).toEqual([])
    await press(page, 'Ich weiß es nicht')
    await expect(verdict(page)).toBeVisible()
    await expect.poll(() => spoken).toEqual([text])
  })
