import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { readSession } from '@pol/contract/operations/sign-in'
import { readHealth } from '@pol/contract/operations/monitoring'
import { usualSpeaker } from '@pol/language/speakers'
import { textToSpeech, type Voice } from '@pol/contract/operations/speech'
import { createOfflineSpeech } from '../../src/features/speech/offline/offline-speech.ts'
import { bounds } from '../../src/bounds/bounds.ts'
import { createVoicesInUse } from '../../src/features/speech/voices/voices-in-use.ts'
import type { Priority } from '../../src/features/speech/provider.ts'
import { engineProgram } from '../paths.ts'
import { longLimitMs } from '../time-limit.ts'
import { anna, signInAsAdministrator, startServer, temporaryFolder } from './server-process.ts'

const sentence = 'Der Zug nach Hamburg fährt heute von Gleis sieben ab. '

function startSpeech(log = pino({ level: 'silent' }), idleMs?: number) {
  const phonemes = { anyCase: new Map<string, string>(), exactCase: new Map<string, string>() }
  const idle = idleMs === undefined ? {} : { idleMs }
  const speech = createOfflineSpeech({
    program: engineProgram,
    phonemes,
    voices: createVoicesInUse([], log),
    runtimeFolder: 'none',
    log,
    speakTimeoutMs: longLimitMs,
    ...idle,
  })
  onTestFinished(() => speech.stop())
  return {
    stop: speech.stop,
    speak: async (
      script: string,
      voice: Voice,
      priority: Priority,
      leaving = new AbortController().signal,
    ) => {
      const { mp3 } = await speech.speak(script, { voice, speaker: usualSpeaker }, priority, leaving)
      return mp3
    },
  }
}

