import { isPhrase, type Element, type Phrase } from './elements.ts'
import { isPerson } from './read-phrase.ts'
import type { Roles } from './roles.ts'

const female = new Set(['Sara', 'Maryam'])

/** Persian has one word for he and she; the sentence, or the one before, often tells who is meant. */
export function withGender(roles: Roles, state: { isFemale: boolean }): Roles {
  const { subject } = roles
  const shown = subject && 'person' in subject.head ? roles.predicate.find(isPersonNoun) : subject
  const isNoun = shown !== undefined && isPersonNoun(shown)
  if (isNoun) state.isFemale = isWoman(shown)
  const gendered = withNationality(roles, state.isFemale)
  if (!state.isFemale) return gendered
  const she = (phrase: Phrase): Phrase => ({
    ...phrase,
    ...('person' in phrase.head && phrase.head.person === 2 && { head: { person: 2, isFemale: true } }),
    ...(phrase.owner === 2 && phrase !== subject && { isHers: true }),
    ...(phrase.ownedBy && { ownedBy: she(phrase.ownedBy) }),
    ...(phrase.joined && { joined: { ...phrase.joined, phrase: she(phrase.joined.phrase) } }),
  })
  const each = (element: Element): Element => (isPhrase(element) ? she(element) : element)
  return {
    ...gendered,
    ...(subject && { subject: she(subject) }),
    isFemale: roles.person === 2,
    objects: roles.objects.map(she),
    predicate: gendered.predicate.map(each),
    others: roles.others.map(each),
  }
}

/** Who is ایرانی is no Iranian thing. */
function withNationality(roles: Roles, isFemale: boolean): Roles {
  const { subject, person } = roles
  const isHuman = subject ? isPerson(subject) : person !== 2 && person !== 5
  if (!isHuman || person === 5 || person === 3) return roles
  const isKnown = person === 2
  const predicate = roles.predicate.map((it): Element => {
    if (it.kind !== 'adjective' || it.german !== 'iranisch') return it
    return { kind: 'adjective', german: isKnown ? (isFemale ? 'Iranerin' : 'Iraner') : 'Iraner/Iranerin' }
  })
  return { ...roles, predicate }
}

function isPersonNoun(element: Element): element is Phrase {
  return isPhrase(element) && 'noun' in element.head && element.preposition === '' && isPerson(element)
}

function isWoman(phrase: Phrase): boolean {
  if (!('noun' in phrase.head) || phrase.joined || phrase.isPlural) return false
  const { german, gender } = phrase.head.noun
  return (
    female.has(german) ||
    (gender === 'die' && german !== 'Polizei') ||
    (german === 'Mädchen' && phrase.owner !== undefined)
  )
}
