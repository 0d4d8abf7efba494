import type { Locator, Page } from '@playwright/test'
import { addStar } from '@pol/contract/operations/learning'
import { clientWith, openSession } from '../support/clients.ts'
import { learnerWith, starred } from '../support/practice.ts'
import { expect, expectPersianMarked, test } from '../support/test.ts'
import { direction, glossOf, source } from '../support/translator.ts'

const germanSpeakers = (place: Locator) =>
  place.getByRole('button', { name: /^(?!.* auf Farsi anhören$).* anhören$/ })
const persianSpeakers = (place: Locator) => place.getByRole('button', { name: / auf Farsi anhören$/ })

const isBold = (text: Locator) =>
  text.evaluate((element) => Number(getComputedStyle(element).fontWeight) >= 600)
const sizeOf = (text: Locator) =>
  text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
const topOf = async (text: Locator) => (await text.boundingBox())?.y ?? NaN

/** Expects that this text stands above the other one and is larger. The settings are read after the first view. */
async function expectFirstAndLarge(first: Locator, second: Locator): Promise<void> {
  await expect
    .poll(async () => [
      (await sizeOf(first)) > (await sizeOf(second)),
      (await topOf(first)) < (await topOf(second)),
    ])
    .toEqual([true, true])
}

/** Opens what is folded. */
const unfold = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const one of all) one.setAttribute('open', '')
  })

async function openOnPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 664 })
}

test.describe('who learns German', () => {
  test('reads a dialogue in German, with the Persian text small, silent and as it is written', async ({
    page,
    openSignedIn,
  }) => {
    await openOnPhone(page)
    await openSignedIn('/kurs/1', await learnerWith([], { learns: 'de' }))
    const dialogue = page.getByRole('region', { name: 'Dialog' })
    await expect(page.getByText('Ich heiße Ali.').first()).toBeAttached()
    await unfold(page)
    const turn = dialogue.getByRole('listitem').nth(1)
    const german = turn.getByText('Hallo, Anna! Ich heiße Ali.', { exact: true })
    const persian = turn.getByText('سلام، آنا! اسم من علی است.', { exact: true })
    await expectFirstAndLarge(german, persian)
    expect(await isBold(german)).toBe(true)
    expect(await isBold(persian)).toBe(false)
    await expect(german).toHaveAttribute('lang', 'de')
    await expect(germanSpeakers(turn)).toHaveCount(1)
    await expect(dialogue.getByText('Gesprochen')).toHaveCount(0)
    await expect(dialogue.getByText('esm-e man ali')).toHaveCount(0)
    await expect(dialogue.getByRole('radiogroup', { name: 'Sprache des Dialogs' })).toHaveCount(0)
    // Neither do the words and the examples of the notes have anything for the other learner.
    await expect(persianSpeakers(page.getByRole('main'))).toHaveCount(0)
    await expect(page.getByText('So liest man die Umschrift')).toHaveCount(0)
    await expectPersianMarked(page)
  })

  test('finds no spoken form and no Persian speaker in the details of an entry', async ({
    page,
    openSignedIn,
  }) => {
    await openOnPhone(page)
    await openSignedIn('/dictionary', await learnerWith([], { learns: 'de' }))
    await page.getByRole('searchbox').fill('Haus')
    await page.getByRole('button', { name: 'Mehr zu Haus', exact: true }).click()
    const example = page.getByRole('region', { name: 'Beispiel' })
    await expectFirstAndLarge(
      example.getByText('Dieses Haus ist sehr alt.', { exact: true }),
      example.getByText('این خانه خیلی قدیمی است.', { exact: true }),
    )
    await expect(germanSpeakers(example)).toHaveCount(1)
    await expect(persianSpeakers(example)).toHaveCount(0)
    await expect(example.getByText('in khâne khéyli')).toHaveCount(0)
    await expect(page.getByText('خونه', { exact: true })).toHaveCount(0)
    // The row itself is a specified card.
    await expect(page.getByText('(khâne)', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'خانه auf Farsi anhören' }).first()).toBeVisible()
  })

  test('hears the German word of a translated text, or the German meaning of a Persian one', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/translate', await learnerWith([], { learns: 'de' }))
    const words = glossOf(page, 'Wort für Wort')
    await source(page).fill('Gestern kaufte Anna zwei Bücher nicht.')
    await source(page).press('Control+Enter')
    await expect(words.getByText('Bücher', { exact: true })).toBeVisible()
    await unfold(page)
    await expect(words.getByRole('button', { name: 'Bücher anhören', exact: true })).toBeVisible()
    await expect(words.getByText(/ketâb|kharidan/)).toHaveCount(0)
    await direction(page, 'Farsi → Deutsch').click()
    await source(page).fill('پدر علی ۲۵۰ کتاب نمی‌خرد')
    await source(page).press('Control+Enter')
    await expect(words.getByText('das Buch', { exact: true })).toBeVisible()
    await unfold(page)
    await expect(words.getByRole('button', { name: 'das Buch anhören', exact: true })).toBeVisible()
    await expect(persianSpeakers(words)).toHaveCount(0)
    await expect(words.getByText(/ketâb|kharidan/)).toHaveCount(0)
    const word = words.getByText('کتاب', { exact: true })
    expect(await sizeOf(words.getByText('das Buch', { exact: true }))).toBeGreaterThan(await sizeOf(word))
  })
})

