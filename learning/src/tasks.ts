import type { Features } from '@pol/language/forms/entry'
import type { formsOf } from '@pol/language/forms/forms'
import { fold } from '@pol/language/fold'
import type { Gap } from '@pol/language/gaps/gap'
import type { Language } from '@pol/language/language'
import type { Card, CardId, TaskKind } from './values.ts'
import { choicesFor, iconOf } from './choices.ts'
import { asksForms, germanOf, type Item, meaningOf, type Place, places, targetOf, type Word } from './item.ts'
import type { Meanings } from './meanings.ts'
import { randomOf, shuffled } from './random.ts'
import { strengths } from './strengths.ts'

export const articles = ['der', 'die', 'das'] as const

/** A question, with everything that determines whether an answer is right. */
export type Task =
  | {
      readonly kind: 'choose' | 'listen' | 'picture'
      readonly choices: readonly Item[]
      readonly right: number
      /** The place in a word of a letter that is to be read. */
      readonly place?: Place
    }
  | { readonly kind: 'article'; readonly choices: readonly string[]; readonly right: number }
  | {
      readonly kind: 'order'
      /** In the order in which they are offered. */
      readonly parts: readonly string[]
      readonly answer: string
    }
  | ({ readonly kind: 'write' } & Typed)
  | ({ readonly kind: 'form'; readonly features: Features } & Typed)
  | {
      /** A form in its sentence. The answer is stored as one of the kind 'form'. */
      readonly kind: 'gap'
      readonly gap: Gap
      readonly choices: readonly string[]
      readonly right: number
    }
  | { readonly kind: 'uncover' }

/** The kind with which an answer to a task is stored. */
export function kindOfAnswer({ kind }: Task): TaskKind {
  return kind === 'gap' ? 'form' : kind
}

interface Typed {
  /** The right answer that is shown. */
  readonly answer: string
  /** All right answers. */
  readonly accepted: readonly string[]
  /** Whether a folded text is another word or form, and therefore not a typo, even if it differs by one letter. */
  isOther(folded: string): boolean
}

export interface Circumstances {
  /** Whether the text can be heard now. Without a network, it often cannot. */
  readonly canHear: boolean
  /** The preferred kinds of a round, as of 'Mit Bildern üben'. Others are asked where none of them fits. */
  readonly wanted?: readonly TaskKind[]
  /** Sentences in which a form of the item is missing. In the round of a unit, one of them is asked. */
  readonly gaps?: readonly Gap[]
  /** Makes the forms of a verb. Without it, verbs are written instead. */
  readonly formsOf?: FormsOf | undefined
}

/** From `language/forms`, whose large script is only loaded for rounds that ask for forms. */
export type FormsOf = typeof formsOf

/** The kinds that fit the strength of a card. Each answer moves on to the next of them. */
export function kindsFor(
  { skill, language }: CardId,
  stability: number,
  item: Item,
  { canHear, wanted = [], formsOf }: Circumstances,
): readonly TaskKind[] {
  if (skill === 'produce')
    return stability < strengths.firm ? earlyProduction(item, language, formsOf) : ['write']
  const recognition: TaskKind[] = ['choose']
  if (canHear) recognition.push('listen')
  if (iconOf(item) !== undefined) recognition.push('picture')
  const those = recognition.filter((kind) => wanted.includes(kind))
  if (those.length > 0) return those
  if (stability >= strengths.strong) return ['uncover']
  // No pictures once stability reaches `settling`.
  return stability < strengths.settling ? recognition : recognition.filter((kind) => kind !== 'picture')
}

function earlyProduction(item: Item, language: Language, formsOf: FormsOf | undefined): readonly TaskKind[] {
  if (item.kind === 'line' && partsOf(targetOf(item, language)).length > 2) return ['order']
  if (item.kind !== 'word') return ['write']
  // Every plural has "die".
  if (language === 'de' && item.article !== '' && item.number !== 'plural') return ['article']
  return asksForms(item) && formsOf && askedForms(item, language, formsOf).length > 0 ? ['form'] : ['write']
}

