import { fold } from '../fold.ts'
import type { FormIndex, Hit } from '../form-index.ts'
import type { Feature, Features, Inflected } from '../forms/entry.ts'
import { formsOf } from '../forms/forms.ts'
import { glossOf, hitsOf } from '../gloss.ts'
import { wordsOf } from '../gloss-words.ts'
import { type Article, genders, isArticle } from './genders.ts'
import { listed, listedInPersian, quoted, quotedInPersian, type Reason } from './reason.ts'
import type { Rule } from './rule.ts'

/** A word before a noun in a German sentence, and the ending that was chosen for it instead. */
export interface WrongEnding {
  readonly sentence: string
  /** Start index of the word in the sentence. */
  readonly at: number
  readonly entry: Inflected
  readonly right: string
  readonly given: string
}

const cases = ['nominative', 'accusative', 'dative', 'genitive'] as const
type Case = (typeof cases)[number]
const caseNames: Readonly<Record<Case, string>> = {
  nominative: 'Nominativ',
  accusative: 'Akkusativ',
  dative: 'Dativ',
  genitive: 'Genitiv',
}

type Gender = Article | 'plural'

/** Endings in the order of `cases`: "mein, meinen, meinem, meines". */
const endings: Readonly<Record<Gender, readonly string[]>> = {
  der: ['', 'en', 'em', 'es'],
  die: ['e', 'e', 'er', 'er'],
  das: ['', '', 'em', 'es'],
  plural: ['e', 'e', 'en', 'er'],
}
const endingsOfDieser: typeof endings = {
  ...endings,
  der: ['er', 'en', 'em', 'es'],
  das: ['es', 'es', 'em', 'es'],
}
/** Of "d-". */
const endingsOfArticle: typeof endings = {
  der: ['er', 'en', 'em', 'es'],
  die: ['ie', 'ie', 'er', 'er'],
  das: ['as', 'as', 'em', 'es'],
  plural: ['ie', 'ie', 'en', 'er'],
}
/** Adjectives without an article: "kalter Kaffee". */
const endingsOfAdjective: typeof endings = {
  ...endings,
  der: ['er', 'en', 'em', 'en'],
  das: ['es', 'es', 'em', 'en'],
}
const adjectiveEnding = /e[mnrs]?$/u

type Table = typeof endings

/** How a word before a noun is declined, and its stem; null if it is not one that is declined like this. */
function declensionOf({
  entry,
  right,
}: WrongEnding): { readonly stem: string; readonly table: Table } | null {
  const { german, type } = entry
  if (type === 'adjective') return { stem: right.replace(adjectiveEnding, ''), table: endingsOfAdjective }
  if (/^(?:der|die|das)$/u.test(german)) return { stem: 'd', table: endingsOfArticle }
  if (/^(?:dies|jed|jen|manch|solch|welch)er$/u.test(german))
    return { stem: german.slice(0, -2), table: endingsOfDieser }
  return /^(?:[mdsk]?ein|[Ii]hr|unser|euer)$/u.test(german) ? { stem: german, table: endings } : null
}

/** "euer", but "eure". */
const withEnding = (stem: string, ending: string) =>
  (stem === 'euer' && ending !== '' ? 'eur' : stem) + ending

/** By the folded preposition. */
const prepositions: Readonly<Record<string, Case>> = Object.fromEntries([
  ...'aus bei gegenüber mit nach seit von zu'.split(' ').map((word) => [fold(word), 'dative']),
  ...'durch für gegen ohne um'.split(' ').map((word) => [fold(word), 'accusative']),
])

const rulesOfPrepositions: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries('aus bei mit nach von zu'.split(' ').map((word) => [word, 'de-dative-prepositions'])),
  seit: 'de-seit',
  fuer: 'de-fuer',
}
/** Prepositions of place with dative or accusative. */
const ofPlace = /^(?:auf|in|an|ueber|unter|neben|zwischen|hinter|vor)$/u

const rulesOfPossessives: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries('mein dein unser euer Ihr'.split(' ').map((word) => [word, 'de-possessives'])),
  sein: 'de-sein-or-ihr',
  ihr: 'de-sein-or-ihr',
}
const rulesOfGender: Readonly<Record<string, Rule>> = {
  ...rulesOfPossessives,
  ...Object.fromEntries('der die das ein'.split(' ').map((word) => [word, 'de-gender'])),
  dieser: 'de-dieser',
  kein: 'de-kein',
}

