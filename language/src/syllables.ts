const token = /ch|kh|zh|sh|gh|(?:ow|ey|ów|éy)(?![âaeiouấáéíóú])|[^-·]/gu
const vowel = /^[âaeiouấáéíóú]/u

/**
 * Splits a transliterated word into syllables. A Persian syllable starts with exactly one consonant, or with a vowel at
 * the start of the word: ke·tâb, dust, mad·re·se.
 */
export function syllablesOf(transliteration: string): string[] {
  const sounds = transliteration.match(token) ?? []
  const vowels = sounds.flatMap((sound, index) => (vowel.test(sound) ? [index] : []))
  const starts = vowels.map((index, nth) => {
    if (nth === 0) return 0
    return vowel.test(sounds[index - 1] ?? '') ? index : index - 1
  })
  return starts.map((start, nth) => sounds.slice(start, starts[nth + 1]).join(''))
}
