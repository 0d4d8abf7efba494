import { type Form, type Inflected, persons } from './entry.ts'
import { type Ending, type Inflection, type Paradigm, paradigmsOf, sharedEndings } from './paradigm.ts'
import { copulaEndings, nominal, type NominalKind, soundAtEnd, soundByLetters } from './persian-nominals.ts'
import { conjugatePersian, conjugateSpoken } from './persian-verbs.ts'

/** Additional irregular forms. */
const irregular: Readonly<Record<string, readonly Form[]>> = {
  'من را': [{ text: 'مرا', features: [] }],
  چه: [{ text: 'چیست', features: ['3s', 'copula'] }],
  بانو: [{ text: 'بانوان', features: ['plural'] }],
  در: [{ text: 'توی', features: ['spoken'] }],
  کسی: [
    { text: 'کسانی', features: ['plural'] },
    { text: 'کسان', features: ['plural'] },
  ],
  'چه کسی': [{ text: 'کیست', features: ['3s', 'copula'] }],
  دو: [
    { text: 'دوم', features: ['ordinal'] },
    { text: 'دومین', features: ['ordinal'] },
  ],
  سه: [
    { text: 'سوم', features: ['ordinal'] },
    { text: 'سومین', features: ['ordinal'] },
  ],
}

/** Spoken stems of prepositions before the endings م, ت, ش: بهش, باهام, براتون. */
const spokenPrepositions: Readonly<Record<string, string>> = {
  از: 'از',
  با: 'باها',
  برای: 'برا',
  به: 'به',
  روی: 'رو',
  توی: 'تو',
}
const afterPreposition = inPersons(['م', 'ت', 'ش', 'مون', 'تون', 'شون'], 'possessive', 'spoken')

function inPersons(endings: readonly string[], ...features: Form['features']): readonly Ending[] {
  return endings
    .map((ending, at): Ending => [ending, [persons[at] ?? '1s', ...features]])
    .filter(([ending]) => ending !== '')
}

/** The inflections of an entry's Persian word. In expressions other than verbs, the last word is inflected. */
export function persianInflections(entry: Inflected): Inflection[] {
  const { farsi, type, stem } = entry
  const isVerb = type === 'verb' && (stem !== '' || /(?:^| )ن?بودن$/u.test(farsi))
  return isVerb ? verbInflections(entry) : [{ paradigms: nominalParadigms(entry) }]
}

function nominalParadigms(entry: Inflected): Paradigm[] {
  const { farsi, transliteration, farsi_plural, spoken, type } = entry
  const kind = nominalKind(entry)
  const paradigms: Paradigm[] = []
  const addWord = (word: string, sound = soundByLetters(word), isSpoken = false) =>
    paradigms.push(
      kind ? nominal(word, kind, sound, isSpoken) : { stem: word, endings: isSpoken ? spokenWord : headword },
    )
  // "درباره‌ی" has the ezafe in its headword: "درباره‌اش".
  const isOnHe = type === 'preposition' && farsi.endsWith('ه\u200Cی') && !farsi.includes(' ')
  if (isOnHe)
    paradigms.push({ stem: farsi, endings: headword }, nominal(farsi.slice(0, -2), 'preposition', 'he'))
  else addWord(farsi, soundAtEnd(farsi, transliteration))
  if (kind === 'noun' || kind === 'person') paradigms.push(...pluralOfFirst(farsi, transliteration))
  if (farsi_plural) paradigms.push(nominal(farsi_plural, 'plural', soundByLetters(farsi_plural)))
  if (spoken) addWord(spoken, soundByLetters(spoken), true)
  if (type === 'preposition') {
    const stem = spokenPrepositions[farsi]
    if (stem) paradigms.push({ stem, endings: afterPreposition })
  }
  paradigms.push(...paradigmsOf(irregular[farsi] ?? []))
  return paradigms
}

const headword: readonly Ending[] = [['', []]]
const spokenWord: readonly Ending[] = [['', ['spoken']]]

