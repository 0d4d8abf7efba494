import { readLearning } from '@pol/contract/operations/learning'
import { clientOf } from '../support/clients.ts'
import { beAway, begin, examNamed, handIn, questionOf, timer } from '../support/exams.ts'
import { waitForServiceWorker } from '../support/keep-offline.ts'
import { learnerWith } from '../support/practice.ts'
import { answerSpeech } from '../support/sound.ts'
import { expect, expectPersianMarked, test } from '../support/test.ts'
import { saying } from '../support/texts.ts'

const exam = examNamed('de-1')
const reading = exam.lesen.flatMap(({ questions }) => questions)
const answersOf = { a: 0, b: 1, c: 2, r: 0, f: 1 } as const
const [first, second] = reading as [(typeof reading)[0], (typeof reading)[0]]

test('Lena finds the training, learns what it is not, and does the whole part Lesen', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/kurs', await learnerWith([], { learns: 'de' }))
  await page.getByRole('link', { name: 'Prüfungstraining' }).click()
  await expect(page.getByText('Dies ist keine amtliche Prüfung.')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Modelltest/ })).toHaveText(['Modelltest 1', 'Modelltest 2'])
  await page.getByRole('link', { name: 'Modelltest 1' }).click()
  const parts = page.getByRole('list', { name: 'Teile' })
  await expect(parts.getByRole('link')).toHaveText(['Hören', 'Lesen', 'Schreiben', 'Sprechen'])
  await parts.getByRole('link', { name: 'Lesen' }).click()
  await expect(page.getByRole('timer')).toHaveCount(0)

  await begin(page)
  await expect(timer(page)).toHaveText(/^2[45]:\d\d$/)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Teil 1', 'Teil 2', 'Teil 3'])
  await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeHidden()
  // All right but the first one.
  for (const { question, right } of reading)
    await questionOf(page, question).getByRole('radio').nth(answersOf[right]).check()
  await questionOf(page, first.question)
    .getByRole('radio')
    .nth(1 - answersOf[first.right])
    .check()
  await handIn(page)

  const points = page.getByRole('heading', { name: '14 von 15 Punkten' })
  await expect(points).toBeFocused()
  await expect(page.getByText('Dies ist keine amtliche Prüfung.')).toBeVisible()
  const wrong = questionOf(page, first.question)
  await expect(wrong).toContainText('Nicht richtig. Die Antwort ist:')
  await expect(wrong).toContainText(first.reason)
  await expect(questionOf(page, second.question)).toContainText(second.reason)
  await expect(wrong.getByRole('radio').first()).toBeDisabled()
  const [text] = exam.lesen[0]?.texts ?? []
  await expect(page.getByText(text?.lines[0]?.farsi ?? '', { exact: true }).first()).toBeVisible()

  await page.getByRole('link', { name: 'Zum Ergebnis' }).click()
  const row = page.getByRole('row', { name: /^Lesen/ })
  await expect(row.getByRole('cell')).toHaveText(['14 von 15', '14 von 15'])
  await expect(page.getByRole('row', { name: /^Hören/ }).getByRole('cell')).toHaveText(['–', '–'])
  const call = await clientOf(page)
  await expect
    .poll(async () => (await call(readLearning, {})).lessons)
    .toMatchObject([{ lesson: 'test-1-lesen', step: 0, right: 14, of: 15, done: true }])
})

