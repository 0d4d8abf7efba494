import type { Features } from '@pol/language/forms/entry'
import type { formsOf } from '@pol/language/forms/forms'
import { fold } from '@pol/language/fold'
import type { Gap } from '@pol/language/gaps/gap'
import type { Language } from '@pol/language/language'
import type { Card, CardId, TaskKind } from '../values.ts'
import { choicesFor, iconOf } from './choices.ts'
import {
  asksForms,
  entriesOf,
  germanOf,
  type Item,
  meaningOfEntry,
  type Place,
  places,
  targetOf,
  type Word,
} from '../item.ts'
import type { Meanings } from '../meanings.ts'
import { randomOf, shuffled } from '../random.ts'
import { strengths } from '../strengths.ts'

export const articles = ['der', 'die', 'das'] as const

/** A question with the information needed to grade its answer. */
export type Task =
  | {
      readonly kind: 'choose' | 'listen' | 'picture'
      readonly choices: readonly Item[]
      readonly right: number
      /** Position in a word of the letter to read. */
      readonly place?: Place
    }
  | { readonly kind: 'article'; readonly choices: readonly string[]; readonly right: number }
  | {
      readonly kind: 'order'
      /** In display order. */
      readonly parts: readonly string[]
      readonly answer: string
    }
  | ({ readonly kind: 'write' } & Typed)
  | ({ readonly kind: 'form'; readonly features: Features } & Typed)
  | {
      /** A form in its sentence. The answer is stored with the kind 'form'. */
      readonly kind: 'gap'
      readonly gap: Gap
      readonly choices: readonly string[]
      readonly right: number
    }
  | { readonly kind: 'uncover' }

/** The kind that is stored with an answer to the task. */
export function kindOfAnswer({ kind }: Task): TaskKind {
  return kind === 'gap' ? 'form' : kind
}

interface Typed {
  /** The right answer that is displayed. */
  readonly answer: string
  /** All accepted answers. */
  readonly accepted: readonly string[]
  /**
   * Whether a folded text is a different word or form, and therefore not a typo, even with one letter of difference.
   */
  isOther(folded: string): boolean
}

export interface TaskOptions {
  /** Whether audio is available; often not without a network. */
  readonly canHear: boolean
  /** Preferred kinds of the round, such as of 'Mit Bildern üben'. Other kinds are used if none of them fits. */
  readonly wanted?: readonly TaskKind[]
  /** Sentences with a blank for a form of the item. A round of a unit asks one of them. */
  readonly gaps?: readonly Gap[]
  /** Generates the forms of a verb. Without it, verbs are asked by writing. */
  readonly formsOf?: FormsOf | undefined
}

/** From `language/forms`, a large script that is only loaded for rounds that ask for forms. */
export type FormsOf = typeof formsOf

/** Kinds suitable for the strength of a card. Each answer moves on to the next kind. */
export function kindsFor(
  { skill, language }: CardId,
  stability: number,
  item: Item,
  { canHear, wanted = [], formsOf }: TaskOptions,
): readonly TaskKind[] {
  if (skill === 'produce')
    return stability < strengths.firm ? earlyProduction(item, language, formsOf) : ['write']
  const recognition: TaskKind[] = ['choose']
  if (canHear) recognition.push('listen')
  if (iconOf(item, language) !== undefined) recognition.push('picture')
  const those = recognition.filter((kind) => wanted.includes(kind))
  if (those.length > 0) return those
  if (stability >= strengths.strong) return ['uncover']
  // No pictures once stability reaches `settling`.
  return stability < strengths.settling ? recognition : recognition.filter((kind) => kind !== 'picture')
}

function earlyProduction(item: Item, language: Language, formsOf: FormsOf | undefined): readonly TaskKind[] {
  if (item.kind === 'line' && partsOf(targetOf(item, language)).length > 2) return ['order']
  if (item.kind !== 'word') return ['write']
  // The plural article is always "die".
  if (language === 'de' && item.article !== '' && item.number !== 'plural') return ['article']
  return asksForms(item) && formsOf && askedForms(item, language, formsOf).length > 0 ? ['form'] : ['write']
}

