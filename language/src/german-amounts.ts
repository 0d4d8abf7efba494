import {
  germanDateWords,
  germanNumberWords,
  germanPhoneWords,
  germanPriceWords,
  germanTimeWords,
} from './german-number-words.ts'

export const amountTypes = ['number', 'price', 'time', 'date', 'house-number', 'phone'] as const
export type AmountType = (typeof amountTypes)[number]

const digits = (text: string) => Number(text.replaceAll(/\D/g, ''))

const wholeNumber = /^\d{1,3}(?:\.\d{3})*$/
/** How the material writes each type. */
const notation: Readonly<Record<AmountType, RegExp>> = {
  number: wholeNumber,
  price: /^\d{1,3}(?:\.\d{3})*,\d\d €$/,
  time: /^(?:[01]\d|2[0-3]):[0-5]\d$/,
  date: /^(?:0[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])\.\d{4}$/,
  'house-number': wholeNumber,
  phone: /^0\d+(?: \d+)+$/,
}

/** How Germans say 1.000, 0,50 €, 14:30, 03.05.1990 or a telephone number in groups; null if it is not written so. */
export function germanAmountWords(type: AmountType, written: string): string | null {
  if (!notation[type].test(written)) return null
  const [first = 0, second = 0, third = 0] = written.split(/[:.]/).map(digits)
  switch (type) {
    case 'number':
      return germanNumberWords(digits(written))
    case 'price':
      return germanPriceWords(digits(written))
    case 'time':
      return germanTimeWords(first, second)
    case 'date':
      return germanDateWords(first, second, third)
    case 'house-number':
      return `Hausnummer ${germanNumberWords(digits(written))}`
    case 'phone':
      return germanPhoneWords(written)
  }
}

/**
 * The value of an amount in one notation, if it is written as Germans may write it: the same for "1000,50" and
 * "1.000,50 €", "9.05 Uhr" and "09:05", "3.5.1990" and "03.05.1990". Otherwise null.
 */
export function germanAmountValue(type: AmountType, typed: string): string | null {
  const trimmed = typed.trim().replace(/\s+/gu, ' ')
  const text = type === 'phone' ? trimmed.replace(countryCode, '0') : trimmed
  const [first = '', ...others] = (accepted[type].exec(text) ?? [])
    .slice(1)
    .filter((part) => part !== undefined)
  if (first === '') return null
  const parts = [first, ...others].map((part) => part.replaceAll(/\D/g, ''))
  if (type === 'phone') return parts.join('')
  if (type === 'price') return `${Number(parts[0])},${parts[1] ?? '00'}`
  return parts.map(Number).join('.')
}

/** Of Germany; the zero that it replaces may follow in brackets. */
const countryCode = /^(?:\+|00)49 ?(?:\(0\) ?)?/
const whole = String.raw`(\d{1,3}(?:[. ]\d{3})+|\d+)`
const accepted: Readonly<Record<AmountType, RegExp>> = {
  number: new RegExp(`^${whole}$`),
  price: new RegExp(String.raw`^(?:€ ?)?${whole}(?:,(\d\d)|,[-–—]{1,2})?(?: ?(?:€|Euro|EUR))?$`, 'i'),
  time: /^(\d{1,2})[:.](\d\d)(?: ?Uhr| ?h)?$/i,
  date: /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})$/,
  'house-number': new RegExp(`^(?:(?:Hausnummer|Nr\\.|Nummer) ?)?${whole}$`, 'i'),
  phone: /^(\(?\d[\d ()/-]*)$/,
}
