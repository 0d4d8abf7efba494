import * as v from 'valibot'

/**
 * The transliteration scheme (docs/content.md): â a e o i u ow ey; b p t s j ch h kh d z r zh sh ' gh f k g l m n v y.
 * An acute accent marks a stressed vowel that is not the last one, `-` precedes an unstressed ending, `·` separates two
 * letters that would otherwise read as one sound.
 */
const scheme = /^(?:ch|kh|zh|sh|gh|ow|ów|[âaeiouấáéíóúbptsjhdzrfkglmnvy'·\- ?!.,:;…«»()0-9])+$/u

/**
 * The scheme for Dari (docs/content.md): w, q, the diphthongs aw and ay, and the long ē and ō that Iran no longer has.
 */
const dariScheme = /^(?:ch|kh|zh|sh|gh|[âaeiouēōấáéíóúḗṓbptsjhdzrfqkglmnwy'·\- ?!.,:;…«»()0-9])+$/u

const inScheme = (letters: RegExp) =>
  v.pipe(
    v.string(),
    v.nonEmpty('is empty'),
    v.regex(letters, 'has a letter outside the scheme'),
    v.check((text) => text === text.trim() && !text.includes('  '), 'has a stray space'),
  )

export const transliteration = inScheme(scheme)
export const dariTransliteration = inScheme(dariScheme)
