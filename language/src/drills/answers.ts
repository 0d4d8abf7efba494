import { fold } from '../fold.ts'
import type { Drill } from './drill.ts'
import { latinDigits } from './digits.ts'

/**
 * Whether the right thing was written after hearing a drill: with Persian digits or 0 to 9, with and without the signs and
 * spaces between them, with and without zeros before a number and what is counted.
 */
export function isRightAnswer(drill: Drill, typed: string): boolean {
  return valueOf(drill, typed).some((value) => value !== '' && valueOf(drill, drill.written)[0] === value)
}

/** What a notation means, in one spelling; several where it is not certain. */
function valueOf({ type }: Drill, notation: string): readonly string[] {
  const text = latinDigits(notation).trim()
  switch (type) {
    case 'number':
      return /^[\d\s.,٬]+$/u.test(text) ? [withoutZeros(digitsOf(text))] : []
    case 'phone':
      return /^[\d\s()/–-]+$/u.test(text) ? [digitsOf(text)] : []
    case 'price':
      return priceOf(text)
    case 'clock':
      return timesOf(text).map(({ hour, minute }) => `${hour % 12}:${minute}`)
    case 'time':
      return timesOf(text).map(({ hour, minute }) => `${hour}:${minute}`)
    case 'date':
      return datesOf(text)
    case 'name':
      return [fold(text).replaceAll(/\s/gu, '')]
  }
}

const digitsOf = (text: string) => text.replaceAll(/\D/gu, '')
const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/u, '')

/** "2,50 €", "2.50", "12 Euro", "12.000 تومان". Two digits after the last sign are cents, three are thousands. */
function priceOf(text: string): string[] {
  const amount = text.replaceAll(/€|euro|eur|تومان|تومن|یورو/giu, '').trim()
  const [, whole = '', cents = '00'] =
    /^(\d{1,3}(?:[\s.,٬]\d{3})+|\d+)(?:[.,٫](\d{2}|-|–))?$/u.exec(amount) ?? []
  if (whole === '') return []
  return [`${withoutZeros(digitsOf(whole))},${/^\d/u.test(cents) ? cents : '00'}`]
}

/** "3:15", "3.15 Uhr", "3 15", "0315", "3". */
function timesOf(text: string): { readonly hour: number; readonly minute: number }[] {
  const time = text.replace(/^ساعت\s+/u, '').replace(/\s*(?:uhr|h)$/iu, '')
  const [, hour = '', minute = '00'] =
    /^(\d{1,2})(?:\s*[:.٫,\s]\s*(\d{2}))?$/u.exec(time) ?? /^(\d{1,2})(\d{2})$/u.exec(time) ?? []
  if (hour === '' || Number(hour) > 24 || Number(minute) > 59) return []
  return [{ hour: Number(hour) % 24, minute: Number(minute) }]
}

/** "03.05.1990", "3 5 1990", "03051990", "1990/5/3". */
function datesOf(text: string): string[] {
  const together = /^(\d{2})(\d{2})(\d{4})$/u.exec(text)
  const parts = together ? together.slice(1) : text.split(/\s*[./\s-]\s*/u).filter(Boolean)
  if (parts.length !== 3 || !parts.every((part) => /^\d{1,4}$/u.test(part))) return []
  const [first = 0, second = 0, third = 0] = parts.map(Number)
  if (first > 31) return [`${first}-${second}-${third}`]
  return third > 31 ? [`${third}-${second}-${first}`] : []
}