/** The rule of a case that no preposition alone decides. */
function ruleOfCase(word: string, before: string, needed: Case | undefined): Rule | undefined {
  if (needed !== 'genitive' && needed !== 'nominative' && ofPlace.test(before)) return 'de-place'
  if (needed !== 'accusative' && needed !== 'nominative') return undefined
  if (word === 'dieser') return 'de-dieser'
  return word in rulesOfPossessives ? 'de-possessives-accusative' : 'de-accusative'
}

/** Why an article, possessive or adjective has another ending before its noun: gender, number or case. */
export function reasonOfEnding<Entry extends Inflected>(
  wrong: WrongEnding,
  index: FormIndex<Entry>,
): Reason | null {
  const words = wordsOf(wrong.sentence)
  const place = words.findIndex(({ at }) => at === wrong.at)
  const noun = words[place + 1]?.text
  const hit = noun === undefined ? undefined : hitOfNoun(wrong.sentence, place + 1, noun, index)
  if (noun === undefined || !hit) return null
  const gender = genderOf(hit)
  if (!gender) return null
  const before = words[place - 1]?.folded ?? ''
  const isAdjective = wrong.entry.type === 'adjective'
  const declension = declensionOf(wrong)
  if (!declension) return null
  const { stem, table } = declension
  const isOther = Object.values(table)
    .flat()
    .every((ending) => fold(withEnding(stem, ending)) !== fold(wrong.given))
  // "meinne" has no ending at all.
  if (isOther && !(isAdjective && fold(wrong.given) === fold(stem))) return null
  if (isAdjective && !noArticle.test(before)) return ofAdjective(wrong, before, gender, noun)
  const possible = casesOfNoun(hit, noun, gender)
  const allCasesWith = (text: string) =>
    cases.filter((_, at) => fold(text) === fold(withEnding(stem, table[gender][at] ?? '')))
  const casesWith = (text: string) => allCasesWith(text).filter((name) => possible.has(name))
  const ours = casesWith(wrong.right)
  const governed = prepositions[before]
  // The preposition or the only possible case.
  const needed = governed && ours.includes(governed) ? governed : ours.length === 1 ? ours[0] : undefined
  if (ours.length === 0) return null
  const ofBoth = casesWith(wrong.given)
  // "eines Balkon" would be no genitive: that is said of "eines" alone.
  const theirs = ofBoth.length > 0 ? ofBoth : allCasesWith(wrong.given)
  const given = ofBoth.length > 0 ? `${wrong.given} ${noun}` : wrong.given
  const shown = { noun, right: `${wrong.right} ${noun}`, given }
  if (theirs.length === 0)
    return { ...ofGender(shown, gender, needed), rule: rulesOfGender[wrong.entry.german] }
  if (governed && needed === governed)
    return {
      ...ofPreposition(shown, words[place - 1]?.text ?? '', governed),
      rule: rulesOfPrepositions[before],
    }
  const rule = isAdjective ? undefined : ruleOfCase(wrong.entry.german, before, needed)
  return { ...ofCase(shown, theirs, needed), rule }
}

/** A noun in its sentence; as a part of "ein Buch lesen", what it is alone. */
function hitOfNoun<Entry extends Inflected>(
  sentence: string,
  place: number,
  noun: string,
  index: FormIndex<Entry>,
): Hit<Entry> | null {
  const row = glossOf(index, sentence).find(({ words }) => words.includes(place))
  const isAlone = row?.words.length === 1
  const hit = isAlone || !/^\p{Lu}/u.test(noun) ? row?.hits[0] : hitsOf(index, noun)[0]
  return hit?.entry.type === 'noun' ? hit : null
}

function genderOf({ entry, features }: Hit<Inflected>): Gender | null {
  if (features.includes('plural') || entry.number === 'plural') return 'plural'
  // The feminine of a masculine noun: "Nachbarin".
  if (features.includes('feminine')) return 'die'
  const { article } = entry
  return isArticle(article) ? article : null
}

