import { lettersAsSounds, soundsOfWords } from '@pol/language/consonants'

/** Letters whose sound a more common letter writes, too (ت س ز ه ا), and غ and ق, which sound alike. */
const heardAsAnother = new Set('طصثذضظحعءأؤئغق')

/** Sounds that vowel letters write rarely: دو, خواهر, حتی. */
const rarely: Readonly<Record<string, RegExp>> = { و: /^o?$/u, ی: /^â$/u, اً: /an$/u }

/**
 * The letters of a word that cannot be known from its sound, in the order of the word. Who writes the word from hearing
 * is told them; every other sound is written with its common letter.
 */
export function spellingHints(farsi: string, transliteration: string): readonly string[] {
  const words = farsi.split(' ')
  const sounds = soundsOfWords(words, transliteration)
  const hints = words.flatMap((word, at) =>
    (lettersAsSounds(word, sounds[at] ?? '') ?? []).flatMap(({ letters, sound }) =>
      heardAsAnother.has(letters) || rarely[letters]?.test(sound) ? [letters] : [],
    ),
  )
  return [...new Set(hints)]
}
