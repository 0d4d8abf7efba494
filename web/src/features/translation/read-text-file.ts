import { locale, t } from '@pol/contract/text'
import { translationTextMaximum } from '@pol/contract/translation'
import { isBlank } from '@pol/language/normalised'

/** Title and text for a file or dropped text that cannot be imported. */
export interface ImportFailure {
  readonly title: string
  readonly description: string
}

/** Specification section 9. */
export const fileExtensions = ['.txt', '.md']
const fileSizeMaximum = 1024 * 1024

const unsupported: ImportFailure = {
  title: t('Dateityp nicht unterstützt'),
  description: t('Bitte kopieren Sie den Text aus der Datei und fügen Sie ihn ein.'),
}
const failed = (description: string): ImportFailure => ({ title: t('Fehler'), description })

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
/** Byte order marks of UTF-16, where NUL bytes are normal. Such files get a message about their encoding. */
const utf16Marks = [
  [0xff, 0xfe],
  [0xfe, 0xff],
]

/** Reads and validates a text file for translation. Normalizes line endings. */
export async function readTextFile(file: File): Promise<string | ImportFailure> {
  const name = file.name.toLowerCase()
  if (!fileExtensions.some((extension) => name.endsWith(extension))) return unsupported
  if (file.size > fileSizeMaximum)
    return failed(t('Die Datei ist größer als 1 MB. Bitte teilen Sie sie auf.'))
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    // A folder, or a file deleted in the meantime.
    return failed(t('Die Datei konnte nicht gelesen werden.'))
  }
  const startsWith = (start: readonly number[]) => start.every((byte, at) => bytes[at] === byte)
  const isText = utf16Marks.some(startsWith) || !(bytes.includes(0) || signatures.some(startsWith))
  if (!isText) {
    return failed(t('Die Datei enthält keinen reinen Text, auch wenn ihr Name so endet.'))
  }
  const text = decode(bytes)
  if (text === null) {
    return failed(
      t('Die Datei ist nicht in UTF-8 gespeichert. Bitte speichern Sie sie mit der Zeichenkodierung UTF-8.'),
    )
  }
  if (isBlank(text)) return failed(t('Die Datei ist leer.'))
  return tooLongFailure(text) ?? text
}

/** The failure for a text above the limit. Such a text is not imported in part. */
export function tooLongFailure(text: string): ImportFailure | undefined {
  if (text.length <= translationTextMaximum) return undefined
  return failed(
    t(
      'Der Text hat {actual} Zeichen. Auf einmal können höchstens {maximum} Zeichen übersetzt werden. Bitte teilen Sie ihn auf.',
      {
        actual: text.length.toLocaleString(locale),
        maximum: translationTextMaximum.toLocaleString(locale),
      },
    ),
  )
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replaceAll(/\r\n?/g, '\n')
  } catch {
    return null
  }
}
