/**
 * The ezafe at the end of a transliterated word: "-e", or "-ye" after a vowel; null if it has none. The last letter of
 * "chây-e" belongs to the word.
 */
export function ezafeIn(sound: string): '-e' | '-ye' | null {
  if (sound.endsWith('-ye')) return '-ye'
  return sound.endsWith('-e') ? '-e' : null
}
