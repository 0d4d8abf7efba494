import type { Language } from '../language.ts'
import type { Features, Form, Inflected } from './entry.ts'
import { germanInflections } from './german.ts'
import type { Inflection } from './paradigm.ts'
import { beforePastStem, tensesAfter } from './persian-verbs.ts'
import { persianInflections } from './persian.ts'

/** The inflections of an entry's word in a language. */
export function inflectionsOf(language: Language, entry: Inflected): readonly Inflection[] {
  return language === 'de' ? germanInflections(entry) : persianInflections(entry)
}

/**
 * All forms of an entry in a language, the headword first. German reflexive verbs are listed without "sich"; words that
 * may stand apart follow the verb in finite forms ("hole ab", "fahre Auto") and precede it in others.
 */
export function formsOf(language: Language, entry: Inflected): Form[] {
  const write = language === 'de' ? germanForms : persianForms
  return inflectionsOf(language, entry).flatMap((inflection) => write(inflection, entry.type))
}

/** A word that forms a new form together with the next one. */
export interface Foreword {
  readonly foreword: 'zu' | 'am'
  readonly features: Features
}

const zuInfinitive: Foreword = { foreword: 'zu', features: ['zu-infinitive'] }
const amSuperlative: Foreword = { foreword: 'am', features: ['superlative'] }

/**
 * The word that may precede a German form: "zu holen", "am schönsten"; null if there is none. Separable verbs have
 * "abzuholen" instead.
 */
export function forewordOf(type: string, features: Features, form: string): Foreword | null {
  if (type === 'verb') return features.length === 0 ? zuInfinitive : null
  return features[0] === 'superlative' && form.endsWith('en') ? amSuperlative : null
}

function germanForms({ paradigms, apart = '' }: Inflection, type: string): Form[] {
  const isSeparable = paradigms.some(({ prefix }) => prefix !== undefined)
  return paradigms.flatMap(({ stem, endings, prefix = '' }) =>
    endings.flatMap(([ending, features]) => {
      const word = stem + ending
      const isFinite = features.some((feature) => /^[123]/.test(feature))
      const form = { text: isFinite ? joined(word, apart, prefix) : joined(apart, word), features }
      const foreword = isSeparable ? null : forewordOf(type, features, word)
      return foreword
        ? [form, { text: joined(apart, foreword.foreword, word), features: foreword.features }]
        : [form]
    }),
  )
}

const joined = (...words: string[]) => words.filter(Boolean).join(' ')

function persianForms({ paradigms, apart = '' }: Inflection): Form[] {
  return paradigms.flatMap(({ stem, endings }) =>
    endings.flatMap(([ending, features]) => {
      const word = stem + ending
      const forms: Form[] = [{ text: joined(apart, word), features }]
      if (isParticiple(features)) {
        for (const tense of tensesAfter(word)) {
          const text = joined(apart, word, tense.auxiliary)
          forms.push({ text, features: compoundTense(tense.features, features) })
        }
      }
      if (isPastStem(features)) {
        for (const tense of beforePastStem)
          forms.push({ text: joined(apart, tense.auxiliary, word), features: tense.features })
      }
      return forms
    }),
  )
}

/** Whether the form is followed by the auxiliary of the perfect. */
export function isParticiple(features: Features): boolean {
  return features[0] === 'participle'
}

/** Whether the form is preceded by the auxiliary of the future. */
export function isPastStem(features: Features): boolean {
  return features.join(' ') === '3s past'
}

/** "نرفته بودم" inherits "negative" from its participle, and "تموم کرده بودم" inherits "spoken". */
export function compoundTense(tense: Features, participle: Features): Features {
  return [...tense, ...participle.filter((feature) => feature === 'negative' || feature === 'spoken')]
}
