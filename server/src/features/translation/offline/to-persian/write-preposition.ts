import { prepositions } from '../german/function-words.ts'
import { valencies } from '../valency.ts'
import type { Phrase } from './elements.ts'
import { writePhrase } from './write-phrase.ts'

const motion = new Set([
  'gehen',
  'fahren',
  'kommen',
  'fliegen',
  'reisen',
  'laufen',
  'bringen',
  'zurückkommen',
  'umziehen',
  'schicken',
  'einladen',
])
const timeNouns = new Set(
  'Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag Tag Woche Monat Jahr Stunde Minute Uhr Morgen Mittag Nachmittag Abend Nacht Wochenende Frühling Sommer Herbst Winter Geburtstag'.split(
    ' ',
  ),
)
/** Said without در. */
const plainTimes = new Set([...timeNouns].filter((noun) => noun !== 'Uhr'))
const meals = new Set([
  'Frühstück',
  'Mittagessen',
  'Abendessen',
  'Essen',
  'Arbeit',
  'Schule',
  'Unterricht',
  'Besprechung',
])
const places = new Set([
  'Deutschland',
  'Iran',
  'Hamburg',
  'Berlin',
  'Teheran',
  'Stadt',
  'Dorf',
  'Zug',
  'Bus',
  'Haus',
])

export function nounOf({ head }: Phrase): string {
  return head.kind === 'noun' ? head.noun.german : ''
}

export function isTimePhrase(phrase: Phrase): boolean {
  const noun = nounOf(phrase)
  const isDate = phrase.preposition === 'an' && noun === ''
  if (!timeNouns.has(noun)) return (phrase.preposition === 'um' || isDate) && phrase.number !== ''
  if (phrase.preposition !== '') return phrase.preposition !== 'fuer' && phrase.preposition !== 'ueber'
  return (
    phrase.determiner?.kind === 'every' ||
    phrase.determiner?.kind === 'this' ||
    phrase.adjectives.some(({ farsi }) => isNextOrLast(farsi))
  )
}

export function isNextOrLast(farsi: string): boolean {
  return farsi === 'آینده' || farsi === 'گذشته'
}

/** A phrase with what its German preposition means here. */
export function writePreposition(phrase: Phrase, infinitive: string): string {
  const { preposition } = phrase
  const noun = nounOf(phrase)
  const text = writePhrase(phrase)
  const own = valencies[infinitive]?.with?.[preposition]
  if (own !== undefined) return own === 'را' ? `${text} را` : `${own} ${text}`.trim()
  // A date: am 12.05.
  if (preposition === 'an' && noun === '' && phrase.number !== '') return `در تاریخ ${text}`
  if (preposition === 'um') return `ساعت ${phrase.number || (noun === 'Uhr' ? 'یک' : text)}`
  if (preposition === 'vor' && timeNouns.has(noun) && phrase.number !== '') return `${text} پیش`
  if (preposition === 'vor' && (meals.has(noun) || timeNouns.has(noun))) return `قبل از ${text}`
  if (preposition === 'in' && timeNouns.has(noun) && phrase.number !== '') return `${text} دیگر`
  if ((preposition === 'in' || preposition === 'an') && plainTimes.has(noun)) return text
  if (preposition === 'ueber' && !phrase.cases.includes('dative')) return `درباره‌ی ${text}`
  if (preposition === 'nach')
    return noun === 'Haus' || phrase.head.kind === 'name' || places.has(noun)
      ? `به ${text}`
      : `بعد از ${text}`
  if (preposition === 'zu' || preposition === 'bei') return nextTo(phrase, preposition, text)
  const isGoal =
    motion.has(infinitive) && (preposition === 'in' || preposition === 'an' || preposition === 'auf')
  if (isGoal && !phrase.cases.every((it) => it === 'dative') && phrase.determiner) return `به ${text}`
  return `${prepositions[preposition] ?? ''} ${text}`.trim()
}

const people =
  /^(?:Arzt|Ärztin|Zahnarzt|Augenarzt|Hausarzt|Freund|Freundin|Mutter|Vater|Eltern|Großmutter|Großvater|Bruder|Schwester|Nachbar|Kollege|Chef)$/u

function nextTo(phrase: Phrase, preposition: string, text: string): string {
  const noun = nounOf(phrase)
  if (people.test(noun) || phrase.head.kind === 'pronoun') return `پیش ${text}`
  if (meals.has(noun) && preposition === 'zu' && noun !== 'Arbeit' && noun !== 'Schule') return `برای ${text}`
  if (preposition === 'zu') return `به ${text}`
  return meals.has(noun) ? `موقع ${text}` : `در ${text}`
}
