import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readSession, signIn } from '@pol/contract/accounts'
import { health } from '@pol/contract/health'
import { textToSpeech, type Voice } from '@pol/contract/speech'
import { createOfflineSpeech } from '../../src/features/speech/offline/offline-speech.ts'
import type { Urgency } from '../../src/features/speech/provider.ts'
import { engineProgram } from '../folders.ts'
import { anna, startServer, temporaryFolder } from './server-process.ts'

const sentence = 'Der Zug nach Hamburg fährt heute von Gleis sieben ab. '

function startSpeech(log = pino({ level: 'silent' })) {
  const speech = createOfflineSpeech({ program: engineProgram, persian: new Map(), log })
  onTestFinished(() => speech.stop())
  return {
    stop: speech.stop,
    speak: (script: string, voice: Voice, urgency: Urgency, leaving = new AbortController().signal) =>
      speech.speak(script, voice, urgency, leaving),
  }
}

describe('the speech engine', () => {
  test('speaks German and Persian as MP3', async () => {
    const speech = startSpeech()
    expect(isMp3(await speech.speak('Guten Morgen', 'alloy', 'taught'))).toBe(true)
    expect(isMp3(await speech.speak("[[s|a|l|'A|m]]", 'nova', 'taught'))).toBe(true)
  })

  test('fails the running text when it is killed, and speaks the next one again', async () => {
    const speech = startSpeech()
    const before = speech.speak('Guten Morgen', 'alloy', 'taught')
    const running = speech.speak(sentence.repeat(100), 'alloy', 'taught')
    const failure = running.catch((error: unknown) => error)
    // One text comes after the other: the answer to the first says that the second has begun.
    expect(isMp3(await before)).toBe(true)
    const killed = await engineOf(process.pid)
    process.kill(killed, 'SIGKILL')
    expect(await failure).toMatchObject({ message: 'The speech engine ended (SIGKILL)' })
    expect(isMp3(await speech.speak('Guten Abend', 'alloy', 'taught'))).toBe(true)
    expect(await engineOf(process.pid)).not.toBe(killed)
  })

  test('comes back as well when it was killed while nobody listened', async () => {
    let log = ''
    const speech = startSpeech(pino({ level: 'warn' }, { write: (line) => (log += line) }))
    expect(isMp3(await speech.speak('Guten Morgen', 'alloy', 'taught'))).toBe(true)
    process.kill(await engineOf(process.pid), 'SIGKILL')
    await expect.poll(() => log).toContain('the speech engine ended; the next text starts it again')
    expect(isMp3(await speech.speak('Guten Abend', 'alloy', 'taught'))).toBe(true)
  })

  test('that hangs is ended when patience is, and speaks the next text again', async () => {
    const speech = startSpeech()
    expect(isMp3(await speech.speak('Guten Morgen', 'alloy', 'taught'))).toBe(true)
    hang(await engineOf(process.pid))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const failure = speech.speak('Guten Tag', 'alloy', 'taught').catch((error: unknown) => error)
    vi.runOnlyPendingTimers()
    vi.useRealTimers()
    expect(await failure).toMatchObject({ message: 'The speech engine ended (SIGKILL)' })
    expect(isMp3(await speech.speak('Guten Abend', 'alloy', 'taught'))).toBe(true)
  })

  test('is gone after its stop, and takes no more texts', async () => {
    const speech = startSpeech()
    expect(isMp3(await speech.speak('Guten Morgen', 'alloy', 'taught'))).toBe(true)
    speech.stop()
    await expect.poll(() => enginesOf(process.pid)).toEqual([])
    await expect(speech.speak('Guten Abend', 'alloy', 'taught')).rejects.toThrow('takes no more texts')
    expect(enginesOf(process.pid)).toEqual([])
  })
})

test('a server whose speech engine hangs and dies goes on serving, and speaks again', async () => {
  const server = await startServer(join(await temporaryFolder(), 'data'), {
    ADMIN_EMAIL: anna.email,
    ADMIN_PASSWORD: anna.password,
  })
  await server.untilReady()
  const { token } = await server.client()(signIn, { ...anna, as: 'admin', deviceId: randomUUID() })
  const annas = server.client(token)
  const hear = async (text: string) => {
    const { audioContent } = await annas(textToSpeech, { text, voice: 'alloy' })
    return Buffer.from(audioContent, 'base64')
  }
  expect(isMp3(await hear('Guten Morgen'))).toBe(true)

  const engine = await engineOf(server.pid)
  hang(engine)
  const failure = hear('Guten Tag').catch((error: unknown) => error)
  for (let asked = 0; asked < 20; asked++) {
    await expect(annas(readSession, {})).resolves.toMatchObject({ user: { email: anna.email } })
  }
  process.kill(engine, 'SIGKILL')
  expect(await failure).toMatchObject({
    code: 'speech-failed',
    message: 'Audio konnte nicht generiert werden',
  })

  expect(isMp3(await hear('Guten Tag'))).toBe(true)
  await expect(annas(health, {})).resolves.toEqual({ status: 'ok' })
  expect(await engineOf(server.pid)).not.toBe(engine)

  server.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0 })
})

/** Whether it begins with the frame sync of MPEG audio, and is more than a click. */
function isMp3(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes
  return first === 0xff && second >= 0xe0 && bytes.length > 2_000
}

/** The process id of the one engine that a process has. */
async function engineOf(parent: number): Promise<number> {
  await expect.poll(() => enginesOf(parent)).toHaveLength(1)
  return enginesOf(parent)[0] ?? Number.NaN
}

/** Lets an engine hang. Nothing but SIGKILL ends it then, so the test does, however it goes. */
function hang(engine: number): void {
  process.kill(engine, 'SIGSTOP')
  onTestFinished(() => {
    try {
      process.kill(engine, 'SIGKILL')
    } catch {
      // It is gone already.
    }
  })
}

function enginesOf(parent: number): number[] {
  if (process.platform === 'linux') return runningProcesses().filter((pid) => isEngineOf(pid, parent))
  try {
    const found = execFileSync('pgrep', ['-P', String(parent), '-f', 'engine-process'], { encoding: 'utf8' })
    return found.trim().split('\n').map(Number)
  } catch {
    return [] // which pgrep reports as a failure
  }
}

function runningProcesses(): number[] {
  return readdirSync('/proc').map(Number).filter(Number.isInteger)
}

function isEngineOf(pid: number, parent: number): boolean {
  try {
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('engine-process')) return false
    return readFileSync(`/proc/${pid}/status`, 'utf8').includes(`\nPPid:\t${parent}\n`)
  } catch {
    return false // It ended in between.
  }
}
