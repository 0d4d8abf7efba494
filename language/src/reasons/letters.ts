import type { MissingLetters } from '../missing-letters.ts'
import { quoted, quotedInPersian, type Reason } from './reason.ts'
import { ruleOfGermanLetters, ruleOfPersianLetter } from './sounds-of-letters.ts'

/** Which letters belong into a gap: "„ie“ ist meist ein langes i: „viel“." Needs no words, so it is known before they are loaded. */
export function reasonOfLetters({
  before,
  missing,
  after,
}: Pick<MissingLetters, 'before' | 'missing' | 'after'>): Reason {
  const [start = ''] = /[\p{L}\p{M}\u200C-]*$/u.exec(before) ?? []
  const [end = ''] = /^[\p{L}\p{M}\u200C-]*/u.exec(after) ?? []
  const word = start + missing + end
  const plain = {
    german: `Man schreibt ${quoted(missing)}: ${quoted(word)}.`,
    persian: `${quotedInPersian(word)} را با ${quotedInPersian(missing)} می‌نویسند.`,
  }
  if (/\p{Script=Arabic}/u.test(missing)) {
    const sound = ruleOfPersianLetter(start, missing, end)
    return sound === null ? plain : { ...plain, german: `${sound}: ${quoted(word)}.` }
  }
  const rule = ruleOfGermanLetters(start, missing, end)
  if (!rule) return plain
  return {
    german: `${rule.german}: ${quoted(word)}.`,
    persian: `${rule.persian}: ${quotedInPersian(word)}.`,
  }
}
