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

const respond = (message: FitResponse) => process.send?.(message)
setPriority(constants.priority.PRIORITY_LOW)

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
