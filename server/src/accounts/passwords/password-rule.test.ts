import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSpokenContent } from '@pol/content/read'
import { randomOf } from '@pol/learning/random'
import { contentFolder, passwordProgram } from '../../../test/paths.ts'
import { createPasswordRule, type PasswordRule } from './password-rule.ts'

const clara = { email: 'clara.vogel@example.org', username: 'Clara' }

describe('the password rule', () => {
  let rule: PasswordRule
  beforeAll(async () => {
    rule = createPasswordRule({ program: passwordProgram, content: await readSpokenContent(contentFolder) })
  })
  afterAll(() => rule.stop())

  const isRefused = async (password: string) => (await rule.weaknessOf(password, clara)) !== null

  test.each([
    ['a common password', ['123456', 'password', 'PassWord', 'iloveyou', 'P@ssw0rd']],
    ['a common German password', ['passwort', 'Passwort1', 'hallo123', 'schatz', 'ichliebedich']],
    ['a word and a year or a few digits', ['Passwort2026', 'Hallo1234', 'Sommer2026', 'Willkommen1']],
    [
      'a word of the course, in either script',
      ['salam123', 'Salâm2026', 'سلام۱۲۳', 'khodahafez1', 'Farsi123'],
    ],
    ['a sequence of keys or digits', ['qwertz', 'QWERTZUIOP', 'qwertz123', '654321', '23456789', 'abcdefg']],
    ['a sequence of Persian or Arabic digits', ['۱۲۳۴۵۶', '١٢٣٤٥٦']],
    ['repeated characters', ['121212', 'aaaaaa', '      ', '😀😀😀', 'a'.repeat(1024)]],
    ['a Persian name, with a year or without', ['فاطمه۱', 'zahra1', 'علیرضا', 'علی1379', 'Reza۱۳۷۵']],
    ['a row of the Persian keyboard or alphabet', ['ضصثقفغ', 'شیبلات', 'ابپتثج']],
    [
      'the user’s own name or address',
      ['clara.vogel@example.org', 'Clara1', 'Clara2026', 'clara.vogel', 'vogel2026'],
    ],
  ])('refuses %s', async (_, passwords) => {
    for (const password of passwords) expect([password, await isRefused(password)]).toEqual([password, true])
  })

  test('accepts other passwords, in every script', async () => {
    const good = [
      'annas-geheimnis',
      'ein-geheimnis-2',
      'ein Pferd am Kaspischen Meer',
      'Haus Katze Baum',
      'گذرواژه‌ی من',
    ]
    for (const password of good)
      expect([password, await rule.weaknessOf(password, clara)]).toEqual([password, null])
  })

  test('accepts a random password', async () => {
    for (let n = 0; n < 100; n += 1) {
      const password = Buffer.from(crypto.getRandomValues(new Uint8Array(9))).toString('base64url')
      expect([password, await rule.weaknessOf(password, clara)]).toEqual([password, null])
    }
  })

  test('twenty random passwords of six letters, digits and signs are accepted', async () => {
    const random = randomOf('twenty passwords')
    const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%&*+-./:;=?@_~'
    const drawn = () => characters[Math.floor(random() * characters.length)]
    for (let n = 0; n < 20; n += 1) {
      const password = Array.from({ length: 6 }, drawn).join('')
      expect([password, await rule.weaknessOf(password, clara)]).toEqual([password, null])
    }
  })

  test('twenty common passwords of six characters are refused, each with its reason', async () => {
    const words = ['123456', 'qwerty', 'schatz', 'hallo1', 'thomas', 'andrea', 'p4ssw0', 'dragon', 'salam1']
    const persian = ['فاطمه۱', 'tehran', 'vogel!']
    const patterns = ['yxcvbn', 'ضصثقفغ', 'lalala', 'xxxxxx', 'abcabc', '210579', '050695', '137905']
    for (const password of [...words, ...persian])
      expect([password, await rule.weaknessOf(password, clara)]).toEqual([password, 'password-too-common'])
    for (const password of patterns)
      expect([password, await rule.weaknessOf(password, clara)]).toEqual([password, 'password-pattern'])
  })

  test('refuses checks beyond the queue limit with a time for the retry', async () => {
    const checks = Array.from({ length: 60 }, () => rule.weaknessOf('hallo123', clara))
    const answers = await Promise.allSettled(checks)
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(51)
    const errors = answers.filter((answer) => answer.status === 'rejected').map(({ reason }) => reason)
    expect(errors).toEqual(errors.map(() => expect.objectContaining({ code: 'unavailable', retryAfter: 2 })))
  })

  test('a check whose program ends is an error, not a password that passes', async () => {
    const program = fileURLToPath(new URL('../../../test/ending-program.ts', import.meta.url))
    const broken = createPasswordRule({ program, content: await readSpokenContent(contentFolder) })
    await expect(broken.weaknessOf('annas-geheimnis', clara)).rejects.toThrow(/ended|EPIPE/)
  })
})
