import { type Feature, type Features, persons } from './entry.ts'
import type { Ending, Paradigm } from './paradigm.ts'
import { preverb } from './persian-preverbs.ts'
import { spokenOtherwise } from './spoken-stems.ts'

const zwnj = '\u200C'
const presentEndings = ['م', 'ی', 'د', 'یم', 'ید', 'ند']
const pastEndings = ['م', 'ی', '', 'یم', 'ید', 'ند']
const perfectEndings = [`${zwnj}ام`, `${zwnj}ای`, '', `${zwnj}ایم`, `${zwnj}اید`, `${zwnj}اند`]
/** Spoken endings of Tehran: "می‌کنه", "می‌کنین", "می‌کنن"; after a vowel "می‌خواد". */
const spokenEndings = ['م', 'ی', 'ه', 'یم', 'ین', 'ن']
const spokenAfterVowel = ['م', 'ی', 'د', 'یم', 'ین', 'ن']

/** The verb whose present takes no می: "دارم", "کار دارم", but "نگه می‌دارم". */
const having = 'داشتن'
const keeping = 'نگه'
/** Verbs whose subjunctive is common without ب: "چه کنم؟", "کار کن"; the second set only in compounds. */
const withoutBe = new Set(['کردن', 'شدن'])
const withoutBeInCompounds = new Set(['دادن', 'گرفتن', 'یافتن'])

/** The columns of an entry that determine the forms of its verb. */
export interface PersianVerb {
  readonly infinitive: string
  /** The present stem in Persian letters; `sound` is its transliteration. */
  readonly stem: string
  readonly sound: string
  /** The words before the verb, کار of "کار کردن"; usually empty. */
  readonly apart: string
}

/** An auxiliary form and the tense that it builds with another word: "رفته بودم", "خواهم رفت". */
export interface CompoundTense {
  readonly auxiliary: string
  readonly features: Features
}

const inAllPersons = (
  starts: readonly string[],
  endings: readonly string[],
  ...features: Feature[]
): CompoundTense[] =>
  starts.flatMap((start) =>
    endings.map((ending, at) => ({
      auxiliary: start + ending,
      features: [persons[at] ?? '1s', ...features],
    })),
  )

const perfectThird: CompoundTense = { auxiliary: 'است', features: ['3s', 'perfect'] }
const afterParticiple = [
  perfectThird,
  ...inAllPersons(['بود'], pastEndings, 'pluperfect'),
  ...inAllPersons(['باش'], presentEndings, 'perfect', 'subjunctive'),
]
/** "صبر داشته باش": داشتن has no other subjunctive. */
const afterHaving = [
  ...afterParticiple.slice(0, 7),
  ...inAllPersons(['باش'], presentEndings, 'subjunctive'),
  { auxiliary: 'باش', features: ['2s', 'imperative'] } as const,
]

/** The compound tenses of a participle. */
export function tensesAfter(participle: string): readonly CompoundTense[] {
  if (/^ن?بوده$/u.test(participle)) return [perfectThird]
  return /^ن?داشته$/u.test(participle) ? afterHaving : afterParticiple
}

/** Auxiliaries that precede the past stem. */
export const beforePastStem: readonly CompoundTense[] = [
  ...inAllPersons(['خواه'], presentEndings, 'future'),
  ...inAllPersons(['نخواه'], presentEndings, 'future', 'negative'),
]

/** Endings in the six persons. */
function inPersons(endings: readonly string[], ...features: Feature[]): readonly Ending[] {
  return endings.map((ending, at) => [ending, [persons[at] ?? '1s', ...features]])
}

const objects = ['م', 'ت', 'ش', 'مان', 'تان', 'شان']
/** Object endings of a verb: "می‌بینمت", "دیدندش". Omits rare or ambiguous combinations with other endings. */
const withObjects = (endings: readonly Ending[]): readonly Ending[] =>
  endings
    .filter(([ending]) => /[مد]$/u.test(ending))
    .flatMap(([ending, features]) =>
      objects.map((object): Ending => [ending + object, [...features, 'object']]),
    )

/** The spoken endings that differ from the written ones. */
const spokenPresent = (...features: Feature[]) =>
  inPersons(spokenEndings, ...features, 'spoken').filter(([ending]) => !presentEndings.includes(ending))
/** "رفتین". The spoken "they went" is spelled like the infinitive. */
const spokenPast = (...features: Feature[]): Ending => ['ین', ['2p', ...features, 'spoken']]

/** Endings after one stem; all verbs share one list. */
interface Endings {
  readonly written: readonly Ending[]
  /** Including spoken endings, "می‌کنه". */
  readonly all: readonly Ending[]
}

