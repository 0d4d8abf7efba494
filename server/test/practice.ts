import { randomUUID } from 'node:crypto'
import { signIn } from '@pol/contract/operations/sign-in'
import type { Answer, Card } from '@pol/learning/values'
import { foldAnswers } from '@pol/learning/fold'
import type { Device } from './world.ts'

const msADay = 86_400_000

/** Signs in on the user tab. This ends the session on any other device. */
export async function signInAs(
  device: Device,
  person: { readonly email: string; readonly password: string },
) {
  const { email, password } = person
  const { deviceId, deviceSecret } = device
  const session = await device.call(signIn, { email, password, as: 'user', deviceId, deviceSecret })
  device.token = session.token
}

/** @returns a right answer to "das Haus", recognised in Persian, `daysAgo` days ago; `fields` override it. */
export function answerOf(daysAgo: number, fields: Partial<Answer> = {}): Answer {
  return {
    id: randomUUID(),
    language: 'fa',
    item: 'haus',
    skill: 'recognise',
    grade: 3,
    task: 'choose',
    at: new Date(Date.now() - daysAgo * msADay).toISOString(),
    ms: 4000,
    ...fields,
  }
}

const nameOf = ({ language, item, skill }: Card) => `${item} ${language} ${skill}`

/** Sorts cards by name, because the database returns them in no fixed order. */
export function sorted(cards: Iterable<Card>): Card[] {
  return [...cards].toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
}

/** @returns the cards expected after these answers, sorted. */
export function cardsOf(answers: Iterable<Answer>, restartedAt: string | null = null): Card[] {
  return sorted(foldAnswers(answers, restartedAt).values())
}
