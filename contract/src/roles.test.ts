import { expect, test } from 'vitest'
import { mayPass, roles, type Access, type Role } from './roles.ts'

test('the roles are user, moderator and admin', () => {
  expect(roles).toEqual(['user', 'moderator', 'admin'])
})

/** Specification section 6: pages guarded for 'user' accept role user or admin. */
const passes: [Role[], Access[]][] = [
  [[], ['anyone', 'session']],
  [['user'], ['anyone', 'session', 'learner']],
  [['moderator'], ['anyone', 'session']],
  [['admin'], ['anyone', 'session', 'learner', 'admin']],
  [
    ['user', 'moderator'],
    ['anyone', 'session', 'learner'],
  ],
  [
    ['moderator', 'admin'],
    ['anyone', 'session', 'learner', 'admin'],
  ],
]

test.each(passes)(
  'with the roles %j one passes where %j is asked for, and nowhere else',
  (held, expected) => {
    const every: Access[] = ['anyone', 'session', 'learner', 'admin']
    expect(every.filter((access) => mayPass(access, held))).toEqual(expected)
  },
)
