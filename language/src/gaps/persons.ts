import type { Language } from '../language.ts'
import { fold } from '../fold.ts'
import { type Feature, type Features, type Form, type Inflected, persons } from '../forms/entry.ts'
import { inflectionsOf } from '../forms/forms.ts'

export type Person = (typeof persons)[number]

export const isPerson = (feature: Feature): feature is Person =>
  (persons as readonly Feature[]).includes(feature)

/** A form of one word, without the words that may stand apart. */
interface WordForm extends Form {
  readonly stem: string
  /** The separable prefix, if it stands apart. */
  readonly prefix: string
}

/** The forms of the words of an entry, each alone: "rufe", not "rufe an". */
export function wordForms(language: Language, entry: Inflected): WordForm[] {
  return inflectionsOf(language, entry).flatMap(({ paradigms }) =>
    paradigms.flatMap(({ stem, endings, prefix = '' }) =>
      endings.map(([ending, features]) => ({ text: stem + ending, features, stem, prefix })),
    ),
  )
}

/** A form in one of the six persons. */
export interface Personal {
  readonly person: Person
  /**
   * The same tense in the other persons, except forms that equal one of a fitting person.
   * @param fitting persons that fit the sentence.
   */
  inOtherPersons(fitting: readonly Person[]): string[]
}

/** Imperatives have no subject, and an object adds another person. */
const unasked: ReadonlySet<Feature> = new Set(['imperative', 'spoken', 'object'])

/** Interprets a word as a personal form of an entry; null if it has no person or is not asked for. */
export function personalForm(
  language: Language,
  entry: Inflected,
  features: Features,
  text: string,
): Personal | null {
  const person = features.find(isPerson)
  if (!person || features.some((feature) => unasked.has(feature))) return null
  const forms = wordForms(language, entry)
  const key = features.join(' ')
  const form = forms.find((form) => form.features.join(' ') === key && fold(form.text) === fold(text))
  if (!form) return null
  const alike = forms.filter(
    ({ prefix, features: ofForm }) =>
      prefix === form.prefix && withoutPerson(ofForm) === withoutPerson(features),
  )
  // Prefer forms of the same stem: کنم with کنیم, not بکنم; است has no others of its stem.
  const ofStem = alike.filter(({ stem }) => stem === form.stem)
  const sameTense = language === 'fa' && ofStem.length > 2 ? ofStem : alike
  return {
    person,
    inOtherPersons(fitting) {
      // Compare all tenses: "ihr sagt" is not wrong where "er sagt" is right.
      const right = new Set(
        forms
          .filter(({ features }) =>
            features.some((feature) => isPerson(feature) && fitting.includes(feature)),
          )
          .map(({ text }) => fold(text)),
      )
      return persons
        .filter((wrong) => !fitting.includes(wrong))
        .flatMap((wrong) => sameTense.find(({ features }) => features.includes(wrong))?.text ?? [])
        .filter((text) => !right.has(fold(text)))
    },
  }
}

const withoutPerson = (features: Features) => features.filter((feature) => !isPerson(feature)).join(' ')
