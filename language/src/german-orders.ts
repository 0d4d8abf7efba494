import { adverbialAt, isMovable, isNounPhraseAt, isPlace, nounPhraseAt } from './german-adverbials.ts'
import {
  type Clause,
  clauseOf,
  copula,
  isFinite,
  isNoun,
  isThat,
  joinGerman,
  modal,
  objectPronoun,
  pronounsAt,
  questionWord,
  small,
  subject,
  surelySubject,
  thirdPerson,
} from './german-clause.ts'
import { frontOrders } from './german-fronts.ts'
import { swapped } from './swapped.ts'

type Words = readonly string[]

/** Orders of a clause that are one move away from the given one. */
export function germanClauseOrders(words: Words): Words[] {
  const [first = ''] = words
  if (joinGerman.test(first)) return joinedOrders(words.slice(1)).map((order) => [first, ...order])
  return [...joinedOrders(words), ...frontOrders(words)]
}

/** Those that do not depend on what was said before, for clauses behind "und" as well. */
function joinedOrders(words: Words): Words[] {
  return [
    ...pleaseOrders(words),
    ...feelingOrders(words),
    ...mainClauseOrders(words),
    ...questionOrders(words),
  ]
}

function mainClauseOrders(words: Words): Words[] {
  const clause = clauseOf(words)
  if (!clause) return []
  const { front, kind, verb, rest } = clause
  if (kind === 'subject') return [...adverbialsToFront(clause), ...thatToFront(clause)]
  if (kind === 'that') {
    const [subject = '', next = ''] = rest
    const moves = surelySubject.test(subject) && !copula.test(verb) && !objectPronoun.test(next)
    return moves ? [[subject, verb, 'das', ...rest.slice(1)]] : []
  }
  if (kind === 'question') return []
  const length = subjectLength(rest, verb)
  if (length === 0) return []
  const after = rest.slice(length)
  // "Hier ist die Karte" hands it over; "die Karte ist hier" does not.
  if (copula.test(verb) && after.length === 0 && isPlace(front)) return []
  const pronouns = pronounsAt(after)
  if (/^(?:ja|doch|mal|denn)$/.test(after[pronouns] ?? '')) return []
  return [[...rest.slice(0, length), verb, ...after.slice(0, pronouns), ...front, ...after.slice(pronouns)]]
}

/** Number of words of the subject behind the verb; 0 if it cannot stand before the verb as well. */
function subjectLength(rest: Words, verb: string): number {
  const [first = ''] = rest
  if (subject.test(first) && !(first === 'ihr' && isNoun(rest[1]))) return 1
  if (!thirdPerson.test(verb)) return 0
  // "Heute ist Montag", "Heute ist ein Feiertag": the noun is not the subject.
  if (copula.test(verb)) return /^k?eine?$/.test(first) ? 0 : isNounPhraseAt(rest, 0)
  return nounPhraseAt(rest, 0)
}

/** "Es kommt heute ein Gast": this "es" only holds the first place, and would be wrong elsewhere. */
function isPlaceholder({ front, verb, rest }: Clause): boolean {
  if (front.join() !== 'es') return false
  if (/^(?:gibt|gab|regnet|schneit|wird|geht)$/.test(verb)) return false
  return !copula.test(verb) || rest.some((word) => isNoun(word) || /^k?eine?$/.test(word))
}

/** "Ich gehe heute ins Kino": "heute gehe ich ins Kino". */
function adverbialsToFront(clause: Clause): Words[] {
  const { front, verb, rest } = clause
  if (isPlaceholder(clause)) return []
  return rest.flatMap((_, at) => {
    const length = adverbialAt(rest, at)
    if (length === 0 || !isMovable(rest, at, length)) return []
    if (rest.slice(0, at).some((word) => joinGerman.test(word))) return []
    return [[...rest.slice(at, at + length), verb, ...front, ...rest.toSpliced(at, length)]]
  })
}

/** "Ich verstehe das nicht": "das verstehe ich nicht". */
function thatToFront({ front, verb, rest }: Clause): Words[] {
  if (!isThat(rest, 0) || front.length > 1 || copula.test(verb)) return []
  return [['das', verb, ...front, ...rest.slice(1)]]
}

const feeling = /^(?:mir|dir|ihm|ihr|ihnen|Ihnen|uns|euch)$/

/** "Mir geht es gut": "es geht mir gut". */
function feelingOrders(words: Words): Words[] {
  const [first = '', second = '', third = '', ...rest] = words
  if (rest.length === 0 || second !== 'geht') return []
  if (feeling.test(first) && third === 'es') return [['es', 'geht', first, ...rest]]
  return first === 'es' && feeling.test(third) ? [[third, 'geht', 'es', ...rest]] : []
}

/** "Kommt heute dein Bruder?": "kommt dein Bruder heute?" */
function questionOrders(words: Words): Words[] {
  const at = questionWord.test(words[0] ?? '') ? 1 : 0
  if (!isFinite(words[at])) return []
  const from = at + 1
  const time = adverbialAt(words, from)
  const after = isNounPhraseAt(words, from + time)
  if (time > 0 && after > 0) return [swapped(words, from, time, after)]
  const noun = isNounPhraseAt(words, from)
  const later = adverbialAt(words, from + noun)
  return noun > 0 && later > 0 ? [swapped(words, from, noun, later)] : []
}

/** "Geben Sie mir bitte …": "bitte geben Sie mir …", "geben Sie mir … bitte". */
function pleaseOrders(words: Words): Words[] {
  const at = words.indexOf('bitte')
  if (at < 0 || words.length < 3 || words.lastIndexOf('bitte') !== at) return []
  const others = words.toSpliced(at, 1)
  const places = placesOfPlease(others, at)
  return places.map((place) => others.toSpliced(place, 0, 'bitte'))
}

/** Where "bitte" may stand as well. @param words the words without it. @param at where it stands. */
function placesOfPlease(words: Words, at: number): number[] {
  const [first = '', second = ''] = words
  const lower = first.toLowerCase()
  const end = words.length
  const behind = (verb: number) => verb + pronounsAt(words.slice(verb))
  if (isFinite(lower) && subject.test(second)) {
    const middle = behind(2)
    if (middle === end) return modal.test(lower) ? [end] : [0, end]
    if (modal.test(lower)) return [middle, end]
    return second === 'Sie' ? [0, middle, end] : [middle, end]
  }
  const clause = clauseOf(words)
  if (clause) {
    const isWish = /^(?:ich|wir)$/.test(first) && at === clause.front.length + 1 + pronounsAt(clause.rest)
    return isWish ? [end] : []
  }
  // "Mach bitte das Fenster zu": the place behind the first word shows that this is the verb.
  const isOrder = at === 1 && !small.has(lower) && end > 1
  if (isOrder) return [0, end]
  const hasNoVerb =
    (at === 0 || at === end) && end <= 6 && (isNounPhraseAt(words, 0) > 0 || isNumbered(words))
  return hasNoVerb ? [0, end] : []
}

const isNumbered = ([first = '', second]: Words) =>
  /^(?:einen?|eine|zwei|drei|vier|fünf|sechs|zehn)$/.test(first) && isNoun(second)
