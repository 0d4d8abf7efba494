import { fork, type ChildProcess } from 'node:child_process'
import type { Logger } from 'pino'
import type { Voice } from '@pol/contract/speech'
import type { SpeechProvider } from '../provider.ts'
import { wordsPerMinute } from './engine.ts'
import type { SpeakAnswer, SpeakRequest } from './engine-process.ts'
import { germanAloud } from './german-aloud.ts'
import { persianPhonemes } from './persian-phonemes.ts'

interface Parts {
  /** Path of `engine-process`. */
  readonly program: string
  /** Transliterations of the Persian texts that are taught. */
  readonly persian: ReadonlyMap<string, string>
  readonly log: Logger
}

interface Waiting {
  resolve(mp3: Uint8Array): void
  reject(error: Error): void
}

const longestQueue = 200
/** A sentence takes 0.1 s; the first one waits for the engine to load. */
const patienceMs = 15_000

/** eSpeak NG in a process of its own, started at once and again after it died. */
export function createOfflineSpeech({ program, persian, log }: Parts): SpeechProvider {
  const waiting = new Map<number, Waiting>()
  let nextId = 1
  let engine: ChildProcess | null = null
  let stopped = false

  const start = () => {
    const child = fork(program, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('message', (message: SpeakAnswer) => {
      const request = waiting.get(message.id)
      waiting.delete(message.id)
      if ('mp3' in message) request?.resolve(message.mp3)
      else request?.reject(new Error(message.error))
    })
    child.on('error', (error) => log.error({ err: error }, 'the speech engine could not be started'))
    child.on('exit', (code, signal) => {
      if (engine === child) engine = null
      if (!stopped) log.warn({ code, signal }, 'the speech engine ended; the next text starts it again')
      const orphans = [...waiting.values()]
      waiting.clear()
      for (const request of orphans) request.reject(new Error('The speech engine ended'))
    })
    return child
  }
  engine = start()

  return {
    name: `espeak-ng/${wordsPerMinute}`,
    script: (text, voice) => scriptFor(text, voice, persian),
    async speak(script, voice) {
      if (stopped || waiting.size >= longestQueue) throw new Error('The speech engine takes no more texts')
      engine ??= start()
      const child = engine
      const request: SpeakRequest = { id: nextId++, script, voice }
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>()
      const hang = setTimeout(() => child.kill('SIGKILL'), patienceMs)
      waiting.set(request.id, { resolve, reject })
      child.send(request, (error) => error && reject(error))
      try {
        return await promise
      } finally {
        clearTimeout(hang)
        waiting.delete(request.id)
      }
    },
    stop() {
      stopped = true
      engine?.kill('SIGKILL')
    },
  }
}

function scriptFor(text: string, voice: Voice, persian: ReadonlyMap<string, string>): string {
  if (voice === 'alloy') return withoutMarkup(germanAloud(text), 'und')
  const transliteration = persian.get(text)
  return transliteration === undefined ? withoutMarkup(text, 'و') : persianPhonemes(transliteration)
}

/** The engine would read these characters as markup or phonemes. */
function withoutMarkup(text: string, and: string): string {
  return text.replace(/&/gu, ` ${and} `).replace(/[<>[\]]/gu, ' ')
}
