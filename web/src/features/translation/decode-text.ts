/** A decoded text with its encoding. */
export interface Decoded {
  readonly text: string
  readonly encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' | 'Windows-1256'
}

/** Signatures of binary formats and RTF: PDF, RTF, PNG, JPEG, GIF, ZIP (also Word), old Word, GZIP. */
const signatures = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0x7b, 0x5c, 0x72, 0x74, 0x66],
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
  [0x50, 0x4b, 0x03, 0x04],
  [0xd0, 0xcf, 0x11, 0xe0],
  [0x1f, 0x8b],
]
const marks = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
] as const
/** Characters of German and Persian texts. UTF-16 decoded in the wrong byte order contains other scripts. */
const plain =
  /^[\t\n\f\r\x20-\x7E\xA0-\u017F\p{M}\u0600-\u06FF\u2000-\u206F\u20AC\u2122\uFB50-\uFDFF\uFE70-\uFEFF\p{Extended_Pictographic}]+$/u
const control = /(?![\t\n\f\r])\p{Cc}/u

/**
 * Reads the text of a file in UTF-8, UTF-16, Windows-1252 (Western Europe) or Windows-1256 (Arabic and Persian).
 * @returns `damaged` for a text with bytes that are invalid in its encoding.
 */
export function decodeText(bytes: Uint8Array): Decoded | 'binary' | 'damaged' {
  const startsWith = (start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)
  if (signatures.some(startsWith)) return 'binary'
  const marked = marks.find(([, ...mark]) => startsWith(mark))
  const wide = marked ? decoded(marked[0], bytes) : unmarkedUtf16(bytes)
  if (wide !== null) return { text: wide, encoding: 'UTF-16' }
  if (marked) return 'damaged'
  if (bytes.includes(0)) return 'binary'
  const utf8 = decoded('utf-8', bytes)
  if (utf8 !== null) return { text: utf8, encoding: 'UTF-8' }
  if (isDamagedUtf8(bytes)) return 'damaged'
  const encoding = oneByteEncoding(bytes)
  const text = decoded(encoding, bytes)
  return text === null || control.test(text) ? 'binary' : { text, encoding }
}

/** Texts in other encodings hardly ever contain valid multi-byte sequences of UTF-8. */
function isDamagedUtf8(bytes: Uint8Array): boolean {
  const [...others] = new TextDecoder().decode(bytes).replaceAll(/\p{ASCII}/gu, '')
  return others.filter((sign) => sign === '\uFFFD').length < others.length / 2
}

/** Decodes UTF-16 without a BOM: ASCII has a byte 0 and Persian letters a byte 6, which other texts do not contain. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  if (!bytes.includes(0) && !bytes.includes(6)) return null
  const texts = marks.map(([encoding]) => decoded(encoding, bytes))
  return texts.find((text) => text !== null && plain.test(text)) ?? null
}

/** Both encodings have ASCII in the lower half. German texts consist mostly of ASCII letters, Persian texts do not. */
function oneByteEncoding(bytes: Uint8Array): 'Windows-1252' | 'Windows-1256' {
  const upperHalf = bytes.filter((byte) => byte > 0x7f).length
  const latin = bytes.filter((byte) => /[a-z]/i.test(String.fromCharCode(byte))).length
  return upperHalf > latin ? 'Windows-1256' : 'Windows-1252'
}

function decoded(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    // The bytes are invalid in this encoding.
    return null
  }
}
