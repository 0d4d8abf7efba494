import { germanAmountValue } from '@pol/language/german-amounts'
import { withLatinDigits } from './german-number-round.ts'

/** A field of a form. */
export interface FormField {
  readonly type: 'letters' | 'date' | 'digits'
  /** The right answers in block letters, the one to show first. */
  readonly written: readonly string[]
}

/**
 * `small-letters`: right, but not in block letters; `no-umlaut`: an umlaut without its dots, or as AE, OE, UE;
 * `persian-digits`: right, but offices need Latin digits.
 */
export type FormVerdict = 'right' | 'small-letters' | 'no-umlaut' | 'persian-digits' | 'wrong'

/** In capitals, first as offices usually write it, with SS for ß, then with the capital ẞ. Both are right. */
export function inBlockLetters(text: string): readonly string[] {
  return [...new Set([text.toUpperCase(), text.replaceAll('ß', 'ẞ').toUpperCase()])]
}

/** Grades what was written into a field. Spaces do not matter, nor does how digits are grouped. */
export function formVerdict(typed: string, field: FormField): FormVerdict {
  if (isRight(typed, field)) return 'right'
  const latin = withLatinDigits(typed)
  if (latin !== typed && isRight(latin, field)) return 'persian-digits'
  if (field.type !== 'letters') return 'wrong'
  if (inBlockLetters(typed).some((text) => isRight(text, field))) return 'small-letters'
  const isBare = field.written.some((text) => withoutUmlauts(text).includes(tidy(typed).toUpperCase()))
  return isBare ? 'no-umlaut' : 'wrong'
}

/** The spellings of a text in capitals that avoid umlauts: KOLN and KOELN for KÖLN. */
function withoutUmlauts(text: string): readonly string[] {
  const plain = text.replaceAll(umlaut, (letter) => letter.normalize('NFD').charAt(0))
  const spelled = text.replaceAll(umlaut, (letter) => `${letter.normalize('NFD').charAt(0)}E`)
  return [plain, spelled].filter((other) => other !== text)
}

const umlaut = /[ÄÖÜ]/g

function isRight(typed: string, { type, written }: FormField): boolean {
  return written.some((text) => {
    if (type === 'date') return germanAmountValue('date', typed) === germanAmountValue('date', text)
    if (type === 'digits') return germanAmountValue('phone', typed) === germanAmountValue('phone', text)
    return tidy(typed) === tidy(text)
  })
}

/** Without spaces at the ends, repeated ones, and those around a comma. */
function tidy(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').replaceAll(/ ?, ?/gu, ', ')
}
