const halfSpace = '\u200C'

/** The letters and signs of a step as a text, without the half-space, which cannot be seen. */
export function inPersianLetters(letters: readonly string[]): string {
  return letters.filter((letter) => letter !== halfSpace).join(' ')
}