/**
 * The next question about a card. Deterministic for a card and its strength, so that a reload does not change it. Falls
 * back to uncovering the answer if there are too few words for options.
 */
export function taskOf(
  name: CardId,
  card: Card | null,
  item: Item,
  meanings: Meanings,
  options: TaskOptions,
): Task {
  const reps = card?.reps ?? 0
  const random = randomOf(`${name.language} ${name.item} ${name.skill} ${reps}`)
  const gaps = name.skill === 'produce' ? options.gaps : undefined
  const gap = gaps?.[reps % gaps.length]
  if (gap) {
    const choices = shuffled([gap.answer, ...gap.wrongForms], random)
    return { kind: 'gap', gap, choices, right: choices.indexOf(gap.answer) }
  }
  const kinds = kindsFor(name, card?.stability ?? 0, item, options)
  const kind = kinds[reps % kinds.length] ?? 'uncover'
  const { language } = name
  switch (kind) {
    case 'choose':
    case 'listen':
    case 'picture': {
      const shown = kind === 'picture' ? 'picture' : 'text'
      const choices = choicesFor(item, language, meanings, random, shown)
      if (choices.length < 2) return { kind: 'uncover' }
      const right = choices.indexOf(item)
      if (item.kind !== 'letter' || kind !== 'choose') return { kind, choices, right }
      const place = places[Math.floor(reps / kinds.length) % places.length] ?? 'alone'
      return { kind, choices, right, place }
    }
    case 'article': {
      const article = item.kind === 'word' ? item.article : ''
      return { kind, choices: articles, right: articles.findIndex((choice) => choice === article) }
    }
    case 'order': {
      const answer = targetOf(item, language)
      return { kind, parts: mixedParts(answer, randomOf(item.id)), answer }
    }
    case 'form': {
      const { formsOf } = options
      const forms = asksForms(item) && formsOf ? askedForms(item, language, formsOf) : []
      const form = forms[reps % forms.length]
      return form ? { kind, ...form } : writing(item, language, meanings)
    }
    case 'write':
      return writing(item, language, meanings)
    case 'uncover':
      return { kind }
  }
}

/** Tenses in order of usefulness: the most frequent first, then the past. */
const asked: Readonly<Record<Language, readonly Features[]>> = {
  de: [['3s', 'present'], ['1s', 'present'], ['2s', 'present'], ['participle'], ['3s', 'preterite']],
  fa: [
    ['1s', 'present'],
    ['3s', 'present'],
    ['2s', 'present'],
    ['1s', 'past'],
    ['2s', 'imperative'],
  ],
}

const reflexive: Readonly<Record<string, string>> = { '1s': 'mich', '2s': 'dich', '3s': 'sich' }
/** Accepted pronouns that are not asked for. */
const pronouns: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  de: { '1s': ['ich'], '2s': ['du'], '3s': ['er', 'sie', 'es'] },
  fa: { '1s': ['من'], '2s': ['تو'], '3s': ['او'] },
}

interface AskedForm extends Typed {
  readonly features: Features
}

const formsByWord: Readonly<Record<Language, WeakMap<Word, readonly AskedForm[]>>> = {
  de: new WeakMap(),
  fa: new WeakMap(),
}

/** The forms of a verb that are asked for. Spoken forms are accepted, too. */
function askedForms(word: Word, language: Language, formsOf: FormsOf): readonly AskedForm[] {
  const known = formsByWord[language].get(word)
  if (known) return known
  const forms = formsOf(language, word)
  const all = new Set(forms.map(({ text }) => fold(text)))
  const made = asked[language].flatMap((features): AskedForm[] => {
    const fitting = forms.filter((form) => isForm(form.features, features))
    const answer = fitting[0]?.text
    if (answer === undefined) return []
    // "anrufe" is only correct at the end of a clause: "…, wenn ich anrufe".
    const alone = fitting.filter(({ text }) => answer.includes(' ') === text.includes(' '))
    const texts = alone.map(({ text }) => text)
    const [person = ''] = features
    const pronoun = reflexive[person]
    if (language === 'de' && word.german.startsWith('sich ') && pronoun)
      texts.push(...texts.map((text) => text.replace(/(?= |$)/, ` ${pronoun}`)))
    const withPronouns = texts.flatMap((text) =>
      (pronouns[language][person] ?? []).map((pronoun) => `${pronoun} ${text}`),
    )
    const accepted = [...new Set([...texts, ...withPronouns])]
    return [{ features, answer, accepted, isOther: (folded) => all.has(folded) }]
  })
  formsByWord[language].set(word, made)
  return made
}

