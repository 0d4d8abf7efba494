import { describe, expect, test } from 'vitest'
import { type Spelling, spellingKey } from './spelling.ts'

const pairs: Readonly<Record<Spelling, readonly (readonly [typed: string, written: string])[]>> = {
  de: [
    ['mude', 'müde'],
    ['muede', 'müde'],
    ['fur', 'für'],
    ['Uberprufung', 'Überprüfung'],
    ['Strase', 'Straße'],
    ['grosse', 'große'],
    ['E Mail', 'E-Mail'],
    ['Email', 'E-Mail'],
    ['gutentag', 'Guten Tag'],
    ['Schones Wochenende', 'Schönes Wochenende!'],
  ],
  heard: [
    ['fileicht', 'vielleicht'],
    ['vileicht', 'vielleicht'],
    ['wiefiel', 'wie viel'],
    ['Shule', 'Schule'],
    ['Artzt', 'Arzt'],
    ['Lerer', 'Lehrer'],
    ['hoite', 'heute'],
    ['Hunt', 'Hund'],
    ['Fogel', 'Vogel'],
    ['zait', 'Zeit'],
    ['meer', 'mehr'],
  ],
  fa: [
    ['بخاطر', 'به خاطر'],
    ['بخصوص', 'به‌خصوص'],
    ['به خصوص', 'به‌خصوص'],
    ['چکار', 'چه کار'],
    ['آنرا', 'آن را'],
    ['حتمن', 'حتماً'],
    ['خاهر', 'خواهر'],
    ['بلیط', 'بلیت'],
    ['اتاغ', 'اتاق'],
    ['طوضیح', 'توضیح'],
  ],
  latin: [
    ['khoob', 'khub'],
    ['ketaab', 'ketâb'],
    ['qahve', 'ghahve'],
    ['mamnoon', 'mamnun'],
    ['bache', 'bachche'],
  ],
}

describe.each(['de', 'heard', 'fa', 'latin'] as const)('%s', (spelling) => {
  test.each(pairs[spelling])('%s is another spelling of %s', (typed, written) => {
    expect(spellingKey(spelling, typed)).toBe(spellingKey(spelling, written))
  })
})

test.each([
  ['de', 'Haus', 'Hose'],
  ['de', 'Bett', 'Beet'],
  ['heard', 'Tisch', 'Tasche'],
  ['heard', 'Kirche', 'Kirsche'],
  ['fa', 'بهار', 'بار'],
  ['fa', 'خانه', 'خواندن'],
  ['latin', 'man', 'mân e'],
] as const)('%s: %s is another word than %s', (spelling, a, b) => {
  expect(spellingKey(spelling, a)).not.toBe(spellingKey(spelling, b))
})
