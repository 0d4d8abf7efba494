import { expect, test } from 'vitest'
import { temporaryPassword } from './temporary-password.ts'

/** Gives these bytes, a few at a time, as they are asked for. */
function bytesOf(...bytes: number[]) {
  return (count: number) => bytes.splice(0, count)
}

test('has 12 letters and digits (specification section 9), and is another one each time', () => {
  const passwords = Array.from({ length: 200 }, () => temporaryPassword())
  for (const password of passwords) expect(password).toMatch(/^[A-Za-z0-9]{12}$/)
  expect(new Set(passwords).size).toBe(200)
})

test('is made of every letter and digit alike', () => {
  // Each possible byte once: what remains of them after dividing would prefer A to H.
  const everyByte = Array.from({ length: 256 }, (_, byte) => byte)
  const bytes = bytesOf(...everyByte)
  const drawn = Array.from({ length: 20 }, () => temporaryPassword(bytes)).join('')
  const counts = Map.groupBy(drawn, (character) => character)
  expect(counts.size).toBe(62)
  // 240 of the 248 fair bytes: each character four times, the last eight three times.
  expect([...counts.values()].map(({ length }) => length).filter((count) => count > 4)).toEqual([])
})

test('draws again in place of bytes that would be unfair', () => {
  const bytes = bytesOf(...Array.from({ length: 8 }, (_, index) => 248 + index), ...Array(12).fill(61))
  expect(temporaryPassword(bytes)).toBe('9'.repeat(12))
})
