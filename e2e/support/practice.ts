import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { sendAnswers, updateLearningSettings } from '@pol/contract/operations/learning'
import type { Answer, Settings } from '@pol/learning/values'
import { createAccount } from './administration.ts'
import { clientWith, openSession } from './clients.ts'
import { newcomer, type Person } from './people.ts'
import { expect } from './test.ts'
import { inGerman, type Say } from './texts.ts'

const msADay = 86_400_000

/** @returns a right answer to "das Haus", recognised in Persian, `daysAgo` days ago; `fields` override it. */
export function answered(daysAgo: number, fields: Partial<Answer> = {}): Answer {
  return {
    id: randomUUID(),
    language: 'fa',
    item: 'haus',
    skill: 'recognise',
    grade: 3,
    task: 'choose',
    at: new Date(Date.now() - daysAgo * msADay).toISOString(),
    ms: 4_000,
    ...fields,
  }
}

/** Creates the account of a learner without answers or settings. */
export async function learnerNamed(name: string): Promise<Person> {
  const person = newcomer(name)
  await createAccount(person)
  return person
}

/** Creates a learner with these answers. New items are off by default. */
export async function learnerWith(
  answers: readonly Answer[],
  settings: Partial<Settings> = {},
): Promise<Person> {
  const person = await learnerNamed('Lena')
  const { token } = await openSession(person)
  const client = clientWith(token)
  const { learns = 'fa', ...others } = settings
  await client(updateLearningSettings, { new_a_day: 0, ...others, ...(learns && { learns }) })
  if (answers.length > 0) await client(sendAnswers, { answers: [...answers] })
  return person
}

/** Right answers on these days, as many as lead to a stage (learning/src/tasks/ladder.ts). */
const rightOn = (days: readonly number[], fields: Partial<Answer>) => days.map((ago) => answered(ago, fields))
const [early, middle, late] = [[9], [30, 27], [60, 57, 50]]
/** A weak card: it was easy once, and then wrong. */
const rightThenWrong = (item: string) => [answered(12, { item, grade: 4 }), answered(9, { item, grade: 1 })]
const produced = (item: string) => ({ item, skill: 'produce', task: 'choose' }) as const

/** Most words of the sixth unit. */
const sixthUnit =
  'essen tee kaffee wasser milch zucker brot kaese satt fruehstueck oder ich-habe-hunger ich-habe-durst gern-etwas-moegen'.split(
    ' ',
  )
/** An easy answer, so that it is not due. */
const recognisedYesterday = (item: string) => answered(1, { item, grade: 4 })

/** Earlier answers after which the due card is asked with the task of this name. */
export const askedBy = {
  choose: rightThenWrong('teuer'),
  listen: [answered(12, { item: 'teuer', grade: 1 }), answered(9, { item: 'teuer', grade: 1 })],
  picture: rightThenWrong('katze'),
  pairs: ['teuer', 'gestern', 'katze', 'haus'].flatMap((item) => rightOn(early, { item })),
  uncover: rightOn(late, {}),
  tiles: rightOn(early, produced('haus')),
  gap: rightOn(middle, produced('haus')),
  write: rightOn(late, produced('haus')),
  // The sixth unit explains the present of Persian verbs.
  form: [...rightOn(late, produced('gehen-an-einen-ort')), ...sixthUnit.flatMap(recognisedYesterday)],
  order: rightOn(early, produced('phrase-hallo-wie-geht-es-ihnen')),
  dictation: rightOn(late, produced('phrase-hallo-wie-geht-es-ihnen')),
  exercise: [answered(9, { ...produced('exercise-1-fa-wir-sind-anna-und'), task: 'exercise' })],
  article: rightOn(late, { ...produced('haus'), language: 'de' }),
} satisfies Record<string, readonly Answer[]>

export const task = (page: Page, kind: string): Locator =>
  page.getByRole('group', { name: kind, exact: true })
export const answers = (page: Page): Locator =>
  page.getByRole('group', { name: 'Antworten' }).getByRole('button')
export const verdict = (page: Page, say: Say = inGerman): Locator =>
  page.getByRole('status').filter({ hasText: new RegExp(`^(?:${say('Richtig')}|${say('Noch nicht')})`) })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

export const starOf = (page: Page, text: string): Locator =>
  page.getByRole('button', { name: `${text} merken`, exact: true }).first()
export const starred = (page: Page): Locator =>
  page.getByRole('list', { name: 'Merkliste' }).getByRole('listitem')

/** @returns a growing list of the ids of all answers that the page sends. */
export function recordSentAnswers(page: Page): string[] {
  const ids: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/learning/answers')) return
    const { answers } = request.postDataJSON() as { answers: { id: string }[] }
    ids.push(...answers.map(({ id }) => id))
  })
  return ids
}

export async function startRound(page: Page, say: Say = inGerman): Promise<void> {
  await press(page, say('Üben starten'))
  await expect(page.getByRole('progressbar', { name: say('Fortschritt der Runde') })).toBeVisible()
}

/** Starts a round of a new learner with these answers. */
export async function practise(
  page: Page,
  openSignedIn: (path: string, person: Person) => Promise<void>,
  ...given: Parameters<typeof learnerWith>
): Promise<void> {
  await openSignedIn('/ueben', await learnerWith(...given))
  await startRound(page)
}

/** Presses a button and reloads the page in the same task, before any other event. */
export async function pressAndReload(button: Locator): Promise<void> {
  const loaded = button.page().waitForEvent('load')
  await button.evaluate((element: HTMLElement) => {
    element.click()
    location.reload()
  })
  await loaded
}
