import type { Language } from './language.ts'
import { fold } from './fold.ts'
import type { Features, Inflected } from './forms/entry.ts'
import { inflectionsOf } from './forms/forms.ts'
import type { Ending, Paradigm } from './forms/paradigm.ts'

/** A matching entry and the features of the matching form. */
export interface Hit<Entry> {
  readonly entry: Entry
  readonly features: Features
}

/** An entry that uses a paradigm, and its other words, folded, which may stand apart. */
export interface User<Entry> {
  readonly entry: Entry
  readonly apart: readonly string[]
  /** Position in the list of entries. */
  readonly order: number
}

/** A paradigm and the entries that use it. */
export interface Rule<Entry> {
  readonly paradigm: Paradigm
  /** For a stem of several words: the words between the first and the last, and the last word. All folded. */
  readonly inner: readonly string[]
  readonly last: string
  /** The entries that use it, in index order. */
  readonly users: readonly User<Entry>[]
}

/**
 * Maps forms to entries. Stores stems and endings instead of every form: hundreds of thousands of forms would take a
 * second to build and many megabytes.
 */
export interface FormIndex<Entry> {
  readonly language: Language
  /** Keyed by folded stem, or by the first word of a stem of several words. */
  readonly rules: ReadonlyMap<string, readonly Rule<Entry>[]>
}

/** A rule that a word matches, and the candidate forms. */
export interface Match<Entry> {
  readonly rule: Rule<Entry>
  readonly endings: readonly Ending[]
}

/** Builds an index of the forms of the entries. Yields after every slice so that a browser can handle other work. */
export function* growFormIndex<Entry extends Inflected>(
  language: Language,
  entries: readonly Entry[],
  sliceSize = entries.length,
): Generator<FormIndex<Entry>, FormIndex<Entry>> {
  const rules = new Map<string, Rule<Entry>[]>()
  const users = new Map<readonly Paradigm[], User<Entry>[]>()
  const index = { language, rules }
  for (const [at, entry] of entries.entries()) {
    for (const { paradigms, apart } of inflectionsOf(language, entry)) {
      const user = { entry, apart: apart ? fold(apart).split(' ') : none, order: at }
      add(rules, apart === undefined ? null : users, user, paradigms)
    }
    if (at % sliceSize === sliceSize - 1) yield index
  }
  return index
}

export function formIndexOf<Entry extends Inflected>(
  language: Language,
  entries: readonly Entry[],
): FormIndex<Entry> {
  const growth = growFormIndex(language, entries)
  for (;;) {
    const { value, done } = growth.next()
    if (done) return value
  }
}

const none: readonly string[] = []
const mark = /[.,;:!?…؟،؛()«»"]/u
const marks = new RegExp(mark.source, 'gu')

/** @param shared if several entries may use the same paradigms. */
function add<Entry>(
  rules: Map<string, Rule<Entry>[]>,
  shared: Map<readonly Paradigm[], User<Entry>[]> | null,
  user: User<Entry>,
  paradigms: readonly Paradigm[],
): void {
  const known = shared?.get(paradigms)
  if (known) {
    known.push(user)
    return
  }
  const users = [user]
  shared?.set(paradigms, users)
  for (const paradigm of paradigms) {
    // "Wie geht's?", "Schade, dass …": ignore punctuation.
    const stem = mark.test(paradigm.stem) ? fold(paradigm.stem.replace(marks, ' ')) : fold(paradigm.stem)
    if (stem === '') continue
    const words = stem.includes(' ') ? stem.split(' ') : none
    const key = words[0] ?? stem
    const rule = {
      paradigm,
      inner: words.length > 2 ? words.slice(1, -1) : none,
      last: words.at(-1) ?? '',
      users,
    }
    const others = rules.get(key)
    if (others) others.push(rule)
    else rules.set(key, [rule])
  }
}

const longestEnding = 10

/** The rules that a folded word matches alone or as the first of several words. */
export function* matchesOf<Entry>(index: FormIndex<Entry>, word: string): Generator<Match<Entry>> {
  for (let length = word.length; length > 0 && word.length - length <= longestEnding; length -= 1) {
    const rules = index.rules.get(word.slice(0, length))
    if (!rules) continue
    const rest = word.slice(length)
    for (const rule of rules) {
      if (rule.last !== '') {
        if (rest === '') yield { rule, endings: rule.paradigm.endings }
        continue
      }
      const endings = endingsOf(rule.paradigm, rest)
      if (endings) yield { rule, endings }
    }
  }
}

const folded = new WeakMap<readonly Ending[], ReadonlyMap<string, readonly Ending[]>>()

/**
 * Endings of a paradigm that fold to the same text. Folding removes the ezafe after a silent he, but not if its
 * half-space is missing.
 */
export function endingsOf({ endings }: Paradigm, ending: string): readonly Ending[] | undefined {
  let byText = folded.get(endings)
  if (!byText) {
    const made = new Map<string, Ending[]>()
    for (const one of endings) {
      const [text] = one
      for (const key of new Set([fold(text), fold(`ه${text}`).slice(1)]))
        made.set(key, [...(made.get(key) ?? []), one])
    }
    folded.set(endings, made)
    byText = made
  }
  return byText.get(ending)
}
