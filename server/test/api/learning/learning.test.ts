import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  readHistory,
  readLearning,
  restartLearning,
  sendAnswers,
  updateLearningSettings,
} from '@pol/contract/operations/learning'
import { type Answer, defaultSettings } from '@pol/learning/values'
import { historyOf } from '../../../../learning/test/history.ts'
import { randomOf } from '@pol/learning/random'
import { answers, users } from '../../../src/database/schema.ts'
import { createAccount } from '../../../src/accounts/create-account.ts'
import { hashPassword } from '../../../src/accounts/passwords/password-hash.ts'
import { answerOf, cardsOf, sorted } from '../../practice.ts'
import { hasDatabase } from '../../test-database.ts'
import { createWorld, type Device, type World } from '../../world.ts'
import { answersMaximum } from '@pol/contract/limits'

const leyla = { email: 'leyla@example.org', username: 'Leyla', role: 'user' } as const
const password = 'leylas-geheimnis'

describe.runIf(hasDatabase)('Leyla practises', () => {
  let world: World
  let passwordHash: string
  let phone: Device
  let tablet: Device
  beforeAll(async () => {
    world = await createWorld()
    passwordHash = await hashPassword(password)
  })
  beforeEach(async () => {
    await world.db.delete(users).where(eq(users.email, leyla.email))
    await world.db.transaction((tx) => createAccount(tx, { ...leyla, passwordHash }))
    phone = world.device('198.51.100.1')
    tablet = world.device('198.51.100.2')
    await takeUp(phone)
  })
  afterAll(() => world.stop())

  const takeUp = (device: Device) => device.signIn({ email: leyla.email, password })
  const send = (given: readonly Answer[], since?: number) =>
    phone.call(sendAnswers, { answers: [...given], ...(since !== undefined && { since }) })
  const state = (device = phone) => device.call(readLearning, {})
  const storedAnswers = () =>
    world.db
      .select({ id: answers.id })
      .from(answers)
      .innerJoin(users, eq(users.id, answers.user_id))
      .where(eq(users.email, leyla.email))

  test('for the first time: there are no cards, and the settings are the defaults', async () => {
    expect(await state()).toEqual({
      version: 0,
      cards: [],
      complete: true,
      stars: [],
      settings: defaultSettings,
      rounds: 0,
      last_round_at: null,
      lessons: [],
      parameters: [],
      restarted_at: null,
    })
    expect(await send([])).toMatchObject({ version: 0, cards: [], refused: [] })
  })

  test('on the telephone and on the tablet, offline in turn: both know all answers, each at its place', async () => {
    const onPhone = [answerOf(9), answerOf(9, { item: 'wasser' }), answerOf(2, { grade: 1 })]
    const onTablet = [answerOf(6), answerOf(5, { item: 'wasser', grade: 1 }), answerOf(1)]
    await send(onPhone)
    await takeUp(tablet)
    const { cards, refused } = await tablet.call(sendAnswers, { answers: onTablet })
    expect(refused).toEqual([])
    expect(sorted(cards)).toEqual(cardsOf([...onPhone, ...onTablet]))
    await takeUp(phone)
    expect(sorted((await state()).cards)).toEqual(sorted(cards))
  })

  test('and says "War richtig" to a verdict that was sent before', async () => {
    const wrong = answerOf(1, { grade: 1, task: 'write' })
    const right = answerOf(0.9, { task: 'write', overruled: true })
    await send([answerOf(5), wrong])
    expect((await state()).cards).toMatchObject([{ lapses: 1 }])
    expect((await send([right])).cards).toMatchObject([{ lapses: 0, reps: 2 }])
  })

  test('and a batch that is sent three times counts once', async () => {
    const batch = [answerOf(2), answerOf(1), answerOf(1, { item: 'wasser' })]
    const first = await send(batch)
    for (let n = 0; n < 2; n += 1) expect(await send(batch.toReversed())).toEqual(first)
    expect(await storedAnswers()).toHaveLength(3)
    const changed = batch.map((answer) => ({ ...answer, grade: 1 as const }))
    expect(await send(changed)).toEqual(first)
  })

  test('and Clara, who sends the same ids, has answers of her own', async () => {
    const clara = world.device('198.51.100.3')
    await clara.signIn('clara')
    const batch = [answerOf(2), answerOf(1)]
    await clara.call(sendAnswers, { answers: batch.map((answer) => ({ ...answer, grade: 1 as const })) })
    expect((await send(batch)).cards).toEqual(cardsOf(batch))
    expect((await state(clara)).cards).toMatchObject([{ first_right: null }])
    expect(await clara.call(readHistory, {})).toMatchObject({ recall: { fa: { asked: 1, recalled: 0 } } })
  })

  test('and answers that cannot be are refused by name, all others are stored', async () => {
    const known = answerOf(0)
    const inFuture = answerOf(-1)
    const tooOld = answerOf(401)
    const unknown = answerOf(0, { item: 'gibt-es-nicht' })
    const { refused, cards } = await send([inFuture, tooOld, known, unknown])
    expect(refused).toEqual([
      { id: inFuture.id, code: 'answer-in-future' },
      { id: tooOld.id, code: 'answer-too-old' },
      { id: unknown.id, code: 'unknown-item' },
    ])
    expect(cards).toEqual(cardsOf([known]))
  })

  test('an exercise of a rule is an item like others: its answers make a card, which is due by its memory', async () => {
    const exercise = { item: 'exercise-1-de-ich-bin-auch-maryam', language: 'de', skill: 'produce' } as const
    const given = [
      answerOf(2, { ...exercise, task: 'exercise', grade: 1 }),
      answerOf(1, { ...exercise, task: 'exercise' }),
    ]
    const { refused, cards } = await send(given)
    expect(refused).toEqual([])
    expect(cards).toEqual(cardsOf(given))
    expect(cards).toMatchObject([{ ...exercise, reps: 2 }])
  })

  test('and her clock may be four minutes ahead', async () => {
    expect((await send([answerOf(-4 / (24 * 60))])).refused).toEqual([])
  })

  test.each([
    ['an entry of the lexicon', 'haus'],
    ['a sentence', 'situation-ich-haette-gern-einen-tisch-fuer'],
    ['a letter', 'letter-alef'],
    ['a sentence that is no longer taught', 'emergency-bitte-helfen-sie-mir'],
  ])('and answers to %s are accepted', async (_, item) => {
    expect((await send([answerOf(0, { item })])).refused).toEqual([])
  })

  test.each<[string, readonly unknown[]]>([
    ['201 answers', Array.from({ length: answersMaximum + 1 }, () => answerOf(1))],
    ['an answer without a time', [answerOf(1), { ...answerOf(1), at: undefined }]],
    ['an answer of 30 February', [answerOf(1), { ...answerOf(1), at: '2026-02-30T08:00:00.000Z' }]],
    ['an answer in another zone', [{ ...answerOf(1), at: '2026-11-01T08:00:00+01:00' }]],
    ['an unknown grade', [{ ...answerOf(1), grade: 5 }]],
    ['an answer that took longer than a day', [{ ...answerOf(1), ms: 86_400_001 }]],
    ['what is no answer', [null]],
  ])('and of a batch with %s nothing is stored', async (_, batch) => {
    const sends = phone.call(sendAnswers, { answers: batch as Answer[] })
    await expect(sends).rejects.toMatchObject({ code: 'invalid-input', status: 400 })
    expect(await storedAnswers()).toEqual([])
  })

  test('and a batch of 200 answers is stored whole', async () => {
    const batch = Array.from({ length: answersMaximum }, (_, n) => answerOf(n))
    expect((await send(batch)).cards).toEqual(cardsOf(batch))
  })

  test('and gets only the changes since the last request', async () => {
    const { version } = await send([answerOf(5), answerOf(5, { item: 'wasser' })])
    const later = await send([answerOf(1)], version)
    expect(later.cards).toMatchObject([{ item: 'haus', reps: 2 }])
    expect(later.version).toBeGreaterThan(version)
    const { cards } = await phone.call(readLearning, { since: String(later.version) })
    expect(cards).toEqual([])
    // After a restore from a backup a browser may know a later version.
    for (const since of [String(later.version + 1), '9'.repeat(16)])
      expect((await phone.call(readLearning, { since })).cards).toHaveLength(2)
    expect((await send([], 1e300)).cards).toHaveLength(2)
  })

  test('and the settings that she changes are kept, the others stay', async () => {
    await phone.call(updateLearningSettings, { learns: 'de', minutes: 20 })
    const settings = await phone.call(updateLearningSettings, { new_a_day: 0, human_voices: true })
    expect(settings).toEqual({
      ...defaultSettings,
      learns: 'de',
      minutes: 20,
      new_a_day: 0,
      human_voices: true,
    })
    await phone.call(updateLearningSettings, { new_a_day: null })
    expect(await state()).toMatchObject({ version: 3, settings: { ...settings, new_a_day: null } })
    const reminder = { time: '18:30', how: 'mail' } as const
    expect(await phone.call(updateLearningSettings, { reminder })).toMatchObject({ reminder })
    const none = { ...reminder, how: 'none' } as const
    expect(await phone.call(updateLearningSettings, { reminder: none })).toMatchObject({ reminder: null })
    for (const wrong of [{ minutes: 7 as 5 }, { reminder: { ...reminder, time: '24:00' } }])
      await expect(phone.call(updateLearningSettings, wrong)).rejects.toMatchObject({ code: 'invalid-input' })
  })

  test('and where the course begins is open until she chooses', async () => {
    expect((await state()).settings).toMatchObject({ learns: null, start: null })
    await phone.call(updateLearningSettings, { learns: 'fa', start: 'script' })
    await phone.call(updateLearningSettings, { minutes: 20 })
    expect((await state()).settings).toMatchObject({ learns: 'fa', start: 'script' })
    const unknown = phone.call(updateLearningSettings, { start: 'middle' as 'units' })
    await expect(unknown).rejects.toMatchObject({ code: 'invalid-input' })
  })

  test('and a keyboard that she switches off stays off; until she chooses, it depends on the device', async () => {
    expect((await state()).settings.keyboard).toBeNull()
    await phone.call(updateLearningSettings, { keyboard: false })
    await phone.call(updateLearningSettings, { minutes: 20 })
    expect((await state()).settings.keyboard).toBe(false)
  })

  test('and the topics that she chooses are kept, each once, and unknown ones refused', async () => {
    expect((await state()).settings.topics).toEqual([])
    const { topics } = await phone.call(updateLearningSettings, { topics: ['weather', 'health', 'weather'] })
    expect(topics).toEqual(['health', 'weather'])
    await phone.call(updateLearningSettings, { minutes: 20 })
    expect((await state()).settings).toMatchObject({ minutes: 20, topics })
    for (const unknown of ['Gesundheit', 'toString', ''])
      await expect(
        phone.call(updateLearningSettings, { topics: ['health', unknown as 'health'] }),
      ).rejects.toMatchObject({ code: 'invalid-input' })
    expect((await phone.call(updateLearningSettings, { topics: [] })).topics).toEqual([])
  })

  test('and begins anew: what was answered so far is kept and counts for nothing', async () => {
    const before = [answerOf(3), answerOf(1), answerOf(-4 / (24 * 60))]
    const { version } = await send(before)
    const anew = await phone.call(restartLearning, {})
    expect(anew).toMatchObject({ cards: [], settings: defaultSettings })
    expect(anew.version).toBeGreaterThan(version)
    expect(Date.parse(String(anew.restarted_at))).toBeGreaterThan(Date.parse(String(before[2]?.at)))
    expect((await phone.call(readHistory, {})).days).toEqual([])
    // The tablet was offline during the restart.
    await takeUp(tablet)
    const late = answerOf(2)
    expect(await tablet.call(sendAnswers, { answers: [late] })).toMatchObject({ cards: [], refused: [] })
    expect((await storedAnswers()).map(({ id }) => id).toSorted()).toEqual(
      [...before, late].map(({ id }) => id).toSorted(),
    )
    world.passTime(10 * 60_000)
    const next = answerOf(-8 / (24 * 60))
    const { cards } = await tablet.call(sendAnswers, { answers: [next] })
    expect(cards).toEqual(cardsOf([next]))
    expect((await tablet.call(readHistory, {})).days).toHaveLength(1)
  })

  test('and sees the days in her own time zone, and the share of right answers', async () => {
    const given = [
      answerOf(9, { zone: 'America/Los_Angeles' }),
      answerOf(9, { language: 'de', zone: 'Asia/Tehran' }),
      answerOf(5, { zone: 'Asia/Tehran' }),
      answerOf(2, { grade: 1 }),
    ]
    await send(given)
    expect(await phone.call(readHistory, {})).toEqual(historyOf(given))
  })

  test('and a time zone that does not exist makes the batch malformed', async () => {
    for (const zone of ['Mars/Olympus', '+02:00', '', 'x'.repeat(100)])
      await expect(send([answerOf(1), answerOf(1, { zone })])).rejects.toMatchObject({ status: 400 })
    expect(await phone.call(readHistory, {})).toMatchObject({ days: [] })
  })

  test('and sees the same days after many answers, at midnight, overruled, and in two languages', async () => {
    const random = randomOf('history')
    const oneOf = <const Value>(...values: readonly [Value, ...Value[]]) =>
      values[Math.floor(random() * values.length)] ?? values[0]
    const given = Array.from({ length: 1_200 }, () =>
      answerOf(30 * random(), {
        language: oneOf('fa', 'de'),
        item: oneOf('haus', 'baum', 'brot'),
        skill: oneOf('recognise', 'produce'),
        grade: oneOf(1, 2, 3, 4),
        ms: Math.floor(90_000 * random()),
        ...(random() < 0.2 && { overruled: true }),
        // Old clients do not send a zone.
        ...(random() < 0.8 && { zone: oneOf('Asia/Kathmandu', 'America/St_Johns', 'Pacific/Kiritimati') }),
      }),
    )
    for (let from = 0; from < given.length; from += answersMaximum)
      await send(given.slice(from, from + answersMaximum))
    expect(await phone.call(readHistory, {})).toEqual(historyOf(given))
  })

  test('and versions increase with every change and with nothing else', async () => {
    const versions: number[] = []
    const note = async () => void versions.push((await state()).version)
    const given = answerOf(1)
    const changes = [() => send([given]), () => send([given]), () => send([answerOf(401)]), () => state()]
    for (const change of [...changes, () => phone.call(restartLearning, {}), () => send([answerOf(3)])]) {
      await change()
      await note()
    }
    expect(versions).toEqual([1, 1, 1, 1, 2, 2])
  })
})

