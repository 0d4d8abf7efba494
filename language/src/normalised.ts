/**
 * Characters without a shape: Unicode's default ignorables (direction marks, soft hyphens, fillers, tags, variation
 * selectors), the blank Braille pattern and annotation marks. The zero-width space, the joiners and the emoji selector
 * are handled separately.
 */
const invisible = /(?![\u200B-\u200D]|\uFE0F)[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu
const control = /(?![\t\n])\p{Cc}/gu

/** Ligatures and presentation forms, as extracted from PDFs, and full-width letters (Unicode compatibility forms). */
const compatibilityForms = /[\uFB00-\uFB06\uFB50-\uFD3D\uFD50-\uFDFF\uFE70-\uFEFC\uFF01-\uFF5E]+/gu

/** Line breaks of other systems (Unicode, section 5.8). */
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu
const spaces = /[^\S\t\n]/gu

/** Letters from Arabic, Urdu and Kurdish keyboards that look like a Persian one. */
const sameLetters: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ڪ: 'ک',
  ھ: 'ه',
  ہ: 'ه',
  ە: 'ه',
  ۃ: 'ه',
  ے: 'ی',
  ې: 'ی',
  ێ: 'ی',
  ٱ: 'ا',
}
const foreignLetters = new RegExp(`[${Object.keys(sameLetters).join('')}]`, 'gu')
/** The ezafe after a silent he as one sign: ۀ, هٔ and, from old keyboards, هء; normalised to ه‌ی. */
const smallYe = /[\u06C0\u06C2]|[هھہەۃ](?:\u0654|\u200C?ء(?![\p{L}\u200C]))/gu
/** Between Persian letters, the zero-width space and the sign of old Persian keyboards represent a half-space. */
const betweenLetters =
  /(?<=[\p{Script=Arabic}\u064B-\u0655])(?:[\u200B-\u200D¬]|\uFE0F)+(?=\p{Script=Arabic})/gu
/** Keep one half-space between two letters or digits, drop all others. */
const halfSpaces = /(?<=[\p{L}\p{M}\p{N}])(\u200C)[\u200C\u200D]*(?=[\p{L}\p{N}])|\u200C/gu
/** Keep the joiner inside an emoji only. */
const joiners =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/gu
const selectors = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}])\uFE0F(?!\u20E3)/gu

const hyphens = /[\u2010\u2011\u2043\uFE63]|(?<=\p{L})[\u2012-\u2014\u2212](?=\p{L})/gu
/** Quotation marks of phone keyboards, and accents typed alone, used as an apostrophe. */
const apostrophes = /(?<=\p{L})[’‘ʼʻʾʿ‛´`′](?=\p{L})/gu

/**
 * Normalises input (typed, pasted, from a file or a service) to the characters of the taught texts: composed letters
 * (NFC), one kind of space and line break, Persian letters and digits for look-alikes, and no invisible characters
 * except half-spaces between letters. Visible characters are never removed.
 */
export function normalised(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(compatibilityForms, (forms) => forms.normalize('NFKC'))
      .replace(invisible, '')
      .replace(lineBreaks, '\n')
      .replace(spaces, ' ')
      .replace(control, '')
      .replaceAll('\u0640', '')
      .replace(/[٠-٩]/gu, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x90))
      .replace(betweenLetters, (signs) => (/[\u200B¬]/.test(signs) ? '\u200C' : signs))
      .replaceAll('\u200B', '')
      .replace(selectors, '')
      .replace(joiners, '')
      .replace(halfSpaces, '$1')
      // Compose after removing signs between a letter and its mark.
      .normalize('NFC')
      .replace(smallYe, 'ه\u200Cی')
      .replace(foreignLetters, (letter) => sameLetters[letter] ?? letter)
      .replace(hyphens, '-')
      .replace(apostrophes, "'")
  )
}

/** Whether a text has no visible character. */
export function isBlank(text: string): boolean {
  return normalised(text).trim() === ''
}
