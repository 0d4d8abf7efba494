import type { Conjugation } from './entry.ts'
import {
  irregularVerbs,
  regularVerbs,
  secondForms,
  verbsWithSein,
  type IrregularVerb,
} from './german-irregular-verbs.ts'
import { prefixOf } from './german-prefixes.ts'

/** The forms of a German verb. Lists of six follow the order ich, du, er, wir, ihr, sie. */
export interface GermanConjugation {
  /** The separable prefix, which the finite forms omit: "ab" for "abholen"; otherwise empty. */
  readonly prefix: string
  readonly present: readonly string[]
  readonly preterite: readonly string[]
  /** Konjunktiv II if it is more common than "würde": six persons, or empty. */
  readonly subjunctive: readonly string[]
  /** Singular, the usual form first; empty for modal verbs. */
  readonly imperative: readonly string[]
  readonly participle: string
  readonly auxiliary: 'haben' | 'sein'
  /** "zu holen", "abzuholen". */
  readonly zuInfinitive: string
}

/**
 * @param infinitive without "sich".
 * @param isLessUsual selects the less usual forms of verbs with two sets, "hing" and "hängte".
 */
export function conjugateGerman(infinitive: string, isLessUsual = false): GermanConjugation {
  const known = isLessUsual ? lessUsualConjugations : conjugations
  let conjugation = known.get(infinitive)
  if (!conjugation) {
    conjugation = conjugate(infinitive, isLessUsual)
    known.set(infinitive, conjugation)
  }
  return conjugation
}

/** Cache by base verb: verbs with separable prefixes share the conjugation of their base. */
const conjugations = new Map<string, GermanConjugation>()
const lessUsualConjugations = new Map<string, GermanConjugation>()

function conjugate(infinitive: string, isLessUsual: boolean): GermanConjugation {
  const { prefix, separable, base } = prefixOf(infinitive)
  if (separable) {
    const verb = conjugateGerman(base, isLessUsual)
    return {
      ...verb,
      prefix,
      participle: prefix + verb.participle,
      auxiliary: verbsWithSein.has(infinitive) ? 'sein' : verb.auxiliary,
      zuInfinitive: prefix + verb.zuInfinitive.replace(' ', ''),
    }
  }
  const verb = conjugateBase(base, irregularityOf(infinitive, base, isLessUsual))
  const prefixed = (forms: readonly string[]) => forms.map((form) => prefix + form)
  const auxiliary = prefix === '' ? verb.auxiliary : 'haben'
  const isWithoutGe = prefix !== '' || (isStressedLate(base) && !irregularVerbs.has(base))
  return {
    prefix: '',
    present: prefixed(verb.present),
    preterite: prefixed(verb.preterite),
    subjunctive: prefixed(verb.subjunctive),
    imperative: prefixed(verb.imperative),
    participle: prefix + (isWithoutGe ? verb.participle.replace(/^ge/, '') : verb.participle),
    auxiliary: verbsWithSein.has(infinitive) ? 'sein' : auxiliary,
    zuInfinitive: `zu ${infinitive}`,
  }
}

/** Whether a verb has two sets of forms. */
export function hasSecondForms(infinitive: string): boolean {
  const { separable, base } = prefixOf(infinitive)
  return !regularVerbs.has(infinitive) && secondForms.has(separable ? prefixOf(base).base : base)
}

/** Whether a set of forms of a verb with two sets is its less usual one: "schuf" of "schaffen". */
export function isLessUsual(infinitive: string, conjugation: Conjugation): boolean {
  const { prefix, preterite } = conjugateGerman(infinitive)
  const stem = infinitive.slice(prefix.length).replace(/e?n$/, '')
  const isUsuallyRegular = [`${stem}te`, `${stem}ete`].includes(preterite[0] ?? '')
  return isUsuallyRegular !== (conjugation === 'regular')
}

function irregularityOf(infinitive: string, base: string, isLessUsual: boolean): IrregularVerb | undefined {
  if (regularVerbs.has(infinitive)) return undefined
  // "missverstehen" has two prefixes; "beantragen" is derived from a noun.
  const inner = prefixOf(base)
  const verb = inner.separable ? base : inner.base
  const found = (isLessUsual ? secondForms.get(verb) : undefined) ?? irregularVerbs.get(verb)
  return found && verb !== base ? withPrefix(base.slice(0, -verb.length), found) : found
}

function withPrefix(prefix: string, verb: IrregularVerb): IrregularVerb {
  const { changedStem } = verb
  return {
    ...verb,
    ...(changedStem && { changedStem: prefix + changedStem }),
    preterite: prefix + verb.preterite,
    participle: prefix + verb.participle.replace(/^ge/, ''),
  }
}

const stressedLate = new Set(
  'beantragen interviewen offenbaren posaunen prophezeien recyceln trompeten'.split(' '),
)

/** Verbs not stressed on the first syllable have no ge-: "studiert", but "geschmiert". */
function isStressedLate(base: string): boolean {
  return /[aeiouäöü].*ieren$/.test(base) || stressedLate.has(base)
}

function conjugateBase(base: string, irregular: IrregularVerb | undefined) {
  // "sammeln", "ändern", "tun", "knien": the ending is only n.
  const stem = base.replace(/(?<=e[lr])n$|(?<=knie)n$|en$|n$/, '')
  const link = /[dt]$|(?:[^aeiouäöülrhmn]|ch)[mn]$/.test(stem) ? 'e' : ''
  return {
    present: irregular?.present ?? presentOf(base, stem, link, irregular),
    preterite: pastPersons(irregular?.preterite ?? `${stem}${link}te`),
    subjunctive: irregular?.subjunctive ? pastPersons(irregular.subjunctive) : [],
    imperative: irregular?.imperative ?? imperativeOf(stem, link, irregular),
    participle: irregular?.participle ?? `ge${stem}${link}t`,
    auxiliary: irregular?.auxiliary ?? 'haben',
  } as const
}

function presentOf(base: string, stem: string, link: string, irregular: IrregularVerb | undefined): string[] {
  const changed = irregular?.changedStem
  const du = changed ?? stem + link
  const er = changed?.endsWith('t') ? changed : `${du}t`
  return [firstPerson(stem), /[sßzx]$/.test(du) ? `${du}t` : `${du}st`, er, base, `${stem}${link}t`, base]
}

/** "ich sammle", "ich ändere", "ich hole". */
function firstPerson(stem: string): string {
  return `${stem.replace(/(?<=[^aeiouäöü])el$/, 'l')}e`
}

function imperativeOf(stem: string, link: string, irregular: IrregularVerb | undefined): string[] {
  if (irregular?.changedStem && irregular.changesToI) return [irregular.changedStem]
  // "Halte!" and "Halt!", but only "Arbeite!", "Entschuldige!", "Ändere!".
  if (link) return irregular || /^(?:red|wart)$/.test(stem) ? [`${stem}e`, stem] : [`${stem}e`]
  return /(?<!e)ig$|(?<!i)e[lr]$/.test(stem) ? [firstPerson(stem)] : [stem, `${stem}e`]
}

/** @param er the er form. */
function pastPersons(er: string): string[] {
  if (er === 'wäre') return [er, 'wärst', er, 'wären', 'wärt', 'wären']
  if (er.endsWith('e')) return [er, `${er}st`, er, `${er}n`, `${er}t`, `${er}n`]
  const link = /[dt]$/.test(er) ? 'e' : ''
  return [er, /[sßzx]$/.test(er) ? `${er}t` : `${er}${link}st`, er, `${er}en`, `${er}${link}t`, `${er}en`]
}
