import type { Locator, Page } from '@playwright/test'
import type { Client } from '@pol/contract/client'
import { saveLesson } from '@pol/contract/operations/learning'
import { lessonsOfUnit, nameOfLesson, questionsOfCheck } from '@pol/learning/lessons/course-shape'
import { clientWith, openSession } from './clients.ts'
import type { Person } from './people.ts'
import { task, verdict } from './practice.ts'
import { expect } from './test.ts'
import { inGerman, type Say } from './texts.ts'

interface Result {
  /** How many lessons, from the first on; by default all. */
  readonly lessons?: number
  /** Right answers in each; by default all 12. */
  readonly right?: number
}

/** Finishes lessons of a unit for the learner of this client. */
export async function finishLessons(
  call: Client,
  unit: number,
  { lessons = lessonsOfUnit, right = questionsOfCheck }: Result = {},
): Promise<void> {
  for (let lesson = 1; lesson <= lessons; lesson += 1) {
    await call(saveLesson, {
      lesson: nameOfLesson(unit, lesson),
      at: new Date().toISOString(),
      step: 0,
      right,
      of: questionsOfCheck,
      done: true,
    })
  }
}

/** @returns a client of somebody who has no page open. */
export async function clientOfPerson(person: Person): Promise<Client> {
  const { token } = await openSession(person)
  return clientWith(token)
}

/** Called on a screen, with and without a verdict. */
type Look = () => Promise<void>
const lookAtNothing: Look = () => Promise.resolve()

/** Goes through a lesson to its end, whatever it asks, without knowing an answer. */
export async function goThrough(page: Page, look: Look = lookAtNothing, say: Say = inGerman): Promise<void> {
  await leaveStepsBefore(page, page.getByRole('heading', { name: say('Geschafft') }), look, say)
  await look()
}

/** Leaves the steps before one of this kind, whatever they ask. */
export async function goToTask(page: Page, kind: string): Promise<void> {
  await leaveStepsBefore(page, task(page, kind), lookAtNothing, inGerman)
}

async function leaveStepsBefore(page: Page, wanted: Locator, look: Look, say: Say): Promise<void> {
  const goOn = page.getByRole('button', {
    name: new RegExp(`^(?:${say('Weiter')}|${say('Überspringen')})$`),
  })
  const giveUp = page.getByRole('button', { name: say('Ich weiß es nicht') })
  const compare = page.getByRole('button', { name: say('Fertig, mit dem Muster vergleichen') })
  while (true) {
    await expect(wanted.or(goOn).or(giveUp).or(compare).first()).toBeVisible()
    if (await wanted.isVisible()) return
    const group = page.getByRole('group').and(page.locator('section')).first()
    const before = await group.elementHandle()
    await look()
    if (await giveUp.isVisible()) {
      await giveUp.click()
      await expect(verdict(page, say)).toBeVisible()
      await expect(goOn).toBeFocused()
      await look()
    }
    if (await compare.isVisible()) {
      await compare.click()
      await look()
    }
    await goOn.click()
    // Two steps may have the same text.
    await expect.poll(() => before?.evaluate((element) => element.isConnected)).toBe(false)
  }
}
