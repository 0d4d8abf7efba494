import type { Gender, Noun } from '../lexicon.ts'
import type { Person } from '../persian/conjugate.ts'
import type { Case } from './function-words.ts'

export type Number = 'singular' | 'plural'
type Slot = Gender | 'plural'

const definite: Readonly<Record<Slot, Readonly<Record<Case, string>>>> = {
  der: { nominative: 'er', accusative: 'en', dative: 'em', genitive: 'es' },
  die: { nominative: 'ie', accusative: 'ie', dative: 'er', genitive: 'er' },
  das: { nominative: 'as', accusative: 'as', dative: 'em', genitive: 'es' },
  plural: { nominative: 'ie', accusative: 'ie', dative: 'en', genitive: 'er' },
}

function strongEnding(slot: Slot, of: Case): string {
  const ending = definite[slot][of]
  return ending === 'ie' ? 'e' : ending === 'as' ? 'es' : ending
}

/** Ein, mein and kein have no ending where der would be the only sign of the gender. */
function weakEnding(slot: Slot, of: Case): string {
  const isBare =
    (slot === 'der' && of === 'nominative') ||
    (slot === 'das' && (of === 'nominative' || of === 'accusative'))
  return isBare ? '' : strongEnding(slot, of)
}

export const slotOf = (noun: Noun, number: Number): Slot => (number === 'plural' ? 'plural' : noun.gender)

export const article = (slot: Slot, of: Case): string => `d${definite[slot][of]}`

/** Dies-, welch-, jed-: declined like the article. */
export const declinedLikeArticle = (stem: string, slot: Slot, of: Case): string =>
  stem + strongEnding(slot, of)

/** Ein-, kein-, mein-. */
export const declinedLikeEin = (stem: string, slot: Slot, of: Case): string => {
  const ending = weakEnding(slot, of)
  return stem === 'euer' && ending !== '' ? `eur${ending}` : stem + ending
}

export const possessives = ['mein', 'dein', 'sein', 'unser', 'Ihr', 'ihr'] as const

export const possessive = (owner: Person, slot: Slot, of: Case): string =>
  declinedLikeEin(possessives[owner], slot, of)

/** @param after what stands before the adjective. */
export function adjective(stem: string, slot: Slot, of: Case, after: 'article' | 'ein' | 'none'): string {
  const base = /[^e]el$/u.test(stem)
    ? stem.replace(/el$/u, 'l')
    : stem === 'hoch'
      ? 'hoh'
      : stem.replace(/(?<=[ae]u)er$/u, 'r').replace(/e$/u, '')
  if (/^(?:lila|rosa|orange)$/u.test(stem)) return stem
  if (after === 'none')
    return base + (of === 'genitive' && slot !== 'die' && slot !== 'plural' ? 'en' : strongEnding(slot, of))
  const isSimple = slot !== 'plural' && (of === 'nominative' || (of === 'accusative' && slot !== 'der'))
  if (!isSimple) return `${base}en`
  if (after === 'article') return `${base}e`
  return base + strongEnding(slot, of)
}

/** Nouns like der Junge, der Student take -n everywhere but in the nominative. */
const weak =
  /(?:^(?:Herr|Nachbar|Bär|Bauer|Mensch|Löwe|Hase|Elefant|Kunde|Kollege|Junge|Patient|Astronaut|Geldautomat|Name|Satellit))$/u

export function declined(noun: Noun, number: Number, of: Case): string {
  if (number === 'plural') {
    const plural = noun.plural || noun.german
    return of === 'dative' && !/[ns]$/u.test(plural) ? `${plural}n` : plural
  }
  if (of !== 'nominative' && noun.gender === 'der' && weak.test(noun.german))
    return noun.german + (/[er]$/u.test(noun.german) ? 'n' : 'en')
  if (of === 'genitive' && noun.gender !== 'die')
    return noun.german + (/(?:[sßxz]|^[^aeiouäöü]*[aeiouäöü]+[^aeiouäöü]+)$/iu.test(noun.german) ? 'es' : 's')
  return noun.german
}

const pronouns: Readonly<Record<Case, readonly string[]>> = {
  nominative: ['ich', 'du', 'er', 'wir', 'Sie', 'sie'],
  accusative: ['mich', 'dich', 'ihn', 'uns', 'Sie', 'sie'],
  dative: ['mir', 'dir', 'ihm', 'uns', 'Ihnen', 'ihnen'],
  genitive: ['meiner', 'deiner', 'seiner', 'unser', 'Ihrer', 'ihrer'],
}
const reflexives = ['mich', 'dich', 'sich', 'uns', 'sich', 'sich'] as const

export const pronoun = (person: Person, of: Case): string => pronouns[of][person] ?? ''
export const reflexive = (person: Person): string => reflexives[person]
