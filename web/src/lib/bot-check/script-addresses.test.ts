import { expect, test } from 'vitest'
import { isAllowed } from './script-addresses.ts'

const page = 'https://pol.example.org/auth'
const google = 'https://www.google.com/recaptcha/api.js'
const other = 'https://bots.example.org:8443/v3/api.js'

test.each([
  [google, 'https://www.gstatic.com/recaptcha/releases/x/recaptcha__de.js'],
  [google, 'https://www.google.com/recaptcha/api.js?render=key'],
  [google, '/sw.js'],
  [google, 'https://pol.example.org/assets/a.js'],
  [other, 'https://bots.example.org:8443/anywhere.js'],
])('with the bot check %s, a script from %s is allowed', (scriptUrl, text) => {
  expect(isAllowed(text, scriptUrl, page)).toBe(true)
})

test.each([
  [google, 'https://www.google.com/complete/search?jsonp=alert'],
  [google, 'https://www.google.com/recaptcha/../complete/search?jsonp=alert'],
  [google, 'https://www.gstatic.com.example.org/recaptcha/a.js'],
  [google, 'http://www.gstatic.com/recaptcha/a.js'],
  [google, '//evil.example/a.js'],
  [google, 'data:text/javascript,alert(1)'],
  [google, 'blob:https://evil.example/1'],
  [google, 'javascript:alert(1)'],
  [google, 'blob:https://pol.example.org/1'],
  [other, 'https://bots.example.org/a.js'],
  [other, 'https://www.gstatic.com/recaptcha/a.js'],
])('with the bot check %s, a script from %s is blocked', (scriptUrl, text) => {
  expect(isAllowed(text, scriptUrl, page)).toBe(false)
})
