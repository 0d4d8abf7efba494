import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { errors } from '@pol/contract/errors'
import { type Answer, defaultSettings, type FinishedRound, type SettingChanges } from '@pol/learning/values'
import { foldAnswers } from '@pol/learning/fold'
import { type Grouping, leadersOf, noGroups } from '@pol/learning/leaders'
import { defaultParameters } from '@pol/learning/memory'
import { LearningServer } from '../../../test/learning-server.ts'
import { memoryStorage } from '../../../test/memory-storage.ts'
import { openJournal } from './journal.ts'
import { memoryStore, withMemoryFallback } from './key-value-store.ts'
import { createLearnerClient } from './learner-client.ts'
import type { Queue } from './queue.ts'
import { applyDelta, emptyServerState, type ServerState } from './server-state.ts'
import { openStore } from './store.ts'

const zone = 'Europe/Berlin'
const now = Date.parse('2027-12-31T00:00:00Z')

const alone = leadersOf(noGroups)

/** Returns copies, as IndexedDB does. */
class CopiedValues extends Map<string, unknown> {
  override get(key: string): unknown {
    return structuredClone(super.get(key))
  }
}

/** The storage of a browser: the values of IndexedDB, and local storage. */
const newBrowser = () => ({ values: new CopiedValues(), storage: memoryStorage() })

/** Opens a page in a browser, as Farid by default. */
async function openPage(server: LearningServer, browser = newBrowser(), user = 'farid', leaders = alone) {
  let isOnline = true
  const journal = openJournal(browser.storage, user)
  const told: string[] = []
  const notifyUser = (sentence: string) => void told.push(sentence)
  const failures: unknown[] = []
  const values = withMemoryFallback(memoryStore(browser.values), (error) => failures.push(error))
  const store = openStore(values, journal, user, notifyUser)
  await store.enqueueJournal()
  const learner = await createLearnerClient({
    store,
    call: server.call,
    zone,
    leaders,
    now: () => now,
    clockAheadMs: () => 3_600_000,
    isOnline: () => isOnline,
    withExclusiveLock: (run) => run(),
    notifyOtherTabs: () => {},
    notifyUser,
    onChange: () => {},
  })
  onTestFinished(() => learner.close())
  const change = (changes: Partial<Queue>) => learner.enqueue(changes, journal.add(changes))
  return {
    ...learner,
    browser,
    /** Notices about lost data that the learner got. */
    told,
    /** The errors of the database. */
    failures,
    answer: (given: Answer) => change({ answers: [given] }),
    finishRound: (round: FinishedRound) => change({ rounds: [round] }),
    setStar: (item: string, isStarred: boolean) =>
      change({ stars: [{ item, isStarred, at: new Date(now).toISOString() }] }),
    changeSettings: (settings: SettingChanges) => change({ settings }),
    goOffline: () => (isOnline = false),
    goOnline: () => (isOnline = true),
  }
}

/** Parameters with which a first answer lasts so many times as long. */
const lasting = (factor: number) => defaultParameters.map((value, at) => (at < 4 ? value * factor : value))

let made = 0
function answer(fields: Partial<Answer> = {}): Answer {
  made += 1
  return {
    id: `00000000-0000-4000-8000-${String(made).padStart(12, '0')}`,
    language: 'fa',
    item: 'haus',
    skill: 'recognise',
    grade: 3,
    task: 'choose',
    at: new Date(Date.UTC(2026, 2, 1, 8, 0, made)).toISOString(),
    ms: 4000,
    ...fields,
  }
}

function round(fields: Partial<FinishedRound> = {}): FinishedRound {
  const { id, at } = answer()
  return { id, at, cards: 12, ...fields }
}

/** Captures the console warnings of this test. */
function warnings() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  return () => warn.mock.calls.map(([message]) => String(message))
}

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