test('the time goes on while Lena is away: after a reload her answers are there, at its end they are handed in', async ({
  page,
  openSignedIn,
}) => {
  await openSignedIn('/pruefung/1/lesen', await learnerWith([], { learns: 'de' }))
  await begin(page)
  const chosen = questionOf(page, second.question).getByRole('radio').nth(answersOf[second.right])
  await chosen.check()
  await beAway(page, 10)
  await expect(chosen).toBeChecked()
  await expect(timer(page)).toHaveText(/^1[45]:\d\d$/)

  await page.getByRole('button', { name: 'Teil verlassen' }).click()
  await expect(page.getByText(/läuft, noch 1[45] Minuten/)).toBeVisible()
  await beAway(page, 16)
  await expect(
    page
      .getByRole('row', { name: /^Lesen/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('1 von 15')
  await page.getByRole('list', { name: 'Teile' }).getByRole('link', { name: 'Lesen' }).click()
  await expect(page.getByRole('heading', { name: '1 von 15 Punkten' })).toBeVisible()

  await page.getByRole('button', { name: 'Teil wiederholen' }).click()
  await page.getByRole('button', { name: 'Ja, wiederholen' }).click()
  await begin(page, false)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(chosen).not.toBeChecked()
})

test.describe('without a network', () => {
  test.use({ expectedNoise: ['net::ERR_INTERNET_DISCONNECTED', 'net::ERR_FAILED'] })

  test('Lena begins, reloads and hands in; her points are sent later', async ({
    page,
    context,
    openSignedIn,
  }) => {
    await openSignedIn('/pruefung/1', await learnerWith([], { learns: 'de' }))
    await waitForServiceWorker(page)
    await context.setOffline(true)
    await page.getByRole('list', { name: 'Teile' }).getByRole('link', { name: 'Lesen' }).click()
    await begin(page)
    const chosen = questionOf(page, first.question).getByRole('radio').nth(answersOf[first.right])
    await chosen.check()
    await page.reload()
    await expect(chosen).toBeChecked()
    await handIn(page)
    await expect(page.getByRole('heading', { name: '1 von 15 Punkten' })).toBeVisible()
    await context.setOffline(false)
    const call = await clientOf(page)
    await expect
      .poll(async () => (await call(readLearning, {})).lessons)
      .toMatchObject([{ lesson: 'test-1-lesen', right: 1, of: 15, done: true }])
  })
})

test.describe('listening', () => {
  test.use({ expectedNoise: ['status of 502'] })

  test('does not begin without a sound; each text is heard as often as the exam allows', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/pruefung/1/hoeren', await learnerWith([], { learns: 'de' }))
    await answerSpeech(page, 502, { error: 'Sprachausgabe fehlgeschlagen', code: 'speech-failed' })
    await page.getByRole('button', { name: 'Beginnen' }).click()
    await expect(page.getByRole('alert')).toContainText('Die Zeit läuft noch nicht.')
    await expect(page.getByRole('timer')).toHaveCount(0)
    await page.unrouteAll()

    await begin(page)
    await expect(timer(page)).toHaveText(/^(?:19|20):\d\d$/)
    const [twice] = await page.getByRole('button', { name: 'Text 1 abspielen' }).all()
    const announcements = page.getByRole('region', { name: 'Teil 2' })
    const once = announcements.getByRole('button', { name: 'Text 1 abspielen' })
    const stop = page.getByRole('button', { name: 'Stoppen' })
    await once.click()
    await expect(announcements.getByText('nicht mehr zu hören')).toBeVisible()
    await stop.click()
    await expect(once).toBeDisabled()
    await expect(page.getByText(exam.hoeren[1]?.texts[0]?.lines[0]?.german ?? '')).toHaveCount(0)
    await twice?.click()
    await expect(page.getByText('noch einmal zu hören')).toHaveCount(4)
    await page.reload()
    await expect(once).toBeDisabled()
    await handIn(page)
    await expect(
      page.getByText(exam.hoeren[1]?.texts[0]?.lines[0]?.german ?? '', { exact: true }),
    ).toBeVisible()
  })
})

test('writing: the form is corrected, the message is compared and rated', async ({ page, openSignedIn }) => {
  await openSignedIn('/pruefung/1/schreiben', await learnerWith([], { learns: 'de' }))
  await begin(page)
  const { fields, message, model } = exam.schreiben
  for (const { label_german, written } of fields.slice(1))
    await page.getByRole('textbox', { name: label_german, exact: true }).fill(written[0] ?? '')
  await expect(page.getByText(message.points_german[0] ?? '', { exact: true })).toBeVisible()
  const text = page.getByRole('textbox', { name: 'Nachricht' })
  await text.fill('Liebe Anna, ich komme gern')
  await page.getByRole('button', { name: 'ä', exact: true }).last().click()
  await expect(text).toHaveValue('Liebe Anna, ich komme gernä')
  await expect(page.getByText('5 Wörter')).toBeVisible()
  await handIn(page)
  await expect(page.getByRole('heading', { name: '4 von 15 Punkten' })).toBeVisible()
  await expect(page.getByText(fields[0]?.reason ?? '', { exact: true })).toBeVisible()
  await expect(page.getByText(model[0]?.german ?? '', { exact: true }).first()).toBeVisible()
  const criteria = page.getByRole('group', { name: 'Ihre Nachricht' }).getByRole('checkbox')
  await expect(criteria).toHaveCount(6)
  for (const criterion of await criteria.all()) await criterion.check()
  await expect(page.getByRole('heading', { name: '14 von 15 Punkten' })).toBeVisible()
  await page.reload()
  await expect(criteria.first()).toBeChecked()
  await page.getByRole('button', { name: 'Bewertung abschließen' }).click()
  await expect(criteria.first()).toBeDisabled()
})

test.describe('who learns Persian', () => {
  test.use({ interfaceLanguage: 'de' })

  test('has one test, with answers in Persian', async ({ page, openSignedIn }) => {
    const persian = examNamed('fa-1')
    const [question] = persian.lesen[0]?.questions ?? []
    await openSignedIn('/pruefung', await learnerWith([], { learns: 'fa' }))
    await expect(page.getByRole('link', { name: /^Modelltest/ })).toHaveText(['Modelltest 1'])
    await page.goto('/pruefung/1/lesen')
    await begin(page)
    await expectPersianMarked(page)
    const answers = questionOf(page, question?.question ?? '').getByRole('radio')
    await expect(answers.first()).toHaveAccessibleName('درست')
    await answers.nth(answersOf[question?.right ?? 'r']).check()
    await handIn(page)
    await expect(page.getByRole('heading', { name: '1 von 15 Punkten' })).toBeVisible()
    const call = await clientOf(page)
    await expect
      .poll(async () => (await call(readLearning, {})).lessons)
      .toMatchObject([{ lesson: 'test-fa-1-lesen', right: 1, done: true }])
  })
})

test.describe('in Persian', () => {
  test.use({ interfaceLanguage: 'fa' })
  const say = saying('fa', 'exams')

  test('Mina learns German: the interface is Persian, the test German, the reasons Persian', async ({
    page,
    openSignedIn,
  }) => {
    await openSignedIn('/pruefung/1', await learnerWith([], { learns: 'de' }))
    await page.getByRole('link', { name: say('Lesen') }).click()
    await begin(page, true, say)
    await expect(timer(page, say)).toHaveText(/^۲[۴۵]:[۰-۹]{2}$/)
    await expectPersianMarked(page)
    const answers = questionOf(page, first.question).getByRole('radio')
    await expect(answers.first()).toHaveAccessibleName('Richtig')
    await handIn(page, say)
    await expect(
      page.getByRole('heading', { name: say('{points} von {of} Punkten', { points: '۰', of: '۱۵' }) }),
    ).toBeVisible()
    await expect(questionOf(page, first.question)).toContainText(say('Warum:'))
    await expect(page.getByText(say('Dies ist keine amtliche Prüfung.'))).toBeVisible()
  })
})
