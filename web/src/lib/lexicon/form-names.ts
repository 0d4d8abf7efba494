import { interfaceLanguage, t } from '@pol/contract/text'
import type { Feature, Features } from '@pol/language/forms/entry'
import type { Language } from '@pol/language/language'

const names: Readonly<Record<Feature, string>> = {
  feminine: t('weiblich'),
  ordinal: t('Ordnungszahl'),
  comparative: t('Komparativ'),
  superlative: t('Superlativ'),
  '1s': t('1. Person Singular'),
  '2s': t('2. Person Singular'),
  '3s': t('3. Person Singular'),
  '1p': t('1. Person Plural'),
  '2p': t('2. Person Plural'),
  '3p': t('3. Person Plural'),
  genitive: t('Genitiv'),
  dative: t('Dativ'),
  accusative: t('Akkusativ'),
  singular: t('Singular'),
  plural: t('Plural'),
  inflected: t('gebeugt'),
  present: t('Präsens'),
  preterite: t('Präteritum'),
  past: t('Präteritum'),
  imperfect: t('Imperfekt'),
  perfect: t('Perfekt'),
  pluperfect: t('Plusquamperfekt'),
  future: t('Futur'),
  subjunctive: t('Konjunktiv I'),
  'subjunctive-2': t('Konjunktiv II'),
  imperative: t('Imperativ'),
  participle: t('Partizip II'),
  'zu-infinitive': t('Infinitiv mit „zu“'),
  negative: t('verneint'),
  indefinite: t('unbestimmt'),
  ezafe: t('mit Ezafe'),
  possessive: t('Besitzendung'),
  copula: t('Endung von „sein“'),
  object: t('mit Objekt'),
  spoken: t('gesprochen'),
}
/** Persian grammar has other terms for these. */
const persianNames: Readonly<Partial<Record<Feature, string>>> = {
  subjunctive: t('Subjunktiv'),
  participle: t('Partizip'),
}

/** Describes a form in words: "1. Person Singular Präsens, verneint", "Plural, Besitzendung 1. Person Singular". */
export function nameOfForm(language: Language, features: Features): string {
  if (interfaceLanguage === 'fa' && language === 'de') return nameOfGermanForm(features)
  const nameOf = (feature: Feature) =>
    (language === 'fa' ? persianNames[feature] : undefined) ?? names[feature]
  const person = features.find(isPerson)
  const ending = features.find((feature) => feature === 'possessive' || feature === 'copula')
  // The person belongs to the ending, not to the word.
  if (person && ending) {
    const others = features.filter((feature) => feature !== person && feature !== ending).map(nameOf)
    const withPerson = t('{ending} {person}', { ending: nameOf(ending), person: nameOf(person) })
    return [...others, withPerson].join(t(', '))
  }
  return features.reduce((text, feature, at) => {
    if (at === 0) return nameOf(feature)
    const before = features[at - 1] ?? feature
    // A person or case and the next feature form one phrase, without a comma.
    const separator = isPerson(before) || isCase(before) ? ' ' : t(', ')
    return text + separator + nameOf(feature)
  }, '')
}

const pronouns: Readonly<Partial<Record<Feature, string>>> = {
  '1s': 'ich',
  '2s': 'du',
  '3s': 'er/sie/es',
  '1p': 'wir',
  '2p': 'ihr',
  '3p': 'sie/Sie',
}

/** In Persian, like Persian textbooks of German: with the pronoun, and German names of cases and the preterite. */
function nameOfGermanForm(features: Features): string {
  const pronoun = features.map((feature) => pronouns[feature]).find(Boolean)
  const cases = features.filter(isCase).map((feature) => names[feature])
  const others = features
    .filter((feature) => !isPerson(feature) && !isCase(feature))
    .map((feature) => (feature === 'preterite' ? `Präteritum (${names[feature]})` : names[feature]))
  const inCase = cases.length > 0 ? [t('Fall {cases}', { cases: cases.join('/') })] : []
  const form = [...inCase, ...others].join(t(', '))
  return pronoun ? t('{form} {pronoun}', { form, pronoun }) : form
}

const isPerson = (feature: Feature) => /^[123][sp]$/.test(feature)
const isCase = (feature: Feature) => /^(?:genitive|dative|accusative)$/.test(feature)
