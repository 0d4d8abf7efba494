import { locale, t } from '@pol/contract/text'
import { isBlank } from '@pol/language/normalised'
import { translationTextMaximum } from '@pol/contract/limits'
import { decodeText, type Decoded } from './decode-text.ts'

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

/** Reads and validates a text file for translation. Normalizes line endings. */
export async function readTextFile(file: File): Promise<Decoded | ImportFailure> {
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
  const decoded = decodeText(bytes)
  if (decoded === 'binary') {
    return failed(t('Die Datei enthält keinen reinen Text, auch wenn ihr Name so endet.'))
  }
  if (decoded === 'damaged') {
    return failed(
      t('Die Datei ist nicht in UTF-8 gespeichert. Bitte speichern Sie sie mit der Zeichenkodierung UTF-8.'),
    )
  }
  const text = decoded.text.replaceAll(/\r\n?/g, '\n')
  if (isBlank(text)) return failed(t('Die Datei ist leer.'))
  return tooLongFailure(text) ?? { ...decoded, text }
}

/** Returns the failure for a text above the limit. Such a text is rejected, not truncated. */
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
