import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { updateAccountSettings, signOutEverywhere } from '@pol/contract/operations/own-account'
import { getUsers, listAudit } from '@pol/contract/operations/administration'
import {
  decideRecording,
  listModeratedRecordings,
  downloadLines,
  downloadReports,
} from '@pol/contract/operations/moderation'
import { resetPassword, updatePassword, changePassword } from '@pol/contract/operations/passwords'
import { exportUser } from '@pol/contract/operations/personal-data'
import { createRecording, giveRecordingConsent, playRecording } from '@pol/contract/operations/recordings'
import { audit } from '../../../src/database/schema.ts'
import { createClip } from '../../clips.ts'
import { linkIn, tokenIn } from '../../mailbox.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type Name, type World } from '../../world.ts'

const hour = 60 * 60 * 1000
const audio = await createClip()
const unknownId = '0b7f1c3e-6a52-4c1b-9b0e-2f6f1f6f3a11'

describe.runIf(hasDatabase)('an intruder who avoids the audit trail', () => {
  let world: World
  let { anna, clara, mo } = {} as Record<Name, Device>
  beforeAll(async () => {
    world = await createWorld()
    ;({ anna, clara, mo } = await world.everyoneSignedIn())
  })
  beforeEach(async () => void (await world.db.delete(audit)))
  afterAll(() => world.stop())

  const trail = async () => (await anna.call(listAudit, {})).body
  const deeds = async () =>
    (await trail())
      .map(({ actor, action, subject, detail }) =>
        [actor?.username, action, subject?.username, detail].filter(Boolean).join(' '),
      )
      .toSorted()
  const repeatedly = async (act: () => Promise<unknown>) => {
    await Promise.all(Array.from({ length: 10 }, act))
    await act()
  }

  test('cannot read addresses, tables or waiting recordings without an entry, and only one an hour', async () => {
    await clara.call(updateAccountSettings, { mother_tongue: 'fa' })
    await clara.call(giveRecordingConsent, { name: 'C.', region: null })
    const { id } = await clara.call(createRecording, { item: 'haus', audio })
    const readAll = async () => {
      await repeatedly(() => anna.call(getUsers, {}))
      await repeatedly(() => anna.call(downloadReports, {}))
      await repeatedly(() => anna.call(downloadLines, {}))
      await repeatedly(() => mo.call(playRecording, { id }))
    }
    await readAll()
    const once = [
      'Anna download-lines',
      'Anna download-reports',
      'Anna list-users',
      'Mo play-recording Clara',
    ]
    expect(await deeds()).toEqual(once)
    expect((await trail()).find(({ action }) => action === 'play-recording')).toMatchObject({
      object_id: id,
      item: 'haus',
    })
    world.passTime(hour)
    await readAll()
    expect(await deeds()).toEqual([...once, ...once].toSorted())

    // Playing one's own or an approved recording is not recorded.
    await world.db.delete(audit)
    await clara.call(playRecording, { id })
    await mo.call(decideRecording, { id, status: 'approved' })
    await mo.call(playRecording, { id })
    expect(await deeds()).toEqual(['Mo approve-recording Clara'])
  })

  test('cannot try doors with the session of a moderator: each is named once an hour; learners are not watched', async () => {
    const tries = async (device: Device) => {
      for (const operation of [listAudit, getUsers])
        await repeatedly(() =>
          expect(device.call(operation, {})).rejects.toMatchObject({ code: 'forbidden' }),
        )
      await expect(device.call(exportUser, { user_id: unknownId })).rejects.toMatchObject({
        code: 'forbidden',
      })
    }
    await tries(clara)
    expect(await deeds()).toEqual([])
    await tries(mo)
    expect(await deeds()).toEqual(
      ['audit', 'export-user', 'get-users'].map((name) => `Mo denied-call ${name}`),
    )
  })

  test('cannot take over an account without an entry: link asked and used, password changed, signed out', async () => {
    const { email, password } = cast.bahram
    const stranger = world.device('198.51.100.1')
    for (const address of [email, 'niemand@example.org', email]) {
      await stranger.call(resetPassword, { email: address })
      await world.untilOutboxEmpty()
    }
    expect(await deeds()).toEqual(['ask-reset-link Bahram'])
    const token = tokenIn(linkIn(await world.mailbox.waitForMail(email, 2)))
    const { deviceId } = stranger
    const session = await stranger.call(updatePassword, { token, password: 'vom-dieb-gewählt', deviceId })
    stranger.token = session.token
    await stranger.call(changePassword, { old_password: 'vom-dieb-gewählt', password })
    await stranger.call(signOutEverywhere, {})
    expect(await deeds()).toEqual([
      'Bahram change-password Bahram',
      'Bahram sign-out-everywhere Bahram',
      'Bahram use-password-link Bahram',
      'ask-reset-link Bahram',
    ])
  })

  test('cannot fill the table by repeating an action', async () => {
    for (let time = 0; time < 12; time += 1) {
      const device = await world.signedIn('bahram')
      await device.call(signOutEverywhere, {})
    }
    expect(await deeds()).toEqual(Array(10).fill('Bahram sign-out-everywhere Bahram'))
  })
})

describe.runIf(hasDatabase)('with required passkeys', () => {
  let world: World
  beforeAll(async () => void (world = await createWorld({ requiresPasskeys: true })))
  afterAll(() => world.stop())

  test('operations refused to a moderator without a passkey are recorded', async () => {
    const mo = await world.signedIn('mo')
    await expect(mo.call(listModeratedRecordings, {})).rejects.toMatchObject({ code: 'passkey-missing' })
    expect(await world.db.select().from(audit)).toMatchObject([
      { action: 'denied-call', detail: listModeratedRecordings.name },
    ])
  })
})
