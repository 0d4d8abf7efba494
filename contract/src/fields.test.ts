import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { newPasswordForm, resetPasswordForm, signIn, signInForm } from './accounts.ts'
import { deviceId, email, id, password, timestamp } from './fields.ts'

/** The texts of the specification, section 5. */
const badEmail = 'Ungültige E-Mail-Adresse'
const shortPassword = 'Passwort muss mindestens 6 Zeichen lang sein'
const noMatch = 'Passwörter stimmen nicht überein'

/** What a person is told, the first message first, each once. */
function told(schema: v.GenericSchema, input: unknown): string[] {
  const result = v.safeParse(schema, input)
  return result.success ? [] : [...new Set(result.issues.map((issue) => issue.message))]
}

describe('an e-mail address', () => {
  test.each([['clara@example.org'], ['clara.m+pol@sub.example.co'], ['c@e.de']])('%s is one', (text) => {
    expect(v.parse(email, text)).toBe(text)
  })

  test('is trimmed and in lower case, so that two spellings are one person', () => {
    expect(v.parse(email, '  Clara@Example.ORG \n')).toBe('clara@example.org')
  })

  test.each([
    [''],
    ['   '],
    ['clara'],
    ['clara@'],
    ['@example.org'],
    ['clara@example'],
    ['clara @example.org'],
    ['clara@example.org, anna@example.org'],
    ['clara@exa\nmple.org'],
    [`${'c'.repeat(243)}@example.org`],
    [undefined],
    [null],
    [5],
  ])('%j is none', (input) => {
    expect(told(email, input)).toEqual([badEmail])
  })

  test('may have 254 characters and no more', () => {
    const address = (length: number) => `clara@${'e.'.repeat(110)}${'e'.repeat(length - 230)}.org`
    expect(address(254)).toHaveLength(254)
    expect(told(email, address(254))).toEqual([])
    expect(told(email, address(255))).toEqual([badEmail])
  })
})

describe('a password', () => {
  test.each([['123456'], ['      '], ['گذرواژه'], ['x'.repeat(1024)]])('%j is long enough', (text) => {
    expect(v.parse(password, text)).toBe(text)
  })

  test.each([[''], ['12345'], [undefined], [123_456]])('%j is too short', (input) => {
    expect(told(password, input)).toEqual([shortPassword])
  })

  test('has an upper limit, before it is hashed', () => {
    expect(told(password, 'x'.repeat(1025))).toEqual(['Passwort ist zu lang'])
  })
})

describe('the form to sign in', () => {
  test('keeps the password as it was typed', () => {
    expect(v.parse(signInForm, { email: ' clara@example.org ', password: ' geheim ' })).toEqual({
      email: 'clara@example.org',
      password: ' geheim ',
    })
  })

  test.each([
    ['both fields empty', { email: '', password: '' }, [badEmail, shortPassword]],
    ['only the password wrong', { email: 'clara@example.org', password: '12345' }, [shortPassword]],
    ['only the address wrong', { email: 'clara', password: '123456' }, [badEmail]],
  ])('%s: the message of the e-mail comes first', (_, input, messages) => {
    expect(told(signInForm, input)).toEqual(messages)
  })

  test('says the same on the wire', () => {
    const input = { email: 'clara', password: '1', deviceId: 'a-device-id', as: 'user' }
    expect(told(signIn.input, input)).toEqual([badEmail, shortPassword])
  })
})

describe('the form to reset a password', () => {
  test.each([
    ['clara@example.org', []],
    ['clara', [badEmail]],
  ])('%s', (text, messages) => {
    expect(told(resetPasswordForm, { email: text })).toEqual(messages)
  })
})

describe('the form for a new password', () => {
  test('takes the same password twice', () => {
    expect(told(newPasswordForm, { password: 'geheim', confirmation: 'geheim' })).toEqual([])
  })

  test('refuses two different ones, at the second field', () => {
    const result = v.safeParse(newPasswordForm, { password: 'geheim', confirmation: 'Geheim' })
    expect(result.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['confirmation', noMatch],
    ])
  })

  test('says first that a password is too short', () => {
    expect(told(newPasswordForm, { password: '12345', confirmation: '54321' })[0]).toBe(shortPassword)
  })

  test('a space more is another password', () => {
    expect(told(newPasswordForm, { password: 'geheim', confirmation: 'geheim ' })).toEqual([noMatch])
  })
})

describe('what machines send', () => {
  test.each([
    ['a device id', deviceId, 'f3a1', true],
    ['a device id of nothing', deviceId, '', false],
    ['a device id that no database keeps', deviceId, 'f3\0a1', false],
    ['a device id of 128', deviceId, 'a'.repeat(128), true],
    ['a device id of 129', deviceId, 'a'.repeat(129), false],
    ['an id', id, '0b7f1c3e-6a52-4c1b-9b0e-2f6f1f6f3a11', true],
    ['an id that is none', id, '7', false],
    ['a moment', timestamp, '2030-01-02T03:04:05.678Z', true],
    ['a day', timestamp, '2030-01-02', false],
  ])('%s', (_, schema, input, passes) => {
    expect(v.safeParse(schema, input).success).toBe(passes)
  })
})
