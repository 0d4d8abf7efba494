import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { translate } from '@pol/contract/operations/translation'
import { createWorld, type Device, type WorldOptions } from '../../world.ts'

export const translationFailed = {
  code: 'translation-failed',
  status: 502,
  message: 'Die Übersetzung konnte nicht durchgeführt werden. Bitte versuchen Sie es erneut.',
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
