/** Program that finds easily guessed passwords with zxcvbn. */
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as german } from '@zxcvbn-ts/language-de'
import type { ScoreRequest, Weakness } from './password-rule.ts'
import { persianAlphabet, persianKeys, persianNames, persianYears } from './persian-passwords.ts'

/** Scoring time grows faster than the length. A longer password that is easy to guess is a repetition. */
const maxLength = 64
/** The lower limit of zxcvbn's score 2: safe against guessing over a network. */
const minGuesses = 1_000_000

const graphs = { ...adjacencyGraphs, persian: persianKeys(adjacencyGraphs.qwerty), persianAlphabet }

let zxcvbn: ZxcvbnFactory
type Sequence = ReturnType<ZxcvbnFactory['check']>['sequence']

/** The first message has the words of the course, which an attacker would guess too. */
process.on('message', (message: string[] | ScoreRequest) => {
  if (!Array.isArray(message)) process.send?.({ weakness: weaknessOf(message) })
  else
    zxcvbn = new ZxcvbnFactory({
      dictionary: { ...common, ...german, persianNames, persianYears, taught: message },
      graphs,
      maxLength,
    })
})

function weaknessOf({ password, known }: ScoreRequest): Weakness | null {
  const { guesses, sequence } = zxcvbn.check(password, [...known])
  if (guesses * uncounted(sequence) >= minGuesses) return null
  return sequence.some(isWord) ? 'password-too-common' : 'password-pattern'
}

function isWord(match: Sequence[number]): boolean {
  if (match.pattern === 'wordSequence') return true
  return (
    match.pattern === 'dictionary' && !('dictionaryName' in match && match.dictionaryName === 'persianYears')
  )
}

/**
 * Correction of the guesses for characters outside all lists and patterns: zxcvbn assumes 10 possibilities for each of
 * them, which is right for digits only. All other kinds of characters have at least 26.
 */
function uncounted(sequence: Sequence): number {
  const unexplained = sequence.filter(({ pattern }) => pattern === 'bruteforce').map(({ token }) => token)
  return (26 / 10) ** [...unexplained.join('')].filter((character) => !/\d/.test(character)).length
}
