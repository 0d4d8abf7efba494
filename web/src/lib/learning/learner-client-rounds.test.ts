import { describe, expect, test } from 'vitest'
import { errors } from '@pol/contract/errors'
import { newBrowser, openPage, round } from '../../../test/learner-page.ts'
import { LearningServer } from '../../../test/learning-server.ts'
import { openJournal } from './journal.ts'

describe('a finished round', () => {
  test('counts at once without a network, survives the page, and is sent once', async () => {
    const server = new LearningServer()
    const page = await openPage(server)
    page.goOffline()
    const finished = round()
    await page.finishRound(finished)
    await page.finishRound(finished)
    expect(page.current()).toMatchObject({ rounds: 1, lastRoundAt: finished.at })
    const next = await openPage(server, page.browser)
    expect(next.current().rounds).toBe(1)
    await next.send()
    await next.send()
    expect(next.current().rounds).toBe(1)
    expect(server.calls.filter((name) => name === 'finish-round')).toEqual(['finish-round'])
    expect([...server.rounds.values()]).toEqual([finished])
    const phone = await openPage(server)
    await phone.send()
    expect(phone.current()).toMatchObject({ rounds: 1, lastRoundAt: finished.at })
  })

  test('whose response is lost is sent again and counts once', async () => {
    const server = new LearningServer()
    const page = await openPage(server)
    await page.finishRound(round())
    server.network = ['lose-response']
    await page.send()
    expect(page.current()).toMatchObject({ rounds: 1, isDelayed: true })
    await page.send()
    expect(page.current()).toMatchObject({ rounds: 1, isDelayed: false })
    expect(server.rounds.size).toBe(1)
  })

  test('of a page that was closed at once is in the journal, and a damaged one does not affect it', async () => {
    const browser = newBrowser()
    openJournal(browser.storage, 'farid').add({ rounds: [{ id: 'broken' }, round()] })
    const page = await openPage(new LearningServer(), browser)
    expect(page.current().rounds).toBe(1)
    expect(page.told).toHaveLength(1)
  })

  test('of a clock that is an hour ahead is sent again with the right time', async () => {
    const server = new LearningServer()
    const page = await openPage(server)
    const early = round({ at: '2027-12-31T00:50:00.000Z' })
    await page.finishRound(early)
    await page.send()
    expect(server.rounds.get(early.id)?.at).toBe('2027-12-30T23:00:00.000Z')
    expect(page.current().rounds).toBe(1)
  })

  test('that the server refuses is dropped, and the learner is notified', async () => {
    const server = new LearningServer()
    const page = await openPage(server)
    await page.finishRound(round({ cards: 100 }))
    await page.finishRound(round())
    await page.send()
    expect(page.told).toEqual([errors['too-many-rounds'].text])
    expect(page.current().rounds).toBe(1)
  })

  test('before a restart does not count, even if it is sent after it', async () => {
    const server = new LearningServer()
    const [laptop, phone] = [await openPage(server), await openPage(server)]
    await laptop.finishRound(round())
    phone.goOffline()
    await phone.finishRound(round())
    server.now = '2026-05-01T00:00:00.000Z'
    await laptop.send()
    await laptop.restart()
    expect(laptop.current().rounds).toBe(0)
    phone.goOnline()
    await phone.send()
    expect(phone.current().rounds).toBe(0)
    server.now = '2026-06-01T00:00:00.000Z'
    await laptop.finishRound(round({ at: '2026-05-02T08:00:00.000Z' }))
    await laptop.send()
    await phone.send()
    expect([laptop, phone].map((page) => page.current().rounds)).toEqual([1, 1])
  })
})
