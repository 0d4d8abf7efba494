import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { InputOf } from '@pol/contract/operation'
import { textToSpeech } from '@pol/contract/operations/speech'
import { speechClips } from '../../../src/database/schema.ts'
import { defaultLimits } from '../../../src/limits/settings.ts'
import { join } from '../../new-person.ts'
import { hasDatabase } from '../../test-database.ts'
import { createWorld, type Device, type World } from '../../world.ts'

/** What Ali says at the end of the first dialogue of the course. */
const german = { text: 'Tschüss, Anna!', voice: 'alloy' } as const
const persian = { text: 'خداحافظ، آنا!', voice: 'nova' } as const
const ali = { speaker: 1, character: 'man' } as const
/** Paul is not in this dialogue. */
const paul = { speaker: 2, character: 'man' } as const

describe.runIf(hasDatabase)('the speakers of a text', () => {
  let world: World
  let anna: Device
  beforeAll(async () => {
    world = await createWorld({ limits: { freeSpeech: { ...defaultLimits.freeSpeech, points: 2 } } })
    anna = await world.signedIn('anna')
  })
  afterAll(() => world.stop())

  /** A learner who has asked for no free text yet. */
  const newLearner = async (username: string) => {
    const email = `${username.toLowerCase()}@example.org`
    const { device } = await join(world, anna, { email, username, password: 'ein-geheimnis' })
    return async (input: InputOf<typeof textToSpeech>) =>
      (await device.call(textToSpeech, input)).audioContent
  }
  const keptClips = () => world.db.select().from(speechClips)
  const overLimit = { code: 'too-many-attempts' }

  test.each([german, persian])('are told apart: $text', async (farewell) => {
    const clipOf = await newLearner(`Parisa-${farewell.voice}`)
    const usual = await clipOf(farewell)
    const ofAli = await clipOf({ ...farewell, ...ali })
    const ofPaul = await clipOf({ ...farewell, ...paul })
    expect(new Set([usual, ofAli, ofPaul]).size).toBe(3)
    expect(await clipOf({ ...farewell, speaker: 1, character: 'woman' })).toBe(usual)
  })

  test('are a woman and a man, where only their number is named', async () => {
    const clipOf = await newLearner('Reza')
    const question = { text: 'Warum? Bist du krank?' }
    expect(await clipOf({ ...question, speaker: 1 })).toBe(await clipOf(question))
    // Paul asks this in unit 3, so it is kept.
    expect(await clipOf({ ...question, speaker: 2 })).toBe(await clipOf({ ...question, ...paul }))
  })

  test('have no limit if they say the text in the course, and their clips are kept for everybody', async () => {
    const clipOf = await newLearner('Omid')
    for (const text of ['Mein eigener Satz', 'Noch einer']) await clipOf({ text })
    await expect(clipOf({ text: 'Einer zu viel' })).rejects.toMatchObject(overLimit)
    const heard = [await clipOf({ ...german, ...ali }), await clipOf({ ...persian, ...ali })]
    const kept = await keptClips()
    expect(kept.map(({ voice }) => voice)).toEqual(expect.arrayContaining(['alloy man 1', 'nova man 1']))
    const other = await newLearner('Nasrin')
    expect([await other({ ...german, ...ali }), await other({ ...persian, ...ali })]).toEqual(heard)
    expect(await keptClips()).toEqual(kept)
  })

  test('count like a free text if they do not say it there, and nothing of them is kept', async () => {
    const clipOf = await newLearner('Kian')
    const before = await keptClips()
    await clipOf({ ...german, ...paul })
    // A word, which no person of the course says alone.
    await clipOf({ text: 'Haus', ...ali })
    await expect(clipOf({ ...persian, ...paul })).rejects.toMatchObject(overLimit)
    expect(await keptClips()).toEqual(before)
  })

  test.each([{ speaker: 0 }, { speaker: 3 }, { speaker: '1' }, { character: 'Ali' }, { character: 'man 1' }])(
    'are refused if there are none like that: %j',
    async (unknown) => {
      const answer = await world.app.inject({
        method: 'POST',
        url: textToSpeech.path,
        headers: { authorization: `Bearer ${anna.token}` },
        payload: { text: 'Haus', ...unknown },
      })
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'invalid-input' })
    },
  )
})
