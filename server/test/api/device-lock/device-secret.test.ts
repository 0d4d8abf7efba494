import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSession, signIn } from '@pol/contract/operations/sign-in'
import { findViolations } from '../../../src/database/invariants.ts'
import { sessions, userDeviceLocks } from '../../../src/database/schema.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type World } from '../../world.ts'

describe.runIf(hasDatabase)('a device id without its secret', () => {
  let world: World
  beforeAll(async () => void (world = await createWorld()))
  afterAll(() => world.stop())

  /** Signs in with the id of another device. */
  const claiming = async ({ deviceId }: Device, deviceSecret?: string) => {
    const { email, password } = cast.bahram
    const device = world.device()
    const { token } = await device.call(signIn, { email, password, as: 'user', deviceId, deviceSecret })
    device.token = token
    return device
  }
  const isSignedIn = (device: Device) =>
    device.call(readSession, {}).then(
      () => true,
      () => false,
    )

  test.each([
    ['without a secret', undefined],
    ['with another secret', 'a'.repeat(64)],
  ])('does not give a stranger a second session, %s', async (_, secret) => {
    const phone = await world.signedIn('bahram')
    const stranger = await claiming(phone, secret)
    await expect(phone.call(readSession, {})).rejects.toMatchObject({ code: 'other-device' })
    expect(await isSignedIn(stranger)).toBe(true)
    await phone.signIn('bahram')
    expect(await isSignedIn(stranger)).toBe(false)
    expect(await findViolations(world.db)).toEqual([])
  })

  test('twenty concurrent sign-ins with one id and no secret leave exactly one session', async () => {
    const phone = await world.signedIn('bahram')
    const devices = await Promise.all(Array.from({ length: 20 }, () => claiming(phone)))
    const signedIn = await Promise.all([phone, ...devices].map(isSignedIn))
    expect(signedIn.filter(Boolean)).toHaveLength(1)
  })

  test('twenty tabs of one browser stay signed in together', async () => {
    const phone = world.device()
    const tabs = await Promise.all(Array.from({ length: 20 }, () => claiming(phone, phone.deviceSecret)))
    expect(await Promise.all(tabs.map(isSignedIn))).toEqual(tabs.map(() => true))
  })

  test('a session from before device secrets existed stays valid until the next sign-in', async () => {
    const old = await world.signedIn('clara')
    const { user } = await old.call(readSession, {})
    const before = { deviceSecretHash: null }
    await world.db.update(sessions).set(before).where(eq(sessions.userId, user.id))
    await world.db.update(userDeviceLocks).set(before).where(eq(userDeviceLocks.userId, user.id))
    expect(await isSignedIn(old)).toBe(true)
    const { token } = old
    await old.signIn('clara')
    expect(await isSignedIn(old)).toBe(true)
    old.token = token
    expect(await isSignedIn(old)).toBe(false)
  })

  test('neither lock nor session contains the secret itself', async () => {
    const phone = await world.signedIn('bahram')
    const rows = [
      await world.db.select().from(sessions),
      await world.db.select().from(userDeviceLocks),
    ].flat()
    const hashes = rows.map(
      ({ deviceSecretHash }) => deviceSecretHash && Buffer.from(deviceSecretHash).toString('hex'),
    )
    expect(hashes.some(Boolean)).toBe(true)
    expect(hashes).not.toContain(phone.deviceSecret)
  })
})
