import type { Hit } from '../form-index.ts'
import type { Inflected } from '../forms/entry.ts'
import { isInClause, type Word, wordsOf } from '../gloss-words.ts'
import type { Found, Glossed } from './gap.ts'
import { type Person, personalForm } from './persons.ts'

/** Persian forms that a gap may ask for: verbs, then the endings of "to be" and of possession. */
export function persianGaps<Entry extends Inflected>({
  words,
  hits,
  sentence,
}: Glossed<Entry>): Found<Entry>[] {
  const said = personsOf(wordsOf(sentence.german), words)
  const found = words.flatMap((word, at) =>
    askedAmong(hits[at] ?? []).flatMap(({ entry, features }): Found<Entry>[] => {
      const form = personalForm('fa', entry, features, word.text)
      const isAlone = !isInClause(words, at - 1, at) && !isInClause(words, at + 1, at)
      const fitting = form && fittingPersons(form.person, said, isAlone)
      const wrongForms = fitting ? form.inOtherPersons(fitting) : []
      return wrongForms.length > 0 ? [{ word, entry, wrongForms }] : []
    }),
  )
  const isVerb = ({ entry }: Found<Entry>) => entry.type === 'verb'
  return [...found.filter(isVerb), ...found.filter((gap) => !isVerb(gap))]
}

/**
 * Filters misleading readings: کردید is "you did", not "you are Kurdish"; خودم is "myself", not "I am own"; سیرم is "I
 * am full", not "my full". A form that may be an imperative, such as ببخشید, is not asked for.
 */
function askedAmong<Entry extends Inflected>(hits: readonly Hit<Entry>[]): readonly Hit<Entry>[] {
  if (hits.some(({ features }) => features.includes('imperative'))) return []
  const verbs = hits.filter(({ entry }) => entry.type === 'verb' && !hasPlaceholder.test(entry.farsi))
  if (verbs.length > 0) return verbs
  const isOwned = hits.some(({ entry }) => /^(?:noun|pronoun)$/.test(entry.type))
  return hits.filter(({ entry, features }) =>
    isOwned
      ? entry.type === 'noun' && features.includes('possessive')
      : /^(?:adjective|adverb)$/.test(entry.type) && features.includes('copula'),
  )
}

/** "حال کسی … بودن": the noun determines the persons. */
const hasPlaceholder = /(?<!\p{L})(?:کسی|چیزی)(?!\p{L})/u

/** The persons mentioned in a sentence and its translation. */
interface Said {
  /** The first and second persons mentioned. */
  readonly persons: ReadonlySet<Person>
  /** Whether "Sie" at the beginning of a sentence may be "you" or "she". */
  readonly isAmbiguous: boolean
  readonly hasThird: boolean
}

/**
 * Persian sentences often have no subject, so the translation must name exactly one person. Plural things may have a
 * singular verb.
 */
function fittingPersons(
  person: Person,
  { persons, isAmbiguous, hasThird }: Said,
  isAlone: boolean,
): readonly Person[] | null {
  if (person === '3s' || person === '3p') {
    // باشد alone is "okay".
    if (persons.size > 0 || !hasThird || isAlone) return null
    return isAmbiguous ? ['3s', '3p', '2p'] : ['3s', '3p']
  }
  return persons.size === 1 && persons.has(person) ? [person] : null
}

const germanPersons: readonly (readonly [RegExp, Person])[] = [
  [/^(?:ich|mich|mir|mein(?:e[mnrs]?|s)?)$/, '1s'],
  [/^(?:du|dich|dir|dein(?:e[mnrs]?|s)?)$/, '2s'],
  [/^(?:wir|uns|unser(?:e[mnrs]?)?)$/, '1p'],
  [/^(?:euch|euer|eure[mnrs]?)$/, '2p'],
]
const persianPersons: Readonly<Record<string, Person>> = { من: '1s', تو: '2s', ما: '1p', شما: '2p' }
const polite = /^(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)$/
/** "Sehr gut!" has no third person: it may be about anyone. */
const third = /^(?:das|der|die|es|er|sie|man|wer|was|ihre?|ist|sind|war|hat)$/

function personsOf(german: readonly Word[], persian: readonly Word[]): Said {
  const isPolite = ({ text }: Word) => polite.test(text)
  const ofWord = (word: Word): readonly Person[] => {
    if (isPolite(word)) return word.startsSentence ? [] : ['2p']
    return germanPersons.flatMap(([words, person]) => (words.test(word.folded) ? person : []))
  }
  return {
    persons: new Set([
      ...german.flatMap(ofWord),
      ...persian.flatMap(({ folded }) => persianPersons[folded] ?? []),
    ]),
    isAmbiguous: german.some((word) => word.startsSentence && isPolite(word)),
    hasThird: german.some(({ folded }) => third.test(folded)),
  }
}
