/** Worker that scores passwords with zxcvbn. */
import { parentPort, workerData } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as german } from '@zxcvbn-ts/language-de'
import type { ScoreRequest } from './password-rule.ts'

/** Scoring time grows faster than the length. A longer password that is easy to guess repeats itself. */
const maxLength = 64

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...common, ...german, taught: workerData as string[] },
  graphs: adjacencyGraphs,
  maxLength,
})

parentPort?.on('message', ({ password, known }: ScoreRequest) => {
  parentPort?.postMessage(zxcvbn.check(password, [...known]).score)
})
