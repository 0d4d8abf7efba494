import { linkIn, tokenIn } from './mailbox.ts'
import type { World } from './world.ts'

/** Subjects of the mails that hold a link for the security of an account. */
export const subjects = {
  reset: 'Pol: Neues Passwort festlegen',
  added: 'Pol: Ein Passkey wurde hinzugefügt',
  removed: 'Pol: Ein Passkey wurde entfernt',
}

/** The tokens of the links in all mails to an address with a subject, oldest first, when all mails have been sent. */
export async function tokensTo(world: World, email: string, about: keyof typeof subjects) {
  await world.untilOutboxEmpty()
  return world.mailbox.mails
    .filter(({ subject, to }) => subject === subjects[about] && to?.some(({ address }) => address === email))
    .map((mail) => tokenIn(linkIn(mail)))
}

/** The token of the newest of them. */
export async function newestToken(world: World, email: string, about: keyof typeof subjects) {
  const token = (await tokensTo(world, email, about)).at(-1)
  if (!token) throw new Error(`${email} has got no mail “${subjects[about]}”`)
  return token
}
