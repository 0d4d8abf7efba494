import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readLearning, restartLearning, saveLesson, sendAnswers } from '@pol/contract/operations/learning'
import type { LessonProgress } from '@pol/learning/values'
import { answers, cards, learningSettings, lessons, users } from '../../../src/database/schema.ts'
import { lessonProgress } from '../../../../learning/test/lessons.ts'
import { answerOf } from '../../practice.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type World } from '../../world.ts'

const minute = 60_000
const day = 24 * 60 * minute

describe.runIf(hasDatabase)('Clara’s progress in lessons', () => {
  let world: World
  let clara: Device
  let userId: string
  beforeAll(async () => {
    world = await createWorld()
    clara = await world.signedIn('clara')
    const [account] = await world.db.select().from(users).where(eq(users.email, cast.clara.email))
    userId = String(account?.id)
  })
  beforeEach(async () => {
    for (const table of [lessons, cards, answers, learningSettings]) await world.db.delete(table)
  })
  afterAll(() => world.stop())

  /** In the third step of the first lesson. */
  const progressOf = (agoMs = 0, fields: Partial<LessonProgress> = {}) => {
    const at = new Date(Date.now() - agoMs).toISOString()
    return lessonProgress({ at, step: 3, right: 2, of: 12, done: false, ...fields })
  }
  const save = (progress = progressOf(), since?: number, device = clara) =>
    device.call(saveLesson, { ...progress, ...(since !== undefined && { since }) })
  const state = (since?: number, device = clara) =>
    device.call(readLearning, since === undefined ? {} : { since: String(since) })

  test('is stored once, however often it is sent', async () => {
    expect(await state()).toMatchObject({ version: 0, lessons: [] })
    const progress = progressOf(minute)
    const first = await save(progress)
    expect(first).toMatchObject({ version: 1, lessons: [progress] })
    expect(await save(progress)).toEqual(first)
    expect(await state()).toMatchObject({ version: 1, lessons: [progress] })
    expect(await world.db.select().from(lessons)).toEqual([{ user_id: userId, ...progress, version: 1 }])
  })

  test('of two devices is merged, whichever arrives first: the later step, the best result, finished for good', async () => {
    const finished = progressOf(3 * minute, { step: 0, right: 11, done: true })
    const again = progressOf(minute, { step: 5, right: 4 })
    const merged = { ...finished, at: again.at, step: 5 }
    await save(finished)
    expect((await save(again)).lessons).toEqual([merged])
    const other = { lesson: 'unit-24-7' }
    await save({ ...again, ...other })
    expect((await save({ ...finished, ...other })).lessons).toContainEqual({ ...merged, ...other })
  })

  test('that is late and adds nothing changes no version', async () => {
    await save(progressOf(minute))
    expect(await save(progressOf(2 * minute, { step: 1, right: 1 }))).toMatchObject({ version: 1 })
  })

  test('is hers alone', async () => {
    const bahram = await world.signedIn('bahram')
    const [hers, his] = [progressOf(), progressOf(0, { step: 9 })]
    await save(his, undefined, bahram)
    expect((await state()).lessons).toEqual([])
    expect((await save(hers)).lessons).toEqual([hers])
    expect((await state(undefined, bahram)).lessons).toEqual([his])
  })

  test('is sent whole without a version, and then only what has changed since', async () => {
    const [first, second] = [progressOf(), progressOf(0, { lesson: 'unit-1-2' })]
    const { version } = await save(first)
    expect((await save(second, version)).lessons).toEqual([second])
    expect((await state(version)).lessons).toEqual([second])
    expect((await state(version + 1)).lessons).toEqual([])
    expect((await state()).lessons).toHaveLength(2)
    // A browser that knows a later version than the restored database gets everything.
    expect((await state(99)).lessons).toHaveLength(2)
    const answered = await clara.call(sendAnswers, { answers: [answerOf(0)], since: version })
    expect(answered.lessons).toEqual([second])
  })

  test('is answered with the cards that her browser does not know', async () => {
    const { version } = await clara.call(sendAnswers, { answers: [answerOf(1)] })
    expect((await save(progressOf(), version)).cards).toEqual([])
    expect((await save(progressOf(-minute), version - 1)).cards).toHaveLength(1)
  })

  test('no longer counts after "Neu beginnen", even if it arrives later, and begins anew', async () => {
    const ahead = progressOf(-4 * minute, { right: 12, done: true })
    await save(ahead)
    const restarted = await clara.call(restartLearning, {})
    expect(restarted.lessons).toEqual([])
    expect(Date.parse(String(restarted.restarted_at))).toBeGreaterThan(Date.parse(ahead.at))
    expect(await save(progressOf(day, { lesson: 'unit-1-2' }))).toMatchObject({
      version: restarted.version,
      lessons: [],
    })
    const anew = progressOf(0, { at: String(restarted.restarted_at), step: 1, right: 0 })
    expect((await save(anew)).lessons).toEqual([anew])
    expect((await state()).lessons).toEqual([anew])
  })

  test('may be four minutes ahead of the server, and 400 days old', async () => {
    const ahead = progressOf(-4 * minute)
    expect((await save(ahead)).lessons).toEqual([ahead])
    const old = progressOf(399 * day, { lesson: 'unit-1-2' })
    expect((await save(old)).lessons).toContainEqual(old)
    await expect(save(progressOf(-6 * minute))).rejects.toMatchObject({
      code: 'lesson-in-future',
      status: 400,
    })
    await expect(save(progressOf(401 * day))).rejects.toMatchObject({ code: 'lesson-too-old', status: 400 })
    expect((await state()).version).toBe(2)
  })

  test('in the model tests is kept by language and part, with the best points', async () => {
    const names = ['test-1-hoeren', 'test-2-sprechen', 'test-fa-1-schreiben']
    for (const lesson of names) {
      await save(progressOf(2 * minute, { lesson, step: 0, right: 12, of: 15, done: true }))
      await save(progressOf(minute, { lesson, step: 0, right: 9, of: 15, done: true }))
    }
    const found = (await state()).lessons.filter(({ lesson }) => names.includes(lesson))
    expect(found.map(({ lesson }) => lesson).toSorted()).toEqual(names)
    expect(found.every(({ right, done }) => right === 12 && done)).toBe(true)
  })

  test.each([
    ['of a third test', { lesson: 'test-3-hoeren' }],
    ['of a fifth part', { lesson: 'test-1-grammatik' }],
    ['of a second test of Persian', { lesson: 'test-fa-2-lesen' }],
    ['of a lesson that does not exist', { lesson: 'unit-33-1' }],
    ['of an eighth lesson', { lesson: 'unit-1-8' }],
    ['with more right answers than questions', { right: 13 }],
    ['with half a step', { step: 1.5 }],
    ['with more questions than a lesson has', { of: 101 }],
    ['at a time that is none', { at: '2026-02-30T12:00:00Z' }],
  ])('%s is refused', async (_, fields) => {
    const malformed = save({ ...progressOf(), ...fields })
    await expect(malformed).rejects.toMatchObject({ code: 'invalid-input', status: 400 })
  })
})
