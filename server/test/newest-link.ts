import { linkIn, tokenIn } from './mailbox.ts'
import type { World } from './world.ts'

/** Subjects of the mails with a link that changes the password or the passkeys. */
export const subjects = {
  reset: 'Pol: Neues Passwort festlegen',
  added: 'Pol: Ein Passkey wurde hinzugefügt',
  removed: 'Pol: Ein Passkey wurde entfernt',
}

/** Waits until the outbox is empty. @returns the tokens in all mails to an address with this subject, oldest first. */
export async function tokensTo(world: World, email: string, about: keyof typeof subjects) {
  await world.untilOutboxEmpty()
  return world.mailbox.mails
    .filter(({ subject, to }) => subject === subjects[about] && to?.some(({ address }) => address === email))
    .map((mail) => tokenIn(linkIn(mail)))
}

/** @returns the newest token of `tokensTo`. @throws if there is none. */
export async function newestToken(world: World, email: string, about: keyof typeof subjects) {
  const token = (await tokensTo(world, email, about)).at(-1)
  if (!token) throw new Error(`${email} has got no mail “${subjects[about]}”`)
  return token
}
