import { fold } from './fold.ts'
import type { Features } from './forms/entry.ts'
import type { Paradigm } from './forms/paradigm.ts'
import { isInClause, type Word } from './gloss-words.ts'

/** The parts of a German verb of several words. */
export interface GermanVerb {
  readonly paradigm: Paradigm
  readonly features: Features
  /** The other words of the entry, folded: "auto" of "Auto fahren". */
  readonly apart: readonly string[]
  readonly isNoun: boolean
  readonly isReflexive: boolean
  /** "zu" of "zu holen". */
  readonly foreword?: string
}

/** Whether the word at a position may be a finite verb. */
export type IsFinite = (at: number) => boolean

/**
 * After these words, a word that looks like a preposition can be a separable prefix: "Ich stehe auf und …", "Kommst du
 * mit nach …".
 */
const afterPrefix = new Set(
  [
    'und oder aber denn sondern als wie bis damit dass weil wenn ob ab an am ans auf aus bei beim bis durch fuer gegen',
    'hinter im in ins mit nach neben ohne seit trotz ueber um unter vom von vor waehrend wegen zu zum zur zwischen',
  ].flatMap((line) => line.split(' ')),
)
const preposition =
  /^(?:ab|am?|ans?|auf|aus|beim?|durch|fuer|gegen|hinter|ins?|im|mit|nach|neben|ohne|seit|ueber|um|unter|vo[mnr]|wegen|zu[mr]?|zwischen)$/
const determiner =
  /^(?:d(?:er|ie|as|en|em|es)|(?:dies|jed|jen|welch|mein|dein|sein|ihr|unser|eur)(?:e[mnrs]?)?|ein(?:e[mnrs]?)?)$/

/** Whether the word at a position is an article or another determiner: "der", "diesen", "meiner". */
export function isDeterminer(words: readonly Word[], at: number): boolean {
  return determiner.test(words[at]?.folded ?? '')
}

/** Whether the word at a position looks like a preposition. */
export function isPreposition(words: readonly Word[], at: number): boolean {
  return preposition.test(words[at]?.folded ?? '')
}

/** Positions of the words that form a verb; the pronoun of a reflexive verb is last. */
export interface GermanParts {
  readonly places: readonly number[]
  readonly hasPronoun: boolean
}

/** The words that form a verb with the word at a position, including it; `null` if some are missing. */
export function germanParts(
  words: readonly Word[],
  at: number,
  verb: GermanVerb,
  isFinite: IsFinite,
): GermanParts | null {
  const { paradigm, features, apart } = verb
  const parts = [at]
  if (verb.foreword !== undefined) {
    if (words[at - 1]?.folded !== verb.foreword || !isInClause(words, at - 1, at)) return null
    parts.unshift(at - 1)
  }
  if (paradigm.prefix !== undefined) {
    const prefix = prefixAfter(words, at, fold(paradigm.prefix), isFinite)
    if (prefix === null) return null
    parts.push(prefix)
  }
  if (apart.length > 0) {
    // "zum Spielen" has a noun.
    const { text = '', startsSentence = true } = words[at] ?? {}
    if (!startsSentence && /^\p{Lu}\p{Ll}/u.test(text)) return null
    const isPersonal = features.some((feature) => /^[123]/.test(feature))
    const places = isPersonal
      ? placesBesideFinite(words, at, verb)
      : placesBefore(words, parts[0] ?? at, verb)
    if (places === null) return null
    parts.push(...places)
  }
  const pronoun = verb.isReflexive ? reflexivePronoun(words, at, features) : null
  return { places: pronoun === null ? parts : [...parts, pronoun], hasPronoun: pronoun !== null }
}

/**
 * Finds a separable prefix at the end of its clause. After a relative clause, brackets or an enumeration, it may be at
 * the end of a clause without its own verb: "Reichen Sie die Unterlagen, die noch fehlen, ein".
 */
function prefixAfter(words: readonly Word[], at: number, prefix: string, isFinite: IsFinite): number | null {
  for (let place = at + 1; place < words.length && words[place]?.startsSentence === false; place += 1) {
    if (words[place]?.folded !== prefix || !isAtEnd(words, place)) continue
    if (isInClause(words, place, at)) return place
    if (isInClause(words, place + 1, place) || endsSubordinateClause(words, at)) continue
    let start = place - 1
    while (isInClause(words, start, place) && !isFinite(start)) start -= 1
    if (!isInClause(words, start, place)) return place
  }
  return null
}

