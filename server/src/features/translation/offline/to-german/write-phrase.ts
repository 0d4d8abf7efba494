import type { Case } from '../german/function-words.ts'
import {
  adjective,
  article,
  declined,
  declinedLikeArticle,
  declinedLikeEin,
  possessive,
  pronoun,
  slotOf,
} from '../german/decline.ts'
import { nounOf, type Phrase } from './elements.ts'

/** What to do with a noun that Persian leaves bare. */
export type Bare = 'definite' | 'indefinite' | 'none'

/** Said of more than one where German means the kind. */
const oftenMany = new Set([
  'Kartoffel',
  'Tomate',
  'Zwiebel',
  'Apfel',
  'Banane',
  'Karotte',
  'Erdbeere',
  'Traube',
  'Gurke',
  'Ei',
  'Orange',
  'Hund',
  'Schlange',
  'Geschichte',
])
const uncounted = new Set([
  'Brot',
  'Fieber',
  'Angst',
  'Hunger',
  'Durst',
  'Zeit',
  'Urlaub',
  'Arbeit',
  'Hilfe',
  'Saft',
  'Joghurt',
  'Schokolade',
  'Öl',
  'Suppe',
  'Salat',
  'Freude',
])
export const measures = new Set(['Kilo', 'Glas', 'Tasse', 'Flasche'])
export const names = new Set([
  'Deutschland',
  'Teheran',
  'Berlin',
  'Hamburg',
  'Persisch',
  'Deutsch',
  'Ahmadi',
  'Maryam',
  'Sara',
  'Ali',
])
/** Where something is owned, these words change: دخترم is my daughter. */
const owned: Readonly<Record<string, string>> = { Mädchen: 'Tochter', Junge: 'Sohn', Mensch: 'Mann' }

export function isMass(phrase: Phrase): boolean {
  return (
    'noun' in phrase.head &&
    (uncounted.has(nounOf(phrase)) ||
      (phrase.head.noun.plural === '' && phrase.head.noun.gender !== undefined))
  )
}

export function writePhrase(phrase: Phrase, of: Case, bare: Bare): string {
  const text = writeOne(phrase, of, bare)
  return phrase.joined ? `${text} ${phrase.joined.by} ${writePhrase(phrase.joined.phrase, of, bare)}` : text
}

function writeOne(phrase: Phrase, of: Case, bare: Bare): string {
  const { head } = phrase
  if ('person' in head) return head.isFemale ? (of === 'dative' ? 'ihr' : 'sie') : pronoun(head.person, of)
  if ('ready' in head) return head.ready
  if ('name' in head) return head.name
  const noun = ownedNoun(phrase)
  const isKind =
    bare === 'indefinite' &&
    phrase.number === '' &&
    phrase.determiner === '' &&
    phrase.owner === undefined &&
    !phrase.isIndefinite &&
    oftenMany.has(noun.german)
  const isMeasure = measures.has(noun.german)
  const isOne = phrase.number === '' || phrase.number === 'eins'
  const number =
    !isMeasure && (phrase.isPlural || isKind || !isOne) && noun.plural !== '' ? 'plural' : 'singular'
  const slot = slotOf(
    noun,
    /^(?:Eltern|Großeltern|Geschwister|Leute|Ferien)$/u.test(noun.german) ? 'plural' : number,
  )
  const opening = openingOf(phrase, slot, of, isKind ? 'none' : bare)
  const after = opening.kind
  const most = phrase.superlative === '' ? [] : [adjective(phrase.superlative, slot, of, after)]
  const adjectives = phrase.adjectives.map((it) => adjective(it, slot, of, after))
  const belongs = phrase.ownedBy ? [ownerText(phrase.ownedBy, isMeasure)] : []
  return [opening.text, ...most, ...adjectives, declined(noun, number, of), ...belongs]
    .filter(Boolean)
    .join(' ')
}

function ownedNoun(phrase: Phrase) {
  if (!('noun' in phrase.head)) throw new TypeError('only nouns are owned')
  const { noun } = phrase.head
  const other = phrase.owner === undefined && !phrase.ownedBy ? undefined : owned[noun.german]
  if (other === 'Tochter')
    return { german: 'Tochter', gender: 'die', plural: 'Töchter', farsi: noun.farsi } as const
  if (other === 'Sohn') return { german: 'Sohn', gender: 'der', plural: 'Söhne', farsi: noun.farsi } as const
  return noun
}

function ownerText(owner: Phrase, isMeasure: boolean): string {
  if (isMeasure) return writePhrase(owner, 'nominative', 'none').replace(/^(?:der|die|das) /u, '')
  if ('name' in owner.head) return `von ${owner.head.name}`
  if (names.has(nounOf(owner))) return `von ${nounOf(owner)}`
  return writePhrase(owner, 'genitive', 'definite')
}

type Slot = ReturnType<typeof slotOf>
interface Opening {
  readonly text: string
  readonly kind: 'article' | 'ein' | 'none'
}

function openingOf(phrase: Phrase, slot: Slot, of: Case, bare: Bare): Opening {
  const { determiner, number, owner } = phrase
  const like = (stem: string): Opening => ({ text: declinedLikeArticle(stem, slot, of), kind: 'article' })
  // Whose it is tells more than that it is shown.
  const isMine = owner !== undefined && number === ''
  if (isMine && (determiner === 'this' || determiner === 'that'))
    return { text: possessive(phrase.isHers && owner === 2 ? 5 : owner, slot, of), kind: 'ein' }
  if (determiner === 'this') return like('dies')
  if (determiner === 'that') return { text: article(slot, of), kind: 'article' }
  if (determiner === 'every') return like('jed')
  if (determiner === 'which') return like('welch')
  if (determiner === 'all') return { text: 'alle', kind: 'article' }
  if (determiner === 'no')
    return { text: declinedLikeEin('kein', slot, of), kind: slot === 'plural' ? 'article' : 'ein' }
  if (owner !== undefined) {
    const count = number === '' || number === 'eins' ? '' : ` ${number}`
    return { text: possessive(phrase.isHers && owner === 2 ? 5 : owner, slot, of) + count, kind: 'ein' }
  }
  if (number !== '' && number !== 'eins') return { text: number, kind: 'none' }
  if ((number === 'eins' || phrase.isIndefinite) && slot !== 'plural')
    return {
      text: isMassOnly(phrase) ? '' : declinedLikeEin('ein', slot, of),
      kind: isMassOnly(phrase) ? 'none' : 'ein',
    }
  if ('noun' in phrase.head && names.has(phrase.head.noun.german)) return { text: '', kind: 'none' }
  if (phrase.superlative !== '' || phrase.ownedBy) return { text: article(slot, of), kind: 'article' }
  if (
    bare === 'none' ||
    phrase.isIndefinite ||
    (bare === 'indefinite' && (slot === 'plural' || isMass(phrase)))
  )
    return { text: '', kind: 'none' }
  if (bare === 'indefinite') return { text: declinedLikeEin('ein', slot, of), kind: 'ein' }
  return { text: article(slot, of), kind: 'article' }
}

function isMassOnly(phrase: Phrase): boolean {
  return phrase.number === '' && isMass(phrase)
}
