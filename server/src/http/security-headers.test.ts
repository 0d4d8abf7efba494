import { expect, test } from 'vitest'
import type { Permission } from '@pol/contract/addresses'
import { helmetOptions, securityHeaders } from './security-headers.ts'

const page = {
  publicUrl: 'https://pol.example.org',
  inlineHashes: { style: ["'sha256-style'"], script: ["'sha256-script'"] },
  botCheck: null,
}

function directives(scriptUrl: string | null, permission: Permission | null = null) {
  const botCheck = scriptUrl === null ? null : { scriptUrl }
  const { contentSecurityPolicy } = helmetOptions({ ...page, botCheck }, permission)
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

test('only the recorder may run WebAssembly, which encodes what it sends, and all else stays strict', () => {
  expect(directives(null, 'recorder')).toEqual({
    ...strict,
    scriptSrc: ["'self'", "'sha256-script'", "'wasm-unsafe-eval'"],
  })
  expect(directives(null, 'own-voice')).toEqual(strict)
})

test('only the recorder and the own voice may use the microphone, and no other feature of the device', () => {
  const policyOf = (headers: object) => String((headers as Record<string, unknown>)['permissions-policy'])
  const common = policyOf(securityHeaders(page))
  expect(common).toMatch(/(?:^|, )microphone=\(\),/)
  expect(common).not.toContain('self')
  for (const permission of ['recorder', 'own-voice'] as const) {
    const policy = policyOf(securityHeaders(page, permission))
    expect(policy).toBe(common.replace('microphone=()', 'microphone=(self)'))
  }
})
