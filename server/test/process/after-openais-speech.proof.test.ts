import { expect, onTestFinished, test } from 'vitest'
import { textToSpeech } from '@pol/contract/operations/speech'
import { translate } from '@pol/contract/operations/translation'
import { isMp3 } from '../../src/audio/is-mp3.ts'
import { fakeTranslation, sampleMp3, startOpenAi } from '../openai-server.ts'
import {
  anna,
  annasVariables,
  freshDataFolder,
  signInAsAdministrator,
  startServer,
  stop,
} from './server-process.ts'

const apiKey = 'sk-streng-geheim'
const realtimeModel = 'gpt-realtime-2.1-mini'

/** docs/operations.md, OpenAI's speech models end on 6 January 2027. */
test('on 7 January 2027 tts-1 is silent except for its stored clips, a realtime model speaks, and the engine does', async () => {
  const service = await startOpenAi(apiKey, {
    models: [
      { id: 'tts-1', shutdown_date: '2027-01-06' },
      { id: realtimeModel, shutdown_date: null },
      { id: 'gpt-5.4-mini', shutdown_date: null },
    ],
    today: '2027-01-06',
  })
  onTestFinished(() => service.stop())
  const dataFolder = await freshDataFolder()
  const start = async (variables: Record<string, string>) => {
    const server = await startServer(dataFolder, {
      ...annasVariables,
      OPENAI_API_KEY: apiKey,
      OPENAI_BASE_URL: service.baseUrl,
      ...variables,
    })
    await server.untilReady()
    const { token } = await signInAsAdministrator(server, anna)
    const call = server.client(token)
    const speak = async (text: string) =>
      Buffer.from((await call(textToSpeech, { text })).audioContent, 'base64')
    return { server, call, speak }
  }

  const old = await start({ OPENAI_SPEECH_MODEL: 'tts-1' })
  expect(await old.speak('Wasser')).toEqual(sampleMp3)
  await expect
    .poll(() => old.server.printed().stdout)
    .toContain(`the model tts-1 of ${new URL(service.baseUrl).host} ends on 2027-01-06`)

  service.setToday('2027-01-07')
  const silent = { code: 'speech-failed', status: 502, message: 'Audio konnte nicht generiert werden' }
  expect(await old.speak('Wasser')).toEqual(sampleMp3)
  await expect(old.speak('Brot')).rejects.toMatchObject(silent)
  await expect(old.speak('Mein eigener Satz')).rejects.toMatchObject(silent)
  await expect
    .poll(() => old.server.printed().stdout)
    .toContain('The AI service answered 404 (model_not_found)')
  const input = { text: 'Guten Morgen', direction: 'de-to-fa' } as const
  expect(await old.call(translate, input)).toMatchObject({ translation: fakeTranslation('Guten Morgen') })
  expect(old.server.printed().stdout).not.toMatch(/sk-streng-geheim|eigener Satz/)
  await stop(old.server)

  const realtime = await start({ OPENAI_SPEECH_MODEL: realtimeModel })
  for (const text of ['Wasser', 'Brot', 'Mein eigener Satz']) {
    const clip = await realtime.speak(text)
    expect(isMp3(clip), text).toBe(true)
    expect(clip).not.toEqual(sampleMp3)
  }
  expect(service.realtime.sessions.flatMap(({ texts }) => texts)).toEqual([
    'Wasser',
    'Brot',
    'Mein eigener Satz',
  ])
  await stop(realtime.server)

  const offline = await start({ SPEECH_URL: 'off' })
  expect(isMp3(await offline.speak('Brot'))).toBe(true)
  expect(service.realtime.sessions).toHaveLength(3)
  await stop(offline.server)
})
