import { persianNumberWords } from '@pol/language/persian-number-words'

const said = (number: number | string): string => persianNumberWords(Number(number)).transliteration

/** An area code and groups of digits, or groups of four: said digit by digit. */
const phoneNumber = /(?<![\d:])(?:0\d{1,4}(?: \d{2,})+|\d{4} \d{4})(?![\d:])/gu
const time = /(?<![\d:])(\d{1,2}):(\d{2})(?![\d:])/gu
const number = /\d{1,9}/gu

/** Writes digits in a transliteration as they are said. */
export function sayNumbers(transliteration: string): string {
  return transliteration
    .replaceAll(phoneNumber, (digits) => [...digits.replaceAll(' ', '')].map(said).join(' '))
    .replaceAll(time, (_, hour: string, minute: string) => sayTime(hour, minute))
    .replaceAll(number, said)
}

function sayTime(hour: string, minute: string): string {
  if (Number(minute) === 0) return said(hour)
  return Number(minute) === 30 ? `${said(hour)}-o nim` : `${said(hour)}-o ${said(minute)} daghighe`
}
