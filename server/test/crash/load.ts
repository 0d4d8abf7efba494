import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import {
  decideRequest,
  pendingRequests,
  requestAccess,
  sendRegistrationApproval,
} from '@pol/contract/access-requests'
import { resetPassword, signIn, signOut, updatePassword } from '@pol/contract/accounts'
import { addUserRole, createUser, deleteUser, removeUserRole } from '@pol/contract/administration'
import { ConnectionError, createClient } from '@pol/contract/client'
import { textToSpeech } from '@pol/contract/speech'
import { linkIn, tokenIn } from '../mailbox.ts'
import { anna } from '../process/server-process.ts'
import { unknown, type Ledger, type Person } from './ledger.ts'
import type { Letters } from './letters.ts'

export interface School {
  readonly ledger: Ledger
  readonly letters: Letters
  /** Texts that are taught. */
  readonly texts: readonly string[]
  /** From 0 to 1, the same in every run with the same seed. */
  readonly chance: () => number
}

/** A server, as long as it lives. */
export interface Server {
  readonly url: string
  readonly cut: AbortSignal
}

/** Somebody at a server, each time from another network, as behind a proxy. */
function callerOf(url: string, token: string | null = null) {
  return createClient({
    token: () => token,
    fetch(path, init) {
      const network = Array.from({ length: 3 }, () => Math.floor(Math.random() * 256)).join('.')
      const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': `10.${network}` }
      return fetch(`${url}${path}`, { ...init, headers })
    },
  })
}

export async function signInAnna(url: string) {
  const { token } = await callerOf(url)(signIn, { ...anna, as: 'admin', deviceId: randomUUID() })
  return callerOf(url, token)
}

export type Caller = Awaited<ReturnType<typeof signInAnna>>

/** One life after the other, until the line is cut. */
export async function live(school: School, server: Server, asAnna: Caller): Promise<never> {
  for (;;) await life(school, server, asAnna)
}

/** One clip after the other. */
export async function listen({ ledger, texts, chance }: School, asAnna: Caller): Promise<never> {
  for (;;) {
    const text = texts[Math.floor(chance() * texts.length)] ?? ''
    ledger.heard((await asAnna(textToSpeech, { text, voice: 'alloy' })).audioContent)
  }
}

/** Somebody comes, gets an account in one of the ways there are, uses it, and perhaps leaves again. */
export async function life(school: School, { url, cut }: Server, asAnna: Caller): Promise<void> {
  const { ledger, letters, chance } = school
  const person = ledger.newPerson(`${randomUUID()}@example.org`)
  const { email } = person
  const asStranger = callerOf(url)
  const password = randomUUID()
  const username = 'Farid'

  if (chance() < 0.3) {
    const created = { request: null, roles: ['user'], password }
    await ledger.have(
      person,
      () => asAnna(createUser, { email, password, username }),
      () => created,
    )
  } else {
    await ledger.have(
      person,
      () => asStranger(requestAccess, { email, username }),
      () => ({ request: 'pending' }),
    )
    const id = String((await asAnna(pendingRequests, {})).find((request) => request.email === email)?.id)
    const status = chance() < 0.85 ? 'approved' : 'rejected'
    const decided = { request: status, roles: status === 'approved' ? ['user'] : null }
    await ledger.have(
      person,
      () => asAnna(decideRequest, { id, status }),
      () => decided,
    )
    if (status === 'rejected') return
    const isInvited = chance() < 0.5
    const ask = () =>
      isInvited ? asAnna(sendRegistrationApproval, { email, username }) : asStranger(resetPassword, { email })
    await ledger.have(person, ask, (answer) => (answer ? { mailed: true } : {}))
    const token = await tokenFor(letters, email, cut)
    const deviceId = randomUUID()
    const choose = () => asStranger(updatePassword, { token, password, deviceId })
    await ledger.have(person, choose, (session) => opened(session, deviceId, password))
  }

  const userId = await use(school, person, password, url)
  const role = 'moderator'
  const added = { roles: [role, 'user'] }
  const { id } = await ledger.have(
    person,
    () => asAnna(addUserRole, { user_id: userId, role }),
    () => added,
  )
  if (chance() < 0.6) {
    await ledger.have(
      person,
      () => asAnna(removeUserRole, { id }),
      () => ({ roles: ['user'] }),
    )
  }
  if (chance() < 0.5) {
    // Their mails go first: if the server dies before it has answered, they may be gone alone.
    person.truths = person.truths.map((truth) => ({ ...truth, mailed: false }))
    await asAnna(deleteUser, { user_id: userId }).catch((error: unknown) => {
      person.truths = [...person.truths, unknown]
      throw error
    })
    person.truths = [unknown]
    person.gone = true
  }
}

/** Signs in on a few devices and perhaps out of the last one. */
async function use(
  { ledger, chance }: School,
  person: Person,
  password: string,
  url: string,
): Promise<string> {
  const { email } = person
  for (;;) {
    const deviceId = randomUUID()
    const enter = () => callerOf(url)(signIn, { email, password, as: 'user', deviceId })
    const { token, user } = await ledger.have(person, enter, (session) => opened(session, deviceId))
    if (chance() < 0.3) {
      const leave = () => callerOf(url, token)(signOut, {})
      await ledger.have(person, leave, () => ({ token: undefined }))
    }
    if (chance() < 0.6) return user.id
  }
}

const opened = (session: { token: string } | null, device: string, password?: string) => ({
  device,
  // Of a session that nobody heard of, nobody knows the token.
  token: session?.token,
  ...(password && { password }),
})

async function tokenFor(letters: Letters, email: string, cut: AbortSignal): Promise<string> {
  const deadline = Date.now() + 20_000
  while (!cut.aborted) {
    await letters.readNew()
    const letter = letters.to(email).at(-1)
    if (letter) return tokenIn(linkIn(letter))
    if (Date.now() > deadline) throw new Error('The mail does not come')
    await pause(20)
  }
  throw new ConnectionError('Whoever writes the mails is gone')
}
