import { fold } from '../fold.ts'
import type { Hit } from '../form-index.ts'
import type { Inflected } from '../forms/entry.ts'
import { formsOf } from '../forms/forms.ts'
import { isInClause, type Word } from '../gloss-words.ts'
import type { Found, Glossed } from './gap.ts'
import { isPerson, type Person, personalForm } from './persons.ts'

/** German forms that a gap may ask for: finite verbs with their subject, then inflected words before a noun. */
export function germanGaps<Entry extends Inflected>(glossed: Glossed<Entry>): Found<Entry>[] {
  const { words, hits } = glossed
  const found = (wrongFormsAt: typeof wrongFormsOfVerb<Entry>) =>
    words.flatMap((word, at) =>
      (hits[at] ?? []).flatMap((hit): Found<Entry>[] => {
        const wrongForms = wrongFormsAt(glossed, at, hit)
        return wrongForms.length > 0 ? [{ word, entry: hit.entry, wrongForms }] : []
      }),
    )
  return [...found(wrongFormsOfVerb), ...found(wrongFormsOfAttribute)]
}

function wrongFormsOfVerb<Entry extends Inflected>(
  glossed: Glossed<Entry>,
  at: number,
  { entry, features }: Hit<Entry>,
): string[] {
  const { words, hits } = glossed
  const word = words[at]
  // "Ich rufe meine Mutter an": "meine" is not the verb "meinen".
  if (!word || entry.type !== 'verb' || isNoun(word) || isBeforeNoun(glossed, at)) return []
  const verb = personalForm('de', entry, features, word.text)
  if (!verb) return []
  const isVerbal = hits[at]?.some(
    (hit) => hit.entry === entry && (hit.features.length === 0 || hit.features.includes('participle')),
  )
  const neighbours = [words[at - 1], words[at + 1]].filter((word) => word !== undefined)
  const fitting = fittingPersons(words, at, verb.person, neighbours)
  // "Wir möchten bestellen", "sie hat erzählt": infinitive and participle look like finite forms.
  if (!fitting || (isVerbal && !neighbours.some((word) => subjects[word.folded] || isPolite(word)))) return []
  return verb.inOtherPersons(fitting)
}

const isNoun = ({ text, startsSentence }: Word) => /^\p{Lu}/u.test(text) && !startsSentence

/** Whether the word at a position is a determiner before a noun: "meine", "eine". */
const isBeforeNoun = <Entry extends Inflected>({ hits }: Glossed<Entry>, at: number) =>
  hits[at]?.some(({ entry }) => determiners.has(entry.german)) && hits[at + 1]?.[0]?.entry.type === 'noun'

const subjects: Readonly<Record<string, Person>> = { ich: '1s', du: '2s', wir: '1p', er: '3s', man: '3s' }
const thirds: readonly Person[] = ['3s', '3p']

/** The persons in which a verb fits its clause; null if ambiguous. */
function fittingPersons(
  words: readonly Word[],
  at: number,
  person: Person,
  neighbours: readonly Word[],
): readonly Person[] | null {
  const clause = words.filter((_, place) => isInClause(words, place, at))
  const pronouns = new Set(clause.flatMap(({ folded }) => subjects[folded] ?? []))
  if (pronouns.size > 0) return pronouns.size === 1 && pronouns.has(person) ? [person] : null
  if (person === '3p' && neighbours.some(isPolite)) return [person]
  if (person === '3s' && neighbours.some(({ folded }) => folded === 'es')) return thirds
  // "Das ist", "sie kommen": only the noun shows whether it is singular or plural.
  return thirds.includes(person) && hasThirdPerson(clause, words[at]) ? thirds : null
}

/** "Sie" at the beginning of a sentence may be "she" or "they". */
const isPolite = ({ text, startsSentence }: Word) => text === 'Sie' && !startsSentence

/** "Freut mich" has no subject, so "freue mich" would also be correct; "ihr" may be a subject. */
const otherPersons = new Set('mich mir dich dir uns euch ihnen ihr'.split(' '))
const nominatives = new Set('das die der es sie wer was'.split(' '))

function hasThirdPerson(clause: readonly Word[], verb: Word | undefined): boolean {
  if (clause.some(({ folded }) => otherPersons.has(folded))) return false
  return clause.some(
    (word) => nominatives.has(word.folded) || (word !== verb && /^\p{Lu}\p{Ll}/u.test(word.text)),
  )
}

const determiners = new Set(['mein', 'dein', 'sein', 'ihr', 'Ihr', 'unser', 'ein', 'kein', 'dieser'])
/** Two-way prepositions: both cases may be correct. */
const withTwoCases = new Set('an auf hinter in neben ueber unter vor zwischen'.split(' '))
const endings = new Set(['e', 'en', 'em', 'er', 'es'])

/** The other endings of an article or adjective before a noun, if gender, number and case allow only one ending. */
function wrongFormsOfAttribute<Entry extends Inflected>(
  { words, hits }: Glossed<Entry>,
  at: number,
  { entry, features }: Hit<Entry>,
): string[] {
  const word = words[at]
  const isDeterminer = determiners.has(entry.german)
  const isAdjective = entry.type === 'adjective' && features.join() === 'inflected'
  if (!word || !(isDeterminer || isAdjective)) return []
  const before = [words[at - 1], words[at - 2]].map((preceding) => preceding?.folded ?? '')
  const [noun] = hits[at + 1] ?? []
  if (before.some((preceding) => withTwoCases.has(preceding)) || !noun || !hasOneNumber(noun.entry)) return []
  const places = words.flatMap((_, place) => (isInClause(words, place, at) ? place : []))
  // Without a verb the case is undetermined: "Einen Tisch, bitte!", "Ein Tisch, bitte!".
  const hasVerb = places.some((place) => hits[place]?.some(isFiniteVerb))
  if (!hasVerb || !places.includes(at + 1)) return []
  const stem = isAdjective ? word.text.replace(/e[mnrs]?$/, '') : entry.german.replace(/^(dies)er$/, '$1')
  return formsOf('de', entry).flatMap(({ text, features }) => {
    const isDeclined = features.join() === 'inflected' && endings.has(text.slice(stem.length))
    const isHeadword = isDeterminer && features.length === 0
    return fold(text).startsWith(fold(stem)) && (isDeclined || isHeadword) ? text : []
  })
}

const isFiniteVerb = ({ entry, features }: Hit<Inflected>) => entry.type === 'verb' && features.some(isPerson)

/** "Mein Teller" and "meine Teller" are both correct; other nouns have a distinct plural. */
function hasOneNumber({ type, german, plural }: Inflected): boolean {
  return type === 'noun' && german !== plural && !german.includes(' ')
}
