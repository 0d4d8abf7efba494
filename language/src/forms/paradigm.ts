import type { Features, Form } from './entry.ts'

/** An ending, and the features of the form that it makes. */
export type Ending = readonly [text: string, features: Features]

/**
 * A stem and its endings. Many stems share one list of endings, so the forms of a lexicon need little memory and can be
 * found without listing them.
 */
export interface Paradigm {
  readonly stem: string
  readonly endings: readonly Ending[]
  /** A separable prefix that stands apart: "an" of "rufe … an". */
  readonly prefix?: string
}

/** The forms of one word of an entry; entries with the same verb share its paradigms. */
export interface Inflection {
  readonly paradigms: readonly Paradigm[]
  /**
   * For verbs, the other words of the entry, which may stand apart: کار of "کار … می‌کنم", "Auto" of "fahre … Auto";
   * usually empty.
   */
  readonly apart?: string
}

const known = new Map<string, readonly Ending[]>()
/** Numbers each list of features by identity; keys built from numbers are cheap. */
const numbers = new WeakMap<Features, number>()
let numbered = 0

/** Interns lists of endings: equal lists become one object. Feature lists are compared by identity. */
export function sharedEndings(endings: readonly Ending[]): readonly Ending[] {
  let key = ''
  for (const [text, features] of endings) {
    let number = numbers.get(features)
    if (number === undefined) {
      numbered += 1
      number = numbered
      numbers.set(features, number)
    }
    key += text + number
  }
  const shared = known.get(key)
  if (!shared) known.set(key, endings)
  return shared ?? endings
}

/**
 * Groups forms by stem into paradigms.
 *
 * @param stem the common stem, by default the first form. Forms that do not begin with it become stems of their own.
 */
export function paradigmsOf(forms: readonly Form[], stem = forms[0]?.text ?? ''): Paradigm[] {
  if (forms.length === 0) return []
  const endings: Ending[] = []
  const otherForms: Form[] = []
  for (const form of forms) {
    if (form.text.startsWith(stem)) endings.push([form.text.slice(stem.length), form.features])
    else otherForms.push(form)
  }
  if (endings.length === 0) return paradigmsOf(otherForms)
  return [{ stem, endings: sharedEndings(endings) }, ...paradigmsOf(otherForms)]
}