/** Nouns with a plural in ان whose German word has no feminine. */
const people = new Set(['آقا', 'انسان', 'جوان', 'زن', 'کودک', 'مرد'])
const personalPronouns = new Set(['من', 'تو', 'او', 'ما', 'شما', 'آن‌ها', 'ایشان'])
const comparedAdverbs = new Set([
  'آهسته',
  'بالا',
  'پایین',
  'تند',
  'جلو',
  'دور',
  'دیر',
  'زود',
  'زیاد',
  'سریع',
  'عقب',
  'کم',
  'نزدیک',
])
/** Prepositions that take pronouns instead of endings: "به من", "با او". For speech see `spokenPrepositions`. */
const withoutEndings = new Set(['از', 'با', 'بر', 'به', 'تا', 'جز', 'در', 'طی'])

/**
 * The kind of endings that a word takes; null if it takes none, such as conjunctions and most expressions of several
 * words.
 */
function nominalKind({ type, german, farsi, feminine }: Inflected): NominalKind | null {
  if (type === 'noun') return feminine || people.has(farsi) ? 'person' : 'noun'
  // Ordinals and "letzte" have an inflected headword, بهتر a comparative one.
  if (type === 'adjective')
    return german.endsWith('te') || /تر(?:ین)?$/u.test(farsi) ? 'uncompared' : 'adjective'
  // The lexicon also contains the prefix of negated verbs.
  if (farsi.includes(' ') || farsi.length < 2) return null
  // "کجایتان درد می‌کند؟": "which part of you".
  if (type === 'adverb' && farsi === 'کجا') return 'pronoun'
  if (type === 'adverb') return comparedAdverbs.has(farsi) ? 'compared-adverb' : 'adverb'
  if (type === 'pronoun') return personalPronouns.has(farsi) ? 'personal-pronoun' : 'pronoun'
  if (type === 'preposition') return withoutEndings.has(farsi) ? null : 'preposition'
  return type === 'number' ? type : null
}

/** "کلاه ایمنی": in words joined by the ezafe, the first takes the plural ها. */
function pluralOfFirst(farsi: string, transliteration: string): Paradigm[] {
  const [, sounds] = /^(\S+?)-y?e /.exec(transliteration) ?? []
  const [, first, rest] = /^(\S+) (.+)$/u.exec(farsi.replace(/\u200Cی /u, ' ')) ?? []
  if (sounds === undefined || first === undefined || rest === undefined) return []
  const { endings } = nominal(first, 'noun', soundAtEnd(first, sounds))
  const [plural] = endings.find(([, features]) => features.join() === 'plural,ezafe') ?? []
  return [nominal(`${first}${plural} ${rest}`, 'plural', soundAtEnd(rest, transliteration))]
}

/** Placeholders for a person, thing, place or task in a headword: "دنبال کسی رفتن". */
const placeholders = /(?<=^| )(?:کسی|چیزی|جایی|کاری) /gu

function verbInflections({
  farsi,
  stem,
  stem_transliteration,
  transliteration,
  spoken,
}: Inflected): Inflection[] {
  const [, partsBefore = '', infinitive = ''] = /^(.* )?(\S+)$/u.exec(farsi) ?? []
  // An ending replaces the ezafe of "حوصله‌ی کسی": "حوصله‌ام".
  const apart = partsBefore
    .replace(placeholders, '')
    .replace(/(?<=ه)\u200Cی(?= )/gu, '')
    .trim()
  const verb = conjugated(infinitive, stem, stem_transliteration, apart)
  const inflections: Inflection[] = [{ paradigms: verb, apart }]
  // "خسته‌ام" is also a form of "خسته بودن".
  if (infinitive === 'بودن' && apart !== '' && !apart.includes(' ')) {
    const sound = soundAtEnd(apart, transliteration.replace(/ \S+$/, ''))
    const [written = [], said = []] = copulaEndings(sound)
    const endings = [...inPersons(written, 'present'), ...inPersons(said, 'present', 'spoken')]
    inflections.push({ paradigms: [{ stem: apart, endings: sharedEndings(endings) }] })
  }
  if (spoken) inflections.push(...spokenInflections(spoken, apart, verb))
  return inflections
}

