import type { Person } from '../persian/conjugate.ts'
import { valencies } from '../valency.ts'
import { isPhrase, type Element, type Phrase } from './elements.ts'
import type { VerbGroup } from './verb-group.ts'
import { isMeasure, writePhrase } from './write-phrase.ts'
import { isTimePhrase, writePreposition } from './write-preposition.ts'

/** Who does what to whom; times are already Persian. */
export interface Roles {
  readonly subject?: Phrase
  readonly person: Person
  readonly objects: readonly Phrase[]
  readonly receivers: readonly Phrase[]
  readonly predicate: readonly Element[]
  readonly others: readonly Element[]
  readonly times: readonly string[]
  /** Whether the original begins with the time. */
  readonly timeFirst: boolean
  /** What stands before all else. */
  readonly opening: readonly string[]
  readonly question?: Extract<Element, { kind: 'question' }>
  readonly isGladly: boolean
  /** Man: Persian names nobody. */
  readonly isAnybody: boolean
}

const linking = new Set(['sein', 'werden', 'bleiben', 'heißen'])

export function rolesOf(elements: readonly Element[], group: VerbGroup, before: Person): Roles {
  const isLinking = linking.has(group.infinitive) && !group.isPassive
  const plain = merged(elements).filter(
    (it) => isPhrase(it) && it.preposition === '' && !isTimePhrase(it),
  ) as Phrase[]
  const possible = plain.filter((phrase) => isSubject(phrase, group))
  const asksWho = elements.some((it) => it.kind === 'question' && it.key === 'wer') && !isLinking
  const subject = possible.find(isSurelySubject) ?? (asksWho ? undefined : possible[0])
  const objects: Phrase[] = []
  const receivers: Phrase[] = []
  const predicate: Element[] = []
  const others: Element[] = []
  const times: string[] = []
  const opening: string[] = []
  let question: Roles['question']
  let isGladly = false
  const all = merged(elements)
  for (const element of all) {
    if (element === subject) continue
    if (isPhrase(element) && isHer(element)) {
      const head = { kind: 'pronoun', persons: [2] } as const
      const her: Phrase = { ...element, head, cases: ['dative'] }
      if (her.preposition === '') receivers.push(her)
      else others.push(her)
      continue
    }
    if (element.kind === 'gern') isGladly = true
    else if (element.kind === 'question' && !question) question = element
    else if (element.kind === 'adverb' && element.isTime) times.push(element.farsi)
    else if (element.kind === 'adjective' && isLinking) predicate.push(element)
    else if (!isPhrase(element)) others.push(element)
    else if (isTimePhrase(element)) addTime(element, group, times, opening)
    else if (element.preposition !== '') others.push(element)
    else if (isLinking) predicate.push(element)
    else if (isReceiver(element, group)) receivers.push(element)
    else objects.push(element)
  }
  const first = all[0]
  const timeFirst =
    first !== undefined &&
    first !== subject &&
    (first.kind === 'adverb' ? first.isTime : isPhrase(first) && isTimePhrase(first))
  const isAnybody = subject?.head.kind === 'pronoun' && subject.head.isAnybody === true
  const isSilent = isAnybody || (subject?.head.kind === 'pronoun' && subject.head.isThing === true)
  const person = isAnybody ? 5 : personOf(subject, group, before)
  const said = subject && !isSilent ? { subject: withPerson(subject, person) } : {}
  return {
    ...said,
    person,
    objects,
    receivers,
    predicate,
    others,
    times,
    timeFirst,
    opening,
    isGladly,
    isAnybody,
    ...(question && { question }),
  }
}

/** Ihr that does not act is she. */
function isHer({ head }: Phrase): boolean {
  return (
    head.kind === 'pronoun' &&
    head.persons.includes(4) &&
    head.persons.includes(2) &&
    head.persons.length === 2
  )
}

function addTime(phrase: Phrase, group: VerbGroup, times: string[], opening: string[]): void {
  const isDuration =
    phrase.preposition === 'seit' && (phrase.number !== '' || phrase.determiner?.kind === 'indefinite')
  if (isDuration) opening.push(`${writePhrase(phrase)} است که`)
  else
    times.push(phrase.preposition === '' ? writePhrase(phrase) : writePreposition(phrase, group.infinitive))
}

/** Joins a measure with what is measured: ein Glas Wasser. */
function merged(elements: readonly Element[]): readonly Element[] {
  const result: Element[] = []
  for (const element of elements) {
    const last = result.at(-1)
    const isMeasured =
      last &&
      isPhrase(last) &&
      isMeasure(last) &&
      isPhrase(element) &&
      element.preposition === '' &&
      !element.determiner &&
      element.head.kind === 'noun'
    if (!isMeasured) result.push(element)
    else result.splice(-1, 1, { ...last, isPlural: false, owner: { ...element, isPlural: false } })
  }
  return result
}

function isSubject(phrase: Phrase, { persons }: VerbGroup): boolean {
  if (!phrase.cases.includes('nominative') || persons.length === 0) return false
  if (phrase.head.kind === 'pronoun') return phrase.head.persons.some((person) => persons.includes(person))
  const person: Person = phrase.isPlural || phrase.joined || isMany(phrase) ? 5 : 2
  return persons.includes(person) || (phrase.head.kind === 'this' && persons.includes(5))
}

/** Ich, du, wir and Sie are never what a noun does something to. */
function isSurelySubject({ head, cases }: Phrase): boolean {
  return head.kind === 'pronoun' && (cases.length === 1 || head.persons.includes(4))
}

function isMany({ head, determiner }: Phrase): boolean {
  return (
    head.kind === 'noun' &&
    (/^(?:Eltern|Leute|Großeltern|Geschwister)$/u.test(head.noun.german) ||
      (determiner?.ending === 'e' && head.noun.plural === head.noun.german && head.noun.gender !== 'die'))
  )
}

function personOf(subject: Phrase | undefined, { persons, isImperative }: VerbGroup, before: Person): Person {
  if (isImperative) return persons.includes(4) ? 4 : 1
  if (subject?.joined && persons.includes(3)) return 3
  const isSie =
    subject?.head.kind === 'pronoun' &&
    subject.head.persons.includes(4) &&
    subject.cases.includes('accusative')
  if (isSie) return persons.includes(5) ? 4 : 2
  if (subject?.head.kind === 'pronoun')
    return subject.head.persons.find((person) => persons.includes(person)) ?? before
  if (subject) return subject.isPlural || subject.joined || persons.every((it) => it !== 2) ? 5 : 2
  return persons.includes(before) || persons.length === 0
    ? before
    : (persons.find((it) => it !== 1) ?? before)
}

function withPerson(subject: Phrase, person: Person): Phrase {
  return subject.head.kind === 'pronoun'
    ? { ...subject, head: { ...subject.head, persons: [person] } }
    : subject
}

function isReceiver({ cases }: Phrase, { infinitive }: VerbGroup): boolean {
  if (!cases.includes('dative')) return false
  return (
    !cases.includes('accusative') ||
    (valencies[infinitive]?.dative !== undefined && valencies[infinitive]?.accusative === undefined) ||
    ['geben', 'helfen', 'zeigen', 'sagen', 'antworten', 'zuhören', 'schenken'].includes(infinitive)
  )
}
