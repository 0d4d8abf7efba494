import type { TranslationDirection } from '@pol/contract/translation'

const persianMarks: Record<string, string> = { '?': '؟', ',': '،', ';': '؛', '„': '«', '“': '»', '”': '»' }
const germanMarks: Record<string, string> = { '؟': '?', '،': ',', '؛': ';', '«': '„', '»': '“' }

/** Punctuation as the other language writes it. */
export function markIn(direction: TranslationDirection, mark: string): string {
  return (direction === 'de-to-fa' ? persianMarks : germanMarks)[mark] ?? mark
}

/** Digits as the other language writes them. */
export function numberIn(direction: TranslationDirection, number: string): string {
  return direction === 'de-to-fa'
    ? number.replace(/[0-9]/gu, (digit) => String.fromCodePoint(0x6f0 + Number(digit)))
    : number
        .replace(/[٠-٩۰-۹]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
        .replaceAll('٫', ',')
        .replaceAll('٬', '.')
}