const presentTable = (...features: Feature[]): Endings => {
  const plain = inPersons(presentEndings, ...features)
  const written = [...plain, ...withObjects(plain)]
  return { written, all: [...written, ...spokenPresent(...features)] }
}
const pastTable = (...features: Feature[]) => [
  ...inPersons(pastEndings, ...features),
  ...withObjects(inPersons(pastEndings, ...features)),
  spokenPast(...features),
]
/** "بروید" is also an imperative, and so is the bare stem. */
const imperative = (...features: Feature[]): Ending => ['', ['2s', 'imperative', ...features]]
const subjunctiveTable = (...features: Feature[]): Endings => {
  const { written, all } = presentTable('subjunctive', ...features)
  const orders: readonly Ending[] = [imperative(...features), ['ید', ['2p', 'imperative', ...features]]]
  return { written: [...written, ...orders.slice(1)], all: [...all, ...orders] }
}
/** The participle and the forms built with it; the third person is two words, "رفته است". */
const perfectTable = (...features: Feature[]): readonly Ending[] => [
  ['', ['participle', ...features]],
  ...inPersons(perfectEndings, 'perfect', ...features).filter(([ending]) => ending !== ''),
]

const headword: readonly Ending[] = [['', []]]
/** "از دیدنتان": the infinitive is also a noun. */
const infinitiveEndings: readonly Ending[] = [
  ...headword,
  ...objects.map((ending, at): Ending => [ending, [persons[at] ?? '1s', 'possessive']]),
]
const present = presentTable('present')
const negativePresent = presentTable('present', 'negative')
const subjunctive = subjunctiveTable()
const negativeSubjunctive = subjunctiveTable('negative')
const orders = [imperative()]
const negativeOrders = [imperative('negative')]
const past = pastTable('past')
const negativePast = pastTable('past', 'negative')
const imperfect = pastTable('imperfect')
const negativeImperfect = pastTable('imperfect', 'negative')
const perfect = perfectTable()
const negativePerfect = perfectTable('negative')

/**
 * All forms of a Persian verb of one word, the infinitive first. Verbs without a stem, such as باید, have no others.
 */
export function conjugatePersian({ infinitive, stem, sound, apart }: PersianVerb): Paradigm[] {
  const paradigms: Paradigm[] = [{ stem: infinitive, endings: infinitiveEndings }]
  if (infinitive === 'بودن') return [...paradigms, ...formsOfBeing]
  if (stem === '') return paradigms
  if (infinitive === 'وایسادن') return [...paradigms, ...formsOfStanding]
  if (isNegated.test(infinitive)) return conjugateNegated({ infinitive, stem, sound, apart })
  const [prefix = ''] = preverb.exec(infinitive) ?? []
  const root = stem.startsWith(prefix) ? stem.slice(prefix.length) : stem
  const pastRoot = infinitive.slice(prefix.length).replace(/ن$/, '')
  // گو (gu) takes ی before its endings, رو (rav) does not.
  const isGlided = /[âu]$/.test(sound)
  const glided = isGlided ? `${root}ی` : root
  const isSpokenAlike = !isGlided && !spokenOtherwise.test(stem)
  const add = (text: string, endings: readonly Ending[]) => paradigms.push({ stem: prefix + text, endings })
  const addPresent = (text: string, { written, all }: Endings) => add(text, isSpokenAlike ? all : written)
  /** Subjunctive and imperatives; the singular imperative has no glide: "بگوید", but "بگو". */
  const addSubjunctive = (
    start: string,
    { written, all }: Endings,
    order: readonly Ending[],
    isOrder = true,
  ) => {
    const withStart = (text: string) => (start ? afterPrefix(start, text) : text)
    add(withStart(glided), isSpokenAlike ? all : written)
    if (isOrder && !isSpokenAlike) add(withStart(root), order)
  }
  if (infinitive === having && apart !== keeping) {
    add(root, present.all)
    add(`ن${root}`, negativePresent.all)
  } else {
    addPresent(`می${zwnj}${glided}`, present)
    addPresent(`نمی${zwnj}${glided}`, negativePresent)
    addSubjunctive('ن', negativeSubjunctive, negativeOrders)
    // "برگرد", but "دربیاور".
    if (prefix === '' || root.startsWith('آ')) addSubjunctive('ب', subjunctive, orders)
    const isBare = withoutBe.has(infinitive) || apart === keeping || (prefix !== '' && !root.startsWith('آ'))
    if (isBare || prefix || (apart && withoutBeInCompounds.has(infinitive)))
      addSubjunctive('', subjunctive, orders, isBare)
    add(`می${zwnj}${pastRoot}`, imperfect)
    add(`نمی${zwnj}${pastRoot}`, negativeImperfect)
  }
  const negated = afterPrefix('ن', pastRoot)
  add(pastRoot, past)
  add(negated, negativePast)
  add(`${pastRoot}ه`, perfect)
  add(`${negated}ه`, negativePerfect)
  if (pastRoot === 'آمد') paradigms.push(...spokenFormsOfComing(prefix))
  // The impersonal "one can".
  if (infinitive === 'توانستن') {
    add(`می${zwnj}توان`, [['', ['present']]])
    add(`نمی${zwnj}توان`, [['', ['present', 'negative']]])
  }
  return paradigms
}

/** Negated headwords: "خبر نداشتن" means not to know. */
const isNegated = /^ن(?:داشتن|بودن)$/u