describe('without a network', () => {
  test('answers, stars and settings count at once, are queued, and are sent when the network returns', async () => {
    const server = new LearningServer()
    const page = await openPage(server)
    page.goOffline()
    const given = answer()
    await page.answer(given)
    await page.setStar('haus', true)
    await page.changeSettings({ learns: 'fa', minutes: 20 })
    await page.send()
    expect(server.calls).toEqual([])
    expect(page.current()).toMatchObject({
      cards: foldAnswers([given]),
      stars: [{ item: 'haus' }],
      settings: { learns: 'fa', minutes: 20 },
      history: { days: [{ day: '2026-03-01', answers: 1 }] },
      waiting: 1,
    })

    const next = await openPage(server, page.browser)
    expect(next.current()).toEqual({ ...page.current(), isDelayed: false })
    await next.send()
    expect(next.current()).toMatchObject({ cards: foldAnswers([given]), waiting: 0 })
    expect(server).toMatchObject({ stars: [{ item: 'haus' }], settings: { learns: 'fa', minutes: 20 } })
    expect(next.current().stars).toEqual(server.stars)
  })

  test('answers are delayed from the first attempt that fails until one succeeds', async () => {
    const server = new LearningServer()
    const page = await openPage(server)
    await page.answer(answer())
    expect(page.current()).toMatchObject({ waiting: 1, isDelayed: false })
    server.network = ['lose-request']
    await page.send()
    expect(page.current()).toMatchObject({ waiting: 1, isDelayed: true })
    await page.answer(answer())
    expect(page.current()).toMatchObject({ waiting: 2, isDelayed: true })
    await page.send()
    expect(page.current()).toMatchObject({ waiting: 0, isDelayed: false })
    page.goOffline()
    await page.send()
    expect(page.current()).toMatchObject({ waiting: 0, isDelayed: true })
  })

  test('answers are delayed at once', async () => {
    const page = await openPage(new LearningServer())
    page.goOffline()
    await page.answer(answer())
    expect(page.current()).toMatchObject({ waiting: 1, isDelayed: true })
  })

  test('Sara sees no data of Farid, and his answers stay queued until his next sign-in', async () => {
    const server = new LearningServer()
    const farid = await openPage(server)
    farid.goOffline()
    await farid.answer(answer())
    await farid.setStar('haus', true)
    farid.close()
    const sara = await openPage(new LearningServer(), farid.browser, 'sara')
    expect(sara.current()).toMatchObject({ cards: new Map(), stars: [], waiting: 0 })
    await sara.send()
    expect((await openPage(server, farid.browser)).current()).toMatchObject({
      waiting: 1,
      stars: [{ item: 'haus' }],
    })
  })
})

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

test('a server of the previous version, which sends nothing about rounds and topics, does not change what is known', () => {
  const { rounds: _, last_round_at: __, ...delta } = { ...emptyServerState, version: 8 }
  const { topics: ___, ...settings } = delta.settings
  const last_round_at = '2026-04-01T08:00:00.000Z'
  const before = { ...emptyServerState, version: 7, rounds: 3, last_round_at }
  const known = { ...before, settings: { ...before.settings, topics: ['health' as const] } }
  expect(applyDelta(known, { ...delta, settings })).toEqual({ ...known, version: 8 })
})

test('chosen topics count at once and are sent once, also those that change while they are sent', async () => {
  const server = new LearningServer()
  const page = await openPage(server)
  await page.changeSettings({ topics: ['health'] })
  expect(page.current().settings.topics).toEqual(['health'])
  const sending = page.send()
  await page.changeSettings({ topics: ['health', 'weather'] })
  await sending
  await page.send()
  expect(server.settings.topics).toEqual(['health', 'weather'])
  const sent = server.calls.filter((name) => name === 'update-learning-settings').length
  await page.send()
  expect(server.calls.filter((name) => name === 'update-learning-settings')).toHaveLength(sent)
  expect(page.current().settings.topics).toEqual(['health', 'weather'])
})

describe('settings that the server needs at once', () => {
  test('are stored there, while others wait', async () => {
    const server = new LearningServer()
    const page = await openPage(server)
    page.goOffline()
    await page.changeSettings({ minutes: 20 })
    await page.saveSettings({ human_voices: true })
    expect(server.settings).toEqual({ ...defaultSettings, human_voices: true })
    expect(page.current().settings).toMatchObject({ minutes: 20, human_voices: true })
    const next = await openPage(server, page.browser)
    expect(next.current().settings).toMatchObject({ minutes: 20, human_voices: true })
  })

  test('stay as they were if they cannot be stored', async () => {
    const server = new LearningServer()
    const page = await openPage(server)
    server.network = ['lose-request']
    await expect(page.saveSettings({ human_voices: true })).rejects.toThrow('No response')
    expect(page.current().settings.human_voices).toBe(false)
  })
})

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

