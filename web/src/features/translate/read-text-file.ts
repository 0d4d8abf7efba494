import { translationTextMaximum } from '@pol/contract/translation'

/** Why a text was not taken over, in words for people. */
export interface Refusal {
  readonly title: string
  readonly description: string
}

/** Specification section 9. */
export const fileExtensions = ['.txt', '.md']
const fileSizeMaximum = 1024 * 1024

const unsupported: Refusal = {
  title: 'Dateityp nicht unterstützt',
  description: 'Bitte kopieren Sie den Text aus der Datei und fügen Sie ihn ein.',
}
const refused = (description: string): Refusal => ({ title: 'Fehler', description })

/** Files of other kinds that may go by the name of a text: PDF, RTF, PNG, JPEG, GIF, ZIP (also Word), old Word, GZIP. */
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
/** How texts in UTF-16 begin: every second byte of theirs may be NUL. */
const utf16Marks = [
  [0xff, 0xfe],
  [0xfe, 0xff],
]

/** Reads a file of text that can be translated in one go. Nothing of it is changed but the ends of lines. */
export async function readTextFile(file: File): Promise<string | Refusal> {
  const name = file.name.toLowerCase()
  if (!fileExtensions.some((extension) => name.endsWith(extension))) return unsupported
  if (file.size > fileSizeMaximum) return refused('Die Datei ist größer als 1 MB. Bitte teilen Sie sie auf.')
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    // A folder, or a file that has gone in the meantime.
    return refused('Die Datei konnte nicht gelesen werden.')
  }
  const begins = (start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)
  const isText = utf16Marks.some(begins) || !(bytes.includes(0) || signatures.some(begins))
  if (!isText) {
    return refused('Die Datei enthält keinen reinen Text, auch wenn ihr Name so endet.')
  }
  const text = decode(bytes)
  if (text === null) {
    return refused(
      'Die Datei ist nicht in UTF-8 gespeichert. Bitte speichern Sie sie mit der Zeichenkodierung UTF-8.',
    )
  }
  if (text.trim() === '') return refused('Die Datei ist leer.')
  return tooLong(text) ?? text
}

/** A text that cannot be translated in one go is not taken over in parts. */
export function tooLong(text: string): Refusal | undefined {
  if (text.length <= translationTextMaximum) return undefined
  const [has, most] = [text.length, translationTextMaximum].map((count) => count.toLocaleString('de-DE'))
  return refused(
    `Der Text hat ${has} Zeichen. Auf einmal können höchstens ${most} Zeichen übersetzt werden. Bitte teilen Sie ihn auf.`,
  )
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n')
  } catch {
    return null
  }
}
