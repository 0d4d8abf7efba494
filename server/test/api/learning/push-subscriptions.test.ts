import { createECDH } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addPasskey,
  confirmPasskey,
  preparePasskey,
  takeBackPasskeyChange,
} from '@pol/contract/operations/passkeys'
import { changePassword, resetPassword, updatePassword } from '@pol/contract/operations/passwords'
import { addPushSubscription } from '@pol/contract/operations/reminders'
import { signIn, signOut } from '@pol/contract/operations/sign-in'
import { removeDeviceKey } from '@pol/contract/operations/staying-signed-in'
import { deviceKeys, passkeys, pushSubscriptions } from '../../../src/database/schema.ts'
import { createAuthenticator } from '../../authenticator.ts'
import { staySignedIn } from '../../browser-key.ts'
import { tokenIn, linkIn } from '../../mailbox.ts'
import { newestToken } from '../../newest-link.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type World } from '../../world.ts'

const auth = 'A'.repeat(22)

describe.runIf(hasDatabase)('the push subscription of a device', () => {
  let world: World
  let tablet: Device
  let phone: Device
  beforeAll(async () => void (world = await createWorld()))
  beforeEach(async () => {
    tablet = await world.signedIn('anna')
    await subscribe(tablet)
    phone = await world.signedIn('anna')
  })
  afterEach(async () => {
    await world.db.delete(pushSubscriptions)
    await world.db.delete(passkeys)
    await world.untilOutboxEmpty()
    world.mailbox.mails.length = 0
  })
  afterAll(() => world.stop())

  const { email, password } = cast.anna
  const subscriptionOf = (name: string) => ({
    endpoint: `https://push.example/${name}`,
    keys: { p256dh: createECDH('prime256v1').generateKeys().toString('base64url'), auth },
  })
  const subscribe = (device: Device) => device.call(addPushSubscription, subscriptionOf(device.deviceId))
  const subscribed = async () => {
    const { deviceId } = pushSubscriptions
    return (await world.db.select({ deviceId }).from(pushSubscriptions)).map(({ deviceId }) => deviceId)
  }
  const addedPasskey = async () => {
    const credential = createAuthenticator().create(await phone.call(preparePasskey, {}))
    await phone.call(addPasskey, { name: 'Laptop', credential })
    return { token: await newestToken(world, email, 'added') }
  }

  test('ends with a new password, except that of the device on which it was changed', async () => {
    await subscribe(phone)
    await phone.call(changePassword, { old_password: password, password })
    expect(await subscribed()).toEqual([phone.deviceId])
  })

  test('ends with a new password, also one made by somebody who knew the name of the device', async () => {
    const thief = world.device()
    const { deviceId } = phone
    thief.token = (await thief.call(signIn, { email, password, as: 'user', deviceId })).token
    await subscribe(thief)
    await phone.signIn('anna')
    await phone.call(changePassword, { old_password: password, password })
    expect(await subscribed()).toEqual([])
  })

  test('ends with a forgotten password', async () => {
    await world.device().call(resetPassword, { email })
    const token = tokenIn(linkIn(await world.mailbox.waitForMail(email)))
    await world.device().call(updatePassword, { token, password })
    expect(await subscribed()).toEqual([])
  })

  test('ends when a passkey is confirmed', async () => {
    await phone.call(confirmPasskey, await addedPasskey())
    expect(await subscribed()).toEqual([])
  })

  test('ends when a passkey is taken back', async () => {
    await phone.call(takeBackPasskeyChange, await addedPasskey())
    expect(await subscribed()).toEqual([])
  })

  test('ends when the device is signed out', async () => {
    await subscribe(phone)
    await phone.call(signOut, {})
    expect(await subscribed()).toEqual([tablet.deviceId])
  })

  test('ends when its key is removed on another device, and stays when it is removed on the same', async () => {
    await subscribe(phone)
    const { key } = await staySignedIn(phone)
    await phone.call(removeDeviceKey, { key })
    expect(await subscribed()).toHaveLength(2)
    // As when another process has just stored the key: a sign-in on another device deletes it otherwise.
    const kept = await staySignedIn(phone)
    const rows = await world.db.select().from(deviceKeys).where(eq(deviceKeys.id, kept.key))
    await tablet.signIn('anna')
    await world.db.insert(deviceKeys).values(rows)
    await tablet.call(removeDeviceKey, { key: kept.key })
    expect(await subscribed()).toEqual([tablet.deviceId])
  })

  test('is refused with a key that is no point of the curve', async () => {
    const { endpoint } = subscriptionOf('phone')
    const p256dh = Buffer.from([4, ...Array<number>(64).fill(1)]).toString('base64url')
    const refused = phone.call(addPushSubscription, { endpoint, keys: { p256dh, auth } })
    await expect(refused).rejects.toMatchObject({ code: 'invalid-input', status: 400 })
  })

  test('can be exchanged by two people at the same time', async () => {
    const bahram = await world.signedIn('bahram')
    let [annas, bahrams] = [subscriptionOf('one'), subscriptionOf('two')]
    await Promise.all([phone.call(addPushSubscription, annas), bahram.call(addPushSubscription, bahrams)])
    for (let round = 0; round < 20; round += 1) {
      ;[annas, bahrams] = [bahrams, annas]
      await Promise.all([phone.call(addPushSubscription, annas), bahram.call(addPushSubscription, bahrams)])
    }
    const { endpoint, deviceId } = pushSubscriptions
    const owner = async (wanted: string) =>
      (await world.db.select({ deviceId }).from(pushSubscriptions).where(eq(endpoint, wanted)))[0]?.deviceId
    expect(await owner(annas.endpoint)).toBe(phone.deviceId)
    expect(await owner(bahrams.endpoint)).toBe(bahram.deviceId)
  })
})
