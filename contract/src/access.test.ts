import { expect, test } from 'vitest'
import { mayPass, type Access } from './access.ts'
import { roles, type Role } from './roles.ts'

test('the roles are user, moderator and admin', () => {
  expect(roles).toEqual(['user', 'moderator', 'admin'])
})

/** Specification section 6: pages guarded for 'user' accept role user or admin. */
const granted: [Role[], Access[]][] = [
  [[], ['anyone', 'session']],
  [['user'], ['anyone', 'session', 'learner']],
  [['moderator'], ['anyone', 'session', 'moderator']],
  [['admin'], ['anyone', 'session', 'learner', 'moderator', 'admin']],
  [
    ['user', 'moderator'],
    ['anyone', 'session', 'learner', 'moderator'],
  ],
  [
    ['moderator', 'admin'],
    ['anyone', 'session', 'learner', 'moderator', 'admin'],
  ],
]

test.each(granted)('a user with the roles %j has access to exactly %j', (held, expected) => {
  const levels: Access[] = ['anyone', 'session', 'learner', 'moderator', 'admin']
  expect(levels.filter((access) => mayPass(access, held))).toEqual(expected)
})
