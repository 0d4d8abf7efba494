import { pino } from 'pino'
import type * as v from 'valibot'
import { onTestFinished } from 'vitest'
import { textToSpeech } from '@pol/contract/operations/speech'
import { translate } from '@pol/contract/operations/translation'
import { readConfig } from '../../../src/config.ts'
import type { CallTimes } from '../../../src/services/service-call.ts'
import { createWorld, type Device, type WorldOptions } from '../../world.ts'

export const translationFailed = {
  code: 'translation-failed',
  status: 502,
  message: 'Die Übersetzung konnte nicht durchgeführt werden. Bitte versuchen Sie es erneut.',
}

export const speechFailed = {
  code: 'speech-failed',
  status: 502,
  message: 'Audio konnte nicht generiert werden',
}

/** Creates a world that uses this fake service, and keeps everything that is logged. Both are stopped together. */
export async function createServiceWorld<Service extends { stop(): Promise<void> }>(
  service: Service,
  options: WorldOptions,
) {
  let logged = ''
  const log = pino({ level: 'trace' }, { write: (line) => (logged += line) })
  const world = await createWorld({ ...options, log })
  const stop = async () => {
    await world.stop()
    await service.stop()
  }
  return { service, world, log: () => logged, stop }
}

/** Stops a setup when the test ends. */
export async function untilTestEnds<Setup extends { stop(): Promise<void> }>(
  starting: Promise<Setup>,
): Promise<Setup> {
  const setup = await starting
  onTestFinished(() => setup.stop())
  return setup
}

export const toPersian = ({ call }: Device, text: string) => call(translate, { text, direction: 'de-to-fa' })

/** The services that a server with these variables uses, with other times. */
export function servicesOf(variables: Readonly<Record<string, string>>, times: Partial<CallTimes> = {}) {
  const { openAi, speechService } = readConfig(variables)
  return {
    openAi: openAi && { ...openAi, times },
    speechService: speechService && { ...speechService, times },
  }
}

/** @param more other fields of the request; German without any. */
export async function requestClip(
  { call }: Device,
  text: string,
  more: Omit<Partial<v.InferInput<typeof textToSpeech.input>>, 'text'> = {},
): Promise<Buffer> {
  const { audioContent } = await call(textToSpeech, { text, voice: 'alloy', ...more })
  return Buffer.from(audioContent, 'base64')
}
