import { describe, expect, test } from 'vitest'
import { errors } from '@pol/contract/errors'
import { lessonProgress } from '../../../../learning/test/lessons.ts'
import { newBrowser, openPage } from '../../../test/learner-page.ts'
import { LearningServer } from '../../../test/learning-server.ts'
import { openJournal } from './journal.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 8, minute)).toISOString()
const begun = lessonProgress({ at: at(0), step: 3, right: 2, of: 12, done: false })

describe('the progress in a lesson', () => {
  test('is known at once without a network, survives the page, and is sent once', async () => {
    const server = new LearningServer()
    const page = await openPage(server)
    page.goOffline()
    await page.saveLesson(begun)
    const further = { ...begun, at: at(1), step: 4, right: 3 }
    await page.saveLesson(further)
    await page.saveLesson(begun)
    expect(page.current().lessons).toEqual([further])
    const next = await openPage(server, page.browser)
    expect(next.current().lessons).toEqual([further])
    await next.send()
    await next.send()
    expect(next.current().lessons).toEqual([further])
    expect(server.calls.filter((name) => name === 'save-lesson')).toEqual(['save-lesson'])
  })

  test('of another device arrives with the next state, and the lesson goes on at its step', async () => {
    const server = new LearningServer()
    const [laptop, phone] = [await openPage(server), await openPage(server)]
    await laptop.saveLesson(begun)
    await laptop.send()
    await phone.send()
    expect(phone.current().lessons).toEqual([begun])
    const finished = { ...begun, at: at(9), step: 0, right: 11, done: true }
    const other = lessonProgress({ lesson: 'unit-1-2', at: at(10), step: 1, right: 0, done: false })
    await phone.saveLesson(finished)
    await phone.saveLesson(other)
    await phone.send()
    await laptop.send()
    expect(laptop.current().lessons).toEqual([finished, other])
  })

  test('of two devices that were offline is merged: the later step, the best result, and finished for good', async () => {
    const server = new LearningServer()
    const [laptop, phone] = [await openPage(server), await openPage(server)]
    laptop.goOffline()
    phone.goOffline()
    const finished = { ...begun, at: at(5), step: 0, right: 11, done: true }
    const again = { ...begun, at: at(20), step: 6, right: 5 }
    await laptop.saveLesson(finished)
    await phone.saveLesson(again)
    phone.goOnline()
    await phone.send()
    laptop.goOnline()
    await laptop.send()
    await phone.send()
    const merged = { ...finished, at: at(20), step: 6 }
    expect([laptop, phone].map((page) => page.current().lessons)).toEqual([[merged], [merged]])
  })

  test('that is saved while the one before is sent is sent after it', async () => {
    const server = new LearningServer()
    const page = await openPage(server)
    await page.saveLesson(begun)
    const further = { ...begun, at: at(1), step: 4 }
    server.beforeHandling = async (name) => {
      if (name !== 'save-lesson') return
      server.beforeHandling = async () => {}
      await page.saveLesson(further)
    }
    await page.send()
    expect(server.lessons.get('unit-1-1')).toMatchObject(further)
    expect(server.calls.filter((name) => name === 'save-lesson')).toHaveLength(2)
    expect(page.current().lessons).toEqual([further])
  })

  test('whose response is lost is sent again', async () => {
    const server = new LearningServer()
    const page = await openPage(server)
    await page.saveLesson(begun)
    server.network = ['lose-response']
    await page.send()
    expect(page.current()).toMatchObject({ lessons: [begun], isDelayed: true })
    await page.send()
    expect(page.current()).toMatchObject({ lessons: [begun], isDelayed: false })
  })

  test('of a page that was closed at once is in the journal, and damaged progress does not affect it', async () => {
    const browser = newBrowser()
    const impossible = { ...begun, lesson: 'unit-1-2', right: 13, of: 12 }
    openJournal(browser.storage, 'farid').add({ lessons: [{ lesson: 'unit-1-1' }, impossible, begun] })
    const page = await openPage(new LearningServer(), browser)
    expect(page.current().lessons).toEqual([begun])
    expect(page.told).toHaveLength(1)
  })

  test('of a clock that is an hour ahead is sent again with the right time', async () => {
    const server = new LearningServer()
    const page = await openPage(server)
    await page.saveLesson({ ...begun, at: '2027-12-31T00:50:00.000Z' })
    await page.send()
    const corrected = { ...begun, at: '2027-12-30T23:00:00.000Z' }
    expect(server.lessons.get('unit-1-1')).toMatchObject(corrected)
    expect(page.current().lessons).toEqual([corrected])
  })

  test('that the server refuses is dropped, and the learner is notified', async () => {
    const page = await openPage(new LearningServer())
    await page.saveLesson({ ...begun, at: '2025-12-31T00:00:00.000Z' })
    await page.saveLesson({ ...begun, lesson: 'unit-1-2' })
    await page.send()
    expect(page.told).toEqual([errors['lesson-too-old'].text])
    expect(page.current().lessons).toEqual([{ ...begun, lesson: 'unit-1-2' }])
  })

  test('before a restart does not count, even if it is sent after it', async () => {
    const server = new LearningServer()
    const [laptop, phone] = [await openPage(server), await openPage(server)]
    await laptop.saveLesson({ ...begun, right: 12, done: true })
    phone.goOffline()
    await phone.saveLesson({ ...begun, lesson: 'unit-1-2' })
    server.now = '2026-05-01T00:00:00.000Z'
    await laptop.send()
    await laptop.restart()
    expect(laptop.current().lessons).toEqual([])
    phone.goOnline()
    await phone.send()
    expect(phone.current().lessons).toEqual([])
    server.now = '2026-06-01T00:00:00.000Z'
    const anew = { ...begun, at: '2026-05-02T08:00:00.000Z', step: 1, right: 0 }
    await laptop.saveLesson(anew)
    await laptop.send()
    await phone.send()
    expect([laptop, phone].map((page) => page.current().lessons)).toEqual([[anew], [anew]])
  })
})