function isForm(features: Features, wanted: Features): boolean {
  const written = features.filter((feature) => feature !== 'spoken')
  return written.length === wanted.length && wanted.every((feature) => features.includes(feature))
}

/**
 * Task with all texts accepted for an item: its word, its spoken form, and words with the same meaning and hint as one of
 * its entries.
 */
function writing(item: Item, language: Language, meanings: Meanings): Task {
  const { byQuestion, texts } = writtenIn(meanings, language)
  const entries = entriesOf(item, language)
  const same = entries.flatMap((entry) => byQuestion.get(questionOf(entry, language)) ?? [])
  const accepted = new Set([...entries, ...same].flatMap((synonym) => writtenForms(synonym, language)))
  return {
    kind: 'write',
    answer: targetOf(item, language),
    accepted: [...accepted],
    isOther: (folded) => texts.has(folded),
  }
}

interface Written {
  readonly byQuestion: ReadonlyMap<string, readonly Item[]>
  /** All accepted texts, folded. */
  readonly texts: ReadonlySet<string>
}

const written: Readonly<Record<Language, WeakMap<Meanings, Written>>> = {
  de: new WeakMap(),
  fa: new WeakMap(),
}

/** The prompts and accepted texts of all items; cached. */
function writtenIn(meanings: Meanings, language: Language): Written {
  let known = written[language].get(meanings)
  if (!known) {
    const { items } = meanings
    known = {
      byQuestion: Map.groupBy(items, (item) => questionOf(item, language)),
      texts: new Set(items.flatMap((item) => writtenForms(item, language)).map((text) => fold(text))),
    }
    written[language].set(meanings, known)
  }
  return known
}

/** The prompt for producing an entry: everything that the learner sees of it. */
function questionOf(item: Item, language: Language): string {
  const sense = item.kind === 'word' ? (language === 'fa' ? item.sense_german : item.sense_farsi) : ''
  return [item.kind, fold(meaningOfEntry(item, language)), fold(sense)].join('|')
}

/**
 * German nouns are also accepted without their article, but not with a wrong one. Names of towns and countries that
 * have no article are also accepted with the article of their gender.
 */
function writtenForms(item: Item, language: Language): string[] {
  if (language === 'de') {
    const isName = item.kind === 'word' && item.type === 'noun' && item.article === ''
    return isName ? [item.german, `das ${item.german}`] : [germanOf(item), item.german]
  }
  return item.kind === 'word' && item.type !== 'verb' && item.spoken !== ''
    ? [item.farsi, item.spoken]
    : [item.farsi]
}

/** Maximum of parts that a learner can overview. */
const mostParts = 8

/**
 * The words of a sentence without capitals and punctuation, which would reveal their position. Long sentences are split
 * into parts of several words.
 */
export function partsOf(text: string): string[] {
  const words = text
    .split(/\s+/u)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
    .filter(Boolean)
  const size = Math.ceil(words.length / mostParts)
  return Array.from({ length: Math.ceil(words.length / size) || 0 }, (_, at) =>
    words.slice(at * size, (at + 1) * size).join(' '),
  )
}

function mixedParts(text: string, random: () => number): string[] {
  const parts = partsOf(text)
  const ordered = parts.join(' ')
  // Limits the attempts: with equal parts, a different order may not exist.
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const mixed = shuffled(parts, random)
    if (mixed.join(' ') !== ordered) return mixed
  }
  return parts.toReversed()
}

/** 'Hilfe': the first letter or part of the answer. */
export function helpFor(task: Task): string | null {
  if (task.kind === 'order') return partsOf(task.answer)[0] ?? null
  if (task.kind === 'write' || task.kind === 'form') return [...task.answer][0] ?? null
  return null
}
