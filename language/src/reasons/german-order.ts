import type { Inflected } from '../forms/entry.ts'
import { prefixOf } from '../forms/german-prefixes.ts'
import { isPerson } from '../gaps/persons.ts'
import { beginningOf, type Clause, isUnique, type Place } from './clauses.ts'
import { reasonOfPrefix } from './prefix.ts'
import { quoted, quotedInPersian, type Reason } from './reason.ts'
import type { Rule } from './rule.ts'

const coordinating = /^(?:und|aber|oder|denn)$/u
const subordinating =
  /^(?:als|bevor|bis|da|damit|dass|falls|indem|nachdem|ob|obwohl|seit|seitdem|sobald|sodass|solange|waehrend|weil|wenn)$/u
const questionWord = /^(?:wer|wen|wem|was|wo|woher|wohin|wann|warum|wie)$/u
/** Subjects that are always a part of the sentence of their own. */
const subject = /^(?:ich|du|er|es|wir|man)$/u
const modal = new Set(['dürfen', 'können', 'mögen', 'möchten', 'müssen', 'sollen', 'wollen'])

/**
 * The rule of German word order that a clause breaks: the place of the verb, then what ends the clause. Null if the verb
 * is not certain, or where the rules allow the given order.
 */
export function reasonOfGermanOrder<Entry extends Inflected>(
  clause: Clause<Entry>,
  before: Clause<Entry> | undefined,
): Reason | null {
  if (isSubordinate(clause)) return ofVerbLast(clause)
  const main = withoutConjunction(clause)
  const verb = main?.right.find(({ isFinite }) => isFinite)
  if (!main || !verb || !isUnique(verb, main.right) || !hasPerson(verb, main.right)) return null
  const isAfterClause = before !== undefined && isSubordinate(before)
  return ofVerb(main, verb, isAfterClause) ?? ofEnd(main, verb)
}

/** Not "Gern geschehen!"; an infinitive may be a form of "wir" or "Sie", if one stands beside it. */
function hasPerson<Entry>(verb: Place<Entry>, right: readonly Place<Entry>[]): boolean {
  const at = right.indexOf(verb)
  const beside = [right[at - 1], right[at + 1]]
  return (
    verb.hit?.features.some(isPerson) ||
    beside.some((place) => /^(?:sie|wir)$/.test(place?.word.folded ?? ''))
  )
}

function isSubordinate<Entry>({ right }: Clause<Entry>): boolean {
  return (
    subordinating.test(right[0]?.word.folded ?? '') && right.length > 2 && right.at(-1)?.isFinite === true
  )
}

const rulesOfConjunctions: Readonly<Record<string, Rule>> = {
  weil: 'de-weil',
  wenn: 'de-wenn',
  dass: 'de-wenn',
}

/** "…, weil ich krank bin" */
function ofVerbLast<Entry>({ right, given }: Clause<Entry>): Reason | null {
  const [conjunction] = right
  const verb = right.at(-1)
  if (!conjunction || !verb || !isUnique(verb, right)) return null
  if (given[0] !== conjunction || given.at(-1) === verb) return null
  const word = conjunction.word.text.toLowerCase()
  const shown = `${word} … ${verb.word.text}`
  return {
    german: `Nach ${quoted(word)} steht das Verb am Ende: ${quoted(shown)}.`,
    persian: `بعد از ${quotedInPersian(word)} فعل در آخر می‌آید: ${quotedInPersian(shown)}.`,
    rule: rulesOfConjunctions[word] ?? 'de-verb-last',
  }
}

/** "und" and "aber" do not count; null if they were moved. */
function withoutConjunction<Entry>(clause: Clause<Entry>): Clause<Entry> | null {
  const { right, given } = clause
  if (!coordinating.test(right[0]?.word.folded ?? '')) return clause
  return given[0] === right[0] ? { ...clause, right: right.slice(1), given: given.slice(1) } : null
}

