import { adverbialAt, nounPhraseAt } from './german-adverbials.ts'

type Words = readonly string[]

/** Joins two main clauses without changing their order of words. */
export const joinGerman = /^(?:und|aber|oder|denn)$/

export const subject = /^(?:ich|du|er|sie|es|wir|ihr|man|Sie)$/
/** Pronouns that are only subjects. */
export const surelySubject = /^(?:ich|du|er|wir|man)$/
/** Unstressed pronouns, which stand directly behind verb and subject. */
export const objectPronoun = /^(?:mich|dich|ihn|uns|euch|sich|mir|dir|ihm|ihnen|Ihnen|es|sie|Sie)$/
export const questionWord =
  /^(?:wer|wen|wem|was|wann|wo|wohin|woher|wie|warum|wieso|welche[mnrs]?|wessen|worüber|womit|wofür)$/
export const modal =
  /^(?:kann|kannst|können|könnt|könnten?|könntest|darf|darfst|dürfen|dürfte|dürften|muss|musst|müssen|soll|sollst|sollen|will|willst|wollen|möchte|möchten|möchtest|würden|würdest|hätten)$/
const irregular =
  /^(?:bin|bist|ist|sind|seid|war|warst|waren|hat|hast|hab|kann|darf|muss|soll|will|mag|weiß|gab|ging|kam|sah|rief|fand|aß|trank|las|schrieb)$/
export const copula = /^(?:bin|bist|ist|sind|seid|war|warst|waren|heiße|heißt|heißen)$/

/** Small words at the beginning of a sentence, which lose their capital. */
export const small = new Set(
  [
    'ich du er es wir ihr man mein meine meinen meiner dein deine sein seine unser unsere euer eure der die das den dem ein eine einen einem einer kein keine',
    'dieser diese dieses diesen diesem jeder jede jedes welche welcher welches welchen wer wen wem was wann wo wohin woher wie warum wieso',
    'heute morgen gestern jetzt dann bald später hier dort da draußen drinnen oben unten oft manchmal immer meistens leider vielleicht natürlich hoffentlich',
    'am im um in an auf aus bei mit nach von vor zu zum zur für gegen seit bis unter über hinter neben ohne und aber oder denn auch nur noch schon sehr nicht zuerst zusammen',
    'ja nein doch bitte danke hallo tschüss gut schön gern okay herzlich guten gute schönen frohes vielen schade nächste nächsten letzte letzten jeden zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    'mir dir ihm ihnen uns euch mich dich ihn',
  ].flatMap((line) => line.split(' ')),
)
const notVerbs =
  /^(?:nicht|bitte|heute|gestern|leicht|nett|satt|gut|dort|recht|jetzt|selbst|erst|nächste|letzte|fast|viele|alle|(?:[mds]?ein|kein|ihr|unser)e?|eure|diese|jede|die)$/
export const thirdPerson =
  /^(?:ist|sind|war|waren|hat|kann|darf|muss|soll|will|mag|weiß|gab|ging|kam|sah|rief|fand)$|(?:t|te|en|ern|eln)$/

/** Whether a word in lower case may be a finite verb. Only asked at the place of a verb. */
export function isFinite(word: string | undefined): boolean {
  if (word === undefined || word !== word.toLowerCase() || notVerbs.test(word) || isPreposition(word))
    return false
  return irregular.test(word) || /(?:e|t|en|ern|eln)$/.test(word)
}

const prepositions =
  /^(?:am|im|um|in|an|auf|aus|bei|beim|mit|nach|von|vom|vor|zu|zum|zur|für|gegen|seit|bis|unter|über|hinter|neben|ohne|ab)$/
export const isPreposition = (word: string | undefined) => prepositions.test(word ?? '')

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
  // "Freut mich"
  const isImpersonal = isFinite(lower) && /^(?:mich|mir|uns)$/.test(second)
  return small.has(lower) || isVerb || isShe || isImpersonal ? [lower, ...words.slice(1)] : words
}

/** The parts of a main clause whose verb stands in second place. */
export interface Clause {
  /** What stands before the verb. */
  readonly front: Words
  readonly kind: 'subject' | 'adverbial' | 'that' | 'question'
  readonly verb: string
  readonly rest: Words
}

export function clauseOf(words: Words): Clause | null {
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
export const isNoun = (word = '') => /^\p{Lu}/u.test(word) && !/^(?:Sie|Ihnen|Ihre?[mnrs]?)$/.test(word)

/** Number of unstressed pronouns at the beginning of the words. */
export function pronounsAt(words: Words): number {
  const end = words.findIndex((word, at) => !objectPronoun.test(word) && !isThat(words, at))
  return end < 0 ? words.length : end
}

/** Whether "das" stands alone: not "das Haus", "das rote". */
export function isThat(words: Words, at: number): boolean {
  const next = words[at + 1]
  if (words[at] !== 'das') return false
  if (next === undefined || /^(?:nicht|auch|leider|gern|noch|schon)$/.test(next)) return true
  return at + 2 === words.length && next === next.toLowerCase() && !/e[rs]?$/.test(next)
}