describe.runIf(hasDatabase)('the quota of answers', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld({ limits: { answers: { points: 10, duration: 24 * 60 * 60 } } })
  })
  afterAll(() => world.stop())

  test('refuses what a learner sends beyond it, and counts neither refused answers nor those of others', async () => {
    const [bahram, clara] = [world.device('198.51.100.1'), world.device('198.51.100.2')]
    await bahram.signIn('bahram')
    await clara.signIn('clara')
    const batch = Array.from({ length: 8 }, () => answerOf(1))
    const unknown = Array.from({ length: 8 }, () => answerOf(1, { item: 'gibt-es-nicht' }))
    await bahram.call(sendAnswers, { answers: unknown })
    await bahram.call(sendAnswers, { answers: batch })
    const beyond = bahram.call(sendAnswers, { answers: [answerOf(1), answerOf(1), answerOf(1)] })
    await expect(beyond).rejects.toMatchObject({ code: 'too-many-attempts', status: 429 })
    expect((await bahram.call(readLearning, {})).cards).toEqual(cardsOf(batch))
    expect((await clara.call(sendAnswers, { answers: batch })).cards).toHaveLength(1)
    const lines = (await world.metrics.read())
      .split('\n')
      .filter((line) => line.startsWith('pol_answers_total'))
    expect(lines).toEqual([
      'pol_answers_total{outcome="stored"} 16',
      'pol_answers_total{outcome="repeated"} 0',
      'pol_answers_total{outcome="refused"} 8',
    ])
  })
})
