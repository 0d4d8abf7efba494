import type { Verb } from '../lexicon.ts'
import type { Person, Tense } from '../persian/conjugate.ts'
import { readNoun } from '../persian/read-noun.ts'
import type { PersianVerbReading } from '../persian/verb-index.ts'
import type { Token } from '../text/tokens.ts'
import { copulas } from './function-words.ts'
import { verbKey, type PersianWords } from './persian-words.ts'

export type Modal = 'können' | 'müssen' | 'wollen' | 'mögen' | 'dürfen'

export interface VerbGroup {
  /** Missing where the verb has no German. */
  readonly verb?: Verb
  readonly simple: string
  readonly modal?: Modal
  readonly tense: Tense
  readonly modalTense: Tense
  readonly person: Person
  readonly isNegative: boolean
  /** می‌شود کرد, نباید کرد: man. */
  readonly isAnybody: boolean
  readonly used: ReadonlySet<Token>
}

const modalOf: Readonly<Record<string, Modal>> = { توانستن: 'können', خواستن: 'wollen' }
const must = new Set(['باید', 'نباید', 'بایستی'])
const may = new Set(['میشود', 'نمیشود', 'میتوان', 'نمیتوان'])
/** Companions that may stand far from their verb, before what it is about. */
const distant = ['منتظر', 'سوار', 'دنبال', 'به دیدن']

export function isVerb(token: Token, words: PersianWords): boolean {
  return (
    words.verbForms.of(token.key).length > 0 &&
    !words.nouns.has(token.key) &&
    !words.adjectives.has(token.key) &&
    // مردی is a man before you died; دیدی is no noun.
    readNoun(token.key, (key) => words.nouns.get(key))?.isIndefinite !== true
  )
}

export function verbGroup(tokens: readonly Token[], words: PersianWords): VerbGroup | undefined {
  const found = tokens.findLast(
    (token, index) =>
      isVerb(token, words) ||
      (index === tokens.length - 1 &&
        index > 0 &&
        words.verbForms.of(token.key).length > 0 &&
        !words.adjectives.has(token.key)),
  )
  if (!found) return undefined
  const before = tokens[tokens.indexOf(found) - 1]
  const isPerfect =
    found.key === 'است' &&
    before &&
    !words.adjectives.has(before.key) &&
    words.verbForms.of(before.key).some(({ tense }) => tense === 'perfect')
  const last = isPerfect ? before : found
  const used = new Set<Token>([last])
  const obliging = tokens.find(({ key }) => must.has(key))
  const modalToken = tokens.find((token) => token !== last && isModal(token, words))
  const like = tokens.findIndex(
    (token, index) =>
      token.key === 'دوست' &&
      tokens[index + 1] !== last &&
      words.verbForms.of(tokens[index + 1]?.key ?? '').some(({ simple }) => simple === 'داشتن'),
  )
  const allowing = tokens.find((token) => token !== last && may.has(token.key))
  const needed = tokens.findIndex((_, at) => needs(tokens, at) && tokens[at + 1] !== last)
  const needing = needed >= 0 ? tokens.slice(needed, needed + (tokens[needed + 2]?.key === 'که' ? 3 : 2)) : []
  const liking = like >= 0 ? tokens.slice(like, like + 2) : []
  for (const token of [obliging, modalToken, allowing, ...liking, ...needing]) if (token) used.add(token)
  const modalReading = words.verbForms.of((modalToken ?? liking[1])?.key ?? '')[0]
  const modal: Modal | undefined = obliging
    ? obliging.key === 'نباید'
      ? 'dürfen'
      : 'müssen'
    : needing.length > 0
      ? 'müssen'
      : modalReading
        ? (modalOf[modalReading.simple] ?? 'mögen')
        : allowing
          ? 'können'
          : undefined
  const reading = choose(words.verbForms.of(last.key), modal !== undefined)
  if (!reading) return undefined
  if (tokens[tokens.indexOf(last) + 1]?.key === 'است') used.add(tokens[tokens.indexOf(last) + 1] as Token)
  const others = words.verbForms.of(last.key).filter(({ simple }) => simple !== reading.simple)
  const taught =
    [reading, ...others].find((it) => findVerb(tokens, last, it, words, new Set(used))?.persian.companion) ??
    reading
  const verb = findVerb(tokens, last, taught, words, used)
  const isNegative =
    reading.isNegative ||
    modalReading?.isNegative === true ||
    obliging?.key === 'نباید' ||
    allowing?.key.startsWith('ن') === true ||
    needing[1]?.key.startsWith('ن') === true
  const isAnybody =
    (allowing ?? obliging) !== undefined &&
    modalReading === undefined &&
    reading.tense === 'past' &&
    reading.person === 2
  const { simple, tense, person } = reading
  const common = { simple, tense, person, isNegative, isAnybody, used }
  return {
    ...common,
    ...(verb && { verb }),
    ...(modal && { modal }),
    modalTense: modalReading?.tense ?? (needing[1]?.key.endsWith('بود') ? 'past' : 'present'),
  }
}

