import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { readLearning, restartLearning, sendAnswers } from '@pol/contract/operations/learning'
import { answersMaximum } from '@pol/contract/limits'
import { lexicon } from '@pol/content/lexicon'
import { readKind } from '@pol/content/read'
import { noGroups } from '@pol/learning/leaders'
import { defaultParameters } from '@pol/learning/memory'
import type { Answer } from '@pol/learning/values'
import { answersOfForgetful } from '../../../../learning/test/forgetful-learner.ts'
import { seed } from '../../../../scripts/testing/seed.ts'
import { findViolations } from '../../../src/database/invariants.ts'
import {
  answers,
  cards,
  learningSettings,
  limits,
  memoryParameters,
  users,
} from '../../../src/database/schema.ts'
import { fitParameters } from '../../../src/features/learning/fitting/fit-parameters.ts'
import { createWeeklyFits } from '../../../src/features/learning/fitting/weekly-fits.ts'
import { contentFolder, fitProgram, hangingFit } from '../../paths.ts'
import { answerOf, cardsOf, sorted } from '../../practice.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type World } from '../../world.ts'

const dayMs = 86_400_000
const unlimited = { points: 1_000_000, duration: 24 * 60 * 60 }
/** Items of other answers. */
const taken = new Set(['haus', 'wasser'])
const fleeting = defaultParameters.map((value, at) => (at < 4 ? value / 10 : at === 8 ? value - 1.2 : value))

/** Answers of a learner with a fleeting memory, the last of them yesterday, to which a fit is better than the defaults. */
async function answersToLearnFrom(items: readonly string[]): Promise<Answer[]> {
  for (let attempt = 0; ; attempt += 1) {
    const made = answersOfForgetful({ seed: `${seed} ${attempt}`, w: fleeting, answers: 1_200, newADay: 6 })
    const days = Math.floor((Date.now() - Date.parse(made.at(-1)?.at ?? '')) / dayMs) - 1
    const given = made.map((answer) => ({
      ...answer,
      item: items[Number(answer.item.slice('item-'.length))] ?? 'haus',
      at: new Date(Date.parse(answer.at) + days * dayMs).toISOString(),
    }))
    if (await fitParameters(given, [])) return given
  }
}

