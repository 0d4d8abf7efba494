import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lessonProgress } from '../../test/lessons.ts'
import { merged, withReports } from './merge-reports.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour)).toISOString()

describe('two reports about a lesson', () => {
  test('the later one says where it goes on, whichever arrives first', () => {
    const [laptop, phone] = [lessonProgress({ at: at(8), step: 9 }), lessonProgress({ at: at(9), step: 2 })]
    expect(merged(laptop, phone)).toMatchObject({ at: at(9), step: 2 })
    expect(merged(phone, laptop)).toMatchObject({ at: at(9), step: 2 })
  })

  test('a lesson that is done again stays finished, and keeps the best result', () => {
    const finished = lessonProgress({ at: at(8), right: 10, of: 12, done: true })
    const again = lessonProgress({ at: at(9), step: 1, right: 1, of: 12, done: false })
    expect(merged(finished, again)).toEqual({ ...finished, at: at(9), step: 1 })
    const better = { ...again, at: at(10), step: 0, right: 11 }
    expect(merged(merged(finished, again), better)).toEqual({ ...better, done: true })
  })

  test('of as many right answers, those to more questions are of a later step', () => {
    const [few, many] = [lessonProgress({ right: 9, of: 10 }), lessonProgress({ right: 9, of: 12 })]
    expect(merged(few, many)).toEqual(many)
    expect(merged(many, few)).toEqual(many)
  })
})

const anyReport = fc
  .record({
    lesson: fc.constantFrom('unit-1-1', 'unit-1-2'),
    at: fc.integer({ min: 0, max: 3 }).map(at),
    step: fc.nat({ max: 3 }),
    right: fc.nat({ max: 3 }),
    wrong: fc.nat({ max: 2 }),
    done: fc.boolean(),
  })
  .map(({ wrong, ...report }) => ({ ...report, of: report.right + wrong }))

test('any order and any repetition of reports leads to the same progress', () => {
  const sorted = (reports: ReturnType<typeof withReports>) =>
    reports.toSorted((a, b) => (a.lesson < b.lesson ? -1 : 1))
  const reports = fc.array(anyReport, { maxLength: 6 })
  const anyOrder = reports.chain((sent) =>
    fc.record({
      sent: fc.constant(sent),
      shuffled: fc.shuffledSubarray(sent, { minLength: sent.length }),
      repeated: fc.subarray(sent),
    }),
  )
  fc.assert(
    fc.property(anyOrder, ({ sent, shuffled, repeated }) => {
      const progress = sorted(withReports([], sent))
      expect(sorted(withReports(withReports([], repeated), [...shuffled, ...repeated]))).toEqual(progress)
      expect(progress.map(({ lesson }) => lesson)).toEqual(
        [...new Set(sent.map(({ lesson }) => lesson))].toSorted(),
      )
    }),
  )
})