test('more than 200 answers are sent in several batches', async () => {
  const server = new LearningServer()
  const page = await openPage(server)
  page.goOffline()
  for (let count = 0; count < 401; count += 1) await page.answer(answer({ item: `item-${count}` }))
  page.goOnline()
  await page.send()
  expect(server.calls.filter((name) => name === 'send-answers')).toHaveLength(3)
  expect(server.answers.size).toBe(401)
  expect(page.current().waiting).toBe(0)
})

test('answers of a clock that is an hour ahead are corrected and sent again', async () => {
  const server = new LearningServer()
  const page = await openPage(server)
  const early = answer({ at: '2027-12-31T00:50:00.000Z' })
  await page.answer(early)
  await page.send()
  expect(server.answers.get(early.id)?.at).toBe('2027-12-30T23:00:00.000Z')
  expect(page.current().waiting).toBe(0)
})

test('changes that the server refuses are dropped, and the learner is notified', async () => {
  const warned = warnings()
  const server = new LearningServer()
  const page = await openPage(server)
  await page.answer(answer({ item: 'unknown' }))
  await page.answer(answer())
  await page.setStar('unknown', true)
  await page.send()
  expect(warned()).toEqual(['The server refused 1 answers: unknown-item'])
  expect(page.told).toEqual([
    'Eine Antwort hat der Server nicht angenommen. Sie zählt nicht.',
    'Diesen Eintrag gibt es nicht mehr.',
  ])
  expect(page.current()).toMatchObject({ waiting: 0, stars: [] })
  expect(server.answers.size).toBe(1)
})

test('a star over the limit is removed, and the learner is notified', async () => {
  const server = new LearningServer()
  const page = await openPage(server)
  await page.setStar('haus', true)
  await page.setStar('one-too-many', true)
  await page.send()
  expect(page.told).toEqual([errors['too-many-stars'].text])
  expect(page.current().stars).toMatchObject([{ item: 'haus' }])
})

test('after the server has lost its data, everything is read again', async () => {
  const server = new LearningServer()
  const page = await openPage(server)
  await page.answer(answer())
  await page.answer(answer({ item: 'baum' }))
  await page.send()
  expect(page.current().cards.size).toBe(2)
  server.loseData()
  await page.send()
  expect(page.current()).toMatchObject({ cards: new Map(), stars: [] })
})

test('a restart removes the cards on all devices, and later answers count', async () => {
  const server = new LearningServer()
  const laptop = await openPage(server)
  const phone = await openPage(server)
  await laptop.answer(answer())
  await laptop.send()
  await phone.send()
  expect(phone.current().cards.size).toBe(1)
  server.now = '2026-05-01T00:00:00.000Z'
  await laptop.restart()
  expect(laptop.current()).toMatchObject({ cards: new Map(), restartedAt: server.now })
  server.now = '2026-06-01T00:00:00.000Z'
  await laptop.answer(answer({ item: 'baum', at: '2026-05-02T08:00:00.000Z' }))
  await laptop.send()
  await phone.send()
  expect([...phone.current().cards.keys()]).toEqual(['fa baum recognise'])
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

test('even if requests and responses are lost, the cards are the fold of all answers', async () => {
  const items = ['haus', 'baum', 'gehen']
  const step = fc.record({
    device: fc.nat(1),
    item: fc.constantFrom(...items),
    grade: fc.constantFrom(1, 2, 3, 4),
    days: fc.integer({ min: 0, max: 20 }),
    sends: fc.boolean(),
    fits: fc.option(fc.double({ min: 0.2, max: 4, noNaN: true })),
    network: fc.array(fc.constantFrom('lose-request', 'lose-response'), { maxLength: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const server = new LearningServer()
      const devices = [await openPage(server), await openPage(server)]
      const given: Answer[] = []
      for (const { device, item, grade, days, sends, fits, network } of steps) {
        if (fits !== null) server.fit(lasting(fits))
        const at = new Date(Date.UTC(2026, 2, 1 + days, 8, 0, made)).toISOString()
        const next = answer({ item, grade, at })
        given.push(next)
        await devices[device]?.answer(next)
        server.network = [...network]
        if (sends) await devices[device]?.send()
      }
      server.network = []
      for (const device of [...devices, ...devices]) await device.send()
      for (const device of devices) {
        const { parameters } = server
        expect(device.current().cards).toEqual(foldAnswers(given, { restarted_at: null, parameters }))
        expect(device.current()).toMatchObject({ waiting: 0, parameters })
        device.close()
      }
    }),
    { numRuns: 60 },
  )
})
