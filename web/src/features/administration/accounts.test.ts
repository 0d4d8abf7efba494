import { describe, expect, test } from 'vitest'
import { accountsOf } from './accounts.ts'

const annaId = '0b7a9f6e-6f0c-4a52-9c0e-1f1f3c1f7a01'
const jörgId = '1c8b0a7f-7a1d-4b63-8d1f-2a2a4d2a8b02'
const saraId = '2d9c1b80-8b2e-4c74-9e20-3b3b5e3b9c03'
const namelessId = '3eac2c91-9c3f-4d85-8f31-4c4c6f4cad04'

const profile = (id: string, username: string | null) => ({
  id,
  username,
  avatar_url: null,
  created_at: '2026-03-20T12:00:00.000Z',
})
const lists = {
  profiles: [
    profile(saraId, 'سارا كريمي'),
    profile(jörgId, 'Jörg Weiß'),
    profile(annaId, 'Anna'),
    profile(namelessId, null),
  ],
  users: [
    { id: annaId, email: 'anna@example.org' },
    { id: jörgId, email: 'joerg@example.org' },
    { id: saraId, email: 'sara@example.com' },
  ],
  userRoles: [
    { id: 'a3', user_id: annaId, role: 'admin' },
    { id: 's1', user_id: saraId, role: 'user' },
    { id: 'a1', user_id: annaId, role: 'user' },
    { id: 'a2', user_id: annaId, role: 'moderator' },
  ],
} as const

describe('the accounts', () => {
  const accounts = accountsOf(lists)

  test('are in the order of the profiles, each with its address', () => {
    expect(accounts.map(({ id, username, email }) => [id, username, email])).toEqual([
      [saraId, 'سارا كريمي', 'sara@example.com'],
      [jörgId, 'Jörg Weiß', 'joerg@example.org'],
      [annaId, 'Anna', 'anna@example.org'],
      [namelessId, null, null],
    ])
  })

  test('have their roles in the order user, moderator, admin (specification section 3)', () => {
    expect(accounts.map(({ roles }) => roles.map(({ role }) => role))).toEqual([
      ['user'],
      [],
      ['user', 'moderator', 'admin'],
      [],
    ])
    expect(accounts[2]?.roles.map(({ id }) => id)).toEqual(['a1', 'a2', 'a3'])
  })

  test('have no address if the addresses could not be loaded', () => {
    expect(accountsOf({ ...lists, users: [] }).map(({ email }) => email)).toEqual([null, null, null, null])
  })
})