function spokenInflections(spoken: string, apart: string, written: readonly Paradigm[]): Inflection[] {
  const words = spoken.split(' ')
  const at = words.findLastIndex((word) => word.includes('می\u200C'))
  const form = words.at(at) ?? ''
  // "سردمه", "I am cold": the ending of the person is inside the word.
  const [, cold] = /^(.+)مه$/u.exec(form) ?? []
  if (at < 0 && cold !== undefined) {
    const endings = inPersons(['مه', 'ته', 'شه', 'مونه', 'تونه', 'شونه'], 'present', 'spoken')
    return [{ paradigms: [{ stem: cold, endings }] }]
  }
  const parts = apart.split(' ').filter(Boolean)
  const otherWords = words.filter((word) => word !== form)
  // "دنبالش می‌رم", "خوشم می‌آد": the parts without endings are "دنبال" and "خوش".
  const fixed = otherWords.flatMap((word) => parts.find((part) => word.startsWith(part)) ?? [])
  const isImpersonal = /[هد]$/u.test(form)
  const spokenParts =
    isImpersonal && fixed.length > 0 ? fixed : otherWords.map((word) => fixedPart(word, parts, isImpersonal))
  // "پشیمونم" may also have another form of the verb, "پشیمون بودم".
  const spokenApart = spokenParts.join(' ') || form.replace(/م$/u, '')
  const inflections: Inflection[] = [{ paradigms: conjugatedSpoken(form), apart: spokenParts.join(' ') }]
  if (apart !== '' && spokenApart !== apart && !isImpersonal)
    inflections.push({ paradigms: asSpoken(written), apart: spokenApart })
  return inflections
}

function fixedPart(word: string, parts: readonly string[], isImpersonal: boolean): string {
  const part = parts.find((part) => word.startsWith(part) && word.length <= part.length + 3)
  // "یادم می‌ره", "I forget": the ending of the noun marks the person.
  return part ?? (isImpersonal ? word.replace(/(?:\u200Cا)?م$/u, '') : word)
}

const conjugations = new Map<string, readonly Paradigm[]>()

/** Cache: hundreds of entries share the paradigms of کردن. */
function conjugated(infinitive: string, stem: string, sound: string, apart: string): readonly Paradigm[] {
  const kind = apart === '' || apart === 'نگه' ? apart : 'compound'
  return remembered(`${infinitive} ${stem} ${kind}`, () =>
    conjugatePersian({ infinitive, stem, sound, apart }),
  )
}

function conjugatedSpoken(form: string): readonly Paradigm[] {
  return remembered(form, () => conjugateSpoken(form))
}

function remembered(key: string, conjugate: () => readonly Paradigm[]): readonly Paradigm[] {
  let paradigms = conjugations.get(key)
  if (!paradigms) {
    paradigms = conjugate()
    conjugations.set(key, paradigms)
  }
  return paradigms
}

const spokenVersions = new Map<readonly Paradigm[], readonly Paradigm[]>()
const spokenEndings = new WeakMap<readonly Ending[], readonly Ending[]>()

/** The same forms marked as spoken, because another word is spoken: "تموم کردم". */
function asSpoken(paradigms: readonly Paradigm[]): readonly Paradigm[] {
  let version = spokenVersions.get(paradigms)
  if (!version) {
    version = paradigms.map(({ stem, endings }) => {
      let spoken = spokenEndings.get(endings)
      if (!spoken) {
        spoken = endings.map(([ending, features]) => [
          ending,
          [...features.filter((feature) => feature !== 'spoken'), 'spoken'],
        ])
        spokenEndings.set(endings, spoken)
      }
      return { stem, endings: spoken }
    })
    spokenVersions.set(paradigms, version)
  }
  return version
}
