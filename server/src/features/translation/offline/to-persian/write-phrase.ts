import type { Person } from '../persian/conjugate.ts'
import { comparative, plural, superlative, withEzafe, withPossessive } from '../persian/endings.ts'
import type { AdjectiveReading } from '../german/adjective-index.ts'
import type { Phrase } from './elements.ts'

export const pronounsInPersian = ['من', 'تو', 'او', 'ما', 'شما', 'آن‌ها'] as const

const leading: Readonly<Record<string, string>> = {
  this: 'این',
  that: 'آن',
  every: 'هر',
  which: 'کدام',
  all: 'همه‌ی',
  some: 'بعضی',
  indefinite: 'یک',
}
/** Things of which one says دو تا no more than zwei Stück. */
const measures = new Set([
  'ساعت',
  'دقیقه',
  'روز',
  'هفته',
  'ماه',
  'سال',
  'کیلو',
  'نفر',
  'لیوان',
  'فنجان',
  'بار',
])
const measuring = new Set(['Glas', 'Tasse', 'Kilo', 'Flasche', 'Teller', 'Löffel'])

/** The phrase without its preposition, in Persian. @param isPredicate whether it says what somebody is. */
export function writePhrase(phrase: Phrase, isPredicate = false): string {
  const own = [writeOne(phrase, isPredicate), phrase.named].filter(Boolean).join(' ')
  return phrase.joined ? `${own} ${phrase.joined.by} ${writePhrase(phrase.joined.phrase, isPredicate)}` : own
}

function writeOne(phrase: Phrase, isPredicate: boolean): string {
  const { head, determiner, number } = phrase
  switch (head.kind) {
    case 'pronoun':
      return head.isThing ? 'آن' : (pronounsInPersian[head.persons[0] ?? 2] ?? '')
    case 'this':
      return 'این'
    case 'ready':
      return number || head.farsi
    case 'name':
      return [before(phrase), owned(head.text, phrase, isPredicate)].filter(Boolean).join(' ')
    case 'noun': {
      const isCounted = number !== '' || determiner?.kind === 'every' || determiner?.kind === 'which'
      const isMany = phrase.isPlural && !isCounted && head.noun.plural !== ''
      const farsi = spouseOf(phrase) ?? head.noun.farsi
      const noun = isMany && !farsi.endsWith('ها') ? plural(farsi) : farsi
      const adjectives = forPeople(phrase)
      const most = adjectives.filter(({ degree }) => degree === 'superlative').map(adjectiveText)
      const rest = adjectives.filter(({ degree }) => degree !== 'superlative').map(adjectiveText)
      const described = rest.reduce((text, adjective) => `${withEzafe(text)} ${adjective}`, noun)
      return [before(phrase), ...most, owned(described, phrase, isPredicate)].filter(Boolean).join(' ')
    }
  }
}

const people =
  /^(?:.*(?:mann|frau|mutter|vater)|Frau|Mann|Mensch|Sohn|Tochter|Bruder|Schwester|Kind|Junge|Mädchen|Oma|Opa|Leute|Eltern|Freundin|Freund|Nachbarin|Nachbar|Lehrerin|Lehrer|Arzt|Herr|Chef|Kollege|Kollegin)$/iu
export const isPersonNoun = ({ head }: Phrase): boolean =>
  head.kind === 'noun' && people.test(head.noun.german)
export const ofPeople: Readonly<Record<string, string>> = { قدیمی: 'پیر', کلفت: 'چاق', نازک: 'لاغر' }

/** Old, thick and thin are other words of people than of things. */
function forPeople({ head, adjectives }: Phrase): readonly AdjectiveReading[] {
  if (head.kind !== 'noun') return adjectives
  const isTime =
    /^(?:Tag|Woche|Monat|Jahr|Mal|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag|Sommer|Winter|Herbst|Frühling)$/u.test(
      head.noun.german,
    )
  return adjectives.map((it) => {
    if (isTime && it.farsi === 'نزدیک') return { farsi: 'آینده', degree: 'positive' }
    return people.test(head.noun.german) ? { ...it, farsi: ofPeople[it.farsi] ?? it.farsi } : it
  })
}

/** Mein Mann is my husband, and meine Frau my wife. */
function spouseOf({ head, determiner, isPlural }: Phrase): string | undefined {
  if (head.kind !== 'noun' || determiner?.kind !== 'possessive' || isPlural) return undefined
  return head.noun.german === 'Mann' ? 'شوهر' : head.noun.german === 'Frau' ? 'همسر' : undefined
}

function before({ determiner, number, head, isPlural }: Phrase): string {
  const kind = determiner?.kind
  if (kind === 'many') return 'خیلی'
  if (kind === 'indefinite' && number === '') return 'یک'
  const word = kind && kind !== 'indefinite' ? leading[kind] : undefined
  const isMeasure = head.kind === 'noun' && measures.has(head.noun.farsi)
  const counted = number !== '' && !isMeasure && isPlural ? number : number
  return [word, counted].filter(Boolean).join(' ')
}

function adjectiveText({ farsi, degree }: AdjectiveReading): string {
  return degree === 'comparative' ? comparative(farsi) : degree === 'superlative' ? superlative(farsi) : farsi
}

export const writeAdjective = adjectiveText

function owned(text: string, { determiner, owner }: Phrase, isPredicate: boolean): string {
  if (determiner?.kind === 'possessive') {
    const person: Person = determiner.owner ?? 2
    return isPredicate ? `${withEzafe(text)} ${pronounsInPersian[person]}` : withPossessive(text, person)
  }
  return owner ? `${withEzafe(text)} ${writePhrase(owner)}` : text
}

/** Ein Glas Wasser: a measure, and what is measured. */
export function isMeasure({ head }: Phrase): boolean {
  return head.kind === 'noun' && measuring.has(head.noun.german)
}
