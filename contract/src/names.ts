import * as v from 'valibot'

/** What shows nothing or turns the direction of what follows; half-spaces and joiners belong to names and stay. */
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu
const gaps = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu

/** One line of visible text: no control, no direction tricks, no line breaks, no lone half of a character. */
export const oneLine = v.transform((text: string) =>
  text.toWellFormed().normalize('NFC').replace(unseen, '').replace(gaps, ' ').trim(),
)

/** Text of several lines without invisible tricks. */
export const plainText = v.transform((text: string) => text.toWellFormed().replace(unseen, '').trim())

/** Specification section 9. */
export const usernameMaximum = 50
