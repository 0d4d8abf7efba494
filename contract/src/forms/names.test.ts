import * as v from 'valibot'
import { expect, test } from 'vitest'
import { accessRequestForm } from './access-requests.ts'
import { createUserForm } from './administration.ts'
import { speakerForm } from './recordings.ts'

const request = (username: string, message = '') =>
  v.safeParse(accessRequestForm, { email: 'dariush@example.org', username, message })

test.each([
  ['  Dariush ', 'Dariush'],
  ['Dariush\r\nBcc: x@example.org', 'Dariush Bcc: x@example.org'],
  ['abc\u202Egro.live', 'abcgro.live'],
  ['می\u200Cنا رضایی', 'می\u200Cنا رضایی'],
  ['Fam\u0000ilie', 'Fam ilie'],
  ['Mina \uD83D', 'Mina \uFFFD'],
  ['Ａｄｍｉｎ', 'Admin'],
  ['ﻣﯿﻨﺎ', 'مینا'],
  ['Jose\u0301', 'José'],
  ['\u061CMi\u034Fna\u180E', 'Mina'],
  ['Mina\u{E0041}\u{E007F}\uFE0F', 'Mina'],
  ['می\u200C\u200Cنا\u200C ', 'می\u200Cنا'],
  ['Mina \u200D\u200C7', 'Mina 7'],
])('a name %j is stored as %j', (typed, stored) => {
  expect(request(typed).output).toMatchObject({ username: stored })
})

test.each([
  ['\u200B'],
  ['\u3164'],
  ['\u115F'],
  ['\u1160'],
  ['\uFFA0'],
  ['\u2800'],
  ['\u034F'],
  ['\u200C'],
  ['\u200D'],
  ['\u{E0041}'],
  ['\u0301'],
  ['.'],
  ['❤️'],
])('a name of only %j has no visible letter or digit and is rejected', (character) => {
  const username = character.repeat(3)
  const { issues } = request(username)
  expect(issues?.map(({ message }) => message)).toContain('Benutzername muss mindestens 3 Zeichen lang sein')
  const newUser = { email: 'dariush@example.org', password: 'geheimnis-1', username }
  expect(v.safeParse(createUserForm, newUser).issues?.[0]?.message).toBe('Benutzername erforderlich')
})

const mixedScripts =
  'Der Name mischt in einem Wort Buchstaben verschiedener Schriften. Bitte schreiben Sie jedes Wort in einer Schrift.'

test.each([
  ['Аdmin', 'Cyrillic А'],
  ['Admіn', 'Cyrillic і'],
  ['А1dmin', 'Cyrillic А before a digit'],
  ['Μina', 'Greek Μ'],
  ['Annο', 'Greek ο'],
  ['Αнна', 'Greek Α before Cyrillic'],
  ['օliver', 'Armenian օ'],
  ['Ꭺnna', 'Cherokee Ꭺ'],
  ['ꓮnna', 'Lisu ꓮ'],
  ['𐌀nna', 'Old Italic 𐌀'],
  ['Ali Аdmin', 'Cyrillic А in the second word'],
  ['аعلی', 'Cyrillic а before Persian'],
])('the name %s is refused, because it could pass for another one: %s', (username) => {
  expect(request(username).issues?.map(({ message }) => message)).toEqual([mixedScripts])
  const newUser = { email: 'dariush@example.org', password: 'geheimnis-1', username }
  expect(v.safeParse(createUserForm, newUser).issues?.[0]?.message).toBe(mixedScripts)
  expect(v.safeParse(speakerForm, { name: username, region: null }).issues?.[0]?.message).toBe(mixedScripts)
})

test.each([
  ['Иван'],
  ['Анна-Мария'],
  ['Анна Müller'],
  ['Ελένη'],
  ['Արամ'],
  ['José'],
  ['Øyvind'],
  ['Nguyễn'],
  ['Łukasz'],
  ['O’Brien'],
  ['田中さくら'],
  ['タナカ Ken'],
  ['김민준'],
  ['Ali علی'],
  ['Aliعلی'],
  ['Zahra۲'],
  ['می\u200Cنا'],
  ['דוד'],
  ['प्रिया'],
  ['Іван2'],
])('the name %s is accepted as it is', (username) => {
  expect(request(username).output).toMatchObject({ username })
})

test('a name that is too long gets the message of its form, however long it is', () => {
  for (const length of [51, 500, 501, 60_000]) {
    const username = 'x'.repeat(length)
    expect(request(username).issues?.map(({ message }) => message)).toEqual([
      'Benutzername darf maximal 50 Zeichen lang sein',
    ])
    const newUser = { email: 'dariush@example.org', password: 'geheimnis-1', username }
    expect(v.safeParse(createUserForm, newUser).issues?.[0]?.message).toBe('Benutzername zu lang')
  }
  expect(request('Dariush', 'x'.repeat(60_000)).issues?.[0]?.message).toBe(
    'Nachricht darf maximal 500 Zeichen lang sein',
  )
})

test('long sequences of combining marks do not cost much processor time', () => {
  // Processor time, so that other load on the machine does not count.
  const start = process.cpuUsage()
  for (let n = 0; n < 100; n++) request('\u0301'.repeat(15_900) + '\u0316'.repeat(15_900))
  for (let n = 0; n < 100; n++) request('\u0301'.repeat(250) + '\u0316'.repeat(250))
  // A single name of the first kind took 1,100 ms when it was normalised before its length was checked.
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(5_000)
})

test('a message keeps its line breaks, and an invisible one is empty', () => {
  expect(request('Dariush', 'Guten Tag,\nich lerne.').output).toMatchObject({
    message: 'Guten Tag,\nich lerne.',
  })
  expect(request('Dariush', ' \u200B ').output).toMatchObject({ message: null })
})
