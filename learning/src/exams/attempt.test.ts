import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  announcedMinutes,
  begun,
  handedIn,
  hearingsLeft,
  secondsLeft,
  settled,
  withAnswer,
  withHearing,
  withTick,
} from './attempt.ts'

const start = Date.parse('2026-03-01T08:00:00.000Z')
const after = (minutes: number) => start + minutes * 60_000

describe('Mina reads for 25 minutes', () => {
  const attempt = withAnswer(begun(start, 25), '1.1', 'r')

  test('the time goes on while she is away', () => {
    expect(secondsLeft(attempt, start)).toBe(1_500)
    expect(secondsLeft(attempt, after(20))).toBe(300)
    expect(settled(attempt, after(24.9))).toBe(attempt)
  })

  test('when it is over, the part is handed in as it is, at the moment of its end', () => {
    const later = settled(attempt, after(300))
    expect(later).toEqual({ ...attempt, handedInAt: after(25) })
    expect(secondsLeft(later, after(300))).toBe(0)
    expect(withAnswer(later, '1.2', 'f')).toBe(later)
  })

  test('what she hands in herself keeps its moment', () => {
    const own = handedIn(attempt, after(12))
    expect(settled(own, after(300)).handedInAt).toBe(after(12))
    expect(handedIn(own, after(13))).toBe(own)
  })

  test('an answer can be changed and taken back', () => {
    expect(withAnswer(attempt, '1.1', 'f').answers).toEqual({ '1.1': 'f' })
    expect(withAnswer(attempt, '1.1', ' ').answers).toEqual({})
  })

  test('three times the minutes are announced, each once', () => {
    const seconds = Array.from({ length: 1_501 }, (_, at) => 1_500 - at)
    const heard = seconds.slice(1).flatMap((now, at) => announcedMinutes(seconds[at] ?? 0, now) ?? [])
    expect(heard).toEqual([10, 5, 1])
    // Away for a while, she hears only where she is.
    expect(announcedMinutes(1_500, 290)).toBe(5)
  })
})

test('without time nothing ends by itself', () => {
  fc.assert(
    fc.property(fc.nat(), (ms) => {
      const attempt = begun(start, null)
      expect(settled(attempt, start + ms)).toBe(attempt)
      expect(secondsLeft(attempt, start + ms)).toBeNull()
    }),
  )
})

test('a text is heard as often as the exam allows', () => {
  const once = withHearing(begun(start, 20), '1.1')
  expect(hearingsLeft(once, '1.1', 2)).toBe(1)
  expect(hearingsLeft(withHearing(once, '1.1'), '1.1', 2)).toBe(0)
  expect(hearingsLeft(once, '1.2', 2)).toBe(2)
})

test('criteria are ticked until the ratings are finished', () => {
  const ticked = withTick(withTick(begun(start, null), 'a', true), 'b', true)
  expect(withTick(ticked, 'a', false).ticks).toEqual(['b'])
  const rated = { ...ticked, isRated: true }
  expect(withTick(rated, 'a', false)).toBe(rated)
})
