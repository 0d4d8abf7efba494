import type { Language } from '@pol/language/form-index'
import type { Feature, Features } from '@pol/language/forms/entry'

const names: Readonly<Record<Feature, string>> = {
  feminine: 'weiblich',
  ordinal: 'Ordnungszahl',
  comparative: 'Komparativ',
  superlative: 'Superlativ',
  '1s': '1. Person Singular',
  '2s': '2. Person Singular',
  '3s': '3. Person Singular',
  '1p': '1. Person Plural',
  '2p': '2. Person Plural',
  '3p': '3. Person Plural',
  genitive: 'Genitiv',
  dative: 'Dativ',
  accusative: 'Akkusativ',
  singular: 'Singular',
  plural: 'Plural',
  inflected: 'gebeugt',
  present: 'Präsens',
  preterite: 'Präteritum',
  past: 'Präteritum',
  imperfect: 'Imperfekt',
  perfect: 'Perfekt',
  pluperfect: 'Plusquamperfekt',
  future: 'Futur',
  subjunctive: 'Konjunktiv I',
  'subjunctive-2': 'Konjunktiv II',
  imperative: 'Imperativ',
  participle: 'Partizip II',
  'zu-infinitive': 'Infinitiv mit „zu“',
  negative: 'verneint',
  indefinite: 'unbestimmt',
  ezafe: 'mit Ezafe',
  possessive: 'Besitzendung',
  copula: 'Endung von „sein“',
  object: 'mit Objekt',
  spoken: 'gesprochen',
}
/** Persian grammar has other terms for these. */
const persianNames: Readonly<Partial<Record<Feature, string>>> = {
  subjunctive: 'Subjunktiv',
  participle: 'Partizip',
}

/** Describes a form in words: "1. Person Singular Präsens, verneint", "Plural, Besitzendung 1. Person Singular". */
export function nameOfForm(language: Language, features: Features): string {
  const nameOf = (feature: Feature) =>
    (language === 'fa' ? persianNames[feature] : undefined) ?? names[feature]
  const person = features.find(isPerson)
  const ending = features.find((feature) => feature === 'possessive' || feature === 'copula')
  // The person of such an ending is not that of the word.
  if (person && ending) {
    const others = features.filter((feature) => feature !== person && feature !== ending).map(nameOf)
    return [...others, `${nameOf(ending)} ${nameOf(person)}`].join(', ')
  }
  return features.reduce((text, feature, at) => {
    if (at === 0) return nameOf(feature)
    const before = features[at - 1] ?? feature
    // The tense or case belongs to the person or number beside it.
    const separator = isPerson(before) || isCase(before) ? ' ' : ', '
    return text + separator + nameOf(feature)
  }, '')
}

const isPerson = (feature: Feature) => /^[123][sp]$/.test(feature)
const isCase = (feature: Feature) => /^(?:genitive|dative|accusative)$/.test(feature)