const subordinating =
  /^(?:als|bevor|bis|da|denen|damit|dass|d(?:er|ie|as|en|em)|dessen|deren|falls|indem|nachdem|ob|obwohl|seit|seitdem|sobald|sodass|solange|waehrend|weil|welche[mnrs]?|wenn|wer|was|wie|wo|woher|wohin|warum|wann)$/

/** "…, wenn ich Zeit habe": here the prefix is before its verb. */
function endsSubordinateClause(words: readonly Word[], at: number): boolean {
  if (isInClause(words, at + 1, at)) return false
  let first = at
  while (isInClause(words, first - 1, at)) first -= 1
  const { folded = '', startsSentence = true } = words[first] ?? {}
  const opening = preposition.test(folded) ? (words[first + 1]?.folded ?? '') : folded
  return !startsSentence && (subordinating.test(folded) || subordinating.test(opening))
}

function isAtEnd(words: readonly Word[], place: number): boolean {
  return !isInClause(words, place + 1, place) || afterPrefix.has(words[place + 1]?.folded ?? '')
}

/**
 * The words of an entry starting at a position, with at most two other words between them: "lernt eine neue Sprache".
 */
function placesFrom(words: readonly Word[], start: number, { apart, isNoun }: GermanVerb): number[] | null {
  const places: number[] = []
  for (const part of apart) {
    const from = places.length === 0 ? start : (places.at(-1) ?? start) + 1
    const to = places.length === 0 ? start : from + 2
    let place = from
    while (place <= to && words[place]?.folded !== part) place += 1
    if (place > to || !isInClause(words, place, start)) return null
    places.push(place)
  }
  const last = words[places.at(-1) ?? start]
  return isNoun && !/^\p{Lu}/u.test(last?.text ?? '') ? null : places
}

/** "Ich fahre gern Auto", "weil ich Auto fahre", "Angst habe ich nicht"; not "Der Hunger hat …" nor "mit dem Auto". */
function placesBesideFinite(words: readonly Word[], at: number, verb: GermanVerb): number[] | null {
  const first = at - verb.apart.length
  const previous = placesFrom(words, first, verb)
  if (previous && isInClause(words, first, at) && previous.at(-1) === at - 1) {
    // "Von heute an ist das Amt zu" is not "an sein".
    const isInside = isInClause(words, first - 1, at) && !isAtEnd(words, at)
    if (verb.isNoun || !isInside) return determiner.test(words[first - 1]?.folded ?? '') ? null : previous
  }
  for (let start = at + 1; isInClause(words, start, at); start += 1) {
    const places = placesFrom(words, start, verb)
    if (!places || isAfterPreposition(words, start)) continue
    const end = places.at(-1) ?? start
    if (!verb.isNoun && !isAtEnd(words, end)) continue
    return isAuxiliary(words, at, end) ? null : places
  }
  return null
}

function isAfterPreposition(words: readonly Word[], start: number): boolean {
  const [second, first] = [words[start - 2], words[start - 1]]
  if (preposition.test(first?.folded ?? '')) return true
  return determiner.test(first?.folded ?? '') && preposition.test(second?.folded ?? '')
}

const auxiliary = /^(?:hab|hat|haet|hast|war|waer|wurd|wuerd|wird|werd|bin|bist|ist|sind|seid)/
const participle =
  /^(?:(?:ab|an|auf|aus|bei|ein|fest|her|hin|los|mit|nach|vor|weg|zu|zurueck|zusammen)?ge.{2,}|(?:be|emp|ent|er|ver|zer|miss|ueber|unter).{2,})(?:t|en)$|iert$/

/** Not "Ich habe Zeit", but "Ich habe viel Zeit verloren". */
function isAuxiliary(words: readonly Word[], at: number, end: number): boolean {
  if (!auxiliary.test(words[at]?.folded ?? '')) return false
  const last = words.findLastIndex((_, place) => isInClause(words, place, at))
  return last > end && participle.test(words[last]?.folded ?? '') && /^\p{Ll}/u.test(words[last]?.text ?? '')
}

/** "gern Auto gefahren", "keine Angst zu haben", "Angst vor Hunden haben". */
function placesBefore(words: readonly Word[], at: number, verb: GermanVerb): number[] | null {
  for (let start = at - verb.apart.length; isInClause(words, start, at); start -= 1) {
    const places = placesFrom(words, start, verb)
    // An adjective or adverb is directly before its verb.
    if (!verb.isNoun) return places?.at(-1) === at - 1 ? places : null
    if (places && (places.at(-1) ?? at) < at && !isAfterPreposition(words, start)) return places
  }
  return null
}

