import { type Feature, type Features, type Form, type Inflected, persons } from './entry.ts'
import { adjectiveEndings, germanAdjective } from './german-adjectives.ts'
import { germanNounForms } from './german-nouns.ts'
import { germanPronounForms } from './german-pronouns.ts'
import { conjugateGerman, type GermanConjugation, hasSecondForms, isLessUsual } from './german-verbs.ts'
import { type Ending, type Inflection, type Paradigm, paradigmsOf } from './paradigm.ts'

/** All forms of the German word of an entry, the headword first. Reflexive verbs are listed without "sich". */
export function germanInflections(entry: Inflected): Inflection[] {
  const { german, type } = entry
  switch (type) {
    case 'noun':
      return [{ paradigms: nounParadigms(entry) }]
    case 'verb':
      return [verbInflection(german.replace(/^sich /, ''), entry.conjugation)]
    case 'adjective':
    case 'adverb':
      return [{ paradigms: germanAdjective(entry) }]
    case 'number':
      return [{ paradigms: numberParadigms(german) }]
    default:
      return [
        {
          paradigms: paradigmsOf([
            { text: german, features: uninflected },
            ...germanPronounForms(german, type),
          ]),
        },
      ]
  }
}

function nounParadigms(entry: Inflected): Paradigm[] {
  if (!entry.german.includes(' ')) return paradigmsOf(germanNounForms(entry))
  // "Erste Hilfe", "künstliche Intelligenz": the adjective is also declined.
  const [, adjective, noun] = /^((?:\p{Ll}+|Erst)e) (\p{Lu}\p{L}+)$/u.exec(entry.german) ?? []
  if (adjective === undefined || noun === undefined) return paradigmsOf(germanNounForms(entry))
  const nouns = paradigmsOf(germanNounForms({ ...entry, german: noun }))
  const endings = ['', 'm', 'n', 'r', 's']
  return endings.flatMap((ending) =>
    nouns.map(({ stem, endings }) => ({ stem: `${adjective}${ending} ${stem}`, endings })),
  )
}

const ordinal = adjectiveEndings('ordinal')
const irregularOrdinals: Readonly<Record<string, string>> = {
  eins: 'erst',
  drei: 'dritt',
  sieben: 'siebt',
  acht: 'acht',
}

/** A number word and its ordinal: "dritte", "zwanzigste". */
function numberParadigms(german: string): Paradigm[] {
  const cardinal: Paradigm = { stem: german, endings: headword }
  if (!/^[a-zäöüß]+$/.test(german) || /^(?:null|million)/.test(german)) return [cardinal]
  const ending = /(?:[zß]ig|hundert|tausend)$/.test(german) ? 'st' : 't'
  return [cardinal, { stem: irregularOrdinals[german] ?? german + ending, endings: ordinal }]
}

function verbInflection(infinitive: string, conjugation: Inflected['conjugation']): Inflection {
  // "spazieren gehen", "Auto fahren": the verb is the last word.
  const [, apart = '', verb = ''] = /^(?:(.*) )?(.*)$/.exec(infinitive) ?? []
  return { paradigms: conjugated(verb, conjugation), apart }
}

/** Cache by verb and sets of forms: many entries share one, such as the senses of "machen", "Spaß machen" and "Pause machen". */
const conjugations = new Map<string, readonly Paradigm[]>()

function conjugated(infinitive: string, conjugation: Inflected['conjugation']): readonly Paradigm[] {
  const key = conjugation ? `${infinitive}, ${conjugation}` : infinitive
  const known = conjugations.get(key)
  if (known) return known
  const paradigms = paradigmsOfVerb(infinitive, conjugation !== '' && isLessUsual(infinitive, conjugation))
  if (conjugation === '' && hasSecondForms(infinitive)) {
    const texts = new Set(paradigms.flatMap(textsOf))
    for (const paradigm of paradigmsOfVerb(infinitive, true)) {
      const endings = paradigm.endings.filter(([ending]) => !texts.has(keyOf(paradigm, ending)))
      if (endings.length > 0) paradigms.push({ ...paradigm, endings })
    }
  }
  conjugations.set(key, paradigms)
  return paradigms
}

const keyOf = ({ stem, prefix = '' }: Paradigm, ending: string) => `${stem}${ending} ${prefix}`
const textsOf = (paradigm: Paradigm) => paradigm.endings.map(([ending]) => keyOf(paradigm, ending))