/**
 * The next question about a card. The same card at the same strength is asked in the same way, so that a question stays the
 * same when the page is reloaded. Where there are too few words for a choice, the answer is uncovered.
 */
export function taskOf(
  name: CardId,
  card: Card | null,
  item: Item,
  meanings: Meanings,
  circumstances: Circumstances,
): Task {
  const reps = card?.reps ?? 0
  const random = randomOf(`${name.language} ${name.item} ${name.skill} ${reps}`)
  const gaps = name.skill === 'produce' ? circumstances.gaps : undefined
  const gap = gaps?.[reps % gaps.length]
  if (gap) {
    const choices = shuffled([gap.answer, ...gap.others], random)
    return { kind: 'gap', gap, choices, right: choices.indexOf(gap.answer) }
  }
  const kinds = kindsFor(name, card?.stability ?? 0, item, circumstances)
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
      return { kind, choices: articles, right: articles.findIndex((one) => one === article) }
    }
    case 'order': {
      const answer = targetOf(item, language)
      return { kind, parts: mixedParts(answer, randomOf(item.id)), answer }
    }
    case 'form': {
      const { formsOf } = circumstances
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

/** Tenses by use: those of most sentences first, then the past. */
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
/** Right answers that are not asked for. */
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

/** The forms of a verb that are asked for. Spoken forms are right, too. */
function askedForms(word: Word, language: Language, formsOf: FormsOf): readonly AskedForm[] {
  const known = formsByWord[language].get(word)
  if (known) return known
  const forms = formsOf(language, word)
  const all = new Set(forms.map(({ text }) => fold(text)))
  const made = asked[language].flatMap((features): AskedForm[] => {
    const fitting = forms.filter((form) => isForm(form.features, features))
    const answer = fitting[0]?.text
    if (answer === undefined) return []
    // "anrufe" is only right at the end of a clause: "…, wenn ich anrufe".
    const alone = fitting.filter(({ text }) => answer.includes(' ') === text.includes(' '))
    const texts = alone.map(({ text }) => text)
    const [person = ''] = features
    const pronoun = reflexive[person]
    if (language === 'de' && word.german.startsWith('sich ') && pronoun)
      texts.push(...texts.map((text) => text.replace(/(?= |$)/, ` ${pronoun}`)))
    const withPronouns = texts.flatMap((text) =>
      (pronouns[language][person] ?? []).map((one) => `${one} ${text}`),
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

/** The texts that can be typed for an item: its word, its spoken form, and every word with the same meaning and hint. */
function writing(item: Item, language: Language, meanings: Meanings): Task {
  const { byQuestion, texts } = writtenIn(meanings, language)
  const same = byQuestion.get(questionOf(item, language)) ?? []
  const accepted = new Set([item, ...same].flatMap((one) => writtenForms(one, language)))
  return {
    kind: 'write',
    answer: targetOf(item, language),
    accepted: [...accepted],
    isOther: (folded) => texts.has(folded),
  }
}

interface Written {
  readonly byQuestion: ReadonlyMap<string, readonly Item[]>
  /** All texts that can be written, folded. */
  readonly texts: ReadonlySet<string>
}

const written: Readonly<Record<Language, WeakMap<Meanings, Written>>> = {
  de: new WeakMap(),
  fa: new WeakMap(),
}

/** The prompts and written texts of all items, made once. */
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

/** The prompt for an item that is to be produced: everything that the learner sees of it. */
function questionOf(item: Item, language: Language): string {
  const sense = item.kind === 'word' ? (language === 'fa' ? item.sense_german : item.sense_farsi) : ''
  return [item.kind, fold(meaningOf(item, language)), fold(sense)].join('|')
}

/**
 * German nouns are right without their article, too, but not with a wrong one. Names of towns and countries without an article
 * are right with the article of their gender.
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

/** Learners do not look through more parts than that. */
const mostParts = 8

/** The words of a sentence without capitals and punctuation, which would tell their place. Long sentences are cut into parts of several words. */
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
  // Equal parts can be exchanged, so not every sentence has a second order.
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
