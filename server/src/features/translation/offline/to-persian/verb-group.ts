import { pronounOf, questionWords, subordinating } from '../german/function-words.ts'
import { modals, type Modal, type VerbReading } from '../german/verb-index.ts'
import type { Verb } from '../lexicon.ts'
import type { Person } from '../persian/conjugate.ts'
import type { Token } from '../text/tokens.ts'
import { chooseVerb } from './choose-taught.ts'
import type { GermanWords } from './german-words.ts'

/** What the verbs of a clause say together. */
export interface VerbGroup {
  readonly infinitive: string
  /** Missing where only a modal verb stands. */
  readonly verb?: Verb
  readonly modal?: Modal
  readonly isPast: boolean
  readonly isPassive: boolean
  readonly isImperative: boolean
  /** Of a finite verb; none of an infinitive with zu. */
  readonly persons: readonly Person[]
  /** Whether the verb is the first word, as in questions and requests. */
  readonly isFirst: boolean
  /** The words that the group is made of. */
  readonly used: ReadonlySet<Token>
}

const finite = new Set(['present', 'past', 'wish'])
/** Words that are seldom the verb form that they look like. */
const rarelyVerb = new Set(['sein', 'weiss', 'gebraucht', 'bestimmt', 'leben', 'essen', 'verschieden'])

export function verbGroup(
  tokens: readonly Token[],
  words: GermanWords,
  isQuestion: boolean,
  isPolite = false,
): VerbGroup | undefined {
  const candidates = tokens.filter((token, index) => isCandidate(token, index, tokens, words))
  const isSubordinate =
    subordinating[tokens[0]?.key ?? ''] !== undefined ||
    (!isQuestion &&
      questionWords[tokens[0]?.key ?? ''] !== undefined &&
      candidates.at(-1) === tokens.at(-1) &&
      candidates[0] !== tokens[1])
  const finites = candidates.filter((token) => readingsOf(token, words).some(({ form }) => finite.has(form)))
  const certain = finites.filter(({ key }) => !rarelyVerb.has(key))
  const chosen = certain.length > 0 ? certain : finites
  const first = tokens[0]
  const order = first && !isQuestion && imperativeOf(first, tokens, words)
  const head = order ? first : isSubordinate ? chosen.at(-1) : chosen[0]
  if (!head || (!isSubordinate && !order && isBareOrder(tokens, chosen, words, isPolite)))
    return infinitiveGroup(tokens, candidates, words, isPolite)
  const others = candidates.filter((token) => token !== head)
  const readings = order ? [order] : readingsOf(head, words).filter(({ form }) => finite.has(form))
  const prefix = tokens.findLast(
    (token) =>
      token !== head &&
      readings.some((reading) => reading.prefix !== '' && reading.prefix === token.key) &&
      isAtEnd(token, tokens),
  )
  const reading =
    readings.find((it) => prefix && it.prefix === prefix.key) ??
    readings.find((it) => it.prefix === '' && !(head.key === 'wurde' && it.infinitive !== 'werden')) ??
    readings[0]
  if (!reading) return undefined
  const used = new Set<Token>(prefix && reading.prefix === prefix.key ? [head, prefix] : [head])
  return assemble({
    tokens,
    words,
    reading,
    others,
    used,
    isFirst: head === first,
    isOrder: order !== undefined && order !== false,
  })
}

function readingsOf(token: Token, words: GermanWords): readonly VerbReading[] {
  return words.verbForms.of(token.key)
}

function isCandidate(token: Token, index: number, tokens: readonly Token[], words: GermanWords): boolean {
  const readings = readingsOf(token, words).filter(({ form }) => form !== 'imperative')
  if (readings.length === 0) return false
  if (index > 0 && /^\p{Lu}/u.test(token.text)) return false
  if (index === 0 && words.nouns.of(token.key).length > 0 && /^\p{Lu}/u.test(token.text)) {
    const next = tokens[1]?.key ?? ''
    return ['sie', 'du', 'wir', 'ihr', 'ich', 'er', 'man'].includes(next)
  }
  if (token.key === 'sein') return index === tokens.length - 1
  return true
}

function imperativeOf(first: Token, tokens: readonly Token[], words: GermanWords): VerbReading | undefined {
  // Komm is kommen, and ankommen only where an follows.
  const last = tokens.at(-1)?.key
  const readings = readingsOf(first, words)
    .filter(({ prefix }) => prefix === '' || prefix === last)
    .toSorted((one, other) => other.prefix.length - one.prefix.length)
  const second = tokens[1]
  if (pronounOf(first.key, '', false)) return undefined
  if (second?.key === 'sie')
    return readings.find(
      ({ form, persons }) => form === 'present' && persons.includes(4) && persons.includes(5),
    )
  return readings.find(({ form }) => form === 'imperative')
}

