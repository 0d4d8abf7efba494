import { formsOf } from '@pol/language/forms/forms'
import type { Language } from '@pol/language/language'
import type { Entry } from '../../lib/lexicon/entries.ts'
import { nameOfForm } from '../../lib/lexicon/form-names.ts'

interface NamedForm {
  readonly name: string
  readonly text: string
}

/** Principal forms, from which a learner can derive all others, as features. */
const keyForms: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'plural',
    'genitive singular',
    'comparative',
    'superlative',
    '1s present',
    '2s present',
    '3s present',
    '3s preterite',
    'participle',
    '2s imperative',
  ],
  fa: [
    'plural',
    'comparative',
    'superlative',
    '1s possessive',
    '1s present',
    '1s present negative',
    '1s past',
    '3s perfect',
    '1s subjunctive',
    '2s imperative',
  ],
}

/** The features shown for a word type; other types show none. */
const shownForms: Readonly<Partial<Record<string, RegExp>>> = {
  noun: /^(?:plural|genitive singular|1s possessive)$/,
  adjective: /^(?:comparative|superlative)$/,
  verb: /^(?:[123]s (?!possessive)|participle)/,
}
/** Verbs whose ending does not mark the person, such as "it rains" and "my name is". */
const isImpersonal = /کسی|^(?:باران|برف|تگرگ) /u

/** Returns the most useful forms of an entry, without duplicates. */
export function keyFormsOf(language: Language, entry: Entry): NamedForm[] {
  const forms = formsOf(language, entry)
  const isShown = shownForms[entry.type]
  if (!isShown || (entry.type === 'verb' && isImpersonal.test(entry.farsi))) return []
  return keyForms[language].flatMap((features) => {
    if (!isShown.test(features) || (features === 'plural' && entry.number !== '')) return []
    const form = forms.find((form) => form.features.join(' ') === features)
    return form ? [{ name: nameOfForm(language, form.features), text: form.text }] : []
  })
}
