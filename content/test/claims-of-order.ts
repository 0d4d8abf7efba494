import { fold, foldWords } from '@pol/language/fold'
import { wordForms } from '@pol/language/gaps/persons'
import { type Language, languages } from '@pol/language/language'
import type { Reason } from '@pol/language/reasons/reason'
import { rightOrders } from '@pol/language/right-orders'
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

/** "Diese Wörter stehen zusammen …", "Die Ezafe verbindet diese Wörter …" */
function isTrueOfPhrase({ german }: Reason, phrase: readonly string[], answer: Answer): boolean {
  const [words, sounds] = [wordsIn(answer.right), answer.transliteration.split(' ')]
  const at = words.findIndex((_, place) => starts(words.slice(place), phrase))
  const hasEzafe = sounds.slice(at, at + phrase.length - 1).every((sound) => /-y?e$/u.test(sound))
  return at >= 0 && !contains(wordsIn(answer.given), phrase) && (hasEzafe || !german.includes('Ezafe'))
}

/** "Nach „Wie“ kommt hier „bitte“ …", "„Mir“ steht hier am Anfang …": a right order goes on so, and the given one does not. */
function isTrueOfPlace(before: readonly string[], next: readonly string[], answer: Answer): boolean {
  const typed = wordsIn(answer.given)
  return rightOrders(answer.right, answer.language).some((order) => {
    const words = wordsIn(order)
    return words.some(
      (_, at) =>
        starts(typed, words.slice(0, at)) &&
        (before.length === 0 ? at === 0 : starts(words.slice(at - before.length, at), before)) &&
        starts(words.slice(at), next) &&
        !starts(typed.slice(at), next),
    )
  })
}

/** Whether a reason about the order of words holds for a right order, and not for the given one. */
export function isTrueOfOrder(reason: Reason, answer: Answer): boolean {
  const [one = [], other = []] = quotedIn(reason).map(wordsIn)
  if (/^Diese Wörter|^Die Ezafe verbindet/u.test(reason.german)) return isTrueOfPhrase(reason, one, answer)
  if (reason.german.includes(' kommt hier ')) return isTrueOfPlace(one, other, answer)
  if (reason.german.includes(' steht hier am Anfang')) return isTrueOfPlace([], one, answer)
  return isTrueOfRule(reason, answer)
}

function isTrueOfRule(reason: Reason, { language, right, given }: Answer): boolean {
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
