/** The columns of a lexicon entry that determine its forms; unused ones are empty (content/data/lexicon.csv). */
export interface Inflected {
  readonly german: string
  readonly article: string
  readonly plural: string
  readonly number: '' | 'singular' | 'plural'
  readonly feminine: string
  readonly farsi: string
  readonly transliteration: string
  readonly farsi_plural: string
  readonly spoken: string
  readonly stem: string
  readonly stem_transliteration: string
  /** Which forms a German verb with two sets has in this sense; empty if it has both. */
  readonly conjugation: '' | Conjugation
  readonly type: string
}

/** The sets of forms of one German verb: "er hängte das Bild auf", but "es hing an der Wand". */
export type Conjugation = 'regular' | 'irregular'

/** One form of a word and its features; the headword has none. */
export interface Form {
  readonly text: string
  readonly features: Features
}

/** Grammatical features of both languages, in the order in which forms list them. */
export const features = [
  'feminine',
  'ordinal',
  'comparative',
  'superlative',
  '1s',
  '2s',
  '3s',
  '1p',
  '2p',
  '3p',
  'genitive',
  'dative',
  'accusative',
  'singular',
  'plural',
  'inflected',
  'present',
  'preterite',
  'past',
  'imperfect',
  'perfect',
  'pluperfect',
  'future',
  'subjunctive',
  'subjunctive-2',
  'imperative',
  'participle',
  'zu-infinitive',
  'negative',
  'indefinite',
  'ezafe',
  'possessive',
  'copula',
  'object',
  'spoken',
] as const
export type Feature = (typeof features)[number]
export type Features = readonly Feature[]

export const persons = ['1s', '2s', '3s', '1p', '2p', '3p'] as const
