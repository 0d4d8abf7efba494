/**
 * Fits the parameters of one learner in a separate process: native code may crash, and takes processor time and memory
 * that requests need.
 */
import { constants, setPriority } from 'node:os'
import type { Answer, MemoryParameters } from '@pol/learning/values'
import { fitParameters } from './fit-parameters.ts'

/** Some of the answers, or after all of them the parameters that hold. */
export type FitRequest =
  | { readonly answers: readonly Answer[] }
  | { readonly held: readonly MemoryParameters[] }

/** Null if the fitted parameters are not taken. */
export type FitResponse = { readonly w: readonly number[] | null } | { readonly error: string }

const mebibyte = 2 ** 20
const watchEveryMs = 50

const respond = (message: FitResponse) => process.send?.(message)
const most = Number(process.argv[2])
setPriority(constants.priority.PRIORITY_LOW)
setInterval(() => {
  if (process.memoryUsage.rss() <= most * mebibyte) return
  process.send?.({ error: `The fit needs more than ${most} MiB` } satisfies FitResponse, () =>
    process.exit(1),
  )
}, watchEveryMs)

const answers: Answer[] = []
process.on('message', (request: FitRequest) => {
  if ('answers' in request) {
    answers.push(...request.answers)
    return
  }
  fitParameters(answers, request.held)
    .then((w) => respond({ w }))
    .catch((error: unknown) => respond({ error: error instanceof Error ? error.message : String(error) }))
})
process.on('disconnect', () => process.exit())
// The terminal sends Ctrl-C to the whole process group, but the server decides when this process exits.
process.on('SIGINT', () => {})
