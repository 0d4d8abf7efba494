import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const german = 'Schöne Grüße, Frau Müller!\r\nDas Buch kostet 5 €.'
const persian = 'سلام، من علی هستم.\nکتاب روی میز است.'

const utf16le = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))
const utf16be = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16())
const mark = '\uFEFF'

/** Windows-1252 has the code points of Latin-1; of its other characters, only € is used here. */
const windows1252 = (text: string) =>
  Uint8Array.from(text, (sign) => (sign === '€' ? 0x80 : sign.charCodeAt(0)))

/** Inverts the decoder: Windows-1256 has one byte for each character. */
const table = new TextDecoder('windows-1256').decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))
const windows1256 = (text: string) => Uint8Array.from(text, (sign) => table.indexOf(sign))
/** With the Arabic ye, because Windows-1256 lacks the Persian one. */
const oldPersian = persian.replaceAll('ی', 'ي')

test.each([
  ['German in UTF-8', new TextEncoder().encode(german), german, 'UTF-8'],
  ['Persian in UTF-8', new TextEncoder().encode(persian), persian, 'UTF-8'],
  ['UTF-8 with a mark', new TextEncoder().encode(mark + persian), persian, 'UTF-8'],
  ['German in UTF-16', utf16le(mark + german), german, 'UTF-16'],
  ['Persian in UTF-16', utf16le(mark + persian), persian, 'UTF-16'],
  ['Persian in UTF-16, big end first', utf16be(mark + persian), persian, 'UTF-16'],
  ['German in UTF-16 without a mark', utf16le(german), german, 'UTF-16'],
  ['German in UTF-16 without a mark, big end first', utf16be(german), german, 'UTF-16'],
  ['Persian in UTF-16 without a mark', utf16le(persian), persian, 'UTF-16'],
  ['one Persian word in UTF-16 without a mark', utf16le('سلام'), 'سلام', 'UTF-16'],
  ['a smile in UTF-16 without a mark', utf16le('Hallo 😀'), 'Hallo 😀', 'UTF-16'],
  ['German in Windows-1252', windows1252(german), german, 'Windows-1252'],
  ['a word in Windows-1252', windows1252('Grüße'), 'Grüße', 'Windows-1252'],
  ['Persian in Windows-1256', windows1256(oldPersian), oldPersian, 'Windows-1256'],
  ['a Persian word in Windows-1256', windows1256('كتاب'), 'كتاب', 'Windows-1256'],
  ['numbers with spaces', new TextEncoder().encode('9 9 : / '), '9 9 : / ', 'UTF-8'],
])('%s is read', (_, bytes, text, encoding) => {
  expect(decodeText(bytes)).toEqual({ text, encoding })
})

test.each([
  ['a PDF', new TextEncoder().encode('%PDF-1.7 und so weiter')],
  ['a program', Uint8Array.of(0x4d, 0x5a, 0, 3)],
  ['a program of even length', Uint8Array.of(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 0, 0)],
  ['bytes with control characters', Uint8Array.of(0x41, 0x01, 0xfc, 0x02)],
])('%s is not a text', (_, bytes) => {
  expect(decodeText(bytes)).toBe('binary')
})

test.each([
  ['half a character of UTF-16', Uint8Array.of(0xff, 0xfe, 0x41)],
  ['Persian in UTF-8 with half a character', new TextEncoder().encode(persian).subarray(0, 17)],
])('a damaged text is rejected: %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe('damaged')
})