/** The cases that the form of the noun may have: "Vaters" is a genitive, "Kindern" a dative. */
function casesOfNoun({ entry, features }: Hit<Inflected>, noun: string, gender: Gender): ReadonlySet<Case> {
  const named = cases.filter((name) => (features as readonly string[]).includes(name))
  if (named.length > 0) return new Set(named)
  if (gender === 'die') return new Set(cases)
  if (gender === 'plural') return new Set(cases.filter((name) => name !== 'dative' || /[ns]$/u.test(noun)))
  const others = new Set<Feature>(
    formsOf('de', entry)
      .filter((form) => form.features.includes('singular') && fold(form.text) !== fold(noun))
      .flatMap((form): Features => form.features),
  )
  return new Set(cases.filter((name) => name === 'nominative' || (name !== 'genitive' && !others.has(name))))
}

interface Shown {
  readonly noun: string
  readonly right: string
  readonly given: string
}

/** "„Tochter“ ist weiblich: „meine Tochter“." */
function ofGender({ noun, right }: Shown, gender: Gender, needed: Case | undefined): Reason {
  const german = gender === 'plural' ? 'steht im Plural' : `ist ${genders[gender].german}`
  const persian = gender === 'plural' ? 'جمع' : genders[gender].persian
  const inCase = needed === undefined || needed === 'nominative' ? null : caseNames[needed]
  return {
    german: `${quoted(noun)} ${german}${inCase ? `, hier im ${inCase}` : ''}: ${quoted(right)}.`,
    persian: `${quotedInPersian(noun)} ${persian} است${inCase ? ` و اینجا در حالت ${inCase}` : ''}: ${quotedInPersian(right)}.`,
  }
}

function ofPreposition({ right }: Shown, preposition: string, governed: Case): Reason {
  const name = caseNames[governed]
  const lower = preposition.toLowerCase()
  return {
    german: `Nach ${quoted(lower)} steht der ${name}: ${quoted(`${lower} ${right}`)}.`,
    persian: `بعد از ${quotedInPersian(lower)} حالت ${name} می‌آید: ${quotedInPersian(`${lower} ${right}`)}.`,
  }
}

function ofCase({ right, given }: Shown, theirs: readonly Case[], needed: Case | undefined): Reason {
  const names = theirs.map((name) => caseNames[name])
  return {
    german: `${quoted(given)} steht im ${listed(names, 'oder')}; ${needed ? `hier steht der ${caseNames[needed]}` : 'hier passt'}: ${quoted(right)}.`,
    persian: `${quotedInPersian(given)} در حالت ${listedInPersian(names, 'یا')} است؛ ${needed ? `اینجا ${caseNames[needed]} لازم است` : 'شکل درست'}: ${quotedInPersian(right)}.`,
  }
}

/** With the contractions, which contain an article: "im ersten Stock". */
const definite = /^(?:d(?:er|ie|as|en|em|es)|dies(?:e[mnrs]?)|jede[mnrs]?|am|ans|beim|im|ins|vom|zum|zur)$/u
const indefinite = /^(?:[mdsk]?ein|ihr|unser|eue?r)e?$/u
/** After these words an adjective has no article. After any other word it may have one. */
const noArticle = /^(?:ich|du|er|sie|es|wir|man|gern|auch|nur|immer|oft)$/u
const endingOfArticle: Readonly<Record<Gender, string>> = { der: 'er', die: 'e', das: 'es', plural: '' }

/** "der neue Kollege"; "ein neuer Kollege" has the ending of "der". */
function ofAdjective({ right }: WrongEnding, before: string, gender: Gender, noun: string): Reason | null {
  const [ending = ''] = adjectiveEnding.exec(right) ?? []
  const shown = `${before} ${right} ${noun}`
  if (definite.test(before))
    return {
      german: `Nach ${quoted(before)} endet das Adjektiv hier auf ${quoted(`-${ending}`)}: ${quoted(shown)}.`,
      persian: `بعد از ${quotedInPersian(before)} صفت اینجا به ${quotedInPersian(`-${ending}`)} ختم می‌شود: ${quotedInPersian(shown)}.`,
    }
  if (!indefinite.test(before) || ending !== endingOfArticle[gender]) return null
  const article = quoted(`${gender} ${noun}`)
  return {
    german: `Nach ${quoted(before)} zeigt das Adjektiv das Geschlecht: ${article}, ${quoted(shown)}.`,
    persian: `بعد از ${quotedInPersian(before)}، صفت جنس اسم را نشان می‌دهد: ${quotedInPersian(`${gender} ${noun}`)}، ${quotedInPersian(shown)}.`,
  }
}
