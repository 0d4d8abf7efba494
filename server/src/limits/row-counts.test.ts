import { expect, test } from 'vitest'
import { createRowCounts } from './row-counts.ts'

test('a user who has read too many rows is refused until the window ends; others are not', () => {
  const counts = createRowCounts({ points: 100, duration: 60 })
  const [bahram, clara] = [{ userId: 'bahram' }, { userId: 'clara' }]
  counts.count({ ...bahram, rows: 70 })
  expect(counts.left(bahram)).toBe(30)
  counts.refuseBeyond(bahram)
  counts.count({ ...bahram, rows: 70 })
  expect(counts.left(bahram)).toBe(0)
  expect(() => counts.refuseBeyond(bahram)).toThrow(
    expect.objectContaining({ code: 'too-many-attempts', retryAfter: expect.closeTo(60, -1) }),
  )
  counts.refuseBeyond(clara)
  expect(counts.left(clara)).toBe(100)
})
