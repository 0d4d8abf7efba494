import type { MissingLetters } from '../missing-letters.ts'
import { quoted, quotedInPersian, type Reason } from './reason.ts'

/** Which letters belong into a gap: "Man schreibt „ie“: „viel“." Needs no words, so it is known before they are loaded. */
export function reasonOfLetters({
  before,
  missing,
  after,
}: Pick<MissingLetters, 'before' | 'missing' | 'after'>): Reason {
  const [start = ''] = /[\p{L}\p{M}\u200C-]*$/u.exec(before) ?? []
  const [end = ''] = /^[\p{L}\p{M}\u200C-]*/u.exec(after) ?? []
  const word = start + missing + end
  return {
    german: `Man schreibt ${quoted(missing)}: ${quoted(word)}.`,
    persian: `${quotedInPersian(word)} را با ${quotedInPersian(missing)} می‌نویسند.`,
  }
}
