import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { sendAnswers, updateLearningSettings } from '@pol/contract/operations/learning'
import type { Grade } from '@pol/learning/values'
import { clientOf } from '../support/clients.ts'
import { finishLessons } from '../support/lessons.ts'
import { learnerNamed, starOf, starred } from '../support/practice.ts'
import { recordRequestedTexts } from '../support/sound.ts'
import { expect, expectClip, test } from '../support/test.ts'

const day = 24 * 60 * 60 * 1000

/** Sends answers without using the page. */
async function answerElsewhere(
  page: Page,
  items: readonly string[],
  daysAgo: number,
  grade: Grade = 3,
): Promise<void> {
  const call = await clientOf(page)
  await call(sendAnswers, {
    answers: items.map((item) => ({
      id: randomUUID(),
      language: 'fa',
      item,
      skill: 'recognise',
      grade,
      task: 'choose',
      at: new Date(Date.now() - daysAgo * day).toISOString(),
      ms: 4000,
    })),
  })
}

test('the newest starred item is first, an unstarred one leaves the list, and the list can be practised', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/dictionary', await learnerNamed('Mina'))
  await page.getByRole('searchbox').fill('Haus')
  await starOf(page, 'Haus').click()
  await expect(starOf(page, 'Haus')).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/kinder')
  await starOf(page, 'die Katze').click()
  await page.goto('/merkliste')
  await expect(starred(page)).toHaveText([/die Katze/, /das Haus/])
  await expect(page.getByRole('button', { name: 'خانه auf Farsi anhören', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Merkliste üben' })).toHaveAttribute(
    'href',
    '/ueben?round=merkliste',
  )
  await starOf(page, 'die Katze').click()
  await expect(starred(page)).toHaveText([/das Haus/])
  await expect(page.getByText('1 Eintrag', { exact: true })).toBeFocused()
  await page.reload()
  await expect(starred(page)).toHaveText([/das Haus/])
  // Home leads to the list, though no language is chosen.
  await page.goto('/')
  const today = page.getByRole('region', { name: 'Heute' })
  await today.getByRole('link', { name: 'Merkliste' }).click()
  await expect(starred(page)).toHaveText([/das Haus/])
})

test('a letter on the list sounds as in the alphabet: its name and an example', async ({
  page,
  openSignedIn,
}) => {
  const requested = recordRequestedTexts(page)
  await openSignedIn('/alphabet', await learnerNamed('Mina'))
  await page.getByRole('button', { name: 'Be merken' }).click()
  await page.goto('/merkliste')
  const speaker = starred(page).getByRole('button', { name: 'ب، باران auf Farsi anhören' })
  await expectClip(page, () => speaker.click())
  expect(requested).toEqual(['ب، باران'])
})

test('Home shows an example until the first answer, then the progress and the due tasks', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/', await learnerNamed('Lena'))
  const today = page.getByRole('region', { name: 'Heute' })
  await expect(today.getByRole('link', { name: 'Üben', exact: true })).toHaveAttribute('href', '/ueben')
  await expect(page.getByText('Beispiel', { exact: true })).toBeVisible()
  await expect(page.getByText('35%', { exact: true })).toBeVisible()
  await expect(today.getByText(/fällig|neu/)).toHaveCount(0)
  await expect(today.getByRole('link')).toHaveText(['Üben'])

  // Chosen last: what is asked today is settled as soon as the page knows the language.
  await answerElsewhere(page, ['letter-alef', 'letter-be', 'haus'], 3)
  await answerElsewhere(page, ['letter-alef', 'letter-be', 'haus'], 0)
  const call = await clientOf(page)
  await call(updateLearningSettings, { learns: 'fa' })
  await page.reload()
  await expect(page.getByText('Beispiel', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Streak-Tage' })).toHaveText('2Streak-Tage')
  await expect(page.getByRole('listitem').filter({ hasText: 'Level' })).toHaveText('1Level')
  await expect(page.getByText('6%', { exact: true })).toBeVisible()
  // Recognised on two days, all three are produced today for the first time.
  await expect(today.getByText('3 fällig', { exact: true })).toBeVisible()
  await expect(today.getByText(/^[1-9]\d* neu$/)).toBeVisible()
  await expect(today.getByRole('link')).toHaveText(['Merkliste', 'Fortschritt', 'Üben'])
})

test('the progress is shown in charts and tables, can be saved, and can be restarted after two questions', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/', await learnerNamed('Omid'))
  await answerElsewhere(page, ['haus', 'katze'], 9)
  await answerElsewhere(page, ['haus'], 0)
  await page.goto('/fortschritt')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Sie können:',
    'Einheiten',
    'Fertigkeiten',
    'Gelernt',
    'Fällig',
    'Geübte Tage',
  ])
  await expect(page.getByText('2 Lernkarten, nach der Zeit')).toBeVisible()
  await expect(
    page.getByText(/^Heute 1, in den nächsten 7 Tagen 1, in den nächsten 30 Tagen [12]\.$/),
  ).toBeVisible()
  await expect(page.getByText(/^An 2 Tagen geübt\./)).toBeVisible()
  await expect(page.getByText('wussten Sie es in 100 % der Fälle noch')).toBeVisible()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Lernstand herunterladen' }).click()
  expect((await saved).suggestedFilename()).toBe('Pol-Lernstand.json')

  await page.getByRole('button', { name: 'Neu beginnen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Neu beginnen' })
  await dialog.getByRole('button', { name: 'Weiter' }).click()
  await dialog.getByRole('button', { name: 'Ja, neu beginnen' }).click()
  await expect(page.getByText('Noch nichts gelernt.')).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('listitem').filter({ hasText: 'Streak-Tage' })).toHaveText('0Streak-Tage')
  await expect(page.getByText('Beispiel', { exact: true })).toHaveCount(0)
})

