import type { Page } from '@playwright/test'
import { readLearning } from '@pol/contract/operations/learning'
import type { Language } from '@pol/language/language'
import { expectNoViolations } from '../support/accessibility.ts'
import { clientOf } from '../support/clients.ts'
import { clientOfPerson, finishLessons, goThrough } from '../support/lessons.ts'
import { answered, learnerWith, press, startRound, task, verdict } from '../support/practice.ts'
import { expect, expectPersianMarked, test } from '../support/test.ts'
import { type Say, saying } from '../support/texts.ts'

/** The first exercise of the lesson of rules of the first unit, in each direction. */
const exercises = {
  fa: {
    id: 'exercise-1-fa-wir-sind-anna-und',
    reader: 'de',
    wrong: 'هستم',
    reason: 'هستم (hástam) sagt man nur von sich allein. Zwei Personen sagen هستیم (hástim).',
    heading: '„bin“, „bist“ und „ist“',
    solved: 'ما آنا و پاول هستیم.',
  },
  de: {
    id: 'exercise-1-de-wir-sind-lena-und',
    reader: 'fa',
    wrong: 'bin',
    reason: 'bin فقط برای یک نفر، یعنی ich، است. ما دو نفریم: wir sind.',
    heading: 'sein یعنی «بودن»',
    solved: 'Wir sind Lena und Paul.',
  },
} as const satisfies Record<Language, unknown>

/** Chooses the wrong answer by its number, and reads why it is wrong. */
async function chooseWrongByKeyboard(page: Page, language: Language, say: Say): Promise<void> {
  const { wrong, reason, solved } = exercises[language]
  const choices = page.getByRole('group', { name: say('Antworten') }).getByRole('button')
  await expect(choices).toHaveCount(3)
  const texts = await choices.evaluateAll(
    (buttons, learned) => buttons.map((button) => button.querySelector(`[lang=${learned}]`)?.textContent),
    language,
  )
  await page.keyboard.press(String(texts.indexOf(wrong) + 1))
  const shown = verdict(page, say)
  await expect(shown).toContainText(say('Noch nicht'))
  await expect(
    shown.getByRole('paragraph').filter({ hasText: say('Warum: {reason}', { reason: '' }).trim() }),
  ).toContainText(reason)
  await expect(page.getByText(solved, { exact: true })).toBeVisible()
}

for (const language of ['fa', 'de'] as const) {
  const { id, reader, heading, wrong } = exercises[language]
  test.describe(`exercises for learners of ${language}`, () => {
    test.use({ interfaceLanguage: reader })
    const say = saying(reader, 'practice')
    /** The end of a round has a text of its own. */
    const inLesson: Say = (text, values) =>
      (text === 'Geschafft' ? saying(reader, 'lessons') : say)(text, values)

    test('lesson 5 by keyboard: a rule, a mistake with its reason, the rule again, and the end', async ({
      page,
      openSignedIn,
    }) => {
      test.slow(true, 'a lesson is gone through')
      await openSignedIn('/kurs/1/5', await learnerWith([], { learns: language }))
      await expect(task(page, say('Regel'))).toBeVisible()
      await expect(page.getByRole('progressbar')).toHaveAttribute('max', '14')
      await page.keyboard.press('Enter')
      await expect(task(page, say('Übung'))).toBeVisible()
      await expectNoViolations(page, 'exercise', reader)
      await chooseWrongByKeyboard(page, language, say)
      await expectPersianMarked(page)
      await expectNoViolations(page, 'exercise', reader)
      const link = page.getByRole('link', { name: say('Zur Regel'), exact: true })
      await link.focus()
      await page.keyboard.press('Enter')
      const paragraph = page.getByRole('dialog', {
        name: say('Einheit {unit}', { unit: reader === 'fa' ? '۱' : '1' }),
      })
      await expect(paragraph.getByRole('heading', { name: heading })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(paragraph).toBeHidden()
      await expect(link).toBeFocused()
      await page.getByRole('button', { name: say('Weiter'), exact: true }).focus()
      await page.keyboard.press('Enter')
      await goThrough(page, undefined, inLesson)
      const client = await clientOf(page)
      await expect
        .poll(async () => {
          const { cards, lessons } = await client(readLearning, {})
          const asked = cards.filter(({ item }) => item.startsWith(`exercise-1-${language}-`))
          return { exercises: asked.length > 4, first: asked.some(({ item }) => item === id), lessons }
        })
        .toMatchObject({ exercises: true, first: true, lessons: [{ lesson: 'unit-1-5', done: true }] })
    })

    test('a wrong exercise comes back in practice, and is taken for right when it is', async ({
      page,
      openSignedIn,
    }) => {
      const asked = { language, item: id, skill: 'produce', task: 'exercise' } as const
      const learner = await learnerWith([answered(3, { ...asked, grade: 1 })], { learns: language })
      await openSignedIn('/ueben', learner)
      await startRound(page, say)
      await expect(task(page, say('Übung'))).toBeVisible()
      await chooseWrongByKeyboard(page, language, say)
      await page.keyboard.press('Enter')
      // It is asked again, as nothing else is due.
      const choices = page.getByRole('group', { name: say('Antworten') }).getByRole('button')
      await expect(choices.first()).toBeEnabled()
      await choices.filter({ hasNotText: wrong }).first().focus()
      const right = language === 'fa' ? 'هستیم' : 'sind'
      await choices.filter({ has: page.getByText(right, { exact: true }) }).click()
      await expect(verdict(page, say)).toContainText(say('Richtig'))
      await page.getByRole('button', { name: say('Weiter'), exact: true }).click()
      await expect(page.getByRole('heading', { name: say('Geschafft') })).toBeVisible()
    })
  })
}

test('after lesson 5 practice asks the other exercises of the unit, three on a day', async ({
  page,
  openSignedIn,
}) => {
  const learner = await learnerWith([])
  await finishLessons(await clientOfPerson(learner), 1, { lessons: 5 })
  await openSignedIn('/ueben', learner)
  await expect(page.getByText('3 fällig')).toBeVisible()
  await startRound(page)
  await expect(task(page, 'Übung')).toBeVisible()
  // 'Ich weiß es nicht' has a reason, too: the rule.
  await press(page, 'Ich weiß es nicht')
  await expect(verdict(page)).toContainText('Warum: Hier gilt diese Regel: ')
  await expect(page.getByRole('link', { name: 'Zur Regel', exact: true })).toBeVisible()
})
