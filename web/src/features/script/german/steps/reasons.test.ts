import { expect, test } from 'vitest'
import spelling from '@pol/content/data/script/german-spelling.csv'
import { reasonOfSpelling } from './reasons.ts'

const reasonOf = (german: string) =>
  spelling.filter((word) => word.german === german).map((word) => reasonOfSpelling(word).text)

test.each([
  ['täglich', '„täglich“ ist mit „Tag“ verwandt. Darum schreibt man ä.'],
  ['Käufer', '„Käufer“ ist mit „kaufen“ verwandt. Darum schreibt man äu.'],
  ['Hemd', 'Zu „Hemd“ gibt es kein verwandtes Wort mit a. Darum schreibt man e.'],
  ['Euro', 'Zu „Euro“ gibt es kein verwandtes Wort mit au. Darum schreibt man eu.'],
])('the reason for %s names the related word that decides, or says that there is none', (german, reason) => {
  expect(reasonOf(german)).toEqual([reason])
})

test('the reason for another word is its rule', () => {
  expect(reasonOf('Wein')).toEqual([expect.stringContaining('schreiben Sie fast immer ei')])
})
