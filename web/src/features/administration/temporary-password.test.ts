import { expect, test } from 'vitest'
import { temporaryPassword } from './temporary-password.ts'

/** A fake random generator that returns these bytes in order. */
function bytesOf(...bytes: number[]) {
  return (count: number) => bytes.splice(0, count)
}

test('has 12 letters and digits (specification section 9) and differs each time', () => {
  const passwords = Array.from({ length: 200 }, () => temporaryPassword())
  for (const password of passwords) expect(password).toMatch(/^[A-Za-z0-9]{12}$/)
  expect(new Set(passwords).size).toBe(200)
})

test('contains all letters and digits with equal probability', () => {
  // Each possible byte once. Without rejection, the remainder of the division would favour A to H.
  const everyByte = Array.from({ length: 256 }, (_, byte) => byte)
  const bytes = bytesOf(...everyByte)
  const generated = Array.from({ length: 20 }, () => temporaryPassword(bytes)).join('')
  const counts = Map.groupBy(generated, (character) => character)
  expect(counts.size).toBe(62)
  // 240 of the 248 unbiased bytes: each character four times, the last eight three times.
  expect([...counts.values()].map(({ length }) => length).filter((count) => count > 4)).toEqual([])
})

test('replaces biased bytes by new ones', () => {
  const bytes = bytesOf(...Array.from({ length: 8 }, (_, index) => 248 + index), ...Array(12).fill(61))
  expect(temporaryPassword(bytes)).toBe('9'.repeat(12))
})
