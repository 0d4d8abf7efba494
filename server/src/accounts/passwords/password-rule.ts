import { fork, type ChildProcess } from 'node:child_process'
import PQueue from 'p-queue'
import type { SpokenContent } from '@pol/content/read'
import { ApiError } from '../../api/api-error.ts'
import { guessableWords } from './guessable-words.ts'

interface Person {
  readonly email: string
  readonly username: string | null
}

/** Error code for an easily guessed password: it is a known word, or it follows a pattern. */
export type Weakness = 'password-too-common' | 'password-pattern'

/**
 * Message to the program, which replies with the weakness or `null`. The first message has the guessable words instead.
 */
export interface ScoreRequest {
  readonly password: string
  /** Personal words that an attacker may know. */
  readonly known: readonly string[]
}

const maxWaiting = 50
/** The program is stopped after this time, to free the memory of its dictionaries. */
const idleMs = 5_000

interface Parts {
  /**
   * Path of the program. It runs as a process, because scoring takes up to 0.3 s, which would block the event loop, and
   * a worker thread would not free 60 MB of its memory.
   */
  readonly program: string
  readonly content: SpokenContent
}

/** The rule for every new password: set by a link, by an administrator or by the configuration. */
export function createPasswordRule({ program, content }: Parts) {
  const queue = new PQueue({ concurrency: 1 })
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined

  let answer: PromiseWithResolvers<Weakness | null> | null = null
  const start = () => {
    const started = fork(program, { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    const fail = (reason: Error) => {
      if (child !== started) return
      child = null
      answer?.reject(reason)
    }
    started.on('message', ({ weakness }: { weakness: Weakness | null }) => answer?.resolve(weakness))
    started.on('error', fail)
    started.on('exit', (code, signal) => fail(new Error(`The password check ended (${signal ?? code})`)))
    started.send(guessableWords(content))
    return started
  }
  const stop = () => {
    clearTimeout(idle)
    const stopped = child
    child = null
    stopped?.kill('SIGKILL')
    answer?.reject(new Error('The password check was stopped'))
  }
  const check = async (request: ScoreRequest): Promise<Weakness | null> => {
    clearTimeout(idle)
    answer = Promise.withResolvers()
    child ??= start()
    child.send(request)
    const weakness = await answer.promise
    idle = setTimeout(stop, idleMs).unref()
    return weakness
  }

  return {
    /** The weakness of a password, or `null`. @throws ApiError if too many checks are waiting. */
    async weaknessOf(password: string, { email, username }: Person): Promise<Weakness | null> {
      if (queue.size >= maxWaiting) throw new ApiError('unavailable', { retryAfter: 2 })
      const parts = [email, email.split('@')[0] ?? '', username ?? '']
      const known = parts.flatMap((text) => [text, ...text.split(/[^\p{L}\p{M}\p{N}]+/u)])
      const request = { password: inAsciiDigits(password), known: known.filter(Boolean).map(inAsciiDigits) }
      return queue.add(() => check(request))
    },
    /** Stops the program; a pending check is rejected. */
    stop,
  }
}

export type PasswordRule = ReturnType<typeof createPasswordRule>

/** Converts Persian and Arabic digits, which are as easy to guess as ASCII digits. */
function inAsciiDigits(text: string): string {
  return text.normalize('NFC').replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}
