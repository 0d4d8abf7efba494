import { randomUUID } from 'node:crypto'
import {
  decideRequest,
  listPendingRequests,
  requestAccess,
  sendRegistrationApproval,
} from '@pol/contract/operations/access-requests'
import { signIn, signOut } from '@pol/contract/operations/sign-in'
import { resetPassword, updatePassword } from '@pol/contract/operations/passwords'
import { addUserRole, createUser, deleteUser, removeUserRole } from '@pol/contract/operations/administration'
import { ConnectionError, createClient } from '@pol/contract/client'
import { textToSpeech } from '@pol/contract/operations/speech'
import { linkIn, tokenIn } from '../mailbox.ts'
import { untilTrue } from '../time.ts'
import { anna } from '../process/server-process.ts'
import { beingErased, unknownPerson, type Ledger, type TrackedPerson } from './ledger.ts'
import type { MailFolder } from './mail-folder.ts'

export interface LifecycleContext {
  readonly ledger: Ledger
  readonly mailFolder: MailFolder
  /** Taught texts. */
  readonly texts: readonly string[]
  /** From 0 to 1, the same in every run with the same seed. */
  readonly random: () => number
}

export interface Server {
  readonly url: string
  /** Aborted when the server, or its database, is killed. */
  readonly killed: AbortSignal
}

let requests = 0

/** A client that claims a new network address with each request, so that no rate limit applies. */
function createCaller(url: string, token: string | null = null) {
  return createClient({
    token: () => token,
    fetch(path, init) {
      requests += 1
      const network = [requests >> 16, (requests >> 8) % 256, requests % 256].join('.')
      const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': `10.${network}` }
      return fetch(`${url}${path}`, { ...init, headers })
    },
  })
}

export async function signInAnna(url: string) {
  const { token } = await createCaller(url)(signIn, { ...anna, as: 'admin', deviceId: randomUUID() })
  return createCaller(url, token)
}

export type Caller = Awaited<ReturnType<typeof signInAnna>>

/** Runs lifecycles in sequence until a request fails or the server is killed. */
export async function repeatUserLifecycles(
  context: LifecycleContext,
  server: Server,
  asAnna: Caller,
): Promise<void> {
  while (!server.killed.aborted) await runUserLifecycle(context, server, asAnna)
}

/** Requests clips of random texts in sequence until a request fails. */
export async function requestClips(
  { ledger, texts, random }: LifecycleContext,
  asAnna: Caller,
): Promise<never> {
  for (;;) {
    const text = texts[Math.floor(random() * texts.length)] ?? ''
    ledger.recordClip((await asAnna(textToSpeech, { text, voice: 'alloy' })).audioContent)
  }
}

/**
 * Runs a random lifecycle: a new user gets an account, signs in, gets and perhaps loses a role, and is perhaps deleted.
 * An access request may also be rejected.
 */
export async function runUserLifecycle(
  context: LifecycleContext,
  { url, killed }: Server,
  asAnna: Caller,
): Promise<void> {
  const { ledger, mailFolder, random } = context
  const person = ledger.newPerson(`${randomUUID()}@example.org`)
  const { email } = person
  const asStranger = createCaller(url)
  const password = randomUUID()
  const username = 'Farid'

  if (random() < 0.3) {
    const created = { request: null, roles: ['user'], password }
    await ledger.run(
      person,
      () => asAnna(createUser, { email, password, username }),
      () => created,
    )
  } else {
    await ledger.run(
      person,
      () => asStranger(requestAccess, { email, username }),
      () => ({ request: 'pending' }),
    )
    const id = String(
      (await asAnna(listPendingRequests, {})).body.find((request) => request.email === email)?.id,
    )
    if (random() >= 0.85) {
      await ledger.run(
        person,
        () => asAnna(decideRequest, { id, status: 'rejected' }),
        () => ({ request: 'rejected', roles: null }),
      )
      return
    }
    const temporary = randomUUID()
    await ledger.run(
      person,
      () => asAnna(createUser, { email, password: temporary, username, request_id: id }),
      () => ({ request: 'approved', roles: ['user'], password: temporary, mailed: true }),
    )
    const isInvited = random() < 0.5
    const requestLink = () =>
      isInvited ? asAnna(sendRegistrationApproval, { email, username }) : asStranger(resetPassword, { email })
    await ledger.run(person, requestLink, (answer) => (answer ? { mailed: true } : {}))
    const token = await waitForToken(mailFolder, email, killed)
    const deviceId = randomUUID()
    const choosePassword = () => asStranger(updatePassword, { token, password, deviceId })
    await ledger.run(person, choosePassword, (session) => stateAfterSignIn(session, deviceId, password))
  }

  const userId = await signInOnDevices(context, person, password, url)
  const role = 'moderator'
  const added = { roles: [role, 'user'] }
  const { id } = await ledger.run(
    person,
    () => asAnna(addUserRole, { user_id: userId, role }),
    () => added,
  )
  if (random() < 0.6) {
    await ledger.run(
      person,
      () => asAnna(removeUserRole, { id }),
      () => ({ roles: ['user'] }),
    )
  }
  if (random() < 0.5) {
    ledger.expectErasedDigests()
    // The mails are deleted before the account, so a kill between the two leaves an account without them.
    person.possibleStates = person.possibleStates.map((state) => ({ ...state, mailed: false }))
    await asAnna(deleteUser, { user_id: userId }).catch((error: unknown) => {
      person.possibleStates = [
        ...person.possibleStates.flatMap((state) => [state, beingErased(state)]),
        unknownPerson,
      ]
      throw error
    })
    person.possibleStates = [unknownPerson]
    person.isDeleted = true
  }
}

/** Signs in on one or more new devices, and sometimes signs out. @returns the id of the user. */
async function signInOnDevices(
  { ledger, random }: LifecycleContext,
  person: TrackedPerson,
  password: string,
  url: string,
): Promise<string> {
  const { email } = person
  for (;;) {
    const deviceId = randomUUID()
    const enter = () => createCaller(url)(signIn, { email, password, as: 'user', deviceId })
    const { token, user } = await ledger.run(person, enter, (session) => stateAfterSignIn(session, deviceId))
    if (random() < 0.3) {
      const leave = () => createCaller(url, token)(signOut, {})
      await ledger.run(person, leave, () => ({ token: undefined }))
    }
    if (random() < 0.6) return user.id
  }
}

const stateAfterSignIn = (session: { token: string } | null, device: string, password?: string) => ({
  device,
  // Undefined, so not checked, if the sign-in was not answered.
  token: session?.token,
  ...(password && { password }),
})

async function waitForToken(mailFolder: MailFolder, email: string, killed: AbortSignal): Promise<string> {
  const newest = () => mailFolder.mailsTo(email).at(-1)
  const isDecided = async () => {
    await mailFolder.refresh()
    return killed.aborted || newest() !== undefined
  }
  await untilTrue(20_000, isDecided, () => `No mail to ${email}`)
  const mail = newest()
  if (!mail) throw new ConnectionError('The server was killed before it wrote the mail')
  return tokenIn(linkIn(mail))
}
