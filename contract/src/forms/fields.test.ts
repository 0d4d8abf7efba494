import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { signInForm } from './sign-in.ts'
import { signIn } from '../operations/sign-in.ts'
import { resetPasswordForm, newPasswordForm } from './passwords.ts'
import { email, password } from './fields.ts'
import { deviceId, id, timestamp } from '../operations/fields.ts'

/** Texts from specification section 5. */
const badEmail = 'Ungültige E-Mail-Adresse'
const shortPassword = 'Passwort muss mindestens 6 Zeichen lang sein'
const noMatch = 'Passwörter stimmen nicht überein'

/** The validation messages in order, without duplicates. */
function messagesOf(schema: v.GenericSchema, input: unknown): string[] {
  const result = v.safeParse(schema, input)
  return result.success ? [] : [...new Set(result.issues.map((issue) => issue.message))]
}

describe('an e-mail address', () => {
  test.each([['clara@example.org'], ['clara.m+pol@sub.example.co'], ['c@e.de']])('%s is valid', (text) => {
    expect(v.parse(email, text)).toBe(text)
  })

  test('is trimmed and lower-cased, so that two spellings are one account', () => {
    expect(v.parse(email, '  Clara@Example.ORG \n')).toBe('clara@example.org')
  })

  test.each([
    ['a right-to-left mark', 'neu\u200F@example.org'],
    ['an embedding', '\u202Aneu@example.org\u202C'],
    ['isolates', '\u2068neu@example.org\u2069 '],
    ['an Arabic letter mark', '\u061Cneu@example.org'],
    ['zero-width space and joiners', 'ne\u200Bu@exa\u200Cmp\u200Dle\u2060.org\uFEFF'],
    ['soft hyphens', 'neu@exam\u00ADple.org'],
    ['no-break spaces', '\u00A0neu\u202F@example.org\u00A0'],
  ])('%s are removed from a pasted address', (_, pasted) => {
    expect(v.parse(email, pasted)).toBe('neu@example.org')
  })

  test.each(['ｎｅｕ@example.org', 'neu＠example.org', 'neu@ｅｘａｍｐｌｅ．ｏｒｇ'])(
    '%s: fullwidth characters, which some keyboards produce, are replaced',
    (wide) => expect(v.parse(email, wide)).toBe('neu@example.org'),
  )

  test.each([
    ['neu@münchen.de', 'neu@xn--mnchen-3ya.de'],
    ['neu@MÜNCHEN.de', 'neu@xn--mnchen-3ya.de'],
    ['neu@mu\u0308nchen.de', 'neu@xn--mnchen-3ya.de'],
    ['neu@xn--mnchen-3ya.de', 'neu@xn--mnchen-3ya.de'],
    ['neu@post.straße.de', 'neu@post.xn--strae-oqa.de'],
    ['neu@مثال.ایران', 'neu@xn--mgbh0fb.xn--mgba3a4f16a'],
  ])('the domain of %s is converted to ASCII, as some browsers send it', (typed, stored) => {
    expect(v.parse(email, typed)).toBe(stored)
    expect(v.parse(email, stored)).toBe(stored)
  })

  test.each([
    [''],
    ['   '],
    ['\u200F\u00A0'],
    ['müller@example.org'],
    ['neu@münchen'],
    ['neu@münchen.de/weg'],
    ['neu@münchen.de:25'],
    ['neu@x@münchen.de'],
    ['neu@ü..de'],
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
  ])('%j is invalid', (input) => {
    expect(messagesOf(email, input)).toEqual([badEmail])
  })

  test('has at most 254 characters', () => {
    const address = (length: number) => `clara@${'e.'.repeat(110)}${'e'.repeat(length - 230)}.org`
    expect(address(254)).toHaveLength(254)
    expect(messagesOf(email, address(254))).toEqual([])
    expect(messagesOf(email, address(255))).toEqual([badEmail])
  })
})

describe('a password', () => {
  test.each([['123456'], ['      '], ['گذرواژه'], ['x'.repeat(1024)]])('%j is long enough', (text) => {
    expect(v.parse(password, text)).toBe(text)
  })

  test.each([[''], ['12345'], [undefined], [123_456]])('%j is too short', (input) => {
    expect(messagesOf(password, input)).toEqual([shortPassword])
  })

  test('has a maximum length, checked before hashing', () => {
    expect(messagesOf(password, 'x'.repeat(1025))).toEqual(['Passwort ist zu lang'])
  })
})

describe('the sign-in form', () => {
  test('does not trim the password', () => {
    expect(v.parse(signInForm, { email: ' clara@example.org ', password: ' geheim ' })).toEqual({
      email: 'clara@example.org',
      password: ' geheim ',
    })
  })

  test.each([
    ['both fields empty', { email: '', password: '' }, [badEmail, shortPassword]],
    ['only the password wrong', { email: 'clara@example.org', password: '12345' }, [shortPassword]],
    ['only the address wrong', { email: 'clara', password: '123456' }, [badEmail]],
  ])('%s: the e-mail message comes first', (_, input, messages) => {
    expect(messagesOf(signInForm, input)).toEqual(messages)
  })

  test('has the same messages as the operation', () => {
    const input = { email: 'clara', password: '1', deviceId: 'a-device-id', as: 'user' }
    expect(messagesOf(signIn.input, input)).toEqual([badEmail, shortPassword])
  })
})

describe('the password reset form', () => {
  test.each([
    ['clara@example.org', []],
    ['clara', [badEmail]],
  ])('%s', (text, messages) => {
    expect(messagesOf(resetPasswordForm, { email: text })).toEqual(messages)
  })
})

describe('the new password form', () => {
  test('accepts the same password twice', () => {
    expect(messagesOf(newPasswordForm, { password: 'geheim', confirmation: 'geheim' })).toEqual([])
  })

  test('rejects two different passwords, at the second field', () => {
    const result = v.safeParse(newPasswordForm, { password: 'geheim', confirmation: 'Geheim' })
    expect(result.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
      ['confirmation', noMatch],
    ])
  })

  test('reports a short password before a mismatch', () => {
    expect(messagesOf(newPasswordForm, { password: '12345', confirmation: '54321' })[0]).toBe(shortPassword)
  })

  test('treats a trailing space as a different password', () => {
    expect(messagesOf(newPasswordForm, { password: 'geheim', confirmation: 'geheim ' })).toEqual([noMatch])
  })
})

describe('machine-made fields', () => {
  test.each([
    ['a device id', deviceId, 'f3a1', true],
    ['an empty device id', deviceId, '', false],
    ['a device id with a NUL character', deviceId, 'f3\0a1', false],
    ['a device id of 128 characters', deviceId, 'a'.repeat(128), true],
    ['a device id of 129 characters', deviceId, 'a'.repeat(129), false],
    ['an id', id, '0b7f1c3e-6a52-4c1b-9b0e-2f6f1f6f3a11', true],
    ['an id that is not a UUID', id, '7', false],
    ['a timestamp', timestamp, '2030-01-02T03:04:05.678Z', true],
    ['a date without a time', timestamp, '2030-01-02', false],
  ])('%s', (_, schema, input, passes) => {
    expect(v.safeParse(schema, input).success).toBe(passes)
  })
})
