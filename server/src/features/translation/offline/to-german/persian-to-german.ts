import { joinWords } from '../persian/join-words.ts'
import type { GermanVerb } from '../german/conjugate.ts'
import type { SentenceMemory } from '../sentence-memory.ts'
import type { Sentence } from '../text/sentences.ts'
import { keyOf, textOf, type Token } from '../text/tokens.ts'
import { writeClause, writeElement, type ClauseOptions } from './clause.ts'
import { conjunctions, questionKeys } from './function-words.ts'
import { verbKey, type PersianWords } from './persian-words.ts'
import { readElements } from './read-elements.ts'
import { feltState, withAge } from './read-states.ts'
import { rolesOf } from './roles.ts'
import { withGender } from './gender.ts'
import { splitCopulas } from './split-copulas.ts'
import { isVerb, needs, verbGroup } from './verb-group.ts'

export interface ToGerman {
  readonly words: PersianWords
  readonly memory: SentenceMemory
  readonly germanVerbs: ReadonlyMap<string, GermanVerb>
}

/** What one clause tells the next. */
export interface State {
  isAfterSubordinate: boolean
  /** Whether who acted last is a woman: او is she then. */
  isFemale: boolean
}

/** The words of each segment in German; the marks between them are not touched. */
export function germanSegments(sentence: Sentence, tools: ToGerman, state: State): string[] {
  state.isAfterSubordinate = false
  return sentence.segments.map((segment, index) => {
    const text = translateSegment(
      segment.words,
      sentence.isQuestion && index === sentence.segments.length - 1,
      tools,
      state,
    )
    return index === 0 ? capital(text) : text
  })
}

/** Words that are large only because a sentence begins with them. */
const sentenceStart =
  /^(?:Wie|Was|Wo|Woher|Wohin|Wann|Warum|Wer|Ich|Du|Er|Es|Wir|Ihr|Das|Mein|Meine|Können|Haben|Bitte)\b/u

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

function translateSegment(
  tokens: readonly Token[],
  isQuestion: boolean,
  tools: ToGerman,
  state: State,
): string {
  if (tokens.length === 0) return ''
  const known = tools.memory.find(keyOf(tokens), isQuestion)
  if (known !== undefined) return known.replace(sentenceStart, (word) => word.toLowerCase())
  const words = splitCopulas(joinWords(tokens), tools.words)
  const clauses = clausesOf(words, tools.words)
  const texts = clauses.map((clause, index) => translateClause(clause, isQuestion, index, tools, state))
  return texts.reduce(
    (text, next) =>
      text === ''
        ? next
        : text + (/^(?:dass|weil|wenn|aber|ob|wo|wann|wie|warum|was|wer)\b/u.test(next) ? ', ' : ' ') + next,
    '',
  )
}

/** After a verb a new clause begins, unless the verb only helps the next. */
function clausesOf(tokens: readonly Token[], words: PersianWords): Token[][] {
  const clauses: Token[][] = [[]]
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1]
    const current = clauses.at(-1) ?? []
    const isAfterVerb =
      before !== undefined &&
      isVerb(before, words) &&
      !isHelping(tokens, index - 1, words) &&
      token.key !== 'است'
    const next = tokens[index]
    const isCompanion =
      before !== undefined &&
      next !== undefined &&
      words.verbForms
        .of(next.key)
        .some(({ simple, preverb }) => words.verbs.has(verbKey(before.key, preverb, simple)))
    const isNew =
      (isAfterVerb && !isCompanion) ||
      (current.length > 0 && conjunctions[token.key]?.[1] === true && token.key !== 'که')
    if (isNew) clauses.push([token])
    else current.push(token)
  }
  return clauses
}

const helping = new Set(['توانستن', 'خواستن'])

function isHelping(tokens: readonly Token[], at: number, words: PersianWords): boolean {
  const readings = words.verbForms.of(tokens[at]?.key ?? '')
  const later = tokens
    .slice(at + 1)
    .some((token) => words.verbForms.of(token.key).some(({ tense }) => tense === 'subjunctive'))
  const isLiking = tokens[at - 1]?.key === 'دوست' && readings.some(({ simple }) => simple === 'داشتن')
  const isAllowing = /^ن?می(?:شود|توان)$/u.test(tokens[at]?.key ?? '')
  const isImpersonal =
    isAllowing &&
    words.verbForms.of(tokens.at(-1)?.key ?? '').some(({ tense, person }) => tense === 'past' && person === 2)
  const isSince = tokens[at]?.key === 'است' && tokens[at + 1]?.key === 'که'
  const isNeeding = needs(tokens, at - 1)
  return (
    isSince ||
    isImpersonal ||
    (later && (isLiking || isAllowing || isNeeding || readings.some(({ simple }) => helping.has(simple))))
  )
}

