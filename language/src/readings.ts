import type { Language } from './language.ts'
import { fold } from './fold.ts'
import { endingsOf, type FormIndex, type Match, matchesOf, type User } from './form-index.ts'
import type { Feature, Features, Inflected } from './forms/entry.ts'
import { forewordOf } from './forms/forms.ts'
import { isBeforeNoun } from './german-context.ts'
import { auxiliaryOf, germanParts, isDeterminer, isOnlyInfinitive, type IsFinite } from './gloss-german.ts'
import { persianParts, type TextContext } from './gloss-persian.ts'
import { isInClause, type Word } from './gloss-words.ts'
import { isPossessor } from './persian-context.ts'
import { hasNegation, isNegation, isNegationAt } from './negation.ts'

/** A reading of one word of a text, or of several: a form of an entry. */
export interface Reading<Entry> {
  readonly entry: Entry
  readonly features: Features
  /** The form as written in the lexicon. */
  readonly form: string
  /** Position of the entry in the index. */
  readonly order: number
  /** Whether the words may only seem to belong together. */
  readonly isDoubtful?: boolean
  /** Whether a required word is missing: the pronoun of a reflexive verb, "ich" with a first person. */
  readonly isIncomplete?: boolean
  /** Whether a neighbouring word makes it likely: "ich" before a first person, a noun after an article. */
  readonly isLikely?: boolean
}

/** Readings by the positions of their words. */
export interface Readings<Entry> {
  readonly get: (parts: readonly number[]) => readonly Reading<Entry>[]
  /** Readings of more than one word. */
  readonly groups: () => { parts: readonly number[]; readings: readonly Reading<Entry>[] }[]
}

/** All readings of the words of a text, alone or in groups. */
export function readingsOf<Entry extends Inflected>(
  index: FormIndex<Entry>,
  words: readonly Word[],
): Readings<Entry> {
  const found = new Map<string, { parts: readonly number[]; readings: Reading<Entry>[] }>()
  const readingsAt = (parts: readonly number[]) => {
    const sorted = parts.toSorted((a, b) => a - b)
    const key = sorted.join(' ')
    let group = found.get(key)
    if (!group) {
      group = { parts: sorted, readings: [] }
      found.set(key, group)
    }
    return group.readings
  }
  const later: (() => void)[] = []
  const add: Add<Entry> = (parts, reading, alternative) => {
    const readings = readingsAt(parts)
    readings.push(reading)
    if (alternative)
      later.push(() => {
        const others = readingsAt(alternative)
        // "Das Amt ist zu": not "to" nor "too", but "closed", as in "zu sein".
        const same = others.filter(({ entry }) => `${entry.farsi} بودن` === reading.entry.farsi)
        const possible = same.length > 0 ? same : others
        readings.push(...possible.filter((found) => !readings.includes(found)))
      })
  }
  const matches = words.map(({ kind, folded }) => (kind === 'word' ? [...matchesOf(index, folded)] : []))
  const context = contextOf(words, matches)
  const isFinite = (at: number) =>
    /^(?!bitte$)\p{Ll}/u.test(words[at]?.text ?? '') && (matches[at]?.some(isFiniteVerb) ?? false)
  for (const [at, rules] of matches.entries()) {
    for (const match of rules) {
      if (match.rule.last !== '') addSequence(index.language, words, matches, at, match, add)
      else if (index.language === 'de') addGerman(words, at, match, isFinite, add)
      else addPersian(words, at, match, context, add)
    }
  }
  if (index.language === 'fa') for (const at of words.keys()) addJoined(index, words, at, add)
  for (const addAlternatives of later) addAlternatives()
  return {
    get: (parts) => found.get(parts.join(' '))?.readings ?? [],
    groups: () => [...found.values()].filter(({ parts }) => parts.length > 1),
  }
}

/** سیب زمینی, typed with a space instead of the half-space: neither "apple" nor "earth". */
function addJoined<Entry extends Inflected>(
  index: FormIndex<Entry>,
  words: readonly Word[],
  at: number,
  add: Add<Entry>,
): void {
  const [first, second] = [words[at], words[at + 1]]
  if (first?.kind !== 'word' || second?.kind !== 'word' || !isInClause(words, at + 1, at)) return
  for (const { rule, endings } of matchesOf(index, first.folded + second.folded)) {
    const { stem } = rule.paradigm
    const isSplit = [...stem.matchAll(/\u200C/gu)].some(
      ({ index: place }) => fold(stem.slice(0, place)) === first.folded,
    )
    if (rule.last !== '' || !isSplit) continue
    for (const { entry, apart, order } of rule.users) {
      if (entry.type === 'verb' || apart.length > 0) continue
      for (const [ending, features] of endings)
        add([at, at + 1], { entry, features, form: stem + ending, order })
    }
  }
}

/** @param alternative positions whose readings are also possible: "sehen" for "sehe mich". */
type Add<Entry> = (parts: readonly number[], reading: Reading<Entry>, alternative?: readonly number[]) => void

