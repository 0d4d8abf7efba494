/**
 * Marks sentences that are translated word by word inside the translation itself, because a response of `translate`
 * has only its text and `whole`, which is about all sentences together.
 */

/** Separates the words of a sentence translated word by word, so that it does not look like a sentence. */
const wordSeparator = ' · '

/** Prefix of a sentence of one word, which has no separator. */
const wordSign = wordSeparator.trim()
const glossed = new RegExp(String.raw`\s${wordSign}|^${wordSign}\S`, 'u')

const behindEnd = String.raw`(?<=[.!?؟…]["“”»›)‘’\]]*)[ \t]+(?!${wordSign} )`
const spaceBehindEnd = new RegExp(behindEnd, 'gu')
const gap = new RegExp(String.raw`(\n|${behindEnd})`, 'u')
const noBreakSpace = '\u00A0'

/**
 * Joins the translated words of a sentence.
 * @param isOnly whether the text has no other sentence. It needs no mark then: `whole` is about this sentence only.
 */
export function joinedWords(words: readonly string[], isOnly: boolean): string {
  const sign = words.length === 1 && !isOnly ? wordSign : ''
  // "Dr. Karimi" inside a meaning does not end the sentence.
  return sign + words.join(wordSeparator).replace(spaceBehindEnd, noBreakSpace)
}

/** Splits a translation at the ends of lines and sentences. Returns sentences and separators, alternating. */
export function splitTranslation(translation: string): string[] {
  return translation.split(gap)
}

/** Whether a sentence of a translation of several sentences is translated word by word. */
export function isWordByWord(sentence: string): boolean {
  return glossed.test(sentence)
}