test('the progress begins with what one can do after the units whose check was passed', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/fortschritt', await learnerNamed('Nima'))
  const abilities = page.getByRole('region', { name: 'Sie können:' })
  await expect(abilities).toContainText('Diese Liste füllt sich mit jeder Einheit')
  await expect(page.getByRole('region', { name: 'Einheiten' })).toHaveCount(0)

  const call = await clientOf(page)
  await finishLessons(call, 1, { right: 9 })
  await finishLessons(call, 2, { right: 8 })
  await answerElsewhere(page, ['haus', 'hallo-zur-begruessung', 'tschuess'], 0)
  await page.reload()
  await expect(abilities.getByRole('heading', { level: 3 })).toHaveText(['Einheit 1: Hallo!'])
  await expect(abilities.getByRole('listitem').first()).toHaveText('Ich kann grüßen und mich verabschieden.')
  await expect(abilities).not.toContainText('Diese Liste')
  const units = page.getByRole('region', { name: 'Einheiten' }).getByRole('row')
  await expect(units.nth(1)).toHaveText('Einheit 1: Hallo!7 von 72 von 31')
  await expect(units.nth(2)).toHaveText('Einheit 2: Woher kommst du?7 von 70 von 39')
  const skills = page.getByRole('region', { name: 'Fertigkeiten' }).getByRole('row')
  await expect(skills).toHaveText(['FertigkeitLernkarten', 'Verstehen3', 'Sagen und schreiben0'])
  await abilities.getByRole('link', { name: 'Einheit 1: Hallo!' }).click()
  await expect(page).toHaveURL('/kurs/1')
})

test('the progress compares at which probability due cards were asked with how many were known', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/', await learnerNamed('Soraya'))
  const items = ['haus', 'katze', 'baum', 'brot', 'wasser']
  // Every other answer is wrong, so each card is due again after four days.
  for (let daysAgo = 80; daysAgo >= 4; daysAgo -= 4)
    await answerElsewhere(page, items, daysAgo, daysAgo % 8 === 0 ? 3 : 1)
  await page.goto('/fortschritt')
  await expect(page.getByRole('heading', { level: 2, name: 'Geübte Tage' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Ihr Gedächtnis' })).toHaveCount(0)

  await answerElsewhere(page, items, 88)
  await answerElsewhere(page, items, 84, 1)
  await answerElsewhere(page, items, 0, 3)
  await page.reload()
  await expect(page.getByRole('heading', { level: 2, name: 'Ihr Gedächtnis' })).toBeVisible()
  await expect(
    page.getByText(/^In den letzten 90 Tagen: gefragt bei \d\d %, gewusst \d\d %\.$/),
  ).toBeVisible()
  await expect(page.getByText(/die 1\d\d fälligen Karten/)).toBeVisible()
})
