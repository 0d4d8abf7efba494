import { randomUUID } from 'node:crypto'
import { signIn } from '@pol/contract/operations/sign-in'
import type { Answer, Card } from '@pol/learning/values'
import { foldAnswers } from '@pol/learning/fold'
import type { Device } from './world.ts'

const msADay = 86_400_000

/** Signs in, which ends the session on any other device. */
export async function signInAs(
  device: Device,
  person: { readonly email: string; readonly password: string },
) {
  const { email, password } = person
  const { deviceId, deviceSecret } = device
  const session = await device.call(signIn, { email, password, as: 'user', deviceId, deviceSecret })
  device.token = session.token
}

/** A right answer to "das Haus", recognised in Persian, given so many days ago, but for what is given. */
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

/** Cards in one order, whatever the order of the database. */
export function sorted(cards: Iterable<Card>): Card[] {
  return [...cards].toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1))
}

/** The cards that must follow from answers. */
export function cardsOf(answers: Iterable<Answer>, restartedAt: string | null = null): Card[] {
  return sorted(foldAnswers(answers, restartedAt).values())
}
