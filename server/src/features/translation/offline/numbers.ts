import type { Language } from '@pol/language/language'
import { noCents } from '@pol/language/tokens'

/** Amounts such as "1.000" and "2,5", whose separators differ in Persian. */
const germanAmount = /^\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^\d+,\d+$/
const everyNoCents = new RegExp(noCents, 'gu')
const number = /\p{Nd}(?:[\p{Nd}.,٫٬]*\p{Nd})?/gu

/** Writes the numbers of a text in the digits of the other language; "5,- €" is "۵ €". */
export function translateNumbers(from: Language, text: string): string {
  return text
    .replace(everyNoCents, '')
    .replace(number, (found) => (from === 'de' ? inPersian(found) : inGerman(found)))
}

function inPersian(number: string): string {
  const marked = germanAmount.test(number) ? number.replaceAll('.', '٬').replace(',', '٫') : number
  return marked.replace(/\d/g, (digit) => '۰۱۲۳۴۵۶۷۸۹'.charAt(Number(digit)))
}

function inGerman(number: string): string {
  const marked = number.replaceAll('٬', '.').replace('٫', ',')
  return marked.replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
}
