/** Program that scores passwords with zxcvbn. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs as graphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as german } from '@zxcvbn-ts/language-de'
import type { ScoreRequest } from './password-rule.ts'

/** Scoring time grows faster than the length. A longer password that is easy to guess repeats itself. */
const maxLength = 64

let zxcvbn: ZxcvbnFactory

/** The first message are the words of the course, which an attacker would guess, too. */
process.on('message', (message: string[] | ScoreRequest) => {
  if (!Array.isArray(message)) process.send?.(zxcvbn.check(message.password, [...message.known]).score)
  else
    zxcvbn = new ZxcvbnFactory({ dictionary: { ...common, ...german, taught: message }, graphs, maxLength })
})
