import { eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteOwnAccount } from '@pol/contract/operations/own-account'
import {
  addUserRole,
  createUser,
  deleteUser,
  listUserRoles,
  removeUserRole,
  listAudit,
} from '@pol/contract/operations/administration'
import { changePassword } from '@pol/contract/operations/passwords'
import { exportOwnData, exportUser } from '@pol/contract/operations/personal-data'
import { audit, userRoles, users } from '../../../src/database/schema.ts'
import { readAllRows } from '../../all-rows.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type World } from '../../world.ts'
import { noAlias, personOf } from '../../matchers.ts'
import { join } from '../../new-person.ts'

const bea = { email: 'bea@example.org', username: 'Bea', password: 'beas-geheimnis' }
const dora = { email: 'dora@example.org', username: 'Dora', password: 'doras-geheimnis' }

describe.runIf(hasDatabase)('an administrator who deletes an account to hide an action', () => {
  let world: World
  let anna: Device
  beforeAll(async () => {
    world = await createWorld()
    anna = await world.signedIn('anna')
  })
  beforeEach(async () => void (await world.db.delete(audit)))
  afterAll(() => world.stop())

  const trail = async () => (await anna.call(listAudit, {})).body
  const claraId = async () =>
    String((await world.db.select().from(users)).find(({ email }) => email === cast.clara.email)?.id)

  test('an administrator who took data, made an accomplice and is gone stays under one pseudonym', async () => {
    const thief = await join(world, anna, bea, 'admin')
    await thief.device.call(exportUser, { user_id: await claraId() })
    const { user: accomplice } = await thief.device.call(createUser, dora)
    await thief.device.call(addUserRole, { user_id: accomplice.id, role: 'admin' })
    await thief.device.call(deleteOwnAccount, {})

    const entries = await trail()
    const pseudonym = String(entries[0]?.actor_alias)
    expect(pseudonym).toMatch(/^admin-[a-z2-9]{6}$/)
    const byThief = { actor: null, actor_alias: pseudonym }
    const aboutThief = { subject: null, subject_alias: pseudonym }
    const ofDora = { id: accomplice.id, username: 'Dora', email: dora.email }
    expect(entries).toMatchObject([
      { ...byThief, ...aboutThief, action: 'delete-user' },
      { ...byThief, action: 'add-role', role: 'admin', subject: ofDora },
      { ...byThief, action: 'create-user', subject: ofDora },
      { ...byThief, action: 'export-user', subject: personOf('clara') },
      { actor: personOf('anna'), ...aboutThief, action: 'add-role', role: 'admin' },
      { actor: personOf('anna'), ...aboutThief, action: 'create-user' },
    ])
    expect((await anna.call(listAudit, { search: pseudonym.toUpperCase() })).total).toBe(6)
    const stored = JSON.stringify(await readAllRows(world.db))
    for (const trace of [thief.id, bea.email, bea.username]) expect(stored).not.toContain(trace)

    // The accomplice gets another pseudonym.
    await anna.call(deleteUser, { user_id: accomplice.id })
    const [deletion] = await trail()
    expect(deletion).toMatchObject({ action: 'delete-user', actor: personOf('anna'), subject: null })
    expect(deletion?.subject_alias).toMatch(/^admin-/)
    expect(deletion?.subject_alias).not.toBe(pseudonym)
  })

  test('giving up the role before does not help', async () => {
    const { id, device } = await join(world, anna, bea, 'moderator')
    const { body: roles } = await anna.call(listUserRoles, {})
    const held = roles.find((row) => row.user_id === id && row.role === 'moderator')
    await anna.call(removeUserRole, { id: String(held?.id) })
    await device.call(deleteOwnAccount, {})
    const entries = await trail()
    const pseudonym = String(entries[0]?.subject_alias)
    expect(pseudonym).toMatch(/^moderator-/)
    expect(entries.map(({ action, subject_alias: alias }) => [action, alias])).toEqual([
      ['delete-user', pseudonym],
      ['remove-role', pseudonym],
      ['add-role', pseudonym],
      ['create-user', pseudonym],
    ])
  })

  test('an account keeps its pseudonym if the trail has lost the role but not the actions', async () => {
    const { device } = await join(world, anna, bea, 'admin')
    await device.call(exportUser, { user_id: await claraId() })
    const [exported] = await world.db.select().from(audit).where(eq(audit.action, 'export-user'))
    await world.db.delete(userRoles).where(eq(userRoles.userId, String(exported?.actorId)))
    await world.db.delete(audit).where(ne(audit.action, 'export-user'))
    await device.call(deleteOwnAccount, {})
    const [deletion, deed] = await trail()
    expect(deletion?.subject_alias).toMatch(/^admin-/)
    expect(deed).toMatchObject({ action: 'export-user', actor_alias: deletion?.subject_alias })
  })

  test('a learner leaves no trace, whether the learner or an administrator deletes the account', async () => {
    for (const deleting of ['Dora', 'Anna']) {
      const { id, device } = await join(world, anna, dora)
      await device.call(exportOwnData, {})
      await device.call(changePassword, { old_password: dora.password, password: 'ein-neues-geheimnis' })
      if (deleting === 'Anna') await anna.call(deleteUser, { user_id: id })
      else await device.call(deleteOwnAccount, {})
      const byAnna = deleting === 'Anna' ? personOf('anna') : null
      expect(await trail()).toMatchObject([
        { ...noAlias, action: 'delete-user', actor: byAnna, subject: null },
        { ...noAlias, action: 'change-password', actor: null, subject: null },
        { ...noAlias, action: 'export-user', actor: null, subject: null },
        { ...noAlias, action: 'create-user', actor: personOf('anna'), subject: null },
      ])
      expect(JSON.stringify(await readAllRows(world.db))).not.toContain(id)
      await world.db.delete(audit)
    }
  })
})
