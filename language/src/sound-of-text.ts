import { tokensOf } from './tokens.ts'

/** Of the German punctuation marks, those that are others in Persian. */
const persianMarks: Readonly<Record<string, string>> = {
  ',': '،',
  ';': '؛',
  '?': '؟',
  '„': '«',
  '“': '»',
  '‚': '‹',
  '‘': '›',
}

/**
 * How a German text sounds, word by word with its punctuation. Unknown words stand as they are written.
 * @param soundOf how a word sounds, as it is spelled.
 * @returns nothing if no word is known.
 */
export function soundOfText(text: string, soundOf: (word: string) => string | undefined): string {
  let isKnown = false
  let end = 0
  const parts = tokensOf(text).map(({ text: token, kind, at }) => {
    const sound = kind === 'mark' ? persianMarks[token] : knownSound(token, soundOf)
    isKnown ||= kind !== 'mark' && sound !== undefined
    const space = text.slice(end, at)
    end = at + token.length
    return space + (sound ?? token)
  })
  return isKnown ? parts.join('') : ''
}

/** In the beginning of a sentence, any word has a capital. */
function knownSound(word: string, soundOf: (word: string) => string | undefined): string | undefined {
  const small = word.slice(0, 1).toLowerCase() + word.slice(1)
  return soundOf(word) ?? soundOf(small)
}
