import type { Person } from '../persian/conjugate.ts'
import { isPhrase, nounOf, type Element, type Phrase } from './elements.ts'
import { isPerson } from './read-phrase.ts'
import { writePhrase } from './write-phrase.ts'
import type { VerbGroup } from './verb-group.ts'

/** Who does what; times and the question are already German. */
export interface Roles {
  readonly subject?: Phrase
  readonly person: Person
  readonly objects: readonly Phrase[]
  readonly predicate: readonly Element[]
  readonly others: readonly Element[]
  readonly times: readonly string[]
  readonly timeFirst: boolean
  readonly question?: string
  readonly isImpersonal: boolean
  /** Whether she is meant who is not named. */
  readonly isFemale?: boolean
  /** Nie, niemand and nichts need no nicht. */
  readonly hasOwnNegation: boolean
}

const linking = new Set(['sein', 'werden', 'bleiben'])
const withoutObject = new Set([
  'gehen',
  'kommen',
  'ankommen',
  'abfahren',
  'schlafen',
  'funktionieren',
  'weinen',
  'lachen',
  'dauern',
  'fallen',
  'sterben',
  'passieren',
  'stehen',
  'sitzen',
  'beginnen',
  'wehtun',
  'fahren',
  'reisen',
  'arbeiten',
  'wohnen',
  'spielen',
  'regnen',
])

export function rolesOf(elements: readonly Element[], group: VerbGroup, infinitive: string): Roles {
  const isLinking = linking.has(infinitive)
  const bare = elements.filter((it): it is Phrase => isPhrase(it) && it.preposition === '' && !it.isObject)
  const subject = subjectOf(
    bare,
    group,
    isLinking,
    infinitive,
    elements.some((it) => isPhrase(it) && it.isObject),
  )
  const objects: Phrase[] = []
  const predicate: Element[] = []
  const others: Element[] = []
  const times: string[] = []
  let question: string | undefined
  for (const element of elements) {
    if (element === subject) continue
    if (element.kind === 'question' && question === undefined) question = element.german
    else if (element.kind === 'adverb' && element.isTime) times.push(element.german)
    else if (
      isPhrase(element) &&
      element.preposition === '' &&
      question === undefined &&
      (element.number === 'wie viele' || element.determiner === 'which')
    )
      question = writePhrase(element, 'accusative', 'indefinite')
    else if (isPhrase(element) && element.preposition === '' && isLinking) predicate.push(element)
    else if (isPhrase(element) && element.preposition === '') objects.push(element)
    else if (element.kind === 'adjective' && isLinking) predicate.push(element)
    else others.push(element)
  }
  if (question === 'wann' && asksWho(subject, [...predicate, ...others], group, infinitive)) question = 'wer'
  const shown = subject?.ownedBy
  if (
    subject &&
    shown?.owner !== undefined &&
    isPerson(subject) &&
    isPerson(shown) &&
    isLinking &&
    predicate.length === 0
  ) {
    const { ownedBy: _, ...man } = subject
    return {
      subject: man,
      person: personOf(man, group),
      objects,
      predicate: [shown],
      others,
      times,
      timeFirst: false,
      isImpersonal: false,
      hasOwnNegation: false,
    }
  }
  if (subject && group.simple === 'بودن' && question === undefined && isShown(subject, predicate, others))
    return {
      subject: { ...subject, determiner: '', number: '', adjectives: [], head: { ready: 'das' } },
      person: subject.isPlural ? 5 : 2,
      objects: [],
      predicate: [{ ...subject, determiner: '' }],
      others: [],
      times,
      timeFirst: false,
      isImpersonal: false,
      hasOwnNegation: false,
    }
  const nobody = others.find((it) => it.kind === 'adverb' && it.german === 'niemand')
  if (nobody && !subject && group.person === 2 && !isLinking)
    return {
      subject: nobodyActs,
      person: 2,
      objects,
      predicate,
      others: others.filter((it) => it !== nobody),
      times,
      timeFirst: false,
      isImpersonal: false,
      hasOwnNegation: true,
    }
  const first = elements[0]
  const timeFirst = first?.kind === 'adverb' && first.isTime
  const hasOwnNegation = elements.some(
    (it) => it.kind === 'adverb' && /^(?:nie|niemand|niemanden|nichts)$/u.test(it.german),
  )
  const isImpersonal =
    !subject &&
    group.person === 2 &&
    isLinking &&
    (predicate.length > 0 || others.length > 0) &&
    predicate.every((it) => it.kind === 'adjective')
  return {
    ...(subject && { subject }),
    person: personOf(subject, group),
    objects,
    predicate,
    others,
    times,
    timeFirst,
    isImpersonal,
    hasOwnNegation,
    ...(question && { question }),
  }
}

/** این برادر من است: nothing is said of this brother, he is shown. */
function isShown(subject: Phrase, predicate: readonly Element[], others: readonly Element[]): boolean {
  const isPointedAt = subject.determiner === 'this' || subject.determiner === 'that'
  return isPointedAt && 'noun' in subject.head && predicate.length === 0 && others.length === 0
}

const nobodyActs: Phrase = {
  kind: 'phrase',
  preposition: '',
  determiner: '',
  number: '',
  superlative: '',
  head: { ready: 'niemand' },
  isPlural: false,
  isIndefinite: false,
  isObject: false,
  adjectives: [],
}

const happenings = /^(?:beginnen|anfangen|enden|dauern|passieren|abfahren|ankommen|fertig|stattfinden)$/u

/** کی is when, and who where nobody else can act or be. */
function asksWho(
  subject: Phrase | undefined,
  around: readonly Element[],
  { simple, person }: VerbGroup,
  infinitive: string,
): boolean {
  if (simple === 'بودن') {
    const isOfThing = subject !== undefined && !isPerson(subject)
    const isPlaced = around.length > 0 && (subject !== undefined || person !== 2)
    return !isOfThing && !isPlaced
  }
  return person === 2 && subject === undefined && !happenings.test(infinitive)
}

function subjectOf(
  bare: readonly Phrase[],
  group: VerbGroup,
  isLinking: boolean,
  infinitive: string,
  hasObject: boolean,
): Phrase | undefined {
  const { person } = group
  const own = bare.find(
    ({ head }) => 'person' in head && (head.person === person || (head.person === 2 && person === 5)),
  )
  if (own) return own
  const first = bare[0]
  const joined = bare.find((it) => it.joined && 'person' in it.head)
  if (joined) return joined
  if (!first || (person !== 2 && person !== 5)) return undefined
  if (isLinking || withoutObject.has(infinitive) || bare.length > 1 || hasObject) return first
  return (person === 5 && first.isPlural) ||
    isPerson(first) ||
    first.owner !== undefined ||
    first.determiner !== ''
    ? first
    : undefined
}

function personOf(subject: Phrase | undefined, { person }: VerbGroup): Person {
  if (!subject) return person
  if (subject.joined && 'person' in subject.head) return 3
  if ('person' in subject.head) return subject.head.person
  const isMany =
    subject.isPlural ||
    subject.joined !== undefined ||
    /^(?:Eltern|Großeltern|Geschwister|Leute)$/u.test(nounOf(subject)) ||
    (subject.number !== '' && subject.number !== 'eins')
  return isMany ? 5 : person === 5 ? 2 : person
}
