import { foldWords } from '../fold.ts'
import type { Language } from '../language.ts'
import { quoted, quotedInPersian, type Reason } from './reason.ts'

const halfSpace = '\u200C'

/** "مدرسه ها" for "مدرسه‌ها": a Persian ending that was written apart. Null if the text differs otherwise. */
export function reasonOfSpacing(
  language: Language,
  { right, given }: { readonly right: string; readonly given: string },
): Reason | null {
  if (language !== 'fa') return null
  const joined = (text: string) => foldWords(text).replaceAll(' ', '')
  if (joined(right) !== joined(given)) return null
  const words = right.match(/[\p{L}\p{M}\u200C]+/gu) ?? []
  const typed = ` ${foldWords(given)} `
  const apart = words.find(
    (word) =>
      word.includes(halfSpace) &&
      typed.includes(` ${foldWords(word.replaceAll(halfSpace, ' '))} `) &&
      countIn(given, word) < countIn(right, word),
  )
  if (apart === undefined) return null
  return {
    german: `Das ist ein Wort, mit Halbabstand geschrieben: ${quoted(apart)}.`,
    persian: `این یک کلمه است و با نیم‌فاصله نوشته می‌شود: ${quotedInPersian(apart)}.`,
  }
}

/** A word may be in a sentence twice, and be right in one place. */
function countIn(text: string, word: string): number {
  const key = foldWords(word)
  return foldWords(text)
    .split(' ')
    .filter((one) => one === key).length
}
