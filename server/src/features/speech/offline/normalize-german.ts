import type { GermanPhonemes } from '@pol/content/pronunciations'
import { abbreviationsIn } from '@pol/language/abbreviations'

/** Abbreviations whose spoken form differs from the glossed one, or that are not glossed. */
const spokenAbbreviations: Readonly<Record<string, string>> = {
  'usf.': 'und so fort',
  'etc.': 'et cetera',
  'gez.': 'gezeichnet',
  'Jh.': 'Jahrhundert',
  'St.': 'Sankt',
}
/** Only abbreviations if a number follows; otherwise usually initials. */
const beforeNumber = /^(?:S|Abs|Art|Ziff)\.$/u
/** Units with a distinct plural. */
const plurals: Readonly<Record<string, readonly [one: string, many: string]>> = {
  Mio: ['eine Million', 'Millionen'],
  Mrd: ['eine Milliarde', 'Milliarden'],
  Min: ['eine Minute', 'Minuten'],
  Std: ['eine Stunde', 'Stunden'],
  min: ['eine Minute', 'Minuten'],
  h: ['eine Stunde', 'Stunden'],
  kWh: ['eine Kilowattstunde', 'Kilowattstunden'],
}

/** As in "SGB II" and "Hartz IV". */
const romanNumbers = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

const otherSymbols: readonly [RegExp, string][] = [
  [/(?<=\d ?)EUR(?!\p{L})|(?<!\p{L})EUR(?= ?\d)/gu, '€'],
  [
    /(?<=(?:tag|Mittwoch|Sonnabend)) ?[–-] ?(?=(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag))/gu,
    ' bis ',
  ],
  [/\bE-(?=Mail)/gu, 'I-'],
  [/§§/gu, 'Paragrafen'],
  [/\ber\/sie\/es\b/gu, 'er, sie, es'],
  [/\bsie\/Sie\b/gu, 'sie'],
  [/\bund\/oder\b/gu, 'und oder'],
  [/\b(\p{L}{3,})\/-?(in|innen)\b/gu, '$1 oder $1$2'],
  [/(?<=\p{L}{3})\/(?=\p{L}{3})/gu, ' oder '],
  [/(?<=\p{Ll})\((inn|e?n|e[rs]?|s)\)/gu, '$1'],
  [/(?<=\p{Ll})str\.(?=\s?\d)/gu, 'straße'],
  [/(?<=\d),[-–—]{1,2}(?=\s?€|\s|$)/gu, ''],
  [/(?<=\d) ?x(?=\s|$)/gu, ' mal'],
  [/(?<!\d)1 ?½/gu, 'eineinhalb'],
  [/(?<=\d) ?½/gu, 'einhalb'],
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
  'm²': 'Quadratmeter',
  m2: 'Quadratmeter',
  qm: 'Quadratmeter',
  'm³': 'Kubikmeter',
  m3: 'Kubikmeter',
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

const day = String.raw`(?<![\d.,:])(?:0?[1-9]|[12]\d|3[01])\.`
/** What joins the days of one date: "am 1. und 2. Mai", "vom 1. bis zum 14. August". */
const joining = '(?: (?:und|oder|bis|sowie) |, )'
const dayOfMonth = new RegExp(
  String.raw`^(?:${joining}(?:(?:am|zum|der|dem|den) )?${day})* (?:${months})(?!\p{L})`,
  'u',
)
const betweenDays = new RegExp(String.raw`(?<=${day}) ?[–-] ?(?=${day})`, 'gu')
const isJoined = new RegExp(`^${joining}$`, 'u')
const longestBefore = 20
/** Words before an ordinal with the ending -en, also without the name of a month: "im 3. Stock", "am 5." */
const declining = /(?<!\p{L})(?:am|beim|im|vom|zum|dem|den|des|jeden|diesem|diesen|nächsten|letzten) $/iu
const decliningFeminine = /(?<!\p{L})(?:ab|an|auf|in|nach|seit|vor) der $/iu
const decliningDate = /(?<!\p{L})(?:ab|bis|seit|zwischen) $/iu
const article = /(?<!\p{L})(?:der|die|das) $/iu
/** After a preposition, a number of this kind may also be that of a line: "Fahren Sie mit der 5." */
const nominative = /(?<!(?<!\p{L})(?:ab|an|auf|aus|bei|in|mit|nach|seit|von|vor|zu) )(?<!\p{L})der $/iu

const digits = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']

/** Three-digit phone numbers are only recognised alone, or after or before these words. */
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
    // An area code and groups of digits, or groups of four.
    String.raw`(?<![\d.,:])0\d{1,4}(?: \d{2,})+(?![\d.,:]\d)`,
    String.raw`(?<![\d.,:])\d{4} \d{4}(?!\d)`,
  ].join('|'),
  'gu',
)

/** Initials that are spelled although they contain a vowel. */
const spelledInitials = new Set(['ADAC', 'AOK', 'DAAD', 'GEZ'])

