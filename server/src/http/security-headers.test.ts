import { expect, test } from 'vitest'
import { helmetOptions } from './security-headers.ts'

function directives(scriptUrl: string | null) {
  const botCheck = scriptUrl === null ? null : { scriptUrl }
  const { contentSecurityPolicy } = helmetOptions({
    publicUrl: 'https://pol.example.org',
    inlineHashes: { style: ["'sha256-style'"], script: ["'sha256-script'"] },
    botCheck,
  })
  return typeof contentSecurityPolicy === 'object' ? (contentSecurityPolicy.directives ?? {}) : {}
}

const strict = directives(null)

test('without a bot check the policy names no other host and no text can become a script', () => {
  expect(JSON.stringify(strict)).not.toContain('http')
  expect(strict).toMatchObject({ requireTrustedTypesFor: ["'script'"], trustedTypes: ['service-worker'] })
})

test("Google's bot check gets the paths that Google requires, and all else stays strict", () => {
  expect(directives('https://www.google.com/recaptcha/api.js')).toEqual({
    ...strict,
    trustedTypes: ['service-worker', 'default', 'goog#html'],
    scriptSrc: [
      "'self'",
      "'sha256-script'",
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ],
    connectSrc: ["'self'", 'https://www.google.com/recaptcha/'],
    frameSrc: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  })
})

test('another provider gets its own origin', () => {
  expect(directives('https://bots.example.org:8443/v3/api.js')).toEqual({
    ...strict,
    trustedTypes: ['service-worker', 'default'],
    scriptSrc: ["'self'", "'sha256-script'", 'https://bots.example.org:8443'],
    connectSrc: ["'self'", 'https://bots.example.org:8443'],
    frameSrc: ['https://bots.example.org:8443'],
  })
})
