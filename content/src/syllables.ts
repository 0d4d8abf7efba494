const token = /ch|kh|zh|sh|gh|(?:ow|ey|ów|éy)(?![âaeiouấáéíóú])|[^-·]/gu
const vowel = /^[âaeiouấáéíóú]/u

/**
 * The syllables of one word in transliteration. A Persian syllable begins with one consonant, or with the vowel at
 * the start of a word, and ends before the consonant that begins the next one: ke·tâb, dust, mad·re·se.
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
