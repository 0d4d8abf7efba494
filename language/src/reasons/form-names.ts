import type { Feature, Features } from '../forms/entry.ts'
import { isPerson, type Person } from '../gaps/persons.ts'
import type { Language } from '../language.ts'

/** A term in both languages of the interface; the German one has its article. */
export interface Term {
  readonly german: string
  readonly persian: string
}

/** The pronouns of the six persons, as sentences name them. */
const pronouns: Readonly<Record<Language, Readonly<Record<Person, string>>>> = {
  de: { '1s': 'ich', '2s': 'du', '3s': 'er/sie/es', '1p': 'wir', '2p': 'ihr', '3p': 'sie/Sie' },
  fa: { '1s': 'من', '2s': 'تو', '3s': 'او', '1p': 'ما', '2p': 'شما', '3p': 'آن‌ها' },
}
/** What the Persian pronouns mean, for German readers. */
const meanings: Readonly<Record<Person, string>> = {
  '1s': 'ich',
  '2s': 'du',
  '3s': 'er/sie',
  '1p': 'wir',
  '2p': 'ihr/Sie',
  '3p': 'sie',
}
const possessives: Readonly<Record<Person, string>> = {
  '1s': 'mein',
  '2s': 'dein',
  '3s': 'sein/ihr',
  '1p': 'unser',
  '2p': 'euer/Ihr',
  '3p': 'ihr',
}

/** Names the pronoun of a person: „من“ (ich). */
export function pronounOf(language: Language, person: Person): Term {
  const pronoun = pronouns[language][person]
  const meaning = language === 'fa' ? ` (${meanings[person]})` : ''
  return { german: `„${pronoun}“${meaning}`, persian: `«${pronoun}»` }
}

/** Names the owner that a Persian ending stands for: „من“ (mein). */
export function ownerOf(person: Person): Term {
  const pronoun = pronouns.fa[person]
  return { german: `„${pronoun}“ (${possessives[person]})`, persian: `«${pronoun}»` }
}

export const singular: Term = { german: 'der Singular', persian: 'مفرد' }
export const plural: Term = { german: 'der Plural', persian: 'جمع' }

const tenses: Readonly<Record<Language, Readonly<Partial<Record<Feature, Term>>>>> = {
  de: {
    present: { german: 'das Präsens', persian: 'زمان حال' },
    preterite: { german: 'das Präteritum', persian: 'گذشته‌ی ساده (Präteritum)' },
    'subjunctive-2': { german: 'der Konjunktiv II', persian: 'وجه شرطی (Konjunktiv II)' },
    imperative: { german: 'der Imperativ', persian: 'فعل امر' },
    participle: { german: 'das Partizip II', persian: 'اسم مفعول (Partizip II)' },
    plural,
    feminine: { german: 'die weibliche Form', persian: 'شکل مؤنث' },
    comparative: { german: 'der Komparativ', persian: 'صفت تفضیلی' },
    superlative: { german: 'der Superlativ', persian: 'صفت عالی' },
  },
  fa: {
    present: { german: 'das Präsens', persian: 'زمان حال' },
    past: { german: 'das Präteritum', persian: 'گذشته‌ی ساده' },
    imperfect: { german: 'das Imperfekt', persian: 'گذشته‌ی استمراری' },
    perfect: { german: 'das Perfekt', persian: 'گذشته‌ی نقلی' },
    pluperfect: { german: 'das Plusquamperfekt', persian: 'گذشته‌ی بعید' },
    future: { german: 'das Futur', persian: 'زمان آینده' },
    subjunctive: { german: 'der Subjunktiv', persian: 'مضارع التزامی' },
    imperative: { german: 'der Imperativ', persian: 'فعل امر' },
    participle: { german: 'das Partizip', persian: 'صفت مفعولی' },
    plural,
    comparative: { german: 'der Komparativ', persian: 'صفت تفضیلی' },
    superlative: { german: 'der Superlativ', persian: 'صفت عالی' },
  },
}
const headwords: Readonly<Record<'verb' | 'other', Term>> = {
  verb: { german: 'der Infinitiv', persian: 'مصدر' },
  other: { german: 'die Grundform', persian: 'شکل ساده' },
}

/**
 * Names a form by one feature, without its person; null if it has several, or one that has no plain name: "Perfekt,
 * Subjunktiv".
 */
export function nameOfTense(language: Language, type: string, features: Features): Term | null {
  const others = features.filter((feature) => !isPerson(feature) && feature !== 'spoken')
  const [tense] = others
  if (tense === undefined) return features.length === 0 ? headwords[type === 'verb' ? 'verb' : 'other'] : null
  return others.length === 1 ? (tenses[language][tense] ?? null) : null
}
