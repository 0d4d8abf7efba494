import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readLearning, sendAnswers, updateLearningSettings } from '@pol/contract/operations/learning'
import type { Grouping } from '@pol/learning/grouping'
import { noGroups } from '../../../../learning/test/no-groups.ts'
import { answers, cards, learningSettings } from '../../../src/database/schema.ts'
import { answerOf } from '../../practice.ts'
import { hasDatabase } from '../../test-database.ts'
import { createWorld, type World } from '../../world.ts'

/** After many reminders without practice there is no next one. */
const paused = { reminder_due_at: null, unanswered_reminders: 60 }
const reminder = { time: '18:30', how: 'mail', zone: 'Europe/Berlin' } as const

describe.runIf(hasDatabase)('a reminder and its time zone', () => {
  let world: World
  beforeAll(async () => {
    world = await createWorld({ grouping: noGroups })
  })
  beforeEach(async () => {
    for (const table of [answers, cards, learningSettings]) await world.db.delete(table)
  })
  afterAll(() => world.stop())

  /** Clara practises in Tehran, moves to Berlin, and pays no attention to 60 reminders there. */
  const pausedClara = async () => {
    const clara = await world.signedIn('clara')
    const answers = [answerOf(9), answerOf(7, { item: 'wasser' })]
    await clara.call(sendAnswers, { answers: answers.map((answer) => ({ ...answer, zone: 'Asia/Tehran' })) })
    await clara.call(updateLearningSettings, { reminder })
    await world.db.update(learningSettings).set(paused)
    return clara
  }
  const learner = async () => (await world.db.select().from(learningSettings))[0]

  test('follow an answer that is newer than all others', async () => {
    const clara = await pausedClara()
    const at = new Date(Date.now() - 60_000).toISOString()
    await clara.call(sendAnswers, { answers: [answerOf(0, { at, zone: 'America/New_York' })] })
    expect(await learner()).toMatchObject({
      zone: 'America/New_York',
      reminder_due_at: expect.stringMatching(/T2[23]:30:00/) as string,
      unanswered_reminders: 0,
    })
  })

  test('do not change if another device sends older answers later', async () => {
    const clara = await pausedClara()
    const late = ['haus', 'baum'].map((item) => answerOf(8, { item, zone: 'America/New_York' }))
    const { cards } = await clara.call(sendAnswers, { answers: late })
    expect(cards.map(({ item }) => item)).toContain('baum')
    expect(await learner()).toMatchObject({ zone: 'Europe/Berlin', ...paused })
  })

  test('do not change if a release moves old answers to another item', async () => {
    const clara = await pausedClara()
    const grouping: Grouping = { ...noGroups, fa: { groups: [['haus', 'wasser']], untaught: [] } }
    const server = await world.startSecondServer(grouping)
    await server.ready()
    const device = Object.assign(world.device('192.0.2.1', server), { token: clara.token })
    const { cards } = await device.call(readLearning, {})
    expect(cards.map(({ item }) => item)).not.toContain('wasser')
    expect(await learner()).toMatchObject({ zone: 'Europe/Berlin', ...paused })
    await server.close()
  })
})