const modal = /^(?:muss|muess|soll|kann|koenn|konnt|darf|duerf|durft|will|woll|moecht|wird|werd|wuerd)/

/** "Die Tür muss heute zu sein", where "zu" marks no infinitive; not "Er kann aufhören traurig zu sein". */
export function isOnlyInfinitive(words: readonly Word[], at: number): boolean {
  const before = words.slice(0, at).filter((_, place) => isInClause(words, place, at))
  const start = before.findIndex(({ folded }) => modal.test(folded))
  return start >= 0 && !before.slice(start + 1).some(({ text }) => /^\p{Ll}.+[elr]n$/u.test(text))
}

/** Reflexive pronouns by person of the subject. */
const pronouns: Readonly<Record<string, readonly string[]>> = {
  '1s': ['mich', 'mir'],
  '2s': ['dich', 'dir'],
  '3s': ['sich'],
  '1p': ['uns'],
  '2p': ['euch'],
  '3p': ['sich'],
}
/** If the verb form has no person, the text must contain the subject: "Ich möchte mich waschen". */
const subjects: Readonly<Record<string, readonly string[]>> = {
  ich: ['mich', 'mir'],
  du: ['dich', 'dir'],
  wir: ['uns'],
  ihr: ['euch'],
}

function reflexivePronoun(words: readonly Word[], at: number, features: Features): number | null {
  const person = features.find((feature) => feature in pronouns)
  const hasI = words.some(({ folded }) => folded === 'ich')
  // "Erinnere mich" is not "ich erinnere mich", and "ich stelle dir … vor" is not an imperative.
  if ((person === '1s' && !hasI) || (person === '2s' && hasI)) return null
  const fitting = new Set(person ? pronouns[person] : ['sich'])
  if (!person) {
    for (const { folded } of words) for (const pronoun of subjects[folded] ?? []) fitting.add(pronoun)
  }
  const place = words.findIndex((word, place) => isInClause(words, place, at) && fitting.has(word.folded))
  return place < 0 ? null : place
}

/** The finite verb of a perfect: "habe … gekauft", "war … gegangen". */
export interface Auxiliary {
  readonly place: number
  /** Features of auxiliary and participle combined; several if the form fits several persons. */
  readonly features: readonly Features[]
}

const persons = {
  habe: '1s',
  hast: '2s',
  hat: '3s',
  haben: '1p 3p',
  habt: '2p',
  hatte: '1s 3s',
  hattest: '2s',
  hatten: '1p 3p',
  hattet: '2p',
  bin: '1s',
  bist: '2s',
  ist: '3s',
  sind: '1p 3p',
  seid: '2p',
  war: '1s 3s',
  warst: '2s',
  waren: '1p 3p',
  wart: '2p',
}
const auxiliaries = new Map(
  Object.entries(persons).map(([form, list]) => [
    form,
    list
      .split(' ')
      .map((person) => [person, /^(?:hatt|wa)/.test(form) ? 'pluperfect' : 'perfect'] as unknown as Features),
  ]),
)

/** Verbs of movement and change with any separable prefix; excludes "bekommen" and "erfahren". */
const takesBeing =
  /^(?!be|er(?!scheinen)|ge(?!hen|schehen)|ver(?!schwinden|gehen)).*(?:aufstehen|aufwachen|bleiben|einschlafen|entstehen|erscheinen|fahren|fallen|fliegen|folgen|gehen|geschehen|kommen|laufen|passieren|reisen|rennen|schwimmen|sein|springen|steigen|sterben|verschwinden|wachsen|wandern|werden)$/

/** The auxiliary in the same clause as a final participle: "habe ich gekauft", "dass du gekommen bist". */
export function auxiliaryOf(words: readonly Word[], at: number, infinitive: string): Auxiliary | null {
  for (const [place, { folded }] of words.entries()) {
    if (place === at || !isInClause(words, place, at)) continue
    if (folded.startsWith('h') === takesBeing.test(infinitive)) continue
    const features = auxiliaries.get(folded)
    const isEnd = place === at + 1 ? isAtEnd(words, place) : place < at && isAtEnd(words, at)
    if (features && isEnd) return { place, features }
  }
  return null
}