function isAtEnd(token: Token, tokens: readonly Token[]): boolean {
  return token === tokens.at(-1)
}

interface Parts {
  readonly tokens: readonly Token[]
  readonly words: GermanWords
  readonly reading: VerbReading
  readonly others: readonly Token[]
  readonly used: Set<Token>
  readonly isFirst: boolean
  readonly isOrder: boolean
}

function assemble({ tokens, words, reading, others, used, isFirst, isOrder }: Parts): VerbGroup {
  const { infinitive, form } = reading
  const modal = modals[infinitive]
  const participle = others.findLast((token) =>
    readingsOf(token, words).some((it) => it.form === 'participle'),
  )
  const infinite = others.findLast((token) => readingsOf(token, words).some((it) => it.form === 'infinitive'))
  let main = infinitive
  let isPast = form === 'past'
  let isPassive = false
  const take = (token: Token, wanted: string) => {
    used.add(token)
    main = readingsOf(token, words).find((it) => it.form === wanted)?.infinitive ?? main
  }
  const isState =
    infinitive === 'sein' &&
    participle &&
    words.adjectives.of(participle.key) &&
    isTransitive(participle, words)
  if (isState) used.delete(participle)
  else if ((infinitive === 'haben' || infinitive === 'sein') && participle) {
    take(participle, 'participle')
    isPast = true
  } else if (infinitive === 'werden' && participle && participle.key !== infinite?.key) {
    take(participle, 'participle')
    isPassive = true
  } else if (
    (modal || infinitive === 'werden' || infinitive === 'gehen' || infinitive === 'lassen') &&
    infinite
  )
    take(infinite, 'infinitive')
  const to = infinite && tokens[tokens.indexOf(infinite) - 1]
  const isNeed = infinitive === 'brauchen' && infinite !== undefined && to?.key === 'zu'
  if (isNeed) {
    take(infinite, 'infinitive')
    used.add(to)
  }
  const own = isNeed ? 'must' : modal
  const isModal = own && main !== infinitive
  const common = { isPast, isPassive, isImperative: isOrder, persons: reading.persons, isFirst, used }
  const verb = chooseVerb(main, tokens, words, used)
  return { infinitive: main, ...(verb && { verb }), ...(isModal && { modal: own }), ...common }
}

function isTransitive(participle: Token, words: GermanWords): boolean {
  const reading = readingsOf(participle, words).find(({ form }) => form === 'participle')
  return words.verbs.get(reading?.infinitive ?? '')?.[0]?.german.auxiliary === 'haben'
}

/** Hier nicht rauchen, bitte warten: the infinitive asks, nobody is named who acts. */
function isBareOrder(
  tokens: readonly Token[],
  finites: readonly Token[],
  words: GermanWords,
  isPolite: boolean,
): boolean {
  const last = tokens.at(-1)
  if (!last || finites.length !== 1 || finites[0] !== last || !(isPolite || forbids(tokens))) return false
  const isNamed = tokens.some(({ key }) => /^(?:wir|sie|ich|du|er|ihr|man)$/u.test(key))
  return !isNamed && readingsOf(last, words).some(({ form }) => form === 'infinitive')
}

function forbids(tokens: readonly Token[]): boolean {
  return tokens.some(({ key }) => /^(?:nicht|nie|keine?n?)$/u.test(key))
}

function infinitiveGroup(
  tokens: readonly Token[],
  candidates: readonly Token[],
  words: GermanWords,
  isPolite: boolean,
): VerbGroup | undefined {
  const last = candidates.findLast((token) =>
    readingsOf(token, words).some(({ form }) => form.endsWith('infinitive')),
  )
  const before = last && tokens[tokens.indexOf(last) - 1]
  const reading = last && readingsOf(last, words).find(({ form }) => form.endsWith('infinitive'))
  if (!last || !reading) return undefined
  const used = new Set([last])
  if (before?.key === 'zu') used.add(before)
  const verb = chooseVerb(reading.infinitive, tokens, words, used)
  const isImperative = before?.key !== 'zu' && last === tokens.at(-1) && (isPolite || forbids(tokens))
  const persons: readonly Person[] = isImperative ? [4] : []
  const rest = { isPast: false, isPassive: false, isImperative, persons, isFirst: false, used }
  return { infinitive: reading.infinitive, ...(verb && { verb }), ...rest }
}
