import * as v from 'valibot'

/** Shared fields with the texts and numbers of the specification, sections 5 and 9. */
export const passwordMinimum = 6
/** Longer inputs are refused before they are hashed or stored. */
const passwordMaximum = 1024
const emailMaximum = 254

/** Trimmed, and in lower case: two spellings of an address are one person. */
export const email = v.pipe(
  v.string('Ungültige E-Mail-Adresse'),
  v.trim(),
  v.toLowerCase(),
  v.rfcEmail('Ungültige E-Mail-Adresse'),
  v.regex(/@[^@]+\.[^@.]{2,}$/, 'Ungültige E-Mail-Adresse'),
  v.maxLength(emailMaximum, 'Ungültige E-Mail-Adresse'),
)

const tooShort = `Passwort muss mindestens ${passwordMinimum} Zeichen lang sein`

export const password = v.pipe(
  v.string(tooShort),
  v.minLength(passwordMinimum, tooShort),
  v.maxLength(passwordMaximum, 'Passwort ist zu lang'),
)

/** No database keeps a text with this character in it. */
export const withoutNul = v.regex(/^[^\0]*$/, 'Der Text enthält ein unerlaubtes Zeichen')

/** The browser's own name for itself, kept in local storage as `pl_device_id` (section 3). */
export const deviceId = v.pipe(v.string(), v.minLength(1), v.maxLength(128), withoutNul)

export const id = v.pipe(v.string(), v.uuid())

/** Timestamps travel as ISO 8601 in UTC. */
export const timestamp = v.pipe(v.string(), v.isoTimestamp())

export const nothing = v.object({})