/** Writes out abbreviations, units, times, dates, phone numbers and initials as they are spoken. */
export function normalizeGerman(text: string): string {
  let spokenText = sayAbbreviations(sayMeasures(text))
  for (const [written, spoken] of otherSymbols) spokenText = spokenText.replace(written, spoken)
  const dated = spokenText
    .replace(/(?<![\d:])([01]?\d|2[0-4]):([0-5]\d)(?![\d:]| ?Uhr)/gu, '$1:$2 Uhr')
    .replace(/\b(\d{1,2})[:.](\d{2}) Uhr\b/gu, (_, hour: string, minute: string) =>
      minute === '00' ? `${Number(hour)} Uhr` : `${Number(hour)} Uhr ${Number(minute)}`,
    )
    .replace(
      /(?<![\d.])(0?[1-9]|[12]\d|3[01])\.(?: (?=\d{1,2}\. ?\d{4}))?(0?[1-9]|1[0-2])\.(?: ?(\d{4})|(\d{2}))?(?!\d)/gu,
      (_, day: string, month: string, ...[long, short]: string[]) =>
        [`${Number(day)}.`, months.split('|')[Number(month) - 1], long ?? short].filter(Boolean).join(' '),
    )
  return sayOrdinals(dated)
    .replace(/€ ?(\d[\d.,]*)/gu, '$1 €')
    .replace(/(?<=\d) ?[–-] ?(?=\d+ (?:Uhr|€|Euro|Tage|Stunden|Minuten|Jahre|kg|g|km|%))/gu, ' bis ')
    .replace(
      /(\d) ?(km\/h|mg|kg|ml|mm|cm|km|°C|qm|m[²³23]|g|l|m|€|%)(?![\p{L}\d])/gu,
      (_, digit: string, unit: string) => `${digit} ${units[unit]}`,
    )
    .replace(
      new RegExp(`(?<![\\d.,:])1(?= (?:Uhr|${Object.values(units).join('|')})(?!\\p{L}))`, 'gu'),
      'ein',
    )
    .replace(phoneNumber, (number) =>
      [...number.replaceAll(' ', '')].map((digit) => digits[Number(digit)]).join(' '),
    )
    .replace(
      /(?<=\b(?:SGB|Hartz|Teil|Kapitel|Stufe|Abschnitt|Phase|Modul|Klasse) )[IVX]+(?![\p{L}\d])/gu,
      sayRoman,
    )
    .replace(/(?<![\p{L}\d])[A-ZÄÖÜ]{2,5}(?![\p{L}\d])/gu, sayInitials)
}

function sayMeasures(text: string): string {
  return text
    .replace(/(?<![\d.,:])1 (Mio|Mrd|Min|Std)\./gu, (_, short: string) => plurals[short]?.[0] ?? short)
    .replace(/\b(Mio|Mrd|Min|Std)\./gu, (_, short: string) => plurals[short]?.[1] ?? short)
    .replace(/(?<![\d.,:])1 ?(min|h|kWh)(?![\p{L}\d])/gu, (_, short: string) => plurals[short]?.[0] ?? short)
    .replace(/(?<=\d) ?(min|h|kWh)(?![\p{L}\d])/gu, (_, short: string) => ` ${plurals[short]?.[1] ?? short}`)
}

function sayRoman(roman: string): string {
  const value = romanNumbers.indexOf(roman)
  return value < 0 ? roman : String(value)
}

function sayAbbreviations(text: string): string {
  let said = ''
  let end = 0
  for (const { at, text: short, words } of abbreviationsIn(text)) {
    const rest = text.slice(at + short.length)
    const spoken = spokenAbbreviations[short] ?? words.join(' ')
    if (spoken === '' || (beforeNumber.test(short) && !/^ ?\d/u.test(rest))) continue
    // An abbreviation at the end of a sentence keeps a point, so that the voice falls.
    const endsSentence = /^(?:usw|usf|etc)\.$/u.test(short) && /^(?:$| \p{Lu})/u.test(rest)
    said += text.slice(end, at) + spoken + (endsSentence ? '.' : /^[\p{L}\d]/u.test(rest) ? ' ' : '')
    end = at + short.length
  }
  return said + text.slice(end)
}

/**
 * Replaces mispronounced words by phonemes in `[[…]]`.
 * @param script output of {@link normalizeGerman} without markup.
 */
export function applyGermanPronunciations(script: string, { anyCase, exactCase }: GermanPhonemes): string {
  return script.replace(/\p{L}+/gu, (word, at: number) => {
    const sounds = exactCase.get(word) ?? anyCase.get(word.toLowerCase())
    if (!sounds) return word
    // "vor" is unstressed as a preposition, but stressed as a separable prefix: "Ich stelle mich vor."
    const isPrefix = word === 'vor' && /^\s*(?:[.!?,;:]|$)/u.test(script.slice(at + word.length))
    return `[[${isPrefix ? sounds.replace(',', "'") : sounds}]]`
  })
}

/** Writes initials that are read as a word in lower case, because the engine spells short uppercase words. */
function sayInitials(initials: string): string {
  const isWord = /[AEIOUÄÖÜ]/u.test(initials.slice(1, -1)) && !spelledInitials.has(initials)
  return isWord ? initials.slice(0, 1) + initials.slice(1).toLowerCase() : [...initials].join(' ')
}

/** Writes out the ordinal numbers up to 31 that are surely some; the others may end a sentence or count its lines. */
function sayOrdinals(text: string): string {
  let previous = { end: 0, ending: '' }
  return text.replace(betweenDays, ' bis ').replace(new RegExp(day, 'gu'), (number, at: number, whole) => {
    const before = whole.slice(Math.max(0, at - longestBefore), at)
    const after = whole.slice(at + number.length)
    const joined = isJoined.test(whole.slice(previous.end, at)) ? previous.ending : ''
    const isOfNoun = /^ \p{Lu}/u.test(after) && decliningFeminine.test(before)
    const isOrdinal =
      joined || isOfNoun || dayOfMonth.test(after) || declining.test(before) || nominative.test(before)
    if (!isOrdinal) return number
    const isDeclined = isOfNoun || declining.test(before) || decliningDate.test(before)
    const ending = joined || (isDeclined ? 'en' : article.test(before) ? 'e' : 'er')
    previous = { end: at + number.length, ending }
    // The point at the end of a text is that of its sentence, too.
    return `${ordinals[Number.parseInt(number, 10)]}${ending}${after === '' ? '.' : ''}`
  })
}
