import fc from 'fast-check'
import { languages } from '@pol/language/language'
import { skills } from '../src/skills.ts'
import { type Answer, type Grade, grades, taskKinds } from '../src/values.ts'

let made = 0

/** @returns a right answer to "haus", recognised in Persian; `fields` override it. */
export function answer(fields: Partial<Answer> = {}): Answer {
  made += 1
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    language: 'fa',
    item: 'haus',
    skill: 'recognise',
    grade: 3,
    task: 'choose',
    at: '2026-03-01T08:00:00.000Z',
    ms: 4000,
    ...fields,
  }
}

/** @returns answers to one card, with these times and grades. */
export function answers(...given: readonly (readonly [at: string, grade: Grade])[]): Answer[] {
  return given.map(([at, grade]) => answer({ at: new Date(at).toISOString(), grade }))
}

/**
 * Random answers within 400 days. Few cards and many times in the first minutes cause collisions of card, day and time.
 */
export const anyAnswer: fc.Arbitrary<Answer> = fc
  .record({
    id: fc.uuid({ version: 4 }),
    language: fc.constantFrom(...languages),
    item: fc.constantFrom('haus', 'baum', 'brot'),
    skill: fc.constantFrom(...skills),
    grade: fc.constantFrom(...grades),
    task: fc.constantFrom(...taskKinds),
    at: fc
      .oneof(fc.integer({ min: 0, max: 400 * 24 * 60 }), fc.integer({ min: 0, max: 3 }))
      .map((minutes) => new Date(Date.UTC(2026, 2, 1) + minutes * 60_000).toISOString()),
    ms: fc.nat(60_000),
    overruled: fc.constantFrom(undefined, undefined, undefined, true as const),
  })
  .map(({ overruled, ...rest }) => (overruled ? { ...rest, overruled } : rest))
