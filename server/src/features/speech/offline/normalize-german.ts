import { germanPronunciations, germanPronunciationsByCase } from './german-pronunciations.ts'

/** Abbreviations that the engine would spell out, with their spoken forms. Order matters: longer forms first. */
const abbreviations: readonly [RegExp, string][] = [
  [/\bE-(?=Mail)/gu, 'I-'],
  [/\bz\. ?B\./gu, 'zum Beispiel'],
  [/\bd\. ?h\./gu, 'das heißt'],
  [/\bu\. ?a\./gu, 'unter anderem'],
  [/\bbzw\./gu, 'beziehungsweise'],
  [/\busw\.(?= \p{Lu}|$)/gu, 'und so weiter.'],
  [/\busw\./gu, 'und so weiter'],
  [/\bca\./gu, 'circa'],
  [/\bNr\./gu, 'Nummer'],
  [/\binkl\./gu, 'inklusive'],
  [/\bevtl\./gu, 'eventuell'],
  [/\bggf\./gu, 'gegebenenfalls'],
  [/\bvgl\./gu, 'vergleiche'],
  [/\bzzgl\./gu, 'zuzüglich'],
  [/\bAbs\.(?= ?\d)/gu, 'Absatz'],
  [/\bS\.(?= ?\d)/gu, 'Seite'],
  [/§§/gu, 'Paragrafen'],
  [/\bHr\./gu, 'Herr'],
  [/\bFr\.(?= \p{Lu})/gu, 'Frau'],
  [/\bgeb\./gu, 'geboren'],
  [/\bJh\./gu, 'Jahrhundert'],
  [/\bDr\./gu, 'Doktor'],
  [/\bProf\./gu, 'Professor'],
  [/\bStr\./gu, 'Straße'],
  [/\bTel\./gu, 'Telefon'],
  [/(?<![\d.,:])1 Mio\./gu, 'eine Million'],
  [/(?<![\d.,:])1 Mrd\./gu, 'eine Milliarde'],
  [/(?<![\d.,:])1 Min\./gu, 'eine Minute'],
  [/(?<![\d.,:])1 Std\./gu, 'eine Stunde'],
  [/\bMio\./gu, 'Millionen'],
  [/\bMrd\./gu, 'Milliarden'],
  [/\bMin\./gu, 'Minuten'],
  [/\bStd\./gu, 'Stunden'],
  [/\ber\/sie\/es\b/gu, 'er, sie, es'],
  [/\bsie\/Sie\b/gu, 'sie'],
  [/\bund\/oder\b/gu, 'und oder'],
  [/(?<=\p{L}{3})\/(?=\p{L}{3})/gu, ' oder '],
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

const digits = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']

/** Phone numbers of three digits are recognised alone, after these words or before these words. */
const beforePhoneNumber = [
  String.raw`\b(?:[Dd]ie|[Dd]er) (?:Nummer )?`,
  String.raw`\b[Uu]nter `,
  String.raw`(?:[Nn]otruf|Telefon)\p{L}*:? `,
  String.raw`(?:[Ww]ähl|[Rr]uf)\p{L}*(?: (?:Sie|bitte|sofort|gleich|jetzt))* `,
].join('|')
const afterPhoneNumber = '(?:an|anrufen|angerufen|rufen|wählen|gewählt)'
const phoneNumber = new RegExp(
  [
    String.raw`(?<=^|an: )11[025](?=[.!?]?$)`,
    String.raw`(?<=${beforePhoneNumber})11[025](?!\d|[.,:]\d| ?[\p{Lu}€%°])`,
    String.raw`(?<![\d.,:])11[025](?= ${afterPhoneNumber}\b)`,
    String.raw`(?<![\d.,:])116 ?117(?!\d)`,
  ].join('|'),
  'gu',
)

/** Initials with a vowel inside that are nevertheless spelledInitials. */
const spelledInitials = new Set(['ADAC', 'AOK', 'DAAD', 'GEZ'])

/** Writes out abbreviations, units, times, dates, phone numbers and initials as they are spoken. */
export function normalizeGerman(text: string): string {
  let spokenText = text
  for (const [written, spoken] of abbreviations) spokenText = spokenText.replace(written, spoken)
  return spokenText
    .replace(/\b(\d{1,2})[:.](\d{2}) Uhr\b/gu, (_, hour: string, minute: string) =>
      minute === '00' ? `${Number(hour)} Uhr` : `${Number(hour)} Uhr ${Number(minute)}`,
    )
    .replace(
      /(?<![\d.])(0?[1-9]|[12]\d|3[01])\.(0?[1-9]|1[0-2])\.(?:(\d{4}|\d{2}))?(?!\d)/gu,
      (_, day: string, month: string, year = '') =>
        `${Number(day)}. ${months.split('|')[Number(month) - 1]}${year ? ` ${year}` : ''}`,
    )
    .replace(new RegExp(`(\\S+ )?\\b([1-9]|[12]\\d|3[01])\\. (?=(?:${months})\\b)`, 'gu'), sayDate)
    .replace(/€ ?(\d[\d.,]*)/gu, '$1 €')
    .replace(/(?<=\d) ?[–-] ?(?=\d+ (?:Uhr|€|Euro|Tage|Stunden|Minuten|Jahre|kg|g|km|%))/gu, ' bis ')
    .replace(
      /(\d) ?(km\/h|mg|kg|ml|mm|cm|km|°C|g|l|m|€|%)(?![\p{L}\d])/gu,
      (_, digit: string, unit: string) => `${digit} ${units[unit]}`,
    )
    .replace(
      new RegExp(`(?<![\\d.,:])1(?= (?:Uhr|${Object.values(units).join('|')})(?!\\p{L}))`, 'gu'),
      'ein',
    )
    .replace(phoneNumber, (number) =>
      [...number.replace(' ', '')].map((digit) => digits[Number(digit)]).join(' '),
    )
    .replace(/(?<![\p{L}\d])[A-ZÄÖÜ]{2,5}(?![\p{L}\d])/gu, sayInitials)
}

/**
 * Replaces words that the engine mispronounces by phonemes in `[[…]]`.
 * @param script output of {@link normalizeGerman} without markup.
 */
export function applyGermanPronunciations(script: string): string {
  return script.replace(/\p{L}+/gu, (word, at: number) => {
    const sounds = germanPronunciationsByCase.get(word) ?? germanPronunciations.get(word.toLowerCase())
    if (!sounds) return word
    // "vor" is unstressed as a preposition, but stressed as a separated prefix: "Ich stelle mich vor."
    const isPrefix = word === 'vor' && /^\s*(?:[.!?,;:]|$)/u.test(script.slice(at + word.length))
    return `[[${isPrefix ? sounds.replace(',', "'") : sounds}]]`
  })
}

/** Writes initials that are read as a word in lower case, because the engine spells short words in capitals. */
function sayInitials(initials: string): string {
  const isWord = /[AEIOUÄÖÜ]/u.test(initials.slice(1, -1)) && !spelledInitials.has(initials)
  return isWord ? initials.slice(0, 1) + initials.slice(1).toLowerCase() : [...initials].join(' ')
}

function sayDate(_: string, before: string | undefined, day: string): string {
  const ordinal = ordinals[Number(day)] ?? day
  const isDeclined = /^(?:am|vom|zum|beim|bis|ab|dem|den|des|jeden|diesem|diesen) $/iu.test(before ?? '')
  const declined = isDeclined ? `${ordinal}en` : `${ordinal}e`
  return `${before ?? ''}${before ? declined : `${ordinal}er`} `
}
