import { germanSounds } from './german-sounds.ts'

/** Written forms that the engine would spell out, as they are said. Order matters: longer forms first. */
const said: readonly [RegExp, string][] = [
  [/\bz\. ?B\./gu, 'zum Beispiel'],
  [/\bd\. ?h\./gu, 'das heißt'],
  [/\bu\. ?a\./gu, 'unter anderem'],
  [/\bbzw\./gu, 'beziehungsweise'],
  [/\busw\.(?= \p{Lu}|$)/gu, 'und so weiter.'],
  [/\busw\./gu, 'und so weiter'],
  [/\bca\./gu, 'circa'],
  [/\bNr\./gu, 'Nummer'],
  [/\bDr\./gu, 'Doktor'],
  [/\bProf\./gu, 'Professor'],
  [/\bStr\./gu, 'Straße'],
  [/\bTel\./gu, 'Telefon'],
  [/(?<![\d.,:])1 Mio\./gu, 'eine Million'],
  [/(?<![\d.,:])1 Min\./gu, 'eine Minute'],
  [/(?<![\d.,:])1 Std\./gu, 'eine Stunde'],
  [/\bMio\./gu, 'Millionen'],
  [/\bMin\./gu, 'Minuten'],
  [/\bStd\./gu, 'Stunden'],
  [/\ber\/sie\/es\b/gu, 'er, sie, es'],
  [/\bsie\/Sie\b/gu, 'sie'],
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

/** Where a number of three digits is one that is dialled: alone, after these words or before these words. */
const beforeDialled = [
  String.raw`\b(?:[Dd]ie|[Dd]er) (?:Nummer )?`,
  String.raw`\b[Uu]nter `,
  String.raw`(?:[Nn]otruf|Telefon)\p{L}*:? `,
  String.raw`(?:[Ww]ähl|[Rr]uf)\p{L}*(?: (?:Sie|bitte|sofort|gleich|jetzt))* `,
].join('|')
const afterDialled = '(?:an|anrufen|angerufen|rufen|wählen|gewählt)'
const dialled = new RegExp(
  [
    String.raw`^11[025](?=[.!?]?$)`,
    String.raw`(?<=${beforeDialled})11[025](?!\d|[.,:]\d| ?[\p{Lu}€%°])`,
    String.raw`(?<![\d.,:])11[025](?= ${afterDialled}\b)`,
    String.raw`(?<![\d.,:])116 ?117(?!\d)`,
  ].join('|'),
  'gu',
)

/** Initials that have a vowel inside and are spelled all the same. */
const spelled = new Set(['ADAC', 'AOK', 'DAAD', 'GEZ'])

/** A German text with abbreviations, units, times, dates and initials written out as they are said. */
export function germanAloud(text: string): string {
  let aloud = text
  for (const [written, spoken] of said) aloud = aloud.replace(written, spoken)
  return aloud
    .replace(/\b(\d{1,2})[:.](\d{2}) Uhr\b/gu, (_, hour: string, minute: string) =>
      minute === '00' ? `${Number(hour)} Uhr` : `${Number(hour)} Uhr ${Number(minute)}`,
    )
    .replace(new RegExp(`(\\S+ )?\\b([1-9]|[12]\\d|3[01])\\. (?=(?:${months})\\b)`, 'gu'), sayDate)
    .replace(
      /(\d) ?(km\/h|mg|kg|ml|mm|cm|km|°C|g|l|m|€|%)(?![\p{L}\d])/gu,
      (_, digit: string, unit: string) => `${digit} ${units[unit]}`,
    )
    .replace(
      new RegExp(`(?<![\\d.,:])1(?= (?:Uhr|${Object.values(units).join('|')})(?!\\p{L}))`, 'gu'),
      'ein',
    )
    .replace(dialled, (number) =>
      [...number.replace(' ', '')].map((digit) => digits[Number(digit)]).join(' '),
    )
    .replace(/(?<![\p{L}\d])[A-ZÄÖÜ]{2,5}(?![\p{L}\d])/gu, sayInitials)
}

/**
 * What {@link germanAloud} wrote, with the words that the engine would say wrongly as phonemes in `[[…]]`. Markup must
 * be gone before.
 */
export function withGermanSounds(script: string): string {
  return script.replace(/\p{L}+/gu, (word, at: number) => {
    const sounds = germanSounds.get(word.toLowerCase())
    if (!sounds) return word
    // As a preposition it is weak, as a verb's prefix at the end it is strong: "Ich stelle mich vor."
    const isPrefix = word === 'vor' && /^\s*(?:[.!?,;:]|$)/u.test(script.slice(at + word.length))
    return `[[${isPrefix ? sounds.replace(',', "'") : sounds}]]`
  })
}

/** Capitals that are read as a word are small here: the engine spells short capitals inside a sentence. */
function sayInitials(initials: string): string {
  const isWord = /[AEIOUÄÖÜ]/u.test(initials.slice(1, -1)) && !spelled.has(initials)
  return isWord ? initials.slice(0, 1) + initials.slice(1).toLowerCase() : [...initials].join(' ')
}

function sayDate(_: string, before: string | undefined, day: string): string {
  const ordinal = ordinals[Number(day)] ?? day
  const isDeclined = /^(?:am|vom|zum|beim|bis|ab|dem|den|des|jeden|diesem|diesen) $/iu.test(before ?? '')
  const declined = isDeclined ? `${ordinal}en` : `${ordinal}e`
  return `${before ?? ''}${before ? declined : `${ordinal}er`} `
}