test.describe('who learns Persian', () => {
  test('reads a dialogue in Persian; what is spoken is bold, and German stands below, silent', async ({
    page,
    openSignedIn,
  }) => {
    await openOnPhone(page)
    await openSignedIn('/kurs/1', await learnerWith([], { learns: 'fa' }))
    const dialogue = page.getByRole('region', { name: 'Dialog' })
    await expect(page.getByText('Ich heiße Ali.').first()).toBeAttached()
    await unfold(page)
    const turn = dialogue.getByRole('listitem').nth(1)
    const german = turn.getByText('Hallo, Anna! Ich heiße Ali.', { exact: true })
    const written = turn.getByText('سلام، آنا! اسم من علی است.', { exact: true })
    const spoken = turn.getByText('سلام، آنا! اسم من علیه.', { exact: true })
    await expectFirstAndLarge(spoken, written)
    await expectFirstAndLarge(spoken, german)
    expect(await isBold(spoken)).toBe(true)
    expect(await isBold(written)).toBe(false)
    expect(await isBold(german)).toBe(false)
    await expect(turn.getByText('esm-e man ali-ye', { exact: false })).toBeVisible()
    await expect(germanSpeakers(turn)).toHaveCount(0)
    await expect(persianSpeakers(turn)).toHaveCount(2)
    await dialogue.getByRole('radio', { name: 'Persisch, wie man schreibt' }).check()
    await expectFirstAndLarge(written, spoken)
    expect(await isBold(written)).toBe(true)
    expect(await isBold(spoken)).toBe(false)
    await expect(germanSpeakers(page.getByRole('main'))).toHaveCount(0)
  })

  test('finds Persian first in the details of an entry, with its spoken form', async ({
    page,
    openSignedIn,
  }) => {
    await openOnPhone(page)
    await openSignedIn('/dictionary', await learnerWith([], { learns: 'fa' }))
    await page.getByRole('searchbox').fill('Haus')
    await page.getByRole('button', { name: 'Mehr zu Haus', exact: true }).click()
    const example = page.getByRole('region', { name: 'Beispiel' })
    await expectFirstAndLarge(
      example.getByText('این خانه خیلی قدیمی است.', { exact: true }),
      example.getByText('Dieses Haus ist sehr alt.', { exact: true }),
    )
    await expect(germanSpeakers(example)).toHaveCount(0)
    await expect(persianSpeakers(example)).toHaveCount(1)
    await expect(example.getByText('in khâne khéyli')).toBeVisible()
    await expect(page.getByText('خونه', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Haus anhören', exact: true })).toBeVisible()
  })

  test('hears the Persian word of a translated text, or the Persian meaning of a German one', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/translate', await learnerWith([], { learns: 'fa' }))
    const words = glossOf(page, 'Wort für Wort')
    await source(page).fill('Der Zug nach Berlin hat Verspätung.')
    await source(page).press('Control+Enter')
    const similar = page.getByRole('group', { name: 'Ähnlicher Satz' })
    await expectFirstAndLarge(
      similar.getByText('قطار تأخیر دارد.', { exact: true }),
      similar.getByText('Der Zug hat Verspätung.', { exact: true }),
    )
    await expect(persianSpeakers(similar)).toHaveCount(1)
    await unfold(page)
    await expect(words.getByRole('button', { name: 'قطار auf Farsi anhören', exact: true })).toBeVisible()
    await expect(germanSpeakers(words)).toHaveCount(0)
    await expect(words.getByText('(ghatâr)').first()).toBeVisible()
  })
})

for (const { learns, first, second } of [
  { learns: 'de', first: 'die Katze', second: 'گربه' },
  { learns: 'fa', first: 'گربه', second: 'die Katze' },
] as const)
  test(`the list of starred items has the learned language first, with its speaker and the star: ${learns}`, async ({
    page,
    openSignedIn,
  }) => {
    const person = await learnerWith([], { learns })
    const { token } = await openSession(person)
    await clientWith(token)(addStar, { item: 'katze' })
    await openSignedIn('/merkliste', person)
    const card = starred(page).first()
    await expectFirstAndLarge(card.getByText(first, { exact: true }), card.getByText(second, { exact: true }))
    await expect(germanSpeakers(card)).toHaveCount(learns === 'de' ? 1 : 0)
    await expect(persianSpeakers(card)).toHaveCount(learns === 'fa' ? 1 : 0)
    await expect(card.getByText('gorbe', { exact: true })).toHaveCount(learns === 'fa' ? 1 : 0)
    await card.getByRole('button', { name: 'die Katze merken' }).click()
    await expect(card).toHaveCount(0)
  })

for (const learns of ['de', 'fa'] as const)
  test(`in an emergency only size and order follow the learned language: ${learns}`, async ({
    page,
    openSignedIn,
  }) => {
    await openOnPhone(page)
    // The emergency page asks no server who is signed in.
    await openSignedIn('/', await learnerWith([], { learns }))
    await page.goto('/notfall')
    const german = page.getByText('Ich spreche wenig Deutsch.', { exact: true })
    const line = page.getByRole('listitem').filter({ has: german })
    const persian = line.locator('[lang=fa]')
    await expect(persian).toHaveCount(1)
    if (learns === 'de') await expectFirstAndLarge(german, persian)
    else await expectFirstAndLarge(persian, german)
    await expect(germanSpeakers(line)).toHaveCount(1)
    await expect(persianSpeakers(line)).toHaveCount(1)
  })

test.describe('the Persian interface', () => {
  test.use({ interfaceLanguage: 'fa' })

  test('somebody who has never chosen learns German: a unit has nothing for the other learner', async ({
    page,
    openSignedIn,
  }) => {
    await openOnPhone(page)
    await openSignedIn('/kurs/1')
    const german = page.getByText('Hallo, Anna! Ich heiße Ali.', { exact: true })
    await expect(german).toBeAttached()
    await unfold(page)
    const turn = page.getByRole('listitem').filter({ has: german })
    const persian = turn.getByText('سلام، آنا! اسم من علی است.', { exact: true })
    await expectFirstAndLarge(german, persian)
    await expect(german).toHaveAttribute('lang', 'de')
    await expect(persian).toHaveAttribute('lang', 'fa')
    // The German text, how it sounds, and the Persian text.
    await expect(turn.locator('p, span').filter({ hasText: /ali ast|ali-ye/ })).toHaveCount(0)
    await expect(turn.locator('[lang=fa][translate=no]')).toHaveCount(2)
    await expect(turn.getByRole('button', { name: 'Hallo, Anna! Ich heiße Ali.' })).toHaveCount(2)
    await expect(turn.getByRole('button', { name: 'سلام' })).toHaveCount(0)
  })
})

for (const { path, text } of [
  { path: '/alphabet', text: 'asb' },
  { path: '/syllables', text: 'bimârestân' },
  { path: '/sentences', text: 'sobh bekheyr!' },
  { path: '/verbs', text: 'âkhar-e hafte che kâr míkonid?' },
  { path: '/kinder?tab=animals', text: 'gorbe' },
  { path: '/erwachsene', text: 'donbâl-e kâr mígardam.' },
  { path: '/senioren', text: 'ghalb-am tond mízanad.' },
  { path: '/dictionary', text: '(khâne)' },
])
  test(`the cards of ${path} have their transliteration for everybody, unless somebody has chosen 'Nie'`, async ({
    page,
    openSignedIn,
  }) => {
    const open = async (transliteration: 'auto' | 'never') => {
      await openSignedIn(path, await learnerWith([], { learns: 'de', transliteration }))
      if (path === '/dictionary') await page.getByRole('searchbox').fill('Haus')
      await expect(page.locator('main [lang=fa]').filter({ visible: true }).first()).toBeVisible()
    }
    await open('auto')
    await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
    await expect(page.getByText('So liest man die Umschrift')).toBeVisible()
    await open('never')
    await expect(page.getByText('So liest man die Umschrift')).toHaveCount(0)
    await expect(page.getByText(text, { exact: true })).toHaveCount(0)
  })
