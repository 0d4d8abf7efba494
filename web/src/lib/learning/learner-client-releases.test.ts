import { describe, expect, test } from 'vitest'
import type { Grouping } from '@pol/learning/grouping'
import { leadersOf } from '@pol/learning/leaders'
import { lessonProgress } from '../../../../learning/test/lessons.ts'
import { noGroups } from '../../../../learning/test/no-groups.ts'
import { answer, openPage } from '../../../test/learner-page.ts'
import { LearningServer } from '../../../test/learning-server.ts'
import { applyDelta, changesSince, emptyServerState, type ServerState } from './server-state.ts'

/** Haus and zuhause are both خانه. */
const houseAndHome: Grouping = { ...noGroups, fa: { groups: [['haus', 'zuhause']], untaught: [] } }

describe('after a release in which two words are one item', () => {
  test('answers to both that wait count for one card, and the server agrees', async () => {
    const server = new LearningServer()
    const old = await openPage(server)
    old.goOffline()
    await old.answer(answer())
    await old.answer(answer({ item: 'zuhause' }))
    const page = await openPage(server, old.browser, 'farid', leadersOf(houseAndHome))
    const [card] = page.current().cards.values()
    expect([...page.current().cards.keys()]).toEqual(['fa haus recognise'])
    expect(card).toMatchObject({ item: 'haus', reps: 2 })
    expect(page.current().history.days).toMatchObject([{ answers: 2 }])
    server.regroup(houseAndHome)
    await page.send()
    expect([...page.current().cards.values()]).toEqual([card])
    expect(page.current().cards).toEqual(server.cards)
  })

  test('the card of a member disappears from the browser, and that of its leader has both', async () => {
    const server = new LearningServer()
    const old = await openPage(server)
    await old.answer(answer())
    await old.answer(answer({ item: 'zuhause' }))
    await old.send()
    expect(old.current().cards.size).toBe(2)
    server.regroup(houseAndHome)
    const page = await openPage(server, old.browser, 'farid', leadersOf(houseAndHome))
    await page.send()
    expect([...page.current().cards.values()]).toMatchObject([{ item: 'haus', reps: 2 }])
  })
})

test('the state that an earlier version stored in the browser has neither rounds nor topics, and is not damaged', async () => {
  const server = new LearningServer()
  const page = await openPage(server)
  await page.answer(answer())
  await page.send()
  const { rounds: _, last_round_at: __, ...stored } = page.browser.values.get('farid known') as ServerState
  const { topics: ___, ...settings } = stored.settings
  page.browser.values.set('farid known', { ...stored, settings })
  page.browser.values.set('farid waiting', { answers: [answer()], stars: [], settings: {} })
  const next = await openPage(server, page.browser)
  expect(next.current()).toMatchObject({
    rounds: 0,
    lastRoundAt: null,
    settings: { topics: [] },
    waiting: 1,
  })
  expect(next.told).toEqual([])
})

describe('the lessons of another device', () => {
  const inLesson = lessonProgress()

  test('arrive although the browser got later versions while its release knew nothing of lessons', async () => {
    const server = new LearningServer()
    const [laptop, phone] = [await openPage(server), await openPage(server)]
    await laptop.saveLesson(inLesson)
    await laptop.send()
    await phone.answer(answer())
    await phone.send()
    const known = phone.browser.values.get('farid known') as ServerState
    const { lessons: _, lessons_version: __, ...stored } = known
    phone.browser.values.set('farid known', stored)
    const next = await openPage(server, phone.browser)
    expect(next.current().lessons).toEqual([])
    await next.send()
    expect(next.current()).toMatchObject({ lessons: [inLesson] })
    expect(next.current().cards).toEqual(server.cards)
    expect(next.told).toEqual([])
  })

  test('are read once the server is of this release again', () => {
    const known = { ...emptyServerState, version: 7, lessons: [inLesson], lessons_version: 7 }
    const { lessons: _, ...delta } = { ...emptyServerState, version: 9, complete: false }
    const during = applyDelta(known, delta)
    expect(during).toMatchObject({ version: 9, lessons: [inLesson] })
    expect(changesSince(during)).toEqual({ since: 7 })
    const other = lessonProgress({ lesson: 'unit-1-2' })
    const after = applyDelta(during, { ...delta, lessons: [other] })
    expect(after.lessons).toEqual([inLesson, other])
    expect(changesSince(after)).toEqual({ since: 9 })
  })
})

test('a server of the previous version, which sends nothing about rounds and topics, does not change what is known', () => {
  const { rounds: _, last_round_at: __, lessons: ____, ...delta } = { ...emptyServerState, version: 8 }
  const { topics: ___, ...settings } = delta.settings
  const last_round_at = '2026-04-01T08:00:00.000Z'
  const before = { ...emptyServerState, version: 7, rounds: 3, last_round_at }
  const known = { ...before, settings: { ...before.settings, topics: ['health' as const] } }
  expect(applyDelta(known, { ...delta, settings })).toEqual({ ...known, version: 8 })
})
