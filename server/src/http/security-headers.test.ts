import { expect, test } from 'vitest'
import { helmetOptions, securityHeaders } from './security-headers.ts'

const page = {
  publicUrl: 'https://pol.example.org',
  inlineHashes: { style: ["'sha256-style'"], script: ["'sha256-script'"] },
  botCheck: null,
}

function directives(scriptUrl: string | null, exceptions = {}) {
  const botCheck = scriptUrl === null ? null : { scriptUrl }
  const { contentSecurityPolicy } = helmetOptions({ ...page, botCheck }, exceptions)
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

test('only a page that records may use the microphone and run WebAssembly, and all else stays strict', () => {
  expect(directives(null, { records: true })).toEqual({
    ...strict,
    scriptSrc: ["'self'", "'sha256-script'", "'wasm-unsafe-eval'"],
  })
  const policyOf = (headers: object) => String((headers as Record<string, unknown>)['permissions-policy'])
  const common = policyOf(securityHeaders(page))
  expect(common).toMatch(/(?:^|, )microphone=\(\),/)
  expect(common).not.toContain('self')
  expect(policyOf(securityHeaders(page, { records: true }))).toBe(
    common.replace('microphone=()', 'microphone=(self)'),
  )
})
