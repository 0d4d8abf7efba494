import { describe, expect, test } from 'vitest'
import { foldAnswers } from '@pol/learning/fold'
import { answer, newBrowser, openPage, warnings } from '../../../test/learner-page.ts'
import { LearningServer } from '../../../test/learning-server.ts'
import { openJournal } from './journal.ts'
import type { Queue } from './queue.ts'

describe('a page that is closed before the database has stored a change', () => {
  /** A browser whose page was closed at once: the changes are only in local storage. */
  const closedAtOnce = (changes: readonly Partial<Queue>[]) => {
    const browser = newBrowser()
    for (const change of changes) openJournal(browser.storage, 'farid').add(change)
    return browser
  }
  const star = (isStarred: boolean, second: number): Partial<Queue> => ({
    stars: [{ item: 'haus', isStarred, at: `2026-03-01T08:00:0${second}.000Z` }],
  })

  test('the next page has the answer, the last of two stars and the setting, and sends them once', async () => {
    const server = new LearningServer()
    const given = answer()
    const browser = closedAtOnce([
      { answers: [given] },
      star(false, 1),
      star(true, 2),
      { settings: { minutes: 20 } },
    ])
    const page = await openPage(server, browser)
    expect(page.current()).toMatchObject({
      cards: foldAnswers([given]),
      stars: [{ item: 'haus' }],
      settings: { minutes: 20 },
      waiting: 1,
    })
    expect(browser.storage.keys()).toEqual([])
    await page.send()
    await (await openPage(server, browser)).send()
    expect(server.calls.filter((name) => name === 'send-answers' || name === 'add-star')).toEqual([
      'send-answers',
      'add-star',
    ])
  })

  test('a change that is in the database and in the journal counts once', async () => {
    const server = new LearningServer()
    const given = answer()
    const page = await openPage(server)
    await page.answer(given)
    openJournal(page.browser.storage, 'farid').add({ answers: [given] })
    const next = await openPage(server, page.browser)
    expect(next.current()).toMatchObject({ cards: foldAnswers([given]), waiting: 1 })
  })

  test('Sara, who opens the browser next, neither sees nor sends it', async () => {
    const browser = closedAtOnce([{ answers: [answer()] }, star(true, 1)])
    const server = new LearningServer()
    const sara = await openPage(server, browser, 'sara')
    await sara.send()
    expect(sara.current()).toMatchObject({ cards: new Map(), stars: [], waiting: 0 })
    expect(server.answers.size).toBe(0)
    expect((await openPage(new LearningServer(), browser)).current()).toMatchObject({ waiting: 1 })
  })

  test('a damaged entry does not affect other entries', async () => {
    const browser = closedAtOnce([{ answers: [answer()] }])
    browser.storage.setItem('pl_unsaved farid 2026', '{"answers":[')
    browser.storage.setItem('pl_unsaved farid 2027', '{"answers":[{}]}')
    const page = await openPage(new LearningServer(), browser)
    expect(page.current().waiting).toBe(1)
    expect(page.told).toEqual([
      'Eine Änderung, die noch nicht gesendet war, war beschädigt und ist verloren.',
    ])
    expect(browser.storage.keys()).toEqual([])
  })
})

test('answers are stored even if local storage is full', async () => {
  const told = warnings()
  const browser = newBrowser()
  browser.storage.setItem = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  const page = await openPage(new LearningServer(), browser)
  await page.answer(answer())
  expect(page.current().waiting).toBe(1)
  expect(told()).toEqual(['The journal could not be written'])
})

test.each(['QuotaExceededError', 'InvalidStateError'])(
  'no change is lost if the database fails with %s during practice',
  async (name) => {
    const server = new LearningServer()
    const browser = newBrowser()
    const page = await openPage(server, browser)
    page.goOffline()
    const given = [answer(), answer({ item: 'tee' }), answer({ item: 'brot' })] as const
    await page.answer(given[0])
    browser.values.set = () => {
      throw new DOMException('', name)
    }
    await page.answer(given[1])
    await page.setStar('haus', true)
    await page.answer(given[2])
    expect(page.failures).toMatchObject([{ name }])
    expect(page.current()).toMatchObject({
      cards: foldAnswers(given),
      stars: [{ item: 'haus' }],
      waiting: 3,
    })
    page.goOnline()
    await page.send()
    expect(server.answers.size).toBe(3)
    expect(server.stars).toMatchObject([{ item: 'haus' }])
    expect(page.current()).toMatchObject({ cards: foldAnswers(given), waiting: 0 })
  },
)

test('no answer is lost if the database becomes unreadable', async () => {
  const browser = newBrowser()
  const page = await openPage(new LearningServer(), browser)
  page.goOffline()
  await page.answer(answer())
  browser.values.get = () => {
    throw new DOMException('The connection is closing.', 'InvalidStateError')
  }
  await page.reread()
  await page.answer(answer())
  expect(page.current().waiting).toBe(2)
})

describe('settings', () => {
  test('count at once, so that the next change starts from them', async () => {
    const server = new LearningServer()
    const page = await openPage(server)
    const toggle = (topic: 'health' | 'weather') =>
      page.changeSettings({ topics: [...page.current().settings.topics, topic] })
    const [first, sending, second] = [toggle('health'), page.send(), toggle('weather')]
    expect(page.current().settings.topics).toEqual(['health', 'weather'])
    await Promise.all([first, sending, second])
    expect(page.current().settings.topics).toEqual(['health', 'weather'])
  })

  test('that cannot be stored are those of before again, and the caller gets the error', async () => {
    const page = await openPage(new LearningServer())
    await page.changeSettings({ minutes: 20 })
    page.store.enqueue = () => Promise.reject(new Error('Not stored'))
    const change = page.changeSettings({ minutes: 5, topics: ['health'] })
    expect(page.current().settings.minutes).toBe(5)
    await expect(change).rejects.toThrow('Not stored')
    expect(page.current().settings).toMatchObject({ minutes: 20, topics: [] })
  })
})

describe('damaged data in the browser', () => {
  test('are read from the server again, and the learner is notified once', async () => {
    const server = new LearningServer()
    const page = await openPage(server)
    await page.answer(answer())
    await page.send()
    const { cards } = page.current()
    page.browser.values.set('farid known', { version: 7, cards: 'none' })
    const next = await openPage(server, page.browser)
    await next.reread()
    await next.send()
    expect(next.told).toEqual([
      'Ihr Lernstand in diesem Browser war beschädigt. Er wird neu geladen, sobald eine Verbindung besteht.',
    ])
    expect(next.current().cards).toEqual(cards)
  })

  test('do not affect other queued answers', async () => {
    const whole = answer()
    const browser = newBrowser()
    browser.values.set('farid waiting', {
      answers: [{ id: 'broken' }, whole],
      stars: [null],
      settings: { minutes: 'viele' },
    })
    const page = await openPage(new LearningServer(), browser)
    expect(page.current()).toMatchObject({ cards: foldAnswers([whole]), waiting: 1 })
    expect(page.told).toEqual([
      '3 Änderungen, die noch nicht gesendet waren, waren beschädigt und sind verloren.',
    ])
  })
})
