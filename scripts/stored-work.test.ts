import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { operations } from '@pol/contract/operations'

/**
 * Operations whose cost is independent of the amount of stored data: they access rows by key, or up to a small limit
 * (docs/security.md, the table of work that a single client can multiply).
 */
const constant: readonly string[] = [
  'health',
  'sign-in',
  'sign-out',
  'session',
  'reset-password',
  'read-password-link',
  'update-password',
  'prove',
  'read-account-settings',
  'update-account-settings',
  'add-device-key',
  'remove-device-key',
  'create-device-challenge',
  'open-device-session',
  'devices',
  'sign-out-everywhere',
  'change-password',
  'passkeys',
  'add-passkey',
  'remove-passkey',
  'remove-passkeys-of-user',
  'open-passkey-session',
  'read-passkey-link',
  'confirm-passkey',
  'take-back-passkey-change',
  'decide-request',
  'send-registration-approval',
  'create-user',
  'add-user-role',
  'remove-user-role',
  'text-to-speech',
  'neural-voices',
  'voice-credits',
  'translate',
  'correct-message',
  'update-learning-settings',
  'read-reminder-ways',
  'add-push-subscription',
  'remove-push-subscription',
  'end-reminders',
  'read-recording-consent',
  'play-recording',
  'withdraw-recording',
  'decide-recording',
  'verify-recaptcha',
  'report-browser-error',
  'ending-models',
]

test('every operation is listed as constant, or in the table of work that grows with stored data', async () => {
  const security = await readFile(new URL('../docs/security.md', import.meta.url), 'utf8')
  const [, section = ''] = security.split('## Work that grows with what is stored')
  const [table = ''] = section.split('\n## ')
  const requests = table.split('\n').flatMap((row) => /^\| (.*?) \|/.exec(row)?.[1] ?? [])
  const listed = new Set(
    requests.flatMap((request) => [...request.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name)),
  )
  const names = operations.map(({ name }) => name)
  expect(constant.filter((name) => listed.has(name))).toEqual([])
  expect(new Set([...listed, ...constant])).toEqual(new Set(names))
})