const uninflected: Features = []
const headword: readonly Ending[] = [['', uninflected]]
const participles: readonly Ending[] = [['', ['participle']], ...adjectiveEndings('participle')]
/** Modal verbs: "gekonnt" is not used before a noun. */
const uninflectedParticiple = participles.slice(0, 1)
/** Endings after the infinitive without its n: "lachen", "lachend", "lachende". */
const infinitiveEndings: readonly Ending[] = [
  ['n', uninflected],
  ['nd', ['present', 'participle']],
  ...adjectiveEndings('present', 'participle').map(([ending, features]): Ending => [`nd${ending}`, features]),
]
const toOne: Features = ['2s', 'imperative']
const toSeveral: Features = ['2p', 'imperative']
const toOnePolitely: Features = ['3p', 'imperative']
const zuInfinitiveOnly: readonly Ending[] = [['', ['zu-infinitive']]]
const inSix = (tense: Feature): readonly Features[] => persons.map((person) => [person, tense])
const present = inSix('present')
const preterite = inSix('preterite')
const subjunctive = inSix('subjunctive-2')

function paradigmsOfVerb(infinitive: string, isSecond: boolean): Paradigm[] {
  const { prefix, participle, imperative, zuInfinitive } = conjugateGerman(infinitive, isSecond)
  const infinite: Paradigm[] = [
    {
      stem: infinitive.slice(0, -1),
      endings: infinitive === 'sein' ? infinitiveEndings.slice(0, 1) : infinitiveEndings,
    },
    { stem: participle, endings: imperative.length > 0 ? participles : uninflectedParticiple },
  ]
  if (prefix === '') return [...infinite, ...finiteParadigms(infinitive, isSecond).all]
  const { all, finite } = finiteParadigms(infinitive.slice(prefix.length), isSecond)
  return [
    ...infinite,
    ...all.map((paradigm) => ({ ...paradigm, prefix })),
    // Subordinate clause: "wenn er ankommt".
    ...finite.map(({ stem, endings }) => ({ stem: prefix + stem, endings })),
    { stem: zuInfinitive, endings: zuInfinitiveOnly },
  ]
}

interface FiniteParadigms {
  readonly finite: readonly Paradigm[]
  /** Including the imperative. */
  readonly all: readonly Paradigm[]
}

/** Cache by verb without its separable prefix; "ankommen" and "mitkommen" share the forms of "kommen". */
const finiteByVerb = new Map<string, FiniteParadigms>()

function finiteParadigms(infinitive: string, isSecond: boolean): FiniteParadigms {
  const key = isSecond ? `${infinitive}, less usual` : infinitive
  let paradigms = finiteByVerb.get(key)
  if (!paradigms) {
    const verb = conjugateGerman(infinitive, isSecond)
    const stem = infinitive.replace(/e?n$/, '')
    const finite = finiteForms(verb)
    paradigms = {
      finite: paradigmsOf(finite, stem),
      all: paradigmsOf([...finite, ...orders(infinitive, verb)], stem),
    }
    finiteByVerb.set(key, paradigms)
  }
  return paradigms
}

function finiteForms(verb: GermanConjugation): Form[] {
  const forms: Form[] = []
  const addSix = (texts: readonly string[], features: readonly Features[]) => {
    for (const [at, text] of texts.entries()) forms.push({ text, features: features[at] ?? uninflected })
  }
  const [ich = ''] = verb.present
  const [er = ''] = verb.preterite
  addSix(verb.present, present)
  // "ich bedaure" is an alternative to "ich bedauere".
  if (ich.endsWith('ere')) addSix([`${ich.slice(0, -3)}re`], present)
  addSix(verb.preterite, preterite)
  // "du fandst" is an alternative to "du fandest".
  if (/[dt]$/.test(er)) addSix([`${er}st`], preterite.slice(1))
  addSix(verb.subjunctive, subjunctive)
  return forms
}

function orders(infinitive: string, { imperative, present }: GermanConjugation): Form[] {
  const forms = imperative.map((text): Form => ({ text, features: toOne }))
  if (forms.length > 0) forms.push({ text: present[4] ?? '', features: toSeveral })
  if (infinitive === 'sein') forms.push({ text: 'seien', features: toOnePolitely })
  return forms
}