/** The verb is the first or second part of a main clause. */
function ofVerb<Entry extends Inflected>(
  { right, given, mark }: Clause<Entry>,
  verb: Place<Entry>,
  isAfterClause: boolean,
): Reason | null {
  const place = right.indexOf(verb)
  const front = right.slice(0, place)
  const givenFront = given.slice(0, given.indexOf(verb))
  const isQuestion = mark === '?'
  const shown = beginningOf(right.slice(0, place + 1))
  if (place === 0) {
    if (givenFront.length === 0) return null
    if (isQuestion) return ofFirst('In einer Ja-Nein-Frage', 'در پرسش بله یا خیر', shown, 'de-yes-or-no')
    if (isAfterClause)
      return {
        german: `Nach dem Nebensatz kommt gleich das Verb: ${quoted(shown)}.`,
        persian: `بعد از جمله‌ی پیرو، اول فعل می‌آید: ${quotedInPersian(shown)}.`,
        rule: 'de-after-clause',
      }
    const isOrder = verb.hit?.features.includes('imperative') || right[1]?.word.text === 'Sie'
    return isOrder ? ofFirst('In einer Aufforderung', 'در جمله‌ی امری', shown, 'de-imperative') : null
  }
  if (isQuestion) {
    const isFirst = given[0] === front[0] && given[1] === verb
    if (place !== 1 || !questionWord.test(front[0]?.word.folded ?? '') || isFirst) return null
    return {
      german: `Die Frage beginnt mit dem Fragewort, dann kommt das Verb: ${quoted(shown)}.`,
      persian: `پرسش با کلمه‌ی پرسشی شروع می‌شود و بعد از آن فعل می‌آید: ${quotedInPersian(shown)}.`,
      rule: 'de-question-words',
    }
  }
  // A relative clause is no statement: "…, die in Berlin wohnt".
  const isStatement = right.length === 2 || verb !== right.at(-1)
  if (!isStatement || isAfterClause || front[0]?.word.folded === 'bitte') return null
  if (verb.hit?.features.includes('imperative') || isNotSecond(front, front)) return null
  if (!isNotSecond(front, givenFront)) return null
  // "Ich schicke es …" has its subject before the verb.
  const hasSubject = front.some(({ word }) => subject.test(word.folded))
  const isSubjectAfter = !hasSubject && subject.test(right[place + 1]?.word.folded ?? '')
  return {
    german: `Im Aussagesatz steht das Verb an zweiter Stelle: ${quoted(shown)}.`,
    persian: `در جمله‌ی خبری، فعل در جایگاه دوم می‌آید: ${quotedInPersian(shown)}.`,
    rule: isSubjectAfter ? 'de-inversion' : 'de-verb-second',
  }
}

function ofFirst(german: string, persian: string, shown: string, rule: Rule): Reason {
  return {
    german: `${german} steht das Verb am Anfang: ${quoted(shown)}.`,
    persian: `${persian} فعل اول می‌آید: ${quotedInPersian(shown)}.`,
    rule,
  }
}

/** Whether nothing, or more than one part of the sentence, stands before the verb. */
function isNotSecond<Entry>(front: readonly Place<Entry>[], given: readonly Place<Entry>[]): boolean {
  if (given.length === 0) return true
  if (given.length === 1) return false
  const hasSubject = given.some(({ word }) => subject.test(word.folded))
  return hasSubject || (given.length > front.length && front.every((place) => given.includes(place)))
}

/** A prefix, infinitive or participle ends the clause. */
function ofEnd<Entry extends Inflected>({ right, given }: Clause<Entry>, verb: Place<Entry>): Reason | null {
  const end = right.at(-1)
  if (!end || end === verb || given.at(-1) === end || !isUnique(end, right)) return null
  const shown = `${verb.word.text} … ${end.word.text}`
  const { german = '' } = verb.hit?.entry ?? {}
  if (end.row === verb.row) {
    if (verb.hit?.features.includes('perfect'))
      return {
        german: `Das Partizip steht am Ende: ${quoted(shown)}.`,
        persian: `اسم مفعول (Partizip II) در آخر جمله می‌آید: ${quotedInPersian(shown)}.`,
        rule: 'de-perfect',
      }
    const { prefix, separable } = prefixOf(german.replace(/^sich /u, ''))
    if (!separable || prefix !== end.word.text) return null
    return reasonOfPrefix(verb.word.text, prefix)
  }
  if (end.hit?.entry.type !== 'verb' || end.hit.features.length > 0 || !modal.has(german)) return null
  return {
    german: `Nach ${quoted(verb.word.text.toLowerCase())} steht der Infinitiv am Ende: ${quoted(shown)}.`,
    persian: `مصدر در آخر جمله می‌آید: ${quotedInPersian(shown)}.`,
    rule: 'de-modal-verbs',
  }
}