function contextOf<Entry extends Inflected>(
  words: readonly Word[],
  matches: readonly (readonly Match<Entry>[])[],
): TextContext {
  const someEntry = (at: number, isSo: (user: User<Entry>) => boolean) =>
    matches[at]?.some(({ rule }) => rule.last === '' && rule.users.some(isSo)) ?? false
  return {
    isUnexplained: (at) => !someEntry(at, ({ apart }) => apart.length === 0),
    isAttribute: (at) => someEntry(at, ({ entry }) => /^(?:adjective|pronoun)$/.test(entry.type)),
    isHeadword: (at) =>
      someEntry(at, ({ entry, apart }) => apart.length === 0 && fold(entry.farsi) === words[at]?.folded),
    isAdjective: (at) => someEntry(at, ({ entry }) => entry.type === 'adjective'),
  }
}

/** A stem of several consecutive words: "guten Tag", کلاه ایمنی. */
function addSequence<Entry extends Inflected>(
  language: Language,
  words: readonly Word[],
  matches: readonly (readonly Match<Entry>[])[],
  at: number,
  { rule: { paradigm, inner, last, users } }: Match<Entry>,
  add: Add<Entry>,
): void {
  if (!inner.every((folded, offset) => words[at + 1 + offset]?.folded === folded)) return
  const end = at + inner.length + 1
  const word = words[end]
  if (!word?.folded.startsWith(last)) return
  const parts = Array.from({ length: end - at + 1 }, (_, offset) => at + offset)
  // "Das ist nicht gut. Nur …" is not "nicht nur"; only a few phrases contain punctuation.
  if (!isInClause(words, end, at) && !/\p{P}./u.test(paradigm.stem)) return
  // "Das ist nicht wahr!" is not "…, nicht wahr?": such phrases form a clause of their own.
  if (/[?!؟]$/u.test(paradigm.stem) && (isInClause(words, at - 1, at) || isInClause(words, end + 1, end)))
    return
  // "شماره‌ی من را" means my number, not me.
  const isObject = language === 'fa' && inner.length === 0 && paradigm.stem.endsWith(' را')
  const isNoun = (place: number) => {
    const types = (matches[place] ?? []).flatMap(({ rule, endings }) =>
      rule.last === '' && endings.some(([, features]) => features.length === 0)
        ? rule.users.map(({ entry }) => entry.type)
        : [],
    )
    return types.length > 0 && types.every((type) => type === 'noun')
  }
  if (isObject && isPossessor(words, at, isNoun)) return
  if (language === 'de' && hasOtherCapitals(words, parts, paradigm.stem)) return
  const isNegated = parts.some((part) => isNegationAt(language, words, part))
  const areExplained = parts.every((part) => matches[part]?.some(({ rule }) => rule.last === ''))
  for (const [ending, features] of endingsOf(paradigm, word.folded.slice(last.length)) ?? []) {
    for (const { entry, order } of users) {
      // "noch nicht" is not just هنوز, so gloss it word by word. Whole sentences are negated in both languages.
      const negates = language === 'de' ? hasNegation('fa', entry.farsi) : hasNegation('de', entry.german)
      const isSentence = entry.type === 'phrase' || entry.type === 'greeting'
      if (!isNegated || negates || isSentence || !areExplained)
        add(parts, { entry, features, form: paradigm.stem + ending, order })
    }
  }
}

/** "ein Paar" is not "ein paar", and "Wo wohnen sie?" not "Wo wohnen Sie?". */
function hasOtherCapitals(words: readonly Word[], parts: readonly number[], stem: string): boolean {
  const written = stem.split(' ')
  return parts.some((part, offset) => {
    const { text = '', startsSentence = false } = words[part] ?? {}
    const word = written[offset] ?? ''
    if (/^(?:Sie|Ihnen|Ihre?[mnrs]?)\b/.test(word)) return !/^\p{Lu}/u.test(text)
    return /^\p{Lu}\p{Ll}/u.test(text) && !startsSentence && /^\p{Ll}/u.test(word)
  })
}

function isFiniteVerb<Entry extends Inflected>({ rule, endings }: Match<Entry>): boolean {
  return (
    rule.users.some(({ entry }) => entry.type === 'verb') &&
    endings.some(([, features]) => features.some((feature) => /^[123]/.test(feature)))
  )
}

