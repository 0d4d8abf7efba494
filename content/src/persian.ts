import * as v from 'valibot'

const letters = 'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیءأؤئ'
const tanvin = 'ً'
/** Written only to part a homograph from its twin, as in نُه (nine) beside نه (no). */
const vowelMarks = '\u064E\u064F\u0650'
const halfSpace = '\u200C'
const punctuation = ' ؟،؛.!:«»…()-'
const digits = '۰-۹'

const allowed = new RegExp(
  `^[${letters}${tanvin}${vowelMarks}${halfSpace}${digits}${punctuation.replace('-', '\\-')}]+$`,
  'u',
)

/** Letters that do not join to the left: a half-space after them shows nothing, so it is stray. */
const strayHalfSpace = new RegExp(
  `^${halfSpace}|${halfSpace}$|${halfSpace}{2}|[آاأدذرزژوؤء]${halfSpace}|${halfSpace}[^${letters}]|[^${letters}]${halfSpace}`,
  'u',
)

/** Prefixes and endings that orthography joins with a half-space, found with a space instead. */
const missingHalfSpace =
  /(?:^|[\s«(])ن?می (?!شه)|[^\s] (?:ها|های|هایی|هایم|هایت|هایش|تر|ترین)(?=$|[\s؟،.!»])/u

/** Standard Persian in Persian letters, with correct half-spaces (design of the content, docs/content.md). */
export const persian = v.pipe(
  v.string(),
  v.nonEmpty('is empty'),
  v.regex(allowed, 'has a character that Persian is not written with (ی ک, Persian digits)'),
  v.check((text) => text === text.trim() && !text.includes('  '), 'has a stray space'),
  v.check((text) => !strayHalfSpace.test(text), 'has a stray half-space'),
  v.check((text) => !missingHalfSpace.test(text), 'lacks a half-space'),
)

/** The text without the vowel marks that part it from a homograph. */
export function withoutVowelMarks(text: string): string {
  return text.replace(new RegExp(`[${vowelMarks}]`, 'gu'), '')
}
