import { adverbialAt, isMovable, isNounPhraseAt, isPlace, nounPhraseAt } from './german-adverbials.ts'
import { swapped } from './swapped.ts'

type Words = readonly string[]

/** Joins two main clauses without changing their order of words. */
export const joinGerman = /^(?:und|aber|oder|denn)$/

const subject = /^(?:ich|du|er|sie|es|wir|ihr|man|Sie)$/
/** Pronouns that are only subjects. */
const surelySubject = /^(?:ich|du|er|wir|man)$/
/** Unstressed pronouns, which stand directly behind verb and subject. */
const objectPronoun = /^(?:mich|dich|ihn|uns|euch|sich|mir|dir|ihm|ihnen|Ihnen|es|sie|Sie)$/
const questionWord =
  /^(?:wer|wen|wem|was|wann|wo|wohin|woher|wie|warum|wieso|welche[mnrs]?|wessen|worüber|womit|wofür)$/
const modal =
  /^(?:kann|kannst|können|könnt|könnten?|könntest|darf|darfst|dürfen|dürfte|dürften|muss|musst|müssen|soll|sollst|sollen|will|willst|wollen|möchte|möchten|möchtest|würden|würdest|hätten)$/
const irregular =
  /^(?:bin|bist|ist|sind|seid|war|warst|waren|hat|hast|hab|kann|darf|muss|soll|will|mag|weiß|gab|ging|kam|sah|rief|fand|aß|trank|las|schrieb)$/
const copula = /^(?:bin|bist|ist|sind|seid|war|warst|waren|heiße|heißt|heißen)$/

/** Small words at the beginning of a sentence, which lose their capital. */
const small = new Set(
  [
    'ich du er es wir ihr man mein meine meinen meiner dein deine sein seine unser unsere euer eure der die das den dem ein eine einen einem einer kein keine',
    'dieser diese dieses diesen diesem jeder jede jedes welche welcher welches welchen wer wen wem was wann wo wohin woher wie warum wieso',
    'heute morgen gestern jetzt dann bald später hier dort da draußen drinnen oben unten oft manchmal immer meistens leider vielleicht natürlich hoffentlich',
    'am im um in an auf aus bei mit nach von vor zu zum zur für gegen seit bis unter über hinter neben ohne und aber oder denn auch nur noch schon sehr nicht zuerst zusammen',
    'ja nein doch bitte danke hallo tschüss entschuldigung gut schön gern okay herzlich guten gute schönen frohes vielen schade nächste nächsten letzte letzten jeden zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    'mir dir ihm ihnen uns euch mich dich ihn',
  ].flatMap((line) => line.split(' ')),
)
const notVerbs =
  /^(?:nicht|bitte|heute|gestern|leicht|nett|satt|gut|dort|recht|jetzt|selbst|erst|nächste|letzte|fast|viele|alle|(?:[mds]?ein|kein|ihr|unser)e?|eure|diese|jede|die)$/
const thirdPerson =
  /^(?:ist|sind|war|waren|hat|kann|darf|muss|soll|will|mag|weiß|gab|ging|kam|sah|rief|fand)$|(?:t|te|en|ern|eln)$/

/** Whether a word in lower case may be a finite verb. Only asked at the place of a verb. */
function isFinite(word: string | undefined): boolean {
  if (word === undefined || word !== word.toLowerCase() || notVerbs.test(word) || isPreposition(word))
    return false
  return irregular.test(word) || /(?:e|t|en|ern|eln)$/.test(word)
}

const prepositions =
  /^(?:am|im|um|in|an|auf|aus|bei|beim|mit|nach|von|vom|vor|zu|zum|zur|für|gegen|seit|bis|unter|über|hinter|neben|ohne|ab)$/
const isPreposition = (word: string | undefined) => prepositions.test(word ?? '')

/**
 * The first words of a sentence without the capital of its beginning, if it is certain that they would have none: small
 * words, and a verb before its subject.
 */
export function withoutCapital(words: Words): Words {
  const [first = '', second = '', third = ''] = words
  const lower = first.toLowerCase()
  const isOrder =
    second === 'bitte' && /^(?:d(?:as|ie|en|em)|(?:einen?|eine|jede[rsn]?|mir|mich|uns))$/.test(third)
  const isVerb =
    irregular.test(lower) || lower === 'geht' || isOrder || (isFinite(lower) && subject.test(second))
  // "Sie" may be the polite form, except before a verb in the singular.
  const isShe = first === 'Sie' && /^(?:ist|hat|\p{Ll}+[^n]t|war|wird)$/u.test(second)
  return small.has(lower) || isVerb || isShe ? [lower, ...words.slice(1)] : words
}

/** The parts of a main clause whose verb stands in second place. */
interface Clause {
  /** What stands before the verb. */
  readonly front: Words
  readonly kind: 'subject' | 'adverbial' | 'that' | 'question'
  readonly verb: string
  readonly rest: Words
}

function clauseOf(words: Words): Clause | null {
  const clause = (length: number, kind: Clause['kind']): Clause | null => {
    const verb = words[length]
    return isFinite(verb) && verb !== undefined
      ? { front: words.slice(0, length), kind, verb, rest: words.slice(length + 1) }
      : null
  }
  const [first = '', second = ''] = words
  if (questionWord.test(first)) return clause(1, 'question')
  const adverbial = adverbialAt(words, 0)
  if (adverbial > 0) return clause(adverbial, 'adverbial')
  if (first === 'das' && isFinite(second)) return clause(1, 'that')
  if (subject.test(first) && isFinite(second)) return clause(1, 'subject')
  const length = nounPhraseAt(words, 0)
  if (length === 0) return null
  const found = clause(length, 'subject')
  // "Die Tasche habe ich verloren": the noun is the object.
  return found && subject.test(found.rest[0] ?? '') ? null : found
}

/** Whether the words are a main clause that begins with its subject: they follow "und" with their own order. */
export function isGermanClause(words: Words): boolean {
  return clauseOf(words) !== null
}

/** Orders of a clause that are one move away from the given one. */
export function germanClauseOrders(words: Words): Words[] {
  const [first = ''] = words
  if (joinGerman.test(first)) return germanClauseOrders(words.slice(1)).map((order) => [first, ...order])
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

const isNoun = (word = '') => /^\p{Lu}/u.test(word) && !/^(?:Sie|Ihnen|Ihre?[mnrs]?)$/.test(word)

/** Number of unstressed pronouns at the beginning of the words. */
function pronounsAt(words: Words): number {
  const end = words.findIndex((word, at) => !objectPronoun.test(word) && !isThat(words, at))
  return end < 0 ? words.length : end
}

/** Whether "das" stands alone: not "das Haus", "das rote". */
function isThat(words: Words, at: number): boolean {
  const next = words[at + 1]
  if (words[at] !== 'das') return false
  if (next === undefined || /^(?:nicht|auch|leider|gern|noch|schon)$/.test(next)) return true
  return at + 2 === words.length && next === next.toLowerCase() && !/e[rs]?$/.test(next)
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
