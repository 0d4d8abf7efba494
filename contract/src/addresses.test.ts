import { expect, test } from 'vitest'
import { addressesOf, ownVoicePath, permissionOf, recorderPath } from './addresses.ts'

test.each([
  ['/kurs', '/kurs', true],
  ['/kurs', '/Kurs/', true],
  ['/kurs', '/kurs/3', false],
  ['/kurs/:unit', '/kurs/3', true],
  ['/kurs/:unit', '/kurs/', false],
  ['/kurs/:unit', '/kurs/3/4', false],
  ['/kurs/:unit/:part', '/kurs/3/4', true],
  ['/', '/', true],
  ['/', '/kurs', false],
])('the route %s matches the path %s: %s', (route, address, expected) => {
  expect(addressesOf(route).test(address)).toBe(expected)
})

test('the recorder, the last lesson of each unit and speaking in a test have a permission, and no other page', () => {
  const screens = [
    '',
    '/kurs',
    '/aufnahmen',
    '/ueben',
    '/notfall',
    '/schrift/7',
    '/pruefung',
    '/pruefung/1',
    '/pruefung/7',
  ]
  const lessons = Array.from({ length: 40 }, (_, unit) =>
    Array.from({ length: 10 }, (_, lesson) => `/kurs/${unit}/${lesson}`),
  ).flat()
  const parts = ['1', '2', '3'].flatMap((test) =>
    ['hoeren', 'lesen', 'schreiben', 'sprechen'].map((part) => `/pruefung/${test}/${part}`),
  )
  const withPermission = [...screens, ...lessons, ...parts].filter((path) => permissionOf(path))
  expect(withPermission).toEqual([
    ...Array.from({ length: 39 }, (_, n) => `/kurs/${n + 1}/7`),
    '/pruefung/1/sprechen',
    '/pruefung/2/sprechen',
  ])
  expect(permissionOf(ownVoicePath)).toBe('own-voice')
  expect(permissionOf(recorderPath)).toBe('recorder')
  expect(permissionOf(`${recorderPath}/haus`)).toBe('recorder')
})
