import { describe, expect, test } from 'vitest'
import { answer, lasting, newBrowser, openPage } from '../../../test/learner-page.ts'
import { LearningServer } from '../../../test/learning-server.ts'
import { applyDelta, emptyServerState } from './server-state.ts'

describe('parameters of the memory', () => {
  test('come with the state and hold for later answers without a network, but not for earlier ones', async () => {
    const server = new LearningServer()
    const phone = await openPage(server)
    const at = (day: number) => new Date(Date.UTC(2026, 2, day, 8)).toISOString()
    const [first, early, late] = [
      answer({ at: at(1) }),
      answer({ at: at(1), item: 'baum' }),
      answer({ at: at(3), item: 'brot' }),
    ]
    await phone.answer(first)
    await phone.send()
    server.fit(lasting(0.5))
    await phone.send()
    phone.goOffline()
    await phone.answer(early)
    await phone.answer(late)
    const { cards, parameters } = phone.current()
    expect(cards.get('fa baum recognise')?.stability).toBe(2.3065)
    expect(cards.get('fa brot recognise')?.stability).toBeCloseTo(2.3065 / 2, 8)
    expect(parameters).toEqual(server.parameters)

    // They are kept in the browser, and the server comes to the same cards.
    const again = await openPage(server, phone.browser)
    expect(again.current().cards).toEqual(cards)
    await again.send()
    expect(again.current().cards).toEqual(cards)
    expect(server.cards).toEqual(cards)
  })

  test('do not hold any more after a restart', async () => {
    const server = new LearningServer()
    const phone = await openPage(server)
    await phone.answer(answer())
    await phone.send()
    server.fit(lasting(0.5))
    await phone.restart()
    expect(phone.current().parameters).toEqual([])
  })

  test('stay when an answer of the server has none, but not those of before a restart', () => {
    const parameters = [{ at: '2026-03-02T08:00:00.000Z', w: lasting(0.5) }]
    const before = { ...emptyServerState, parameters }
    const { parameters: _, ...none } = emptyServerState
    expect(applyDelta(before, none).parameters).toEqual(parameters)
    expect(applyDelta(before, { ...none, complete: true }).parameters).toEqual(parameters)
    const restarted_at = '2026-03-03T08:00:00.000Z'
    expect(applyDelta(before, { ...none, complete: true, restarted_at }).parameters).toEqual([])
    expect(applyDelta(before, { ...none, parameters: [] }).parameters).toEqual([])
  })

  test('are unknown to a server of the previous version, and to what that version has stored', async () => {
    const { parameters: _, ...older } = { ...emptyServerState, complete: true }
    expect(applyDelta(emptyServerState, older).parameters).toEqual([])
    const browser = newBrowser()
    const { parameters: __, ...stored } = emptyServerState
    browser.values.set('farid known', { ...stored, history: { ...stored.history, due: undefined } })
    const phone = await openPage(new LearningServer(), browser)
    expect(phone.current()).toMatchObject({ parameters: [], history: { due: [] } })
    expect(phone.told).toEqual([])
  })
})
