/**
 * How the answer of `translate` shows which sentences are translated word by word. Its texts are all that the wire has: `whole` is
 * about all of them.
 */

/** Between the words of a sentence that is translated word by word, so that it does not look like a sentence. */
export const wordSeparator = ' · '

/** Before a sentence of one word, which has no separator. */
const wordSign = wordSeparator.trim()
const glossed = new RegExp(String.raw`\s${wordSign}|^${wordSign}\S`, 'u')

const behindEnd = String.raw`(?<=[.!?؟…]["“”»›)‘’\]]*)[ \t]+(?!${wordSign} )`
const spaceBehindEnd = new RegExp(behindEnd, 'gu')
const gap = new RegExp(String.raw`(\n|${behindEnd})`, 'u')
const noBreakSpace = '\u00A0'

/**
 * A sentence of its translated words, in their order.
 * @param isOnly whether it is the only sentence of its text, about which `whole` tells all.
 */
export function joinedWords(words: readonly string[], isOnly: boolean): string {
  const sign = words.length === 1 && !isOnly ? wordSign : ''
  // "Dr. Karimi" inside a meaning does not end the sentence.
  return sign + words.join(wordSeparator).replace(spaceBehindEnd, noBreakSpace)
}

/** Parts a translation at the ends of lines and sentences: sentences, and the gaps between them, in turn. */
export function splitTranslation(translation: string): string[] {
  return translation.split(gap)
}

/** Whether a sentence of a translation of several sentences is translated word by word. */
export function isWordByWord(sentence: string): boolean {
  return glossed.test(sentence)
}
