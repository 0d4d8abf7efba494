import { adverbialAt, isNounPhraseAt, isPlace } from './german-adverbials.ts'
import {
  type Clause,
  clauseOf,
  copula,
  isFinite,
  isNoun,
  isPreposition,
  joinGerman,
  modal,
  objectPronoun,
  pronounsAt,
  subject,
  surelySubject,
} from './german-clause.ts'
import { swapped } from './swapped.ts'

type Words = readonly string[]

/**
 * Orders in which another part of a main clause has the first place: predicate noun, object or prepositional phrase. The
 * verb stays second (Duden, Die Grammatik: "Vorfeld"). Only for subjects that are pronouns: with two nouns it is not
 * certain which one is the subject.
 */
export function frontOrders(words: Words): Words[] {
  const clause = clauseOf(words)
  const hasPronoun = clause?.kind === 'subject' && /^(?:ich|du|er|wir|man|Sie)$/.test(clause.front.join(' '))
  return [
    ...predicateNounOrders(words),
    ...(hasPronoun ? [...objectToFront(clause), ...phraseToFront(clause)] : []),
    ...objectBehindSubject(words),
    ...(clause?.kind === 'subject' ? aroundObject(clause) : []),
  ]
}

/** "Ich bin Anna", "Anna bin ich"; "Mein Name ist Müller", "Müller ist mein Name". */
function predicateNounOrders(words: Words): Words[] {
  const at = words.findIndex((word) => copula.test(word))
  const [before, after] = [words.slice(0, at), words.slice(at + 1)]
  const isPair = (one: Words, other: Words) =>
    (isPronoun(one) && (isWholePhrase(other) || isName(other))) || (isNameOf(one) && isName(other))
  if (at < 1 || !(isPair(before, after) || isPair(after, before))) return []
  return [[...after, words[at] ?? '', ...before]]
}

const isPronoun = (words: Words) => /^(?:ich|du|er|sie|wir|Sie|das)$/.test(words.join(' '))
const isNameOf = (words: Words) => /^(?:mein|dein|sein|ihr|Ihr|unser) \p{L}*[Nn]ame$/u.test(words.join(' '))
const isWholePhrase = (words: Words) => isNounPhraseAt(words, 0) === words.length
const isName = (words: Words) => words.length > 0 && words.length < 3 && words.every(isNoun)

const definite = /^(?:den|die|das|(?:mein|dein|sein|ihr|Ihr|unser)(?:e|en)?|euer|euren?)$/
const indefinite = /^ein(?:e|en)?$/
const adjective = /^\p{Ll}+(?:e|es|en)$/u

/** Number of words of the object with its article that begins at a position; 0 if there is none. */
function objectAt(words: Words, at: number): number {
  const first = words[at] ?? ''
  if (!definite.test(first) && !indefinite.test(first)) return 0
  return nounFrom(words, at + 1) - at
}

/** Index behind adjectives and their noun; the given one, less than it, if there is no noun. */
function nounFrom(words: Words, from: number): number {
  let end = from
  while (adjective.test(words[end] ?? '')) end += 1
  return isNoun(words[end]) && !isNoun(words[end + 1]) ? end + 1 : 0
}

/** Whether nothing that could belong to the noun follows it: only a negation and what ends the clause. */
function isEndOfField(words: Words, at: number): boolean {
  const rest = words.slice(at).filter((word) => word !== 'nicht')
  const [last = ''] = rest
  return (
    rest.length === 0 || (rest.length === 1 && /^\p{Ll}+$/u.test(last) && last !== 'bitte' && last !== 'hier')
  )
}

/** "Ich finde meinen Schlüssel nicht": "meinen Schlüssel finde ich nicht". */
function objectToFront({ front, verb, rest }: Clause): Words[] {
  if (copula.test(verb)) return []
  return rest.flatMap((_, at) => {
    const length = objectAt(rest, at)
    const before = rest[at - 1]
    const isAlone =
      before === undefined ||
      objectPronoun.test(before) ||
      before === 'gern' ||
      adverbialAt(rest, at - 1) === 1
    if (length <= 0 || !isAlone || !isEndOfField(rest, at + length)) return []
    return [[...rest.slice(at, at + length), verb, ...front, ...rest.toSpliced(at, length)]]
  })
}

/** Before these a phrase belongs to its neighbour: "nicht mit dem Bus", "schon seit einer Stunde". */
const tied = /^(?:nicht|nur|auch|erst|schon|genau|kurz|bis|wie|so|zu|oder|und|aber|von|seit|ab|als)$/

