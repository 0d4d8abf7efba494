/** Written forms that the engine would spell out, as they are said. Order matters: longer forms first. */
const said: readonly [RegExp, string][] = [
  [/\bz\. ?B\./gu, 'zum Beispiel'],
  [/\bd\. ?h\./gu, 'das heißt'],
  [/\bu\. ?a\./gu, 'unter anderem'],
  [/\bbzw\./gu, 'beziehungsweise'],
  [/\busw\./gu, 'und so weiter'],
  [/\bca\./gu, 'circa'],
  [/\bNr\./gu, 'Nummer'],
  [/\bDr\./gu, 'Doktor'],
  [/\bProf\./gu, 'Professor'],
  [/\bStr\./gu, 'Straße'],
  [/\bTel\./gu, 'Telefon'],
  [/\bMio\./gu, 'Millionen'],
  [/\bMin\./gu, 'Minuten'],
  [/\bStd\./gu, 'Stunden'],
]

const units: Record<string, string> = {
  mg: 'Milligramm',
  g: 'Gramm',
  kg: 'Kilogramm',
  ml: 'Milliliter',
  l: 'Liter',
  mm: 'Millimeter',
  cm: 'Zentimeter',
  m: 'Meter',
  km: 'Kilometer',
  'km/h': 'Kilometer pro Stunde',
  '€': 'Euro',
  '%': 'Prozent',
  '°C': 'Grad',
}

const months = 'Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'

const ordinals = [
  '',
  'erst',
  'zweit',
  'dritt',
  'viert',
  'fünft',
  'sechst',
  'siebt',
  'acht',
  'neunt',
  'zehnt',
  'elft',
  'zwölft',
  'dreizehnt',
  'vierzehnt',
  'fünfzehnt',
  'sechzehnt',
  'siebzehnt',
  'achtzehnt',
  'neunzehnt',
  'zwanzigst',
  'einundzwanzigst',
  'zweiundzwanzigst',
  'dreiundzwanzigst',
  'vierundzwanzigst',
  'fünfundzwanzigst',
  'sechsundzwanzigst',
  'siebenundzwanzigst',
  'achtundzwanzigst',
  'neunundzwanzigst',
  'dreißigst',
  'einunddreißigst',
]

/** A German text with abbreviations, units, times, dates and initials written out as they are said. */
export function germanAloud(text: string): string {
  let aloud = text
  for (const [written, spoken] of said) aloud = aloud.replace(written, spoken)
  return aloud
    .replace(/\b(\d{1,2}):(\d{2}) Uhr\b/gu, (_, hour: string, minute: string) =>
      minute === '00' ? `${Number(hour)} Uhr` : `${Number(hour)} Uhr ${Number(minute)}`,
    )
    .replace(new RegExp(`(\\S+ )?\\b([1-9]|[12]\\d|3[01])\\. (?=(?:${months})\\b)`, 'gu'), sayDate)
    .replace(
      /(\d) ?(km\/h|mg|kg|ml|mm|cm|km|°C|g|l|m|€|%)(?![\p{L}\d])/gu,
      (_, digit: string, unit: string) => `${digit} ${units[unit]}`,
    )
    .replace(/(?<![\p{L}\d])[A-ZÄÖÜ]{2,5}(?![\p{L}\d])/gu, (initials) =>
      /[AEIOUÄÖÜ]/u.test(initials.slice(1, -1)) ? initials : [...initials].join(' '),
    )
}

function sayDate(_: string, before: string | undefined, day: string): string {
  const ordinal = ordinals[Number(day)] ?? day
  const declined = /^(?:am|vom|zum|beim|dem|den|des) $/iu.test(before ?? '') ? `${ordinal}en` : `${ordinal}e`
  return `${before ?? ''}${before ? declined : `${ordinal}er`} `
}
