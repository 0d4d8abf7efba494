import { tokensOf } from './tokens.ts'

/** German punctuation marks that differ in Persian. */
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
 * The pronunciation of a German text, word by word with its punctuation. Unknown words are copied.
 * @param soundOf pronunciation of a word as spelled.
 * @returns an empty string if no word is known.
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

/** The first word of a sentence is capitalized, so also try it in lower case. */
function knownSound(word: string, soundOf: (word: string) => string | undefined): string | undefined {
  const small = word.slice(0, 1).toLowerCase() + word.slice(1)
  return soundOf(word) ?? soundOf(small)
}