function translateClause(
  clause: readonly Token[],
  isQuestion: boolean,
  index: number,
  tools: ToGerman,
  state: State,
): string {
  const { words } = tools
  const since = sinceOf(clause)
  const inner = since?.rest ?? clause
  const first = inner[0]?.key ?? ''
  const conjunction = conjunctions[first]
  const tokens = conjunction ? inner.slice(1) : inner
  const isPolite = tokens.some(({ key }) => key === 'لطفا')
  const said = tokens.filter(({ key }) => key !== 'لطفا')
  const start = [conjunction?.[0] ?? '']
  const felt = feltState(said, isQuestion)
  if (felt) return [...start, felt].filter(Boolean).join(' ')
  if (said.length === 0)
    return [...start, isPolite ? 'bitte' : ''].filter(Boolean).join(' ') || textOf(clause)
  const found = verbGroup(said, words)
  const rest = said.filter((token) => !found?.used.has(token))
  const read = readElements(rest, words, found?.simple === 'بودن' || found?.simple === 'شدن')
  const aged = found?.simple === 'داشتن' && found.verb?.complement === '' ? withAge(read) : undefined
  const be = aged && words.verbs.get(verbKey('', '', 'بودن'))
  const group = found && be ? { ...found, verb: be, simple: 'بودن' } : found
  const elements = be ? [...aged] : read
  const verb = group?.verb?.german
  if (since) elements.unshift({ kind: 'adverb', german: sinceText(since.tokens, words), isTime: true })
  if (!group || !verb) {
    const kept = group ? said.filter((token) => group.used.has(token)).map(({ text }) => text) : []
    return [...start, isPolite ? 'bitte' : '', ...elements.map((it) => writeElement(it, '')), ...kept]
      .filter(Boolean)
      .join(' ')
  }
  const infinitive = chosenInfinitive(verb, group.simple, elements, tools)
  const roles = withGender(rolesOf(elements, group, infinitive.infinitive), state)
  const isIndirect = index > 0 && !conjunction && questionKeys[first] !== undefined
  const isAfterWhole = state.isAfterSubordinate
  state.isAfterSubordinate = conjunction?.[1] === true && first !== 'که'
  const options: ClauseOptions = {
    isQuestion: isQuestion && !isIndirect,
    isSubordinate:
      conjunction?.[1] === true || isIndirect || (index > 0 && roles.question !== undefined && first !== 'و'),
    continues: (conjunction?.[0] === 'und' || conjunction?.[0] === 'aber') && index > 0,
    isSecond: isAfterWhole && !conjunction,
    isPolite,
  }
  return [
    ...start,
    writeClause(group, infinitive, roles, options, { verb: (name) => tools.germanVerbs.get(name) ?? verb }),
  ]
    .filter(Boolean)
    .join(' ')
}

function sinceOf(tokens: readonly Token[]): { tokens: readonly Token[]; rest: readonly Token[] } | undefined {
  const at = tokens.findIndex(({ key }, index) => key === 'است' && tokens[index + 1]?.key === 'که')
  return at > 0 && at < 4 ? { tokens: tokens.slice(0, at), rest: tokens.slice(at + 2) } : undefined
}

function sinceText(tokens: readonly Token[], words: PersianWords): string {
  const [element] = readElements(tokens, words, false)
  if (element?.kind !== 'phrase' || !('noun' in element.head)) return ''
  const { noun } = element.head
  if (element.number === 'eins') return `seit ${noun.gender === 'die' ? 'einer' : 'einem'} ${noun.german}`
  const plural = /[ns]$/u.test(noun.plural) ? noun.plural : `${noun.plural}n`
  return element.number === 'wie viele' ? `seit wie vielen ${plural}` : `seit ${element.number} ${plural}`
}

const drinks = new Set(['Tee', 'Kaffee', 'Wasser', 'Milch', 'Saft'])
const pills = new Set(['Tablette', 'Medikament'])

/** The German verb, where it depends on what it is said of. */
function chosenInfinitive(
  verb: GermanVerb,
  simple: string,
  elements: ReturnType<typeof readElements>,
  { germanVerbs }: ToGerman,
): GermanVerb {
  const nouns = elements.flatMap((it) =>
    it.kind === 'phrase' && 'noun' in it.head
      ? [
          it.head.noun.german,
          ...(it.ownedBy && 'noun' in it.ownedBy.head ? [it.ownedBy.head.noun.german] : []),
        ]
      : [],
  )
  const other = (infinitive: string) => germanVerbs.get(infinitive) ?? verb
  if (verb.infinitive === 'essen' && simple === 'خوردن' && nouns.some((noun) => drinks.has(noun)))
    return other('trinken')
  if (verb.infinitive === 'essen' && simple === 'خوردن' && nouns.some((noun) => pills.has(noun)))
    return other('nehmen')
  if (
    verb.infinitive === 'gehen' &&
    nouns.some((noun) => /^(?:Bus|Zug|Auto|Taxi|U-Bahn|Berlin|Hamburg|Teheran|Deutschland|Iran)$/u.test(noun))
  )
    return other('fahren')
  return verb
}
