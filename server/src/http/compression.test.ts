import { expect, test } from 'vitest'
import { compressionFor, compressions } from './compression.ts'

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0.5, gzip', 'gzip'],
  ['br;q=0, gzip;q=0.1', 'gzip'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0', null],
  ['gzip;q=0.5, identity', null],
  ['brotli, x-gzip', null],
  ['identity;q=0', null],
  ['', null],
])('%j is answered with %s', (header, compression) => {
  expect(compressionFor({ 'accept-encoding': header }, compressions)).toBe(compression)
})

test('nothing is compressed without the header', () => {
  expect(compressionFor({}, compressions)).toBeNull()
})

test('what exists in gzip only is not refused to those who prefer another compression', () => {
  expect(compressionFor({ 'accept-encoding': 'br, gzip;q=0.5' }, ['gzip'])).toBe('gzip')
  expect(compressionFor({ 'accept-encoding': 'br' }, ['gzip'])).toBeNull()
})
