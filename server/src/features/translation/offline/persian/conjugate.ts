import { presentStems, preverbs } from './verb-stems.ts'

/** من، تو، او، ما، شما، آن‌ها. */
export type Person = 0 | 1 | 2 | 3 | 4 | 5
export const persons: readonly Person[] = [0, 1, 2, 3, 4, 5]
export const tenses = ['present', 'past', 'imperfect', 'perfect', 'subjunctive', 'imperative'] as const
export type Tense = (typeof tenses)[number]

const presentEndings = ['م', 'ی', 'د', 'یم', 'ید', 'ند']
const pastEndings = ['م', 'ی', '', 'یم', 'ید', 'ند']
const perfectEndings = ['\u200Cام', '\u200Cای', ' است', '\u200Cایم', '\u200Cاید', '\u200Cاند']
const being = ['هستم', 'هستی', 'است', 'هستیم', 'هستید', 'هستند']
const notBeing = ['نیستم', 'نیستی', 'نیست', 'نیستیم', 'نیستید', 'نیستند']
const joining = '\u200C'

/** A verb as a dictionary has it, taken apart: بلند شدن, برگشتن, دنبال چیزی گشتن. */
export interface PersianVerb {
  /** The words before the verb, without those that only hold a place. */
  readonly companion: string
  readonly preverb: string
  /** The infinitive that is conjugated. */
  readonly simple: string
}

export function persianVerb(infinitive: string): PersianVerb {
  const words = infinitive.split(' ')
  const last = words.pop() ?? ''
  const preverb = preverbs.find(
    (it) => last.startsWith(it) && presentStems[last] === undefined && presentStems[last.slice(it.length)],
  )
  const companion = words.filter((word) => word !== 'چیزی' && word !== 'کسی').join(' ')
  return { companion, preverb: preverb ?? '', simple: last.slice(preverb?.length ?? 0) }
}

/** The conjugated word, with its preverb and without its companion. */
export function conjugate(verb: PersianVerb, tense: Tense, person: Person, isNegative: boolean): string {
  const { simple } = verb
  const past = simple.slice(0, -1)
  if (simple === 'بودن' && tense === 'present') return (isNegative ? notBeing : being)[person] ?? ''
  switch (tense) {
    case 'present':
      return verb.preverb + present(verb, person, isNegative)
    case 'past':
      return verb.preverb + (isNegative ? prefixed('ن', past) : past) + pastEndings[person]
    case 'imperfect':
      return verb.preverb + (isNegative ? 'نمی' : 'می') + joining + past + pastEndings[person]
    case 'perfect':
      return verb.preverb + (isNegative ? prefixed('ن', past) : past) + 'ه' + perfectEndings[person]
    case 'subjunctive':
      return subjunctive(verb, person, isNegative)
    case 'imperative':
      return person === 4 ? subjunctive(verb, 4, isNegative) : imperative(verb, isNegative)
  }
}

function present({ simple, companion, preverb }: PersianVerb, person: Person, isNegative: boolean): string {
  const stem = presentStems[simple] ?? simple.slice(0, -2)
  const hasNoPrefix = simple === 'داشتن' && preverb === '' && companion !== 'نگه'
  if (hasNoPrefix) return (isNegative ? 'ن' : '') + stem + presentEndings[person]
  return (isNegative ? 'نمی' : 'می') + joining + stem + presentEndings[person]
}

function subjunctive(verb: PersianVerb, person: Person, isNegative: boolean): string {
  const stem = presentStems[verb.simple] ?? verb.simple.slice(0, -2)
  if (verb.simple === 'داشتن' && verb.preverb === '' && verb.companion !== 'نگه')
    return `${isNegative ? 'نداشته' : 'داشته'} باش${presentEndings[person]}`
  return verb.preverb + prefixed(subjunctivePrefix(verb, isNegative), stem) + presentEndings[person]
}

function imperative(verb: PersianVerb, isNegative: boolean): string {
  const stem = presentStems[verb.simple] ?? verb.simple.slice(0, -2)
  if (verb.simple === 'داشتن' && verb.preverb === '') return isNegative ? 'نداشته باش' : 'داشته باش'
  const bare = stem === 'آی' || stem === 'گوی' ? stem.slice(0, -1) : stem
  return verb.preverb + prefixed(subjunctivePrefix(verb, isNegative), bare)
}

function subjunctivePrefix({ simple, companion, preverb }: PersianVerb, isNegative: boolean): string {
  if (isNegative) return 'ن'
  const light = simple === 'شدن' || simple === 'بودن' || (simple === 'کردن' && companion !== '')
  return light || preverb !== '' ? '' : 'ب'
}

/** بیایم, نیفتاد, بیندازید: a glide stands between the prefix and a stem that begins with a vowel. */
function prefixed(prefix: string, stem: string): string {
  if (prefix === '') return stem
  if (stem.startsWith('آ')) return `${prefix}یا${stem.slice(1)}`
  if (stem.startsWith('اف') || stem.startsWith('ان')) return `${prefix}ی${stem.slice(1)}`
  return prefix + stem
}
