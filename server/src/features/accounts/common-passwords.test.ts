import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, test } from 'vitest'
import { passwordMinimum } from '@pol/contract/fields'
import { isEasilyGuessed } from './common-passwords.ts'

describe('the most common passwords', () => {
  test.each([
    ['123456'],
    ['password'],
    ['PassWord'],
    ['passwort'],
    ['Passwort1'],
    ['hallo123'],
    ['qwertz'],
    ['654321'],
    ['23456789'],
    ['121212'],
    ['abcdefg'],
    ['QWERTZUIOP'],
    ['schatz'],
    ['iloveyou'],
    ['aaaaaa'],
    ['      '],
    ['😀😀😀'],
  ])('%j is one', async (password) => {
    await expect(isEasilyGuessed(password, 'clara@example.org')).resolves.toBe(true)
  })

  test.each([['annas-geheimnis'], ['ein Pferd am Kaspischen Meer'], ['password '], ['گذرواژه‌ی من']])(
    '%j is none',
    async (password) => {
      await expect(isEasilyGuessed(password, 'clara@example.org')).resolves.toBe(false)
    },
  )

  test('are well over 10,000 of those that are long enough, in lower case', () => {
    const list = dictionary['passwords-common'].filter(({ length }) => length >= passwordMinimum)
    expect(new Set(list).size).toBeGreaterThan(40_000)
    expect(list.filter((password) => password !== password.toLowerCase())).toEqual([])
  })
})

test.each([
  ['clara@example.org', true],
  ['Clara', true],
  ['claras-geheimnis', false],
])('to Clara %j is easily guessed: %s', async (password, guessed) => {
  await expect(isEasilyGuessed(password, 'clara@example.org')).resolves.toBe(guessed)
})
