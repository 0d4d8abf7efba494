import { fold, foldWords } from '@pol/language/fold'
import { wordForms } from '@pol/language/gaps/persons'
import { type Language, languages } from '@pol/language/language'
import type { Reason } from '@pol/language/reasons/reason'
import { type Answer, entries, quotedIn } from './reasons.ts'

/** The words of a text, folded, without punctuation. */
export const wordsIn = (text: string): string[] => foldWords(text).split(' ').filter(Boolean)
const clausesIn = (text: string) =>
  text
    .split(/[.,;:!?…؟،؛()«»"„“]/u)
    .map(wordsIn)
    .filter(({ length }) => length > 0)
/** All forms of verbs that may have a person, folded. */
const finite = Object.fromEntries(
  languages.map((language) => [
    language,
    new Set(
      entries
        .filter(({ type }) => type === 'verb')
        .flatMap((entry) => wordForms(language, entry))
        .filter(({ features }) => features.length === 0 || features.some((feature) => /^[123]/.test(feature)))
        .map(({ text }) => fold(text)),
    ),
  ]),
)
export const isFinite = (word: string | undefined, language: Language): boolean =>
  finite[language]?.has(word ?? '') === true

/** A claim about the order of words: where they stand in the right sentence, and where not in the given one. */
interface Claim {
  readonly pattern: RegExp
  /** Whether a clause proves the claim about the quoted words. */
  holds(clause: readonly string[], quoted: readonly string[], language: Language): boolean
}
const starts = (clause: readonly string[], quoted: readonly string[]) =>
  clause.slice(0, quoted.length).join(' ') === quoted.join(' ')
const contains = (clause: readonly string[], quoted: readonly string[]) =>
  ` ${clause.join(' ')} `.includes(` ${quoted.join(' ')} `)
/** The first quoted word stands before the last one, which ends the clause. */
const frames = (clause: readonly string[], [first = '', last = '']: readonly string[]) =>
  clause.at(-1) === last && clause.indexOf(first) < clause.length - 1 && clause.includes(first)
/** Without "und" or "aber" at the beginning, which do not count. */
const mainClause = (clause: readonly string[], begin: string) =>
  /^(?:und|aber|oder|denn)$/.test(begin) && clause[0] === begin ? clause.slice(1) : clause
const claims: readonly Claim[] = [
  {
    pattern: /Aussagesatz|Ja-Nein-Frage|Fragewort|Aufforderung|Nebensatz/,
    holds: (clause, quoted, language) => starts(clause, quoted) && isFinite(quoted.at(-1), language),
  },
  {
    pattern: /^Nach „\p{Ll}+“ steht das Verb am Ende/u,
    holds: (clause, quoted, language) =>
      clause[0] === quoted[0] && frames(clause, quoted) && isFinite(quoted.at(-1), language),
  },
  { pattern: /Vorsilbe|Infinitiv|Partizip/, holds: (clause, quoted) => frames(clause, quoted) },
  {
    pattern: /^Im Persischen/,
    holds: (clause, quoted, language) =>
      clause.at(-1) === quoted.join(' ') && isFinite(clause.at(-1), language),
  },
  { pattern: /Objekt|nach dem Nomen/, holds: (clause, quoted) => contains(clause, quoted) },
]

/** Whether a reason about the order of words holds for the right sentence, and not for the given one. */
export function isTrueOfOrder(reason: Reason, { language, right, given }: Answer): boolean {
  const claim = claims.find(({ pattern }) => pattern.test(reason.german))
  const quoted = wordsIn(quotedIn(reason).at(-1) ?? '')
  const clauses = clausesIn(right)
  const isTrueOf = (clause: readonly string[], begin = '') =>
    claim?.holds(mainClause(clause, begin), quoted, language) === true
  if (!clauses.some((clause) => isTrueOf(clause, clause[0]))) return false
  // A question is not called a statement, nor the other way round.
  const isAsked = right.includes('?')
  if (/Ja-Nein-Frage|Fragewort/.test(reason.german) && !isAsked) return false
  if (/Aussagesatz/.test(reason.german) && isAsked && clauses.length === 1) return false
  return clauses.length > 1 || !isTrueOf(wordsIn(given), clauses[0]?.[0])
}
