import { preterite, imperative, type GermanVerb } from '../german/conjugate.ts'
import { pronoun, reflexive } from '../german/decline.ts'
import type { Person } from '../persian/conjugate.ts'
import { complements } from './complements.ts'
import { isPhrase, nounOf, type Element, type Phrase } from './elements.ts'
import type { Roles } from './roles.ts'
import type { VerbGroup } from './verb-group.ts'
import { isMass, writePhrase } from './write-phrase.ts'
import { caseOf, writePreposition } from './write-preposition.ts'

export interface ClauseOptions {
  readonly isQuestion: boolean
  readonly isSubordinate: boolean
  /** Whether the subject is that of the clause before, and left out. */
  readonly continues: boolean
  readonly isPolite: boolean
  /** Whether the clause before takes the first place of this one. */
  readonly isSecond: boolean
}

/** The verbs of a German clause: what is conjugated, and what stands at its end. */
interface Frame {
  readonly finite: string
  readonly end: string
}

const simplePast = new Set(['sein', 'haben', 'können', 'müssen', 'wollen', 'dürfen', 'wissen'])
/** آن‌ها خوابیده‌اند: the state lasts. */
const lasting = new Set(['schlafen', 'sich setzen', 'sitzen', 'stehen', 'anziehen'])

export function formOf(verb: GermanVerb, person: Person, isPast: boolean): string {
  return (isPast ? preterite(verb) : verb.present)[person === 4 ? 5 : person] ?? ''
}

function frameOf(group: VerbGroup, verb: GermanVerb, person: Person, tools: Auxiliaries): Frame {
  const isPast = ['past', 'imperfect', 'perfect'].includes(group.modal ? group.modalTense : group.tense)
  if (group.modal) {
    const modal = tools.verb(group.modal)
    return { finite: formOf(modal, person, isPast), end: verb.infinitive }
  }
  const isState = group.tense === 'perfect' && lasting.has(verb.infinitive)
  if (!isPast || isState) return { finite: formOf(verb, person, false), end: verb.prefix }
  if (simplePast.has(verb.infinitive)) return { finite: formOf(verb, person, true), end: verb.prefix }
  return { finite: formOf(tools.verb(verb.auxiliary), person, false), end: verb.participle }
}

export interface Auxiliaries {
  verb(infinitive: string): GermanVerb
}

