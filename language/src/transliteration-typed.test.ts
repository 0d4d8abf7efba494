import { expect, test } from 'vitest'
import { isTransliterationTyped } from './transliteration-typed.ts'

test.each([
  ['salâm', 'salâm'],
  ['salam', 'salâm'],
  ['Salaam!', 'salâm'],
  ['khane', 'khâne'],
  ['xâne', 'khâne'],
  ['khaneh', 'khâne'],
  ['khiaban', 'khiyâbân'],
  ['xiyâbân', 'khiyâbân'],
  ['doost', 'dust'],
  ['doust', 'dust'],
  ['shirin', 'shirin'],
  ['šireen', 'shirin'],
  ['čâi', 'chây'],
  ['chay', 'chây'],
  ['saat', "sâ'at"],
  ["sa'at", "sâ'at"],
  ['bache', 'bachche'],
  ['bachche', 'bachche'],
  ['qermez', 'ghermez'],
  ['ghermez', 'ghermez'],
  ['norooz', 'nowruz'],
  ['nowruz', 'nowruz'],
  ['kheili', 'kheyli'],
  ['ketab e man', 'ketâb-e man'],
  ['ketabe man', 'ketâb-e man'],
  ['miravam', 'míravam'],
  ['dâram', 'dấram'],
  ['aseman', 'âsemân'],
  ['wa', 'va'],
  ['žâle', 'zhâle'],
])('"%s" is %s', (typed, transliteration) => {
  expect(isTransliterationTyped(typed, transliteration)).toBe(true)
})

test.each([
  ['bâr', 'bar'],
  ['baar', 'bar'],
  ['salâm', 'kalâm'],
  ['sal', 'salâm'],
  ['salame', 'salâm'],
  ['shir', 'shur'],
  ['dast', 'dust'],
  ['gorbe', 'gorg'],
  ['pedar', 'mâdar'],
  ['kar', 'khar'],
  ['سلام', 'salâm'],
  ['', 'salâm'],
  ['', ''],
])('"%s" is not %s', (typed, transliteration) => {
  expect(isTransliterationTyped(typed, transliteration)).toBe(false)
})
