import * as v from 'valibot'
import { vowelMarks } from '@pol/language/vowel-marks'

const letters = 'آابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهیءأؤئ'
const tanvin = 'ً'
const halfSpace = '\u200C'
const punctuation = ' ؟،؛.!:«»…()-'
const digits = '۰-۹'

const allowed = new RegExp(
  `^[${letters}${tanvin}${vowelMarks}${halfSpace}${digits}${punctuation.replace('-', '\\-')}]+$`,
  'u',
)

/** Includes a half-space after a letter that never joins the next one, where it is invisible. */
const strayHalfSpace = new RegExp(
  `^${halfSpace}|${halfSpace}$|${halfSpace}{2}|[آاأدذرزژوؤء]${halfSpace}|${halfSpace}[^${letters}]|[^${letters}]${halfSpace}`,
  'u',
)

/** Prefixes and suffixes written with a space instead of the required half-space. */
const missingHalfSpace =
  /(?:^|[\s«(])ن?می (?!شه)|[^\s] (?:ها|های|هایی|هایم|هایت|هایش|تر|ترین)(?=$|[\s؟،.!»])/u

/** Persian text with correct letters and half-spaces (rules in docs/content.md). */
export const persian = v.pipe(
  v.string(),
  v.nonEmpty('is empty'),
  v.regex(allowed, 'has a character outside the Persian alphabet (use ی, ک and Persian digits)'),
  v.check((text) => text === text.trim() && !text.includes('  '), 'has a stray space'),
  v.check((text) => !strayHalfSpace.test(text), 'has a stray half-space'),
  v.check((text) => !missingHalfSpace.test(text), 'lacks a half-space'),
)