/** The negative forms of the verb, without the feature "negative": they do not negate the headword. */
function conjugateNegated(verb: PersianVerb): Paradigm[] {
  const positive = conjugatePersian({ ...verb, infinitive: verb.infinitive.slice(1) })
  const negative = positive.flatMap(({ stem, endings }) => {
    const kept = endings.filter(([, features]) => features.includes('negative'))
    const plain = kept.map(([ending, features]): Ending => [
      ending,
      features.filter((feature) => feature !== 'negative'),
    ])
    return plain.length > 0 ? [{ stem, endings: plain }] : []
  })
  return [{ stem: verb.infinitive, endings: headword }, ...negative]
}

const spoken = (...features: Feature[]) => ({
  afterConsonant: inPersons(spokenEndings, ...features, 'spoken'),
  afterVowel: inPersons(spokenAfterVowel, ...features, 'spoken'),
})
const spokenTables = {
  present: spoken('present'),
  negativePresent: spoken('present', 'negative'),
  subjunctive: spoken('subjunctive'),
  negativeSubjunctive: spoken('subjunctive', 'negative'),
}
const spokenOrder: readonly Ending[] = [['', ['2s', 'imperative', 'spoken']]]

/**
 * The spoken forms of a verb, derived from one of them: "می‌رم" yields می‌ری, می‌ره, نمی‌رم, برم, نرم and so on,
 * "وایمیستم" its six persons.
 */
export function conjugateSpoken(form: string): Paradigm[] {
  const [, prefix = '', root = ''] = /^(.*)می\u200C(.+)[مهدن]$/u.exec(form) ?? []
  const sound = /[اآ]$/u.test(root) ? 'afterVowel' : 'afterConsonant'
  const { present, negativePresent, subjunctive, negativeSubjunctive } = spokenTables
  if (root === '') return [{ stem: form.replace(/م$/, ''), endings: present.afterConsonant }]
  const withBe = prefix + (prefix ? root : afterPrefix('ب', root))
  const paradigms = [
    { stem: `${prefix}می${zwnj}${root}`, endings: present[sound] },
    { stem: `${prefix}نمی${zwnj}${root}`, endings: negativePresent[sound] },
    { stem: withBe, endings: subjunctive[sound] },
    { stem: prefix + afterPrefix('ن', root), endings: negativeSubjunctive[sound] },
  ]
  // "بشور", "بذار"; short roots use the written form, "برو".
  if (root.length > 1 && sound === 'afterConsonant') paradigms.push({ stem: withBe, endings: spokenOrder })
  return paradigms
}

/** The stem after ب or ن, with a glide before a vowel: بیاورم, نینداخت; ایستادن keeps its ا. */
function afterPrefix(prefix: string, text: string): string {
  if (text.startsWith('آ')) return `${prefix}یا${text.slice(1)}`
  return text.startsWith('ا') && !text.startsWith('ای') ? `${prefix}ی${text.slice(1)}` : prefix + text
}

const asSaid = (endings: readonly Ending[]) =>
  endings.map(([ending, features]): Ending => [
    ending,
    features.includes('spoken') ? features : [...features, 'spoken'],
  ])
const saidPast = {
  past: asSaid(past),
  negativePast: asSaid(negativePast),
  imperfect: asSaid(imperfect),
  negativeImperfect: asSaid(negativeImperfect),
  perfect: asSaid(perfect),
  negativePerfect: asSaid(negativePerfect),
}

/** "اومدم", "نیومدم": آمدن also has a spoken past. */
const spokenFormsOfComing = (prefix: string): Paradigm[] => [
  { stem: `${prefix}اومد`, endings: saidPast.past },
  { stem: `${prefix}نیومد`, endings: saidPast.negativePast },
  { stem: `${prefix}می${zwnj}اومد`, endings: saidPast.imperfect },
  { stem: `${prefix}نمی${zwnj}اومد`, endings: saidPast.negativeImperfect },
  { stem: `${prefix}اومده`, endings: saidPast.perfect },
  { stem: `${prefix}نیومده`, endings: saidPast.negativePerfect },
]

/** "هستن", which is not spelled like an infinitive. */
const beingTable = (...features: Feature[]): readonly Ending[] => [
  ...pastTable(...features),
  ['ن', ['3p', ...features, 'spoken']],
]

const formsOfBeing: readonly Paradigm[] = [
  { stem: 'هست', endings: beingTable('present') },
  { stem: 'است', endings: [['', ['3s', 'present']]] },
  { stem: 'نیست', endings: beingTable('present', 'negative') },
  { stem: 'باش', endings: subjunctive.all },
  { stem: 'نباش', endings: negativeSubjunctive.all },
  { stem: 'بود', endings: past },
  { stem: 'نبود', endings: negativePast },
  { stem: `می${zwnj}بود`, endings: imperfect },
  { stem: 'بوده', endings: perfect },
  { stem: 'نبوده', endings: negativePerfect },
]

/** The spoken ایستادن except its present, "وایمیسم", which the lexicon gives. */
const formsOfStanding: readonly Paradigm[] = [
  { stem: 'وایس', endings: subjunctive.all.filter(([ending]) => ending !== '') },
  { stem: 'وایسا', endings: orders },
  { stem: 'وایساد', endings: past },
  { stem: 'وایساده', endings: perfect },
]