describe.runIf(hasDatabase)('the memory of a learner', () => {
  let world: World
  let clara: Device
  let userId: string
  let given: readonly Answer[]
  let logged = ''
  const log = pino({ level: 'warn' }, { write: (line) => (logged += line) })
  let now = Date.now()

  beforeAll(async () => {
    world = await createWorld({ limits: { answers: unlimited }, grouping: noGroups })
    clara = await world.signedIn('clara')
    const [account] = await world.db.select().from(users).where(eq(users.email, cast.clara.email))
    userId = String(account?.id)
    const entries = await readKind(lexicon, contentFolder)
    given = await answersToLearnFrom(entries.map(({ id }) => id).filter((id) => !taken.has(id)))
  })
  beforeEach(async () => {
    logged = ''
    now = Date.now()
    for (const table of [answers, cards, memoryParameters, learningSettings])
      await world.db.delete(table).where(eq(table.user_id, userId))
  })
  afterAll(() => world.stop())

  const fitsOf = (program = fitProgram, ms = 60_000) => {
    const parts = { db: world.db, log, now: () => new Date(now), program }
    const fits = createWeeklyFits({ ...parts, limits: { ms, mebibytes: 512 } })
    onTestFinished(() => fits.stop())
    return fits
  }
  const send = async (sent: readonly Answer[]) => {
    for (let from = 0; from < sent.length; from += answersMaximum)
      await clara.call(sendAnswers, { answers: sent.slice(from, from + answersMaximum) })
  }
  const leases = () => world.db.$count(limits, eq(limits.key, 'fits:all'))
  const state = () => clara.call(readLearning, {})
  const row = async () =>
    (await world.db.select().from(learningSettings).where(eq(learningSettings.user_id, userId)))[0]

  test('is fitted once there are 300 answers', async () => {
    await send(given.slice(0, 299))
    await fitsOf().once()
    expect(await row()).toMatchObject({ fit_due_at: null, fitted_answers: 0 })
    await send(given.slice(299, 300))
    await fitsOf().once()
    expect(await row()).toMatchObject({ fitted_answers: 300 })
  })

  test('follows fitted parameters from their time on, on the server as in the browser', async () => {
    await send(given)
    const before = await state()
    await fitsOf().once()
    const after = await state()
    expect(after.parameters).toEqual([{ at: new Date(now).toISOString(), w: expect.any(Array) }])
    expect(after.version).toBe(before.version + 1)
    expect(sorted(after.cards)).toEqual(cardsOf(given))

    // One answer from before, which arrives late, and one from after it.
    const at = (ms: number) => new Date(now + ms).toISOString()
    const others = [
      answerOf(3, { grade: 1 }),
      answerOf(0, { at: at(60_000) }),
      answerOf(0, { item: 'wasser', at: at(90_000) }),
    ]
    await send(others)
    const last = await state()
    expect(sorted(last.cards)).toEqual(cardsOf([...given, ...others], null, after.parameters ?? []))
    expect(sorted(last.cards)).not.toEqual(cardsOf([...given, ...others]))
    expect(await findViolations(world.db)).toEqual([])
  })

  test('comes with the answer to a batch only if it has new parameters', async () => {
    await send(given)
    const { version: before } = await state()
    const sendSince = (since: number) => clara.call(sendAnswers, { answers: [answerOf(0)], since })
    expect(await sendSince(before)).not.toHaveProperty('parameters')
    const { version } = await clara.call(readLearning, {})
    await fitsOf().once()
    const fitted = await sendSince(version)
    expect(fitted.parameters).toHaveLength(1)
    expect(await sendSince(fitted.version)).not.toHaveProperty('parameters')
    const unchanged = await clara.call(readLearning, { since: String((await state()).version) })
    expect(unchanged).not.toHaveProperty('parameters')
  })

  test('gets parameters that hold after all stored answers, even from a clock that is ahead', async () => {
    const early = answerOf(0, { at: new Date(now + 4 * 60_000).toISOString() })
    await send([...given, early])
    await fitsOf().once()
    const { parameters = [], cards } = await state()
    expect(parameters.every(({ at }) => at > early.at)).toBe(true)
    expect(sorted(cards)).toEqual(cardsOf([...given, early], null, parameters))
  })

  test('is fitted again after a week, if there are new answers', async () => {
    await send(given)
    await fitsOf().once()
    const first = await row()
    await send([answerOf(0)])
    now += 6 * dayMs
    await fitsOf().once()
    expect(await row()).toMatchObject({ fit_due_at: first?.fit_due_at, fitted_answers: given.length })
    now += 1.1 * dayMs
    await fitsOf().once()
    const second = await row()
    expect(second).toMatchObject({ fitted_answers: given.length + 1 })
    now += 8 * dayMs
    await fitsOf().once()
    expect(await row()).toEqual(second)
  })

  test('starts from the defaults after a restart, and answers from before do not count', async () => {
    await send(given)
    await fitsOf().once()
    const { parameters = [] } = await state()
    const restarted = await clara.call(restartLearning, {})
    expect(restarted.parameters).toEqual([])
    expect(String(restarted.restarted_at) > String(parameters[0]?.at)).toBe(true)
    const again = answerOf(0, {
      at: new Date(Date.parse(String(restarted.restarted_at)) + 1000).toISOString(),
    })
    await send([again])
    now += 8 * dayMs
    await fitsOf().once()
    expect(await state()).toMatchObject({ parameters: [], cards: cardsOf([again]) })
  })

  test('is not changed by a fit during which the learner restarts', async () => {
    await send(given)
    const fits = fitsOf()
    const fitting = fits.once()
    await expect.poll(leases).toBe(1)
    await clara.call(restartLearning, {})
    await fitting
    expect(await world.db.$count(memoryParameters, eq(memoryParameters.user_id, userId))).toBe(0)
  })

  test('is fitted by one process at a time', async () => {
    await send(given)
    await Promise.all([fitsOf().once(), fitsOf().once(), fitsOf().once()])
    expect((await state()).parameters).toHaveLength(1)
  })

  test('is not fitted while another process fits somebody', async () => {
    await send(given)
    const other = fitsOf(hangingFit)
    const fitting = other.once()
    await expect.poll(leases).toBe(1)
    await fitsOf().once()
    expect(await row()).toMatchObject({ fit_due_at: null, fitted_answers: 0 })
    await other.stop()
    await fitting
    await fitsOf().once()
    expect(await row()).toMatchObject({ fitted_answers: given.length })
  })

  test.each([
    [0, 5],
    [1, 10],
  ])(
    'is looked at some minutes after the start of a server, and then every hour (%d)',
    async (chance, minutes) => {
      vi.spyOn(Math, 'random').mockReturnValue(chance)
      // Other timers run as usual, because the database needs them.
      const timers = vi.spyOn(globalThis, 'setTimeout')
      onTestFinished(() => void vi.restoreAllMocks())
      const inMs = (ms: number) => timers.mock.calls.filter(([, delay]) => Math.round(delay ?? 0) === ms)
      const looks = vi.fn<() => Date>(() => new Date(now))
      const fits = createWeeklyFits({ db: world.db, log, now: looks, program: fitProgram })
      onTestFinished(() => fits.stop())
      fits.start()
      const [[look] = []] = inMs(minutes * 60_000)
      expect(looks).not.toHaveBeenCalled()
      look?.()
      expect(looks).toHaveBeenCalledTimes(1)
      // Nobody is due, so the look ends; the next one is planned right after it.
      await expect.poll(() => inMs(60 * 60_000)).toHaveLength(1)
    },
  )

  test('is fitted a week later if the fit fails, which is logged without personal data', async () => {
    await send(given)
    const before = await state()
    await fitsOf(hangingFit, 300).once()
    expect(await state()).toEqual(before)
    expect(JSON.parse(logged)).toMatchObject({ err: { message: 'The fit ended (SIGKILL)' } })
    expect(logged).not.toContain(userId)
    await fitsOf().once()
    expect((await state()).parameters).toEqual([])
    now += 7.1 * dayMs
    await fitsOf().once()
    expect((await state()).parameters).toHaveLength(1)
  })

  test('is fitted later if the server ends during the fit, which does not delay the end', async () => {
    await send(given)
    const fits = fitsOf(hangingFit)
    const fitting = fits.once()
    await expect.poll(leases).toBe(1)
    await fits.stop()
    await fitting
    expect(logged).toBe('')
    expect(await row()).toMatchObject({ fitted_answers: 0 })
    await fitsOf().once()
    expect((await state()).parameters).toHaveLength(1)
  })
})
