import { describe, expect, test } from 'vitest'
import { isPushService, namesPushService, usualPushServices } from './push-services.ts'

describe('endpoints of the browsers are accepted', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGuQ',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYA',
  ])('%s', (endpoint) => {
    expect(isPushService(endpoint, usualPushServices)).toBe(true)
  })
})

describe('all others are refused, because the server would send requests to them', () => {
  test.each([
    'https://localhost/',
    'https://127.0.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/',
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.example.org/',
    'https://example.org/?https://fcm.googleapis.com/',
    'https://example.org#fcm.googleapis.com',
    'https://evilnotify.windows.com/',
    'https://push.apple.com/',
    'https://storage.googleapis.com/',
    'file:///etc/passwd',
    'fcm.googleapis.com',
  ])('%s', (endpoint) => {
    expect(isPushService(endpoint, usualPushServices)).toBe(false)
  })
})

test('the operator may name other hosts, and an origin with its port', () => {
  expect(isPushService('http://127.0.0.1:8080/push/1', ['http://127.0.0.1:8080'])).toBe(true)
  expect(isPushService('http://127.0.0.1:8081/push/1', ['http://127.0.0.1:8080'])).toBe(false)
  for (const name of ['push.example.org', '*.example.org', 'https://push.example.org', 'http://localhost:80'])
    expect(namesPushService(name)).toBe(true)
  for (const name of ['', '*', 'push', 'https://push.example.org/path', 'a b.example.org', '*.'])
    expect(namesPushService(name)).toBe(false)
})
