/** Stands in a sentence for what is missing. */
export const blank = '___'

/** What fills the blank of a prompt in the whole sentence; null if the two do not belong together. */
export function filledIn(prompt: string, sentence: string): string | null {
  const [before = '', after, ...more] = prompt.split(blank)
  const fits =
    after !== undefined &&
    more.length === 0 &&
    sentence.length > before.length + after.length &&
    sentence.startsWith(before) &&
    sentence.endsWith(after)
  return fits ? sentence.slice(before.length, sentence.length - after.length) : null
}

/**
 * The transliteration of a Persian sentence around its blank, and of what fills it. One Latin word stands for each Persian word,
 * and a blank replaces whole words.
 */
export function transliterationAround(
  prompt: string,
  sentence: string,
  transliteration: string,
): { readonly before: string; readonly filling: string; readonly after: string } {
  const filling = filledIn(prompt, sentence) ?? ''
  const words = wordsOf(transliteration)
  const start = prompt.slice(0, prompt.indexOf(blank)).split(' ').length - 1
  const end = start + filling.split(' ').length
  // Punctuation after the blank belongs to the prompt.
  const [, last = '', mark = ''] = /^(.*?)([.!?,:;]*)$/u.exec(words[end - 1] ?? '') ?? []
  return {
    before: joined(words.slice(0, start)),
    filling: joined([...words.slice(start, end - 1), last]),
    after: joined([mark, ...words.slice(end)]).trim(),
  }
}

/** Fixed pairs write و as a word of its own, but not its sound: haft-o nim هفت و نیم. */
export const wordsOf = (transliteration: string): string[] =>
  transliteration.replace(/-o(?= )/gu, ' -o').split(' ')
const joined = (words: readonly string[]): string => words.join(' ').replace(/ -o(?= |$)/gu, '-o')
