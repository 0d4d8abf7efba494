import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errors } from '@pol/contract/errors'
import { foldAnswers } from '@pol/learning/fold'
import { type Answer, defaultSettings } from '@pol/learning/values'
import { answer, lasting, openPage, warnings } from '../../../test/learner-page.ts'
import { LearningServer } from '../../../test/learning-server.ts'

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

test('an answer that is given at the end of a sending is sent right after it', async () => {
  const server = new LearningServer()
  const page = await openPage(server)
  await page.answer(answer())
  server.beforeHandling = async (name) => {
    // The history is read last, after the queue.
    if (name !== 'read-history' || server.answers.size > 1) return
    await page.answer(answer())
    // As the timer of the answer does if the server is slow.
    void page.send()
  }
  await page.send()
  expect(server.answers.size).toBe(2)
  expect(page.current()).toMatchObject({ waiting: 0, isDelayed: false })
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

describe('changed settings', () => {
  const changesOf = (server: LearningServer) =>
    server.calls.filter((name) => name === 'update-learning-settings').length

  test('are sent at once, without waiting for further changes, as answers do', async () => {
    const server = new LearningServer()
    const page = await openPage(server)
    await page.answer(answer())
    expect(server.calls).toEqual([])
    await page.changeSettings({ minutes: 20 })
    // Answers wait for three seconds.
    await expect.poll(() => server.settings.minutes, { timeout: 1_500 }).toBe(20)
    expect(changesOf(server)).toBe(1)
  })

  test('that follow while others are sent go out together right after, and the last one wins', async () => {
    const server = new LearningServer()
    const page = await openPage(server)
    const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    server.beforeHandling = async () => {
      arrived.resolve()
      await released.promise
    }
    await page.changeSettings({ minutes: 5 })
    await arrived.promise
    await page.changeSettings({ minutes: 10 })
    await page.changeSettings({ new_a_day: 4 })
    await page.changeSettings({ minutes: 30 })
    released.resolve()
    await expect.poll(() => server.settings).toMatchObject({ minutes: 30, new_a_day: 4 })
    await page.send()
    expect(changesOf(server)).toBe(2)
    expect(page.current().settings).toMatchObject({ minutes: 30, new_a_day: 4 })
  })

  test('are not sent after the learner has signed out', async () => {
    const server = new LearningServer()
    const page = await openPage(server)
    page.close()
    await page.changeSettings({ minutes: 20 })
    expect(server.calls).toEqual([])
    const next = await openPage(server, page.browser)
    await next.send()
    expect(server.settings.minutes).toBe(20)
  })
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
        const at = new Date(Date.UTC(2026, 2, 1 + days, 8, 0, given.length)).toISOString()
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
