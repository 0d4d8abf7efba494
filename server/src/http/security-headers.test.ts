import { expect, test } from 'vitest'
import { helmetOptions } from './security-headers.ts'

function directives(scriptUrl: string | null) {
  const botCheck = scriptUrl === null ? null : { scriptUrl }
  const { contentSecurityPolicy } = helmetOptions({
    publicUrl: 'https://pol.example.org',
    styleHashes: [],
    botCheck,
  })
  return typeof contentSecurityPolicy === 'object' ? (contentSecurityPolicy.directives ?? {}) : {}
}

const strict = directives(null)
/** Where somebody else's script runs. */
const usual = Object.fromEntries(
  Object.entries(strict).filter(([name]) => name !== 'requireTrustedTypesFor' && name !== 'trustedTypes'),
)

test('without a bot check nobody else is named, and no text becomes a script', () => {
  expect(JSON.stringify(strict)).not.toContain('http')
  expect(strict).toMatchObject({ requireTrustedTypesFor: ["'script'"], trustedTypes: ['service-worker'] })
})

test("Google's bot check gets the folders that Google asks for, and nothing else is loosened", () => {
  expect(directives('https://www.google.com/recaptcha/api.js')).toEqual({
    ...usual,
    scriptSrc: ["'self'", 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    connectSrc: ["'self'", 'https://www.google.com/recaptcha/'],
    frameSrc: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  })
})

test("another's gets its own origin", () => {
  expect(directives('https://bots.example.org:8443/v3/api.js')).toEqual({
    ...usual,
    scriptSrc: ["'self'", 'https://bots.example.org:8443'],
    connectSrc: ["'self'", 'https://bots.example.org:8443'],
    frameSrc: ['https://bots.example.org:8443'],
  })
})
