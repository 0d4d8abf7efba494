import { expect, test } from 'vitest'
import { listEndingModels } from '@pol/contract/operations/administration'
import { startOpenAi } from '../../openai-server.ts'
import { hasDatabase } from '../../test-database.ts'
import { createServiceWorld, servicesOf, untilTestEnds } from '../services/service-world.ts'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test.runIf(hasDatabase)(
  'administrators see which of the configured models end, and nobody else does',
  async () => {
    const translator = await startOpenAi('sk-geheim', {
      models: [
        { id: 'gpt-5.4-mini', shutdown_date: inDays(20) },
        { id: 'gpt-old', shutdown_date: inDays(1) },
      ],
    })
    const speaker = await startOpenAi(null, { models: [{ id: 'tts-1', shutdown_date: inDays(40) }] })
    const { world } = await untilTestEnds(
      createServiceWorld(
        {
          async stop() {
            await translator.stop()
            await speaker.stop()
          },
        },
        servicesOf({
          OPENAI_API_KEY: 'sk-geheim',
          OPENAI_BASE_URL: translator.baseUrl,
          OPENAI_SPEECH_MODEL: 'tts-1',
          SPEECH_URL: speaker.baseUrl,
        }),
      ),
    )
    await world.app.listen({ host: '127.0.0.1', port: 0 })
    const anna = await world.signedIn('anna')
    await expect
      .poll(() => anna.call(listEndingModels, {}))
      .toEqual([
        {
          model: 'gpt-5.4-mini',
          service: new URL(translator.baseUrl).host,
          shutdown_date: inDays(20),
          has_ended: false,
        },
        {
          model: 'tts-1',
          service: new URL(speaker.baseUrl).host,
          shutdown_date: inDays(40),
          has_ended: false,
        },
      ])
    for (const name of ['mo', 'bahram'] as const) {
      const { call } = await world.signedIn(name)
      await expect(call(listEndingModels, {})).rejects.toMatchObject({ code: 'forbidden' })
    }
  },
)
