/**
 * Unicode's default ignorables (direction marks, soft hyphens, fillers, tags, variation selectors), the blank Braille
 * pattern and annotation marks: characters without a shape. The zero-width space, the joiners and the emoji selector are
 * handled apart.
 */
const invisible = /(?![\u200B-\u200D]|\uFE0F)[\p{Default_Ignorable_Code_Point}\u2800\uFFF9-\uFFFB]/gu
const control = /(?![\t\n])\p{Cc}/gu

/** Ligatures and shaped letters, as a PDF yields them, and letters of full width (Unicode, compatibility forms). */
const compatibilityForms = /[\uFB00-\uFB06\uFB50-\uFD3D\uFD50-\uFDFF\uFE70-\uFEFC\uFF01-\uFF5E]+/gu

/** Line breaks of other systems: Unicode, section 5.8. */
const lineBreaks = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu
const spaces = /[^\S\t\n]/gu

/** Letters that look like a Persian one, from keyboards of Arabic, Urdu and Kurdish. */
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
/** The ezafe after a silent he as one sign: ۀ, هٔ and, from old keyboards, هء; here it is written ه‌ی. */
const smallYe = /[\u06C0\u06C2]|[هھہە](?:\u0654|\u200C?ء(?![\p{L}\u200C]))/gu
/** Between Persian letters the zero-width space, and the sign of old Persian keyboards, stand for a half-space. */
const betweenLetters =
  /(?<=[\p{Script=Arabic}\u064B-\u0655])(?:[\u200B-\u200D¬]|\uFE0F)+(?=\p{Script=Arabic})/gu
/** A half-space is kept between two letters or digits, once. */
const halfSpaces = /(?<=[\p{L}\p{M}\p{N}])(\u200C)[\u200C\u200D]*(?=[\p{L}\p{N}])|\u200C/gu
/** The joiner is kept inside an emoji. */
const joiners =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|\u200D(?!\p{Extended_Pictographic})/gu
const selectors = /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}])\uFE0F(?!\u20E3)/gu

const hyphens = /[\u2010\u2011\u2043\uFE63]|(?<=\p{L})[\u2012-\u2014\u2212](?=\p{L})/gu
/** Quotation marks of telephone keyboards, and accents typed alone, in the place of an apostrophe. */
const apostrophes = /(?<=\p{L})[’‘ʼʻʾʿ‛´`′](?=\p{L})/gu

/**
 * A text that comes in, typed, pasted, from a file or from a service, with the characters that the taught texts have. All
 * visible characters stay. Composed letters (NFC), one kind of space and line break, Persian letters and digits for those that
 * look like them, and nothing invisible but half-spaces between letters.
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
      // Composed after the signs between a letter and its mark are gone.
      .normalize('NFC')
      .replace(smallYe, 'ه\u200Cی')
      .replace(foreignLetters, (letter) => sameLetters[letter] ?? letter)
      .replace(hyphens, '-')
      .replace(apostrophes, "'")
  )
}

/** Whether a text has anything to see. */
export function isBlank(text: string): boolean {
  return normalised(text).trim() === ''
}
