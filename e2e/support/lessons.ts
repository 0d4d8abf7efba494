import type { Client } from '@pol/contract/client'
import { saveLesson } from '@pol/contract/operations/learning'
import { lessonsOfUnit, nameOfLesson, questionsOfCheck } from '@pol/learning/lessons/course-shape'
import { clientWith, openSession } from './clients.ts'
import type { Person } from './people.ts'

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
