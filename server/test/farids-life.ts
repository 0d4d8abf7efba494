import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import {
  decideRequest,
  pendingRequests,
  requestAccess,
  sendRegistrationApproval,
} from '@pol/contract/access-requests'
import { resetPassword, signIn, updatePassword } from '@pol/contract/accounts'
import { textToSpeech } from '@pol/contract/speech'
import { translate } from '@pol/contract/translation'
import { profiles } from '../src/database/schema.ts'
import { createMailTransport } from '../src/mail/transport.ts'
import { linkIn, tokenIn } from './mailbox.ts'
import { cast, type Device, type World } from './world.ts'

export const farid = {
  email: 'farid@example.org',
  username: 'Farid Rahimi',
  message: 'Meine Großmutter spricht nur Farsi.',
  password: 'farids-geheimnis',
  avatar: 'https://example.org/farid.png',
}

/** Farid does everything that leaves something of him in the database, or next to it. */
export async function faridsLife(world: World, anna: Device) {
  const { db, mailbox } = world
  const [phone, laptop] = [world.device('198.51.100.7'), world.device('198.51.100.8')]
  const ask = () => phone.call(requestAccess, farid)
  const request = async () =>
    String((await anna.call(pendingRequests, {})).find(({ email }) => email === farid.email)?.id)
  const signInOn = async (device: Device, password = farid.password) => {
    const { email } = farid
    const session = await device.call(signIn, { email, password, as: 'user', deviceId: device.deviceId })
    device.token = session.token
    return session.user.id
  }

  await ask()
  const requestId = await request()
  await anna.call(decideRequest, { id: requestId, status: 'approved' })
  await anna.call(sendRegistrationApproval, farid)
  const token = tokenIn(linkIn(await mailbox.mailTo(farid.email)))
  await phone.call(updatePassword, { token, password: farid.password, deviceId: phone.deviceId })
  for (let failure = 0; failure < 5; failure += 1) await signInOn(laptop, 'vergessen').catch(() => {})
  await phone.call(resetPassword, farid)
  await mailbox.mailTo(farid.email, 2)
  const userId = await signInOn(world.device('198.51.100.9'))
  await db.update(profiles).set({ avatarUrl: farid.avatar }).where(eq(profiles.id, userId))
  const tablet = world.device('198.51.100.10')
  await signInOn(tablet)
  await tablet.call(textToSpeech, { text: 'Hallo' })
  await tablet.call(textToSpeech, { text: 'Farid lernt jetzt Farsi.' })
  await tablet.call(translate, { text: 'Ich heiße Farid.', direction: 'de-to-fa' })

  await world.allMailsAreOut()
  mailbox.setAway(true)
  await ask()
  await phone.call(resetPassword, farid)
  await world.mailsPutOff(2)
  const files = createMailTransport({
    smtpUrl: null,
    from: 'Pol <pol@example.org>',
    files: world.mailFiles,
    log: pino({ level: 'silent' }),
  })
  const letter = { subject: 'Pol', text: 'Guten Tag', html: '<p>Guten Tag</p>' }
  const write = (recipient: string, about: string | null) =>
    files.send({ id: randomUUID(), recipient, about, ...letter }, AbortSignal.timeout(1_000))
  await write(farid.email, null)
  await write(cast.anna.email, requestId)
  return { userId, tablet }
}
