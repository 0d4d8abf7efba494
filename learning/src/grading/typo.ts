import { fold } from '@pol/language/fold'
import { isWithinOneTypo } from '@pol/language/one-typo'

/** Whether a folded word exists in the learned language, in any of its forms, also in Latin letters. */
export type IsKnownWord = (folded: string) => boolean

/** Shorter words have too many neighbours one typo away. */
const shortestWithTypo = 5

/**
 * Whether the texts are equal except for one typo in a word that is long enough. A word that exists is no typo: "fahren"
 * for "fahre".
 */
export function hasOneTypo(text: string, answer: string, isKnownWord: IsKnownWord): boolean {
  const words = fold(text).split(' ')
  const wanted = fold(answer).split(' ')
  if (words.length !== wanted.length) return hasOtherSpace(words, wanted, isKnownWord)
  const wrong = wanted.flatMap((word, at) => (word === words[at] ? [] : [{ word, typed: words[at] ?? '' }]))
  const [one] = wrong
  return (
    one !== undefined &&
    wrong.length === 1 &&
    one.word.length >= shortestWithTypo &&
    isWithinOneTypo(one.typed, one.word) &&
    !isKnownWord(one.typed)
  )
}

/** An extra or missing space is a typo, too ("auf stehen"), unless it joins two words to another one ("zumachen"). */
function hasOtherSpace(
  words: readonly string[],
  wanted: readonly string[],
  isKnownWord: IsKnownWord,
): boolean {
  const text = words.join('')
  const isJoined = words.some((word) => !wanted.includes(word) && isKnownWord(word))
  return (
    Math.abs(words.length - wanted.length) === 1 &&
    text === wanted.join('') &&
    text.length >= shortestWithTypo &&
    (words.length > wanted.length || !isJoined)
  )
}
