import { linkIn, tokenIn } from './mailbox.ts'
import type { World } from './world.ts'

/** Subjects of the mails that hold a link for the security of an account. */
export const subjects = {
  reset: 'Pol: Neues Passwort festlegen',
  added: 'Pol: Ein Passkey wurde hinzugefügt',
  removed: 'Pol: Ein Passkey wurde entfernt',
}

/** The token of the link in the newest mail to an address with a subject, when all mails have been sent. */
export async function newestToken(world: World, email: string, about: keyof typeof subjects) {
  await world.untilOutboxEmpty()
  const mail = world.mailbox.mails.findLast(
    ({ subject, to }) => subject === subjects[about] && to?.some(({ address }) => address === email),
  )
  if (!mail) throw new Error(`${email} has got no mail “${subjects[about]}”`)
  return tokenIn(linkIn(mail))
}
