import { persianFor } from './choose-verb.ts'
import type { Element, Phrase } from './elements.ts'
import type { Roles } from './roles.ts'
import type { VerbGroup } from './verb-group.ts'
import { verbFrame } from './verb-frame.ts'
import { isPersonNoun, ofPeople, writeAdjective, writePhrase } from './write-phrase.ts'
import { nounOf, writePreposition } from './write-preposition.ts'
import { valencies } from '../valency.ts'

export interface ClauseContext {
  readonly isNegative: boolean
  /** Whether somebody is asked to be so kind. */
  readonly isPolite: boolean
  /** Whether a conjunction before it asks for the subjunctive. */
  readonly wantsSubjunctive: boolean
}

/** Says a clause in the order of Persian: who, when, whom, where, how, verb. */
export function writeClause(group: VerbGroup, roles: Roles, context: ClauseContext): string {
  const { infinitive } = group
  if (infinitive === 'heißen' && roles.subject) return writeName(roles.subject, roles, context)
  if (infinitive === 'kosten' && !group.modal) return writePrice(roles, context)
  const { verb, holdsObject } = persianFor(group, roles)
  const valency = valencies[infinitive] ?? {}
  const isBeing = verb.simple === 'بودن' && verb.companion === ''
  const objects = roles.objects.map((object) =>
    withObjectMark(eachOther(object, roles), holdsObject ? '' : (valency.accusative ?? 'را')),
  )
  const definite = objects.filter((_, index) => isDefinite(roles.objects[index]))
  const bare = objects.filter((_, index) => !isDefinite(roles.objects[index]))
  const receivers = roles.receivers.map((phrase) => `${valency.dative ?? 'به'} ${writePhrase(phrase)}`)
  const around = roles.others.map((element) => writeElement(element, infinitive))
  const companion = around.some((text) => verb.companion !== '' && text.startsWith(`${verb.companion} `))
    ? ''
    : verb.companion
  const direct = holdsObject ? [companion, ...definite, ...bare] : [...definite, ...receivers]
  const inner = holdsObject ? [...around, ...receivers, ...direct] : [...direct, ...around, ...bare]
  const complement = roles.predicate.map((it) => writePredicate(aboutPerson(it, roles.subject), infinitive))
  const tail = [...complement, ...(holdsObject || companion === '' ? [] : [companion])]
  const frame = verbFrame(group, roles, verb, context)
  const last = isBeing ? [beforeBeing(roles), frame.last] : [frame.last]
  const ask = roles.question && !leads(roles.question.key) && !isBeing ? [roles.question.farsi] : []
  const start =
    roles.question && leads(roles.question.key) && !(isBeing && roles.question.key === 'wer')
      ? [roles.question.farsi]
      : []
  const isRequest = context.isPolite && group.isFirst
  const subject = roles.subject && !group.isImperative && !isRequest ? [writePhrase(roles.subject)] : []
  const opening = roles.timeFirst ? [...roles.times, ...subject] : [...subject, ...roles.times]
  return joinParts([
    ...start,
    ...roles.opening,
    ...opening,
    ...ask,
    ...frame.first,
    ...inner,
    ...tail,
    ...last,
  ])
}

/** Er ist alt: of people alt is پیر. */
function aboutPerson(element: Element, subject: Phrase | undefined): Element {
  if (element.kind !== 'adjective' || !subject) return element
  if (subject.head.kind !== 'pronoun' && !isPersonNoun(subject)) return element
  const { reading } = element
  return { ...element, reading: { ...reading, farsi: ofPeople[reading.farsi] ?? reading.farsi } }
}

/** Why and who stand first in Persian, other questions before the verb. */
function leads(key: string): boolean {
  return key === 'warum' || key === 'wer'
}

/** In Persian a name is, nobody has it. */
function writeName(
  subject: Phrase,
  { predicate, question, opening, times }: Roles,
  { isNegative }: ClauseContext,
): string {
  const name = question
    ? 'چیست'
    : [...predicate.map((it) => writePredicate(it, 'heißen')), isNegative ? 'نیست' : 'است'].join(' ')
  return joinParts([...opening, ...times, 'اسم', writePhrase(subject), name])
}

/** In Persian the price of a thing is so much. */
function writePrice(
  { subject, question, objects, others, opening, times }: Roles,
  { isNegative }: ClauseContext,
): string {
  const price = [...objects.map((it) => writePhrase(it)), ...others.map((it) => writeElement(it, ''))]
  const much = question || price.length === 0 ? ['چقدر'] : price
  const of = subject ? ['قیمت', writePhrase(subject)] : ['قیمتش']
  return joinParts([...opening, ...times, ...of, ...much, isNegative ? 'نیست' : 'است'])
}

function joinParts(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .join(' ')
    .replace(/(کجا|چی|کی) است$/u, '$1ست')
    .replace(/چه است$/u, 'چیست')
    .replace(/چه کسی است$/u, 'کیست')
}

function beforeBeing({ question }: Roles): string {
  return question && question.key !== 'warum' ? question.farsi : ''
}

/** Wir sehen uns: each other. */
function eachOther(object: Phrase, { person }: Roles): Phrase {
  const { head } = object
  const isOwn = head.kind === 'pronoun' && head.persons.includes(person) && person > 2
  return isOwn ? { ...object, head: { kind: 'name', text: 'همدیگر' } } : object
}

function isDefinite(phrase: Phrase | undefined): boolean {
  if (!phrase) return false
  const kind = phrase.determiner?.kind
  return (
    ['pronoun', 'this', 'name'].includes(phrase.head.kind) ||
    ['definite', 'this', 'that', 'possessive', 'all'].includes(kind ?? '')
  )
}

function withObjectMark(phrase: Phrase, mark: string): string {
  const text = writePhrase(phrase)
  if (mark === '') return text
  if (mark !== 'را') return `${mark} ${text}`
  return isDefinite(phrase) ? `${text} را` : text
}

function writeElement(element: Element, infinitive: string): string {
  switch (element.kind) {
    case 'phrase':
      return element.preposition === '' ? writePhrase(element) : writePreposition(element, infinitive)
    case 'adverb':
      return element.farsi
    case 'adjective':
      return writePredicate(element, infinitive)
    case 'unknown':
      return element.text
    case 'question':
      return element.farsi
    case 'gern':
      return ''
  }
}

export function writePredicate(element: Element, infinitive: string): string {
  if (element.kind === 'phrase' && element.preposition === '')
    return writePhrase(element, nounOf(element) !== '')
  if (element.kind !== 'adjective') return writeElement(element, infinitive)
  const text = [element.degree, writeAdjective(element.reading)].filter(Boolean).join(' ')
  return element.than ? `از ${writePhrase(element.than)} ${text}` : text
}

export { writeElement }