function addGerman<Entry extends Inflected>(
  words: readonly Word[],
  at: number,
  { rule: { paradigm, users }, endings }: Match<Entry>,
  isFinite: IsFinite,
  add: Add<Entry>,
): void {
  for (const { entry, apart, order } of users) {
    if (entry.type === 'verb' && isTurned(words, at, entry)) continue
    const isReflexive = entry.type === 'verb' && entry.german.startsWith('sich ')
    const isBeing = apart.length === 1 && entry.german.endsWith(' sein')
    const isNoun = apart.length > 0 && /(?:^| )\p{Lu}\S* \S+$/u.test(entry.german)
    for (const [ending, features] of endings) {
      const form = paradigm.stem + ending
      const addForm = (features: Features, foreword?: string, auxiliary?: number) => {
        const verb = {
          paradigm,
          features: auxiliary === undefined ? features : participle,
          apart,
          isNoun,
          isReflexive,
          ...(foreword !== undefined && { foreword }),
        }
        const parts = germanParts(words, at, verb, isFinite)
        if (!parts) return
        const hasPronoun = isReflexive && parts.hasPronoun
        const isIncomplete = isReflexive ? !hasPronoun : lacksSubject(words, features)
        const isLikely = hasSubject(words, at, entry.type, features) || hasNoun(words, at, entry)
        const reading = { entry, features, form, order, isIncomplete, isLikely }
        const places = auxiliary === undefined ? parts.places : [auxiliary, ...parts.places]
        if (hasPronoun) add(places, reading, places.slice(0, -1))
        else add(places, reading, isBeing ? parts.places.slice(1) : undefined)
      }
      addForm(features)
      const isParticiple = entry.type === 'verb' && features.join() === participle.join()
      const auxiliary = isParticiple ? auxiliaryOf(words, at, entry.german) : null
      for (const compound of auxiliary?.features ?? []) addForm(compound, undefined, auxiliary?.place)
      const foreword = forewordOf(entry.type, features, form)
      if (foreword) addForm(foreword.features, foreword.foreword)
    }
  }
}

const participle: Features = ['participle']

const subjects: Readonly<Partial<Record<Feature, string>>> = {
  '1s': 'ich',
  '2s': 'du',
  '1p': 'wir',
  '2p': 'ihr',
}

/** "Ich heiße" has nothing to do with "heiß". */
function hasSubject(words: readonly Word[], at: number, type: string, [person]: Features): boolean {
  const subject = type === 'verb' && person ? subjects[person] : undefined
  return words.some(({ folded }, place) => folded === subject && isInClause(words, place, at))
}

/**
 * "Das Haus", "das große Haus", "meinen Mann", "meiner lieben Frau"; not "das ist" nor "Meinen Sie …?". "Hier sein"
 * contains the verb, but in "Die Tür muss zu sein", "zu" means closed.
 */
function hasNoun(words: readonly Word[], at: number, { german, type }: Inflected): boolean {
  if (type === 'verb' && german === 'sein') {
    const isClosed = words[at - 1]?.folded === 'zu' && isOnlyInfinitive(words, at)
    return words[at]?.folded === 'sein' && !isBeforeNoun(words, at) && !isClosed
  }
  if (type === 'pronoun' && /^(?:mein|dein|sein|unser|euer)$/.test(german)) return isBeforeNoun(words, at)
  if (type === 'adjective') {
    // "Liebe Kunden"
    const isAttribute = isInClause(words, at - 1, at)
      ? isDeterminer(words, at - 1)
      : words[at]?.startsSentence
    return isAttribute === true && isBeforeNoun(words, at)
  }
  if (type !== 'word' || !/^(?:der|die|das)$/.test(german)) return false
  return [at + 1, at + 2].some(
    (place) => isInClause(words, place, at) && /^\p{Lu}\p{Ll}/u.test(words[place]?.text ?? ''),
  )
}

/**
 * Without "ich" in the text, "Erinnere mich" is an imperative. A single word has no context, so its subject is not
 * missing.
 */
function lacksSubject(words: readonly Word[], [person, tense]: Features): boolean {
  const subject = person && tense !== 'imperative' ? subjects[person] : undefined
  return subject !== undefined && words.length > 1 && !words.some(({ folded }) => folded === subject)
}

/** An entry that is negated in Persian only (نباید for "nicht dürfen") fits only if the sentence is negated. */
function isTurned(words: readonly Word[], at: number, { farsi, german }: Inflected): boolean {
  if (fold(farsi) !== 'نباید' || hasNegation('de', german)) return false
  return !words.some(({ folded }, place) => isInClause(words, place, at) && isNegation('de', folded))
}

function addPersian<Entry extends Inflected>(
  words: readonly Word[],
  at: number,
  { rule: { paradigm, users }, endings }: Match<Entry>,
  context: TextContext,
  add: Add<Entry>,
): void {
  for (const { entry, apart, order } of users) {
    for (const [ending, features] of endings) {
      const form = paradigm.stem + ending
      if (entry.type !== 'verb') {
        add([at], { entry, features, form, order })
        continue
      }
      const infinitive = entry.farsi
      const verb = persianParts(words, at, { infinitive, features, apart }, context)
      if (!verb) continue
      const isBeing = apart.length === 1 && infinitive.endsWith('بودن')
      const reading = { entry, features: verb.features, form, order, isDoubtful: verb.hasObject ?? false }
      add(verb.parts, reading, isBeing ? verb.parts.slice(0, 1) : undefined)
    }
  }
}
