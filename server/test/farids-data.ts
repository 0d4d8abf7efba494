import { createECDH, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { expect } from 'vitest'
import {
  listPendingRequests,
  requestAccess,
  sendRegistrationApproval,
} from '@pol/contract/operations/access-requests'
import { updateAccountSettings } from '@pol/contract/operations/own-account'
import { signIn } from '@pol/contract/operations/sign-in'
import { resetPassword, updatePassword } from '@pol/contract/operations/passwords'
import { listAudit, addUserRole, createUser } from '@pol/contract/operations/administration'
import { closeReport, decideRecording } from '@pol/contract/operations/moderation'
import { createRecording, giveRecordingConsent, withdrawRecording } from '@pol/contract/operations/recordings'
import { addPasskey, preparePasskey } from '@pol/contract/operations/passkeys'
import { addPushSubscription } from '@pol/contract/operations/reminders'
import { createReport } from '@pol/contract/operations/reports'
import {
  addStar,
  finishRound,
  restartLearning,
  saveLesson,
  sendAnswers,
  updateLearningSettings,
} from '@pol/contract/operations/learning'
import { textToSpeech } from '@pol/contract/operations/speech'
import { translate } from '@pol/contract/operations/translation'
import { defaultParameters } from '@pol/learning/memory'
import {
  learningSettings,
  memoryParameters,
  passkeys,
  profiles,
  pushSubscriptions,
} from '../src/database/schema.ts'
import { newReminderToken } from '../src/features/learning/reminders/reminder-link.ts'
import { removePasskeysOfAddress } from '../src/accounts/passkeys/remove-passkeys.ts'
import { createMailTransport } from '../src/mail/transport.ts'
import { createAuthenticator } from './authenticator.ts'
import { staySignedIn } from './browser-key.ts'
import { createClip } from './clips.ts'
import { linkIn, tokenIn } from './mailbox.ts'
import { answerOf } from './practice.ts'
import { cast, type Device, type World } from './world.ts'

export const farid = {
  email: 'farid@example.org',
  username: 'Farid Rahimi',
  message: 'Meine Großmutter spricht nur Farsi.',
  language: 'fa' as const,
  password: 'farids-geheimnis',
  avatar: 'https://example.org/farid.png',
  speaker: { name: 'Farid R.', region: 'Schiraz' },
}

/** Lets Farid do everything that stores personal data in the database or in files. */
export async function createFaridsData(world: World, anna: Device) {
  const { db, mailbox } = world
  const [phone, laptop] = [world.device('198.51.100.7'), world.device('198.51.100.8')]
  const ask = () => phone.call(requestAccess, farid)
  const request = async () =>
    String((await anna.call(listPendingRequests, {})).body.find(({ email }) => email === farid.email)?.id)
  const signInOn = async (device: Device, password = farid.password) => {
    const { email } = farid
    const { deviceId, deviceSecret } = device
    const session = await device.call(signIn, { email, password, as: 'user', deviceId, deviceSecret })
    device.token = session.token
    return session.user.id
  }

  await ask()
  const requestId = await request()
  await anna.call(createUser, { ...farid, password: 'von-anna-erdacht', request_id: requestId })
  await anna.call(sendRegistrationApproval, farid)
  const token = tokenIn(linkIn(await mailbox.waitForMail(farid.email)))
  await phone.call(updatePassword, { token, password: farid.password, deviceId: phone.deviceId })
  for (let failure = 0; failure < 5; failure += 1) await signInOn(laptop, 'vergessen').catch(() => {})
  await phone.call(resetPassword, farid)
  await mailbox.waitForMail(farid.email, 2)
  const userId = await signInOn(world.device('198.51.100.9'))
  await db.update(profiles).set({ avatarUrl: farid.avatar }).where(eq(profiles.id, userId))
  const tablet = world.device('198.51.100.10')
  await signInOn(tablet)
  await tablet.call(updateAccountSettings, { mother_tongue: 'de' })
  await createFaridsVoice(tablet, anna)
  await tablet.call(updateLearningSettings, {
    learns: 'fa',
    start: 'script',
    new_a_day: 7,
    keyboard: true,
    topics: ['health'],
  })
  await createFaridsReminder(world, tablet, userId)
  await tablet.call(addStar, { item: 'haus' })
  await tablet.call(sendAnswers, { answers: [answerOf(30, { item: 'zuhause', task: 'write' })] })
  await tablet.call(restartLearning, {})
  const answered = answerOf(0, { overruled: true, zone: 'Europe/Berlin' })
  await tablet.call(sendAnswers, { answers: [answered, answerOf(0, { item: 'wasser' })] })
  await tablet.call(finishRound, { id: randomUUID(), at: answered.at, cards: 2 })
  await tablet.call(saveLesson, {
    lesson: 'unit-2-7',
    at: answered.at,
    step: 4,
    right: 9,
    of: 12,
    done: true,
  })
  const fitted = { at: new Date().toISOString(), w: [...defaultParameters] }
  await db.insert(memoryParameters).values({ user_id: userId, ...fitted })
  await db
    .update(learningSettings)
    .set({ fit_due_at: fitted.at, fitted_answers: 3 })
    .where(eq(learningSettings.user_id, userId))
  const newPasskey = () => tablet.call(preparePasskey, {})
  const keepPasskey = async (name: string) => {
    const credential = createAuthenticator().create(await newPasskey())
    await tablet.call(addPasskey, { name, credential })
  }
  await keepPasskey('Altes Telefon')
  await removePasskeysOfAddress(db, farid.email)
  await keepPasskey('Tablet')
  await newPasskey()
  const { challenge } = await staySignedIn(tablet)
  await challenge()
  await tablet.call(textToSpeech, { text: 'Hallo' })
  await tablet.call(textToSpeech, { text: 'Farid lernt jetzt Farsi.' })
  await tablet.call(translate, { text: 'Ich heiße Farid.', direction: 'de-to-fa' })

  await world.untilOutboxEmpty()
  mailbox.setUnavailable(true)
  await ask()
  await phone.call(resetPassword, farid)
  await anna.call(addUserRole, { user_id: userId, role: 'moderator' })
  // A moderator confirms a passkey with the link in a mail, and the mail server is unavailable now.
  await world.untilMailsDeferred(5)
  await db.update(passkeys).set({ confirmedAt: new Date() }).where(eq(passkeys.userId, userId))
  // The refused request is recorded in the audit trail.
  await expect(tablet.call(listAudit, {})).rejects.toMatchObject({ code: 'forbidden' })
  const files = createMailTransport({
    smtpUrl: null,
    from: 'Pol <pol@example.org>',
    files: world.mailFiles,
    log: pino({ level: 'silent' }),
  })
  const content = { subject: 'Pol', text: 'Guten Tag', html: '<p>Guten Tag</p>' }
  const writeMailFile = async (recipient: string, about: readonly string[]) => {
    const id = randomUUID()
    await files.send({ id, recipient, about, ...content }, AbortSignal.timeout(1_000))
    files.publish(id)
  }
  await writeMailFile(farid.email, [])
  // A digest of twenty requests that include his.
  await writeMailFile(cast.anna.email, [...Array.from({ length: 19 }, () => randomUUID()), requestId])
  return { userId, tablet }
}

/** A reminder by notification, one of which waits, and a link of an earlier one. */
async function createFaridsReminder({ db, now }: World, tablet: Device, userId: string) {
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url')
  const keys = { p256dh, auth: 'B'.repeat(22) }
  await tablet.call(addPushSubscription, { endpoint: 'https://push.example/farid', keys })
  await tablet.call(updateLearningSettings, {
    reminder: { time: '18:30', how: 'push', zone: 'Europe/Berlin' },
  })
  await db
    .update(learningSettings)
    .set({ reminded_at: now().toISOString() })
    .where(eq(learningSettings.user_id, userId))
  const waiting = { sendAt: now(), sendUntil: now() }
  await db.update(pushSubscriptions).set(waiting).where(eq(pushSubscriptions.userId, userId))
  await newReminderToken(db, userId, now())
}

/** Creates one recording in each state, and a closed report. */
async function createFaridsVoice(tablet: Device, anna: Device) {
  await tablet.call(giveRecordingConsent, farid.speaker)
  const audio = await createClip()
  const record = async (item: string) => (await tablet.call(createRecording, { item, audio })).id
  await record('haus')
  await anna.call(decideRecording, { id: await record('wasser'), status: 'approved' })
  await anna.call(decideRecording, { id: await record('brot'), status: 'rejected', reason: 'Es rauscht.' })
  await tablet.call(withdrawRecording, { id: await record('baum') })
  const { id } = await tablet.call(createReport, { item: 'haus', text: 'Hier fehlt der Artikel.' })
  await anna.call(closeReport, { id, status: 'done', answer: 'Danke, er steht jetzt da.' })
}
