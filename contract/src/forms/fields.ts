import * as v from 'valibot'
import { t } from '../text.ts'
import { passwordMinimum } from '../limits.ts'

/** Longer passwords are rejected before hashing. */
const passwordMaximum = 1024
const emailMaximum = 254
const invalidEmail = t('Ungültige E-Mail-Adresse')

/**
 * The first step of every text input: rejects a text longer than `bound` characters before any other check runs on
 * it. The second `v.string()` is needed: valibot runs the checks of one pipe even after a failure, and only a nested
 * schema stops the pipe. Fields that are trimmed or folded afterwards need a bound well above their limit.
 * @param missing message for input that is not a string.
 */
export function boundedText(bound: number, tooLong?: string, missing = tooLong) {
  return v.pipe(v.string(missing), v.maxLength(bound, tooLong), v.string())
}

/**
 * Characters that are invisible or change the text direction: Unicode's default ignorables (fillers, tags, variation
 * selectors, direction marks), the blank Braille pattern and annotation marks. Joiners are handled separately.
 */
export const invisible = /(?![\u200C\u200D])[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu
/** Joiners and no-break spaces are not part of an address, but come along when it is copied from a text. */
const copiedWithAddress = /[\u200D\u200C\xA0\u202F]/g
/** The HTML rule for e-mail fields, but the domain needs a dot and at least two characters after it. */
const address =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d][a-z\d-]{0,61}[a-z\d]$/

/** Outputs the address as it is stored, so that two spellings of it are one account. */
export const email = v.pipe(
  boundedText(4 * emailMaximum, invalidEmail),
  v.transform(storedAddress),
  v.regex(address, invalidEmail),
  v.maxLength(emailMaximum, invalidEmail),
)

/**
 * Normalises an address: removes invisible characters, replaces fullwidth characters (ａ＠), lower-cases it, and converts
 * the domain to its ASCII form (IDNA), which mail servers use: xn--mnchen-3ya.de, not münchen.de.
 */
function storedAddress(text: string): string {
  const plain = text
    .replace(invisible, '')
    .replace(copiedWithAddress, '')
    .normalize('NFKC')
    .trim()
    .toLowerCase()
  const [, start, domain] = /^(.*@)(?=.*\P{ASCII})([\p{L}\p{M}\p{N}.-]+)$/u.exec(plain) ?? []
  const url = `http://${domain}`
  return domain && URL.canParse(url) ? start + new URL(url).hostname : plain
}

const tooShort = t('Passwort muss mindestens {count} Zeichen lang sein', { count: passwordMinimum })

const passwordText = boundedText(passwordMaximum, t('Passwort ist zu lang'), tooShort)

export const password = v.pipe(passwordText, v.minLength(passwordMinimum, tooShort))

/** The repeated password. The minimum length is checked on the first field only. */
export const confirmation = passwordText

/** PostgreSQL cannot store this character in text. */
export const withoutNul = v.regex(/^[^\0]*$/, t('Der Text enthält ein unerlaubtes Zeichen'))