/** لازم نیست, مجبور نیستم: nobody must. */
export function needs(tokens: readonly Token[], at: number): boolean {
  const isNeed = /^(?:لازم|مجبور)$/u.test(tokens[at]?.key ?? '')
  return isNeed && /^ن?ی?(?:است|ست|هست|بود)(?:م|ی|یم|ید|ند)?$/u.test(tokens[at + 1]?.key ?? '')
}

function isModal(token: Token, words: PersianWords): boolean {
  return words.verbForms
    .of(token.key)
    .some(({ simple, tense }) => modalOf[simple] !== undefined && tense !== 'subjunctive')
}

function choose(readings: readonly PersianVerbReading[], hasModal: boolean): PersianVerbReading | undefined {
  const wanted = hasModal ? 'subjunctive' : 'imperative'
  return (
    readings.find(({ tense }) => tense === wanted) ??
    readings.find(({ tense }) => tense !== 'imperative') ??
    readings[0]
  )
}

function findVerb(
  tokens: readonly Token[],
  last: Token,
  { simple, preverb }: PersianVerbReading,
  words: PersianWords,
  used: Set<Token>,
): Verb | undefined {
  const at = tokens.indexOf(last)
  for (let length = Math.min(3, at); length >= 1; length -= 1) {
    const before = tokens.slice(at - length, at).filter((token) => !used.has(token) || length === 1)
    const verb = words.verbs.get(verbKey(before.map(({ key }) => key).join(' '), preverb, simple))
    if (!verb || before.length === 0) continue
    for (const token of before) used.add(token)
    return verb
  }
  for (const companion of distant) {
    const parts = companion.split(' ')
    const start = tokens.findIndex((_, index) =>
      parts.every((part, offset) => tokens[index + offset]?.key === part),
    )
    const wanted = companion === 'منتظر' && simple === 'بودن' ? 'ماندن' : simple
    const verb = start >= 0 ? words.verbs.get(verbKey(companion, preverb, wanted)) : undefined
    if (!verb) continue
    if (verb.holdsObject) for (const token of tokens.slice(start, start + parts.length)) used.add(token)
    return verb
  }
  return words.verbs.get(verbKey('', preverb, simple))
}

/** خسته‌ام, زیباست: an adjective and the verb in one. */
export function copulaOf(
  key: string,
  words: PersianWords,
): { readonly stem: string; readonly person: Person } | undefined {
  if (words.adjectives.has(key) || words.nouns.has(key)) return undefined
  for (const [ending, person] of Object.entries(copulas)) {
    const stem = key.slice(0, -ending.length)
    if (key.endsWith(ending) && words.adjectives.has(stem) && (ending !== 'ی' || !stem.endsWith('ی')))
      return { stem, person }
  }
  return undefined
}