/** Says a clause in the order of German, the verb in second place. */
export function writeClause(
  group: VerbGroup,
  verb: GermanVerb,
  roles: Roles,
  options: ClauseOptions,
  tools: Auxiliaries,
): string {
  const { infinitive } = verb
  const { person } = roles
  const isOrder = group.tense === 'imperative'
  const frame = frameOf(group, verb, person, tools)
  const subject = roles.subject
    ? writePhrase(roles.subject, 'nominative', 'definite')
    : group.isAnybody
      ? 'man'
      : roles.isImpersonal
        ? 'es'
        : roles.isFemale
          ? 'sie'
          : pronoun(person, 'nominative')
  const negated = group.isNegative && !roles.hasOwnNegation
  const bareObject = negated ? roles.objects.find((it) => canBeKein(it)) : undefined
  const objects = roles.objects.map((it) =>
    writePhrase(
      it === bareObject ? { ...it, determiner: 'no', number: '', isIndefinite: false } : it,
      'accusative',
      it.isObject ? 'definite' : 'indefinite',
    ),
  )
  const pronouns = roles.objects.flatMap((it, index) => ('person' in it.head ? [objects[index] ?? ''] : []))
  const nouns = roles.objects.flatMap((it, index) => ('person' in it.head ? [] : [objects[index] ?? '']))
  const governed = roles.others
    .filter(isPhrase)
    .filter((it) => it.preposition !== '' && caseOf(it, infinitive))
  const accusatives = governed
    .filter((it) => caseOf(it, infinitive) === 'accusative')
    .map((it) => writePhrase(it, 'accusative', 'definite'))
  const datives = governed
    .filter((it) => caseOf(it, infinitive) === 'dative')
    .map((it) => writePhrase(it, 'dative', 'definite'))
  const around = roles.others
    .filter((it) => !governed.includes(it as Phrase) && (it.kind !== 'adverb' || it.german !== 'nur'))
    .map((it) => writeElement(it, infinitive))
  const kein =
    negated && !bareObject
      ? roles.predicate.find((it) => isPhrase(it) && canBeKein(it) && it.preposition === '')
      : undefined
  const predicate = roles.predicate.map((it) =>
    writePredicate(
      it === kein ? { ...(it as Phrase), determiner: 'no', isIndefinite: false, number: '' } : it,
      infinitive,
    ),
  )
  const isNeed = /^(?:hunger|durst)$/u.test(group.verb?.complement ?? '')
  const not = negated && !bareObject && !kein ? [isNeed ? 'keinen' : 'nicht'] : []
  const own = group.verb?.isReflexive ? [reflexive(person)] : []
  const complement = group.verb?.complement ? [complementOf(group)] : []
  const only = roles.others.filter((it) => it.kind === 'adverb' && it.german === 'nur').map(() => 'nur')
  const please = options.isPolite && !isOrder ? ['bitte'] : []
  const isDescribed = roles.predicate.some(({ kind }) => kind === 'adjective')
  const last = isDescribed
    ? [...predicate, ...around, ...complement]
    : group.verb?.complement === 'angst'
      ? [...complement, ...around]
      : [...around, ...predicate, ...complement]
  const middle = [
    ...own,
    ...pronouns,
    ...please,
    ...datives,
    ...roles.times,
    ...accusatives,
    ...only,
    ...nouns,
    ...not,
    ...last,
  ]
  if (isOrder)
    return order(verb, person, {
      middle: [
        ...own,
        ...pronouns,
        ...datives,
        ...roles.times,
        ...accusatives,
        ...only,
        ...nouns,
        ...not,
        ...last,
      ],
      isPolite: options.isPolite,
    })
  if (options.isSubordinate)
    return join([roles.question ?? '', subject, ...middle, atEnd(frame, verb, group)])
  if (roles.question)
    return join([
      roles.question,
      frame.finite,
      roles.question === 'wer' && !roles.subject && person === 2 ? '' : subject,
      ...middle,
      frame.end,
    ])
  if (options.isQuestion || options.isSecond) return join([frame.finite, subject, ...middle, frame.end])
  if (options.continues && !roles.subject) return join([frame.finite, ...middle, frame.end])
  const [first, ...times] = roles.timeFirst ? roles.times : []
  if (first === undefined) return join([subject, frame.finite, ...middle, frame.end])
  const rest = [
    ...own,
    ...pronouns,
    ...please,
    ...datives,
    ...times,
    ...accusatives,
    ...only,
    ...nouns,
    ...not,
    ...last,
  ]
  return join([first, frame.finite, subject, ...rest, frame.end])
}

function complementOf({ verb }: VerbGroup): string {
  return complements[verb?.complement ?? ''] ?? verb?.complement ?? ''
}

function atEnd(frame: Frame, verb: GermanVerb, group: VerbGroup): string {
  if (frame.end !== '' && frame.end === verb.prefix && !group.modal) return verb.prefix + frame.finite
  return join([frame.end, frame.finite])
}

function order(
  verb: GermanVerb,
  person: Person,
  { middle, isPolite }: { middle: readonly string[]; isPolite: boolean },
): string {
  const start =
    person === 1 ? [imperative(verb)] : [verb.infinitive === 'sein' ? 'seien' : formOf(verb, 4, false), 'Sie']
  return join([isPolite ? 'bitte' : '', ...start, ...middle, verb.prefix])
}

function canBeKein(phrase: Phrase): boolean {
  return (
    'noun' in phrase.head &&
    !phrase.isObject &&
    phrase.determiner === '' &&
    phrase.owner === undefined &&
    (phrase.number === '' || phrase.number === 'eins')
  )
}

function writeElement(element: Element, infinitive: string): string {
  switch (element.kind) {
    case 'phrase':
      return element.preposition === ''
        ? writePhrase(
            element,
            infinitive === '' ? 'nominative' : 'accusative',
            isMass(element) ? 'none' : 'definite',
          )
        : writePreposition(element, infinitive)
    case 'adverb':
    case 'adjective':
    case 'question':
      return element.german
    case 'unknown':
      return element.text
  }
}

const professions = /^(?:Arzt|Ärztin|Lehrer|Lehrerin|Koch|Bauer|Chef|Patient|Astronaut|Sängerin)$/u

function writePredicate(element: Element, infinitive: string): string {
  if (!isPhrase(element) || element.preposition !== '') return writeElement(element, infinitive)
  return writePhrase(element, 'nominative', professions.test(nounOf(element)) ? 'none' : 'indefinite')
}

function join(parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ')
}

export { writeElement }