describe('the speech engine', () => {
  test('speaks German and Persian as MP3', async () => {
    const speech = startSpeech()
    expect(isMp3(await speech.speak('Guten Morgen', 'alloy', 'taught'))).toBe(true)
    expect(isMp3(await speech.speak("[[s|a|l|'A|m]]", 'nova', 'taught'))).toBe(true)
  })

  test('starts with the first text, ends after its idle time, and starts again', async () => {
    let log = ''
    const speech = startSpeech(pino({ level: 'warn' }, { write: (line) => (log += line) }), 500)
    // The engine of the previous test may still be ending.
    await expect.poll(() => enginesOf(process.pid)).toEqual([])
    expect(isMp3(await speech.speak('Guten Morgen', 'alloy', 'taught'))).toBe(true)
    await expect.poll(() => enginesOf(process.pid)).toEqual([])
    expect(isMp3(await speech.speak('Guten Abend', 'alloy', 'taught'))).toBe(true)
    expect(log, 'an intended end is not logged as a warning').toBe('')
  })

  test('fails the running text when it is killed, and speaks the next one', async () => {
    const speech = startSpeech()
    const before = speech.speak('Guten Morgen', 'alloy', 'taught')
    const running = speech.speak(sentence.repeat(100), 'alloy', 'taught')
    const failure = running.catch((error: unknown) => error)
    // Texts are spoken in sequence: once the first is answered, the second has begun.
    expect(isMp3(await before)).toBe(true)
    const killed = await engineOf(process.pid)
    process.kill(killed, 'SIGKILL')
    expect(await failure).toMatchObject({ message: 'The speech engine ended (SIGKILL)' })
    expect(isMp3(await speech.speak('Guten Abend', 'alloy', 'taught'))).toBe(true)
    expect(await engineOf(process.pid)).not.toBe(killed)
  })

  test('starts again after it was killed while idle', async () => {
    let log = ''
    const speech = startSpeech(pino({ level: 'warn' }, { write: (line) => (log += line) }))
    expect(isMp3(await speech.speak('Guten Morgen', 'alloy', 'taught'))).toBe(true)
    process.kill(await engineOf(process.pid), 'SIGKILL')
    await expect.poll(() => log).toContain('the speech engine ended; the next text starts it again')
    expect(isMp3(await speech.speak('Guten Abend', 'alloy', 'taught'))).toBe(true)
  })

  test('is killed if it hangs for too long, and speaks the next text', async () => {
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

  test.each(['taught', 'free'] as const)('refuses a %s text if too many are waiting', async (priority) => {
    const speech = startSpeech()
    expect(isMp3(await speech.speak('Guten Morgen', 'alloy', 'taught'))).toBe(true)
    hang(await engineOf(process.pid))
    const running = speech.speak('Guten Tag', 'alloy', priority).catch(() => null)
    const most = priority === 'taught' ? bounds.taughtTexts : bounds.freeTexts
    const waiting = Array.from({ length: most }, () =>
      speech.speak('Guten Tag', 'alloy', priority).catch(() => null),
    )
    await expect(speech.speak('Guten Abend', 'alloy', priority)).rejects.toMatchObject({
      code: 'unavailable',
      status: 503,
      retryAfter: 3,
    })
    speech.stop()
    await Promise.all([running, ...waiting])
  })

  test('has ended after it was stopped, and accepts no more texts', async () => {
    const speech = startSpeech()
    expect(isMp3(await speech.speak('Guten Morgen', 'alloy', 'taught'))).toBe(true)
    speech.stop()
    await expect.poll(() => enginesOf(process.pid)).toEqual([])
    await expect(speech.speak('Guten Abend', 'alloy', 'taught')).rejects.toThrow('takes no more texts')
    expect(enginesOf(process.pid)).toEqual([])
  })
})

test('a server whose speech engine hangs and is killed keeps serving, and speaks again', async () => {
  const server = await startServer(join(await temporaryFolder(), 'data'), {
    ADMIN_EMAIL: anna.email,
    ADMIN_PASSWORD: anna.password,
  })
  await server.untilReady()
  expect(enginesOf(server.pid), 'before the first text').toEqual([])
  const { token } = await signInAsAdministrator(server, anna)
  const asAnna = server.client(token)
  const requestClip = async (text: string) => {
    const { audioContent } = await asAnna(textToSpeech, { text, voice: 'alloy' })
    return Buffer.from(audioContent, 'base64')
  }
  expect(isMp3(await requestClip('Guten Morgen'))).toBe(true)

  const engine = await engineOf(server.pid)
  hang(engine)
  const failure = requestClip('Guten Tag').catch((error: unknown) => error)
  for (let asked = 0; asked < 20; asked++) {
    await expect(asAnna(readSession, {})).resolves.toMatchObject({ user: { email: anna.email } })
  }
  process.kill(engine, 'SIGKILL')
  expect(await failure).toMatchObject({
    code: 'speech-failed',
    message: 'Audio konnte nicht generiert werden',
  })

  expect(isMp3(await requestClip('Guten Tag'))).toBe(true)
  await expect(asAnna(readHealth, {})).resolves.toEqual({ status: 'ok' })
  expect(await engineOf(server.pid)).not.toBe(engine)

  server.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0 })
})

/** Whether the data begins with the frame sync of MPEG audio, and is longer than a click. */
function isMp3(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes
  return first === 0xff && second >= 0xe0 && bytes.length > 2_000
}

/** Waits until a process has exactly one engine. @returns its process id. */
async function engineOf(parent: number): Promise<number> {
  await expect.poll(() => enginesOf(parent)).toHaveLength(1)
  return enginesOf(parent)[0] ?? Number.NaN
}

/** Stops an engine with SIGSTOP. Only SIGKILL can end it then, which is sent at the end of the test. */
function hang(engine: number): void {
  process.kill(engine, 'SIGSTOP')
  onTestFinished(() => {
    try {
      process.kill(engine, 'SIGKILL')
    } catch {
      // The engine has ended already.
    }
  })
}

function enginesOf(parent: number): number[] {
  if (process.platform === 'linux') return runningProcesses().filter((pid) => isEngineOf(pid, parent))
  try {
    const found = execFileSync('pgrep', ['-P', String(parent), '-f', 'engine-process'], { encoding: 'utf8' })
    return found.trim().split('\n').map(Number)
  } catch {
    return [] // pgrep exits with 1 if it finds no process.
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
    return false // The process has ended since it was listed.
  }
}