const article = /^(?:d(?:er|ie|as|en|em)|(?:ein|mein|dein|sein|ihr|Ihr|unser|dies)\p{Ll}*)$/u

/** "Ich fahre mit dem Bus": "mit dem Bus fahre ich". Behind a noun, the phrase may belong to it. */
function phraseToFront({ front, verb, rest }: Clause): Words[] {
  return rest.flatMap((word, at) => {
    if (!isPreposition(word) || /^(?:bis|ab|ohne)$/.test(word)) return []
    const before = rest[at - 1] ?? ''
    if (tied.test(before) || isPreposition(before) || isNoun(before)) return []
    const end = nounFrom(rest, article.test(rest[at + 1] ?? '') ? at + 2 : at + 1)
    if (end === 0 || !isEndOfField(rest, end)) return []
    return [[...rest.slice(at, end), verb, ...front, ...rest.slice(0, at), ...rest.slice(end)]]
  })
}

/** "Das Ticket habe ich schon": "ich habe das Ticket schon". */
function objectBehindSubject(words: Words): Words[] {
  const length = adverbialAt(words, 0) > 0 ? 0 : objectAt(words, 0)
  const [verb = '', pronoun = '', ...rest] = words.slice(length)
  if (length <= 0 || !isFinite(verb) || copula.test(verb) || !surelySubject.test(pronoun)) return []
  const pronouns = pronounsAt(rest)
  const after = rest.slice(pronouns)
  if (/^(?:ja|doch|mal|denn)$/.test(after[0] ?? '')) return []
  if (indefinite.test(words[0] ?? '') && after.length > 1) return []
  return [[pronoun, verb, ...rest.slice(0, pronouns), ...words.slice(0, length), ...after]]
}

/** "Ich rufe jeden Tag meine Mutter an": "ich rufe meine Mutter jeden Tag an". */
function aroundObject({ front, verb, rest }: Clause): Words[] {
  if (copula.test(verb)) return []
  return rest.flatMap((word, at) => {
    const time = adverbialAt(rest, at)
    if (time === 0 || isPreposition(word) || isPlace(rest.slice(at, at + time))) return []
    if (at > 0 && !objectPronoun.test(rest[at - 1] ?? '')) return []
    const object = objectAt(rest, at + time)
    if (!definite.test(rest[at + time] ?? '') || object <= 0) return []
    if (!isEndOfField(rest, at + time + object)) return []
    return [[...front, verb, ...swapped(rest, at, time, object)]]
  })
}

/** Requests, offers and suggestions are no statements: "Können Sie mir helfen?", "Wollen wir gehen?" */
const isRequest = (words: Words) =>
  words.some((word) => modal.test(word) || /^(?:bitte|mal|doch|denn|könnte\p{Ll}*|würde\p{Ll}*)$/u.test(word))

/**
 * A yes-no question in the order of a statement, and the other way round: "Sind Sie Ali?", "Sie sind Ali?" Both are
 * questions, told by their mark.
 */
export function questionOrStatement(words: Words): Words[] {
  const [first = '', second = ''] = words
  if (joinGerman.test(first)) return questionOrStatement(words.slice(1)).map((order) => [first, ...order])
  if (isRequest(words)) return []
  const clause = clauseOf(words)
  const isStatement = clause?.kind === 'subject' || clause?.kind === 'that'
  if (isStatement && !isFirstVerb(words)) return [[clause.verb, ...clause.front, ...clause.rest]]
  if (!isFirstVerb(words)) return []
  const length = subject.test(second) || isThatAlone(words) ? 1 : definiteSubject(words)
  return length === 0 || words.length < length + 2
    ? []
    : [[...words.slice(1, 1 + length), first, ...words.slice(1 + length)]]
}

/** "ist das deine Familie": "das" is no article before another one, nor before a word in lower case that ends the clause. */
function isThatAlone(words: Words): boolean {
  const next = words[2] ?? ''
  return words[1] === 'das' && (isNounPhraseAt(words, 2) > 0 || isPreposition(next))
}

const isFirstVerb = ([first = '', second = '']: Words) =>
  isFinite(first) && (subject.test(second) || second === 'das' || isNounPhraseAt([second, 'Wort'], 0) > 0)

/** Number of words of the subject noun behind the verb; 0 if it has none, or one that is indefinite. */
const definiteSubject = (words: Words) => (indefinite.test(words[1] ?? '') ? 0 : isNounPhraseAt(words, 1))
