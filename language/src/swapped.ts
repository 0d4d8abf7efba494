/**
 * Swaps two neighbouring parts of a text.
 * @param from where the first part begins.
 * @param first number of words of the first part.
 * @param second number of words of the second part.
 */
export function swapped(words: readonly string[], from: number, first: number, second: number): string[] {
  const middle = from + first
  return [
    ...words.slice(0, from),
    ...words.slice(middle, middle + second),
    ...words.slice(from, middle),
    ...words.slice(middle + second),
  ]
}
