import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

/** Specification section 2: the first two letters of the username, else of the e-mail, else '?'. */
test.each([
  ['of the username', 'Clara', 'anna@example.org', 'CL'],
  ['of the e-mail where there is no username', null, 'anna@example.org', 'AN'],
  ['of the e-mail where the username is empty', '', 'anna@example.org', 'AN'],
  ['of the e-mail where the username is blank', '   ', 'anna@example.org', 'AN'],
  ['a question mark where there is neither', null, '', '?'],
  ['a question mark where both are blank', ' ', ' ', '?'],
  ['one letter where there is only one', 'M', 'mo@example.org', 'M'],
  ['without the space before it', '  clara', 'anna@example.org', 'CL'],
  ['with umlauts', 'ömer', 'oe@example.org', 'ÖM'],
  ['in Persian', 'بهرام', 'bahram@example.org', 'به'],
  ['whole characters, not halves', '😀🎉😀', 'anna@example.org', '😀🎉'],
])('the initials are those %s', (_, username, email, initials) => {
  expect(initialsOf(username, email)).toBe(initials)
})
