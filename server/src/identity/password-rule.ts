import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import PQueue from 'p-queue'
import type { SpokenContent } from '@pol/content/read'
import { ApiError } from '../http/api-error.ts'
import { guessableWords } from './guessable-words.ts'

interface Person {
  readonly email: string
  readonly username: string | null
}

/** Message to the worker, which replies with zxcvbn's score from 0 to 4. */
export interface ScoreRequest {
  readonly password: string
  /** Personal words that an attacker may know. */
  readonly known: readonly string[]
}

/** zxcvbn gives a lower score to passwords that are guessed within a million attempts. */
const minScore = 2
const maxWaiting = 50
/** The worker is stopped after this time, to free the memory of its dictionaries. */
const idleMs = 5_000

interface Parts {
  /** Path of the worker's program. Scoring takes up to 0.3 s, which would block the event loop. */
  readonly program: string
  readonly content: SpokenContent
}

/** The rule for every new password: set by a link, by an administrator or by the configuration. */
export function createPasswordRule({ program, content }: Parts) {
  const queue = new PQueue({ concurrency: 1 })
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined

  const stop = async () => {
    clearTimeout(idle)
    const stopped = worker
    worker = null
    await stopped?.terminate()
  }
  const scoreOf = async (request: ScoreRequest): Promise<number> => {
    clearTimeout(idle)
    worker ??= new Worker(program, { workerData: guessableWords(content) })
    worker.ref()
    try {
      worker.postMessage(request)
      const [score] = await once(worker, 'message')
      worker.unref()
      idle = setTimeout(() => void stop(), idleMs).unref()
      return score
    } catch (error) {
      worker = null
      throw error
    }
  }

  return {
    /** Whether an attacker would guess this password quickly. @throws ApiError if too many checks are waiting. */
    async isEasilyGuessed(password: string, { email, username }: Person): Promise<boolean> {
      if (queue.size >= maxWaiting) throw new ApiError('unavailable', { retryAfter: 2 })
      const parts = [email, email.split('@')[0] ?? '', username ?? '']
      const known = parts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)])
      const request = { password: inAsciiDigits(password), known: known.filter(Boolean).map(inAsciiDigits) }
      return (await queue.add(() => scoreOf(request))) < minScore
    },
    stop,
  }
}

export type PasswordRule = ReturnType<typeof createPasswordRule>

/** Converts Persian and Arabic digits, which are as easy to guess as ASCII digits. */
function inAsciiDigits(text: string): string {
  return text.normalize('NFC').replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}
