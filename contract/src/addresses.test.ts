import { expect, test } from 'vitest'
import { addressesOf } from './addresses.ts'

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
