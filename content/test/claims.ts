/*
 * Checks what reasons claim, independently of the rules that give them: with the forms of all taught words and tables of
 * declension of its own.
 */
import { fold } from '@pol/language/fold'
import type { Features } from '@pol/language/forms/entry'
import { persons } from '@pol/language/forms/entry'
import { wordForms } from '@pol/language/gaps/persons'
import { type Language, languages } from '@pol/language/language'
import type { Reason } from '@pol/language/reasons/reason'
import { isTrueOfCase } from './claims-of-case.ts'
import { isTrueOfOrder, wordsIn } from './claims-of-order.ts'
import {
  isTrueOfEzafe,
  isTrueOfKein,
  isTrueOfLetter,
  isTrueOfMarker,
  isTrueOfMissingWord,
  isTrueOfSilentHe,
  isTrueOfSound,
  isTrueOfSoundOfEzafe,
  isTrueOfSpacing,
  isTrueOfUmlaut,
} from './claims-of-writing.ts'
import { type Answer, entries, quotedIn } from './reasons.ts'

type Entry = (typeof entries)[number]
interface Reading {
  readonly entry: Entry
  readonly features: Features
}

/** Of each entry once: "کردن" alone is a part of hundreds, and they have many forms. */
const formsOfEntries = Object.fromEntries(
  languages.map((language) => [
    language,
    new Map(entries.map((entry) => [entry, wordForms(language, entry)])),
  ]),
)
export const formsOfEntry = (language: Language, entry: Entry): ReturnType<typeof wordForms> =>
  formsOfEntries[language]?.get(entry) ?? []

const readings = Object.fromEntries(
  languages.map((language) => [
    language,
    Map.groupBy(
      entries.flatMap((entry) =>
        formsOfEntry(language, entry).map(({ text, features }) => ({ key: fold(text), entry, features })),
      ),
      ({ key }) => key,
    ),
  ]),
)
/** What a word may be, as a form of any taught word. */
export const readingsOf = (language: Language, text: string): readonly Reading[] =>
  readings[language]?.get(fold(text)) ?? []

const pronouns: Readonly<Record<Language, readonly string[]>> = {
  de: ['ich', 'du', 'er/sie/es', 'wir', 'ihr', 'sie/Sie'],
  fa: ['من', 'تو', 'او', 'ما', 'شما', 'آن‌ها'],
}
const isPersonal = (feature: string) => persons.some((person) => person === feature)
const tenseOf = (features: Features) => features.filter((feature) => !isPersonal(feature)).join(' ')

/** Both words are forms of one entry in one tense, and belong to exactly the persons that are named. */
function isTrueOfPersons({ german }: Reason, language: Language): boolean {
  const pattern = german.startsWith('In ')
    ? /^In „(.+?)“ steckt (.+?), in „(.+?)“ (.+)\.$/u
    : /^„(.+?)“ gehört zu (.+?), „([^“]+)“ zu (.+)\.$/u
  const [, given = '', theirs = '', right = '', ours = ''] = pattern.exec(german) ?? []
  const personsIn = (text: string) => Array.from(text.matchAll(/„(.+?)“/gu), ([, pronoun]) => pronoun).join()
  return readingsOf(language, right).some(({ entry, features }) => {
    const tense = tenseOf(features)
    const personsWith = (text: string) =>
      pronouns[language]
        .filter((_, at) =>
          readingsOf(language, text).some(
            (reading) =>
              reading.entry === entry &&
              tenseOf(reading.features) === tense &&
              reading.features.includes(persons[at] ?? '1s'),
          ),
        )
        .join()
    return personsWith(given) === personsIn(theirs) && personsWith(right) === personsIn(ours)
  })
}

const terms: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: {
    'das Präsens': 'present',
    'das Präteritum': 'preterite',
    'der Konjunktiv II': 'subjunctive-2',
    'der Imperativ': 'imperative',
    'das Partizip II': 'participle',
    'die weibliche Form': 'feminine',
  },
  fa: {
    'das Präsens': 'present',
    'das Präteritum': 'past',
    'das Imperfekt': 'imperfect',
    'das Perfekt': 'perfect',
    'das Plusquamperfekt': 'pluperfect',
    'das Futur': 'future',
    'der Subjunktiv': 'subjunctive',
    'der Imperativ': 'imperative',
    'das Partizip': 'participle',
  },
}
const common = { 'der Plural': 'plural', 'der Komparativ': 'comparative', 'der Superlativ': 'superlative' }
const unnamed = ['der Infinitiv', 'die Grundform']

/** Whether the form has what the term names, and no other feature but its person. */
function isCalled(language: Language, term: string, { features }: Reading): boolean {
  const others = features.filter((feature) => !isPersonal(feature) && feature !== 'spoken')
  if (term === 'der Singular') return !features.includes('plural')
  if (unnamed.includes(term)) return features.every((feature) => feature === 'spoken')
  return others.join() === ({ ...terms[language], ...common }[term] ?? '?')
}

/** "„ging“ ist das Präteritum; gefragt ist das Präsens: „geht“." Each form is only what it is called. */
function isTrueOfForms({ german }: Reason, language: Language): boolean {
  const [, given = '', theirs = '', ours = '', right = ''] =
    /^„(.+)“ ist (.+); gefragt ist (.+): „(.+)“\.$/u.exec(german) ?? []
  const ofGiven = readingsOf(language, given)
  return readingsOf(language, right).some((asked) => {
    const ofEntry = ofGiven.filter(({ entry }) => entry === asked.entry)
    return (
      isCalled(language, ours, asked) &&
      ofEntry.some((reading) => isCalled(language, theirs, reading)) &&
      !ofEntry.some((reading) => reading.features.join() === asked.features.join())
    )
  })
}

function isTrueOfNegation({ german }: Reason, language: Language): boolean {
  const quoted = quotedIn({ german, persian: '' })
  const [negative = '', other = ''] = german.includes('nicht verneint') ? quoted.toReversed() : quoted
  const isNegative = (text: string, of: Entry) =>
    readingsOf(language, text).some(({ entry, features }) => entry === of && features.includes('negative'))
  return readingsOf(language, other).some(
    ({ entry }) => isNegative(negative, entry) && !isNegative(other, entry),
  )
}

/** "„billig“ heißt „ارزان“.": of a word that was given for another one. */
function isTrueOfMeaning(reason: Reason, { language, right, given }: Answer): boolean {
  const [word = '', meaning = ''] = quotedIn(reason)
  const textOf = ({ german, article, farsi }: Entry) =>
    language === 'de' ? [`${article} ${german}`.trim(), farsi] : [farsi, `${article} ${german}`.trim()]
  const bare = fold(word.replace(/^(?:der|die|das) /u, ''))
  const countIn = (text: string) =>
    ` ${wordsIn(text).join('  ')} `.split(` ${bare.replaceAll(' ', '  ')} `).length
  const told = entries.map(textOf).filter(([text]) => text === word)
  return countIn(given) > countIn(right) && isListOf(meaning, new Set(told.map(([, text = '']) => text)))
}

/** Whether a text lists some of the meanings of a word; a meaning may have a comma of its own. */
export function isListOf(text: string, meanings: ReadonlySet<string>): boolean {
  return [...meanings].some(
    (meaning) =>
      text === meaning ||
      [', ', '، '].some(
        (comma) => text.startsWith(meaning + comma) && isListOf(text.slice(meaning.length + 2), meanings),
      ),
  )
}

/** A form of a verb that is none: its right form has what the reason says. */
function isTrueOfVerb(reason: Reason, { language, given }: Answer): boolean {
  const quoted = quotedIn(reason)
  const [prefix = ''] = quoted
  const right = quoted.at(-1) ?? ''
  const ofRight = readingsOf(language, right)
  if (reason.german.startsWith('Im Präsens'))
    return (
      right.startsWith('می\u200C') &&
      wordsIn(given).includes(fold(right.slice(3))) &&
      ofRight.some(({ features }) => features.includes('present'))
    )
  if (reason.german.includes('anderen Stamm')) {
    const stems = ofRight.map(({ entry }) => ({
      past: entry.farsi.split(' ').at(-1)?.slice(0, -1) ?? '',
      stem: entry.stem,
    }))
    return stems.some(
      ({ past, stem }) =>
        stem === prefix &&
        right.startsWith(`می\u200C${stem}`) &&
        !stem.startsWith(past) &&
        wordsIn(given).some((word) => word.startsWith(fold(`می${past}`))),
    )
  }
  const [, du = '', er = ''] = /, du (\p{L}+), er (\p{L}+)\.$/u.exec(reason.german) ?? []
  const [, base = ''] = /Vokal: (\p{L}+),/u.exec(reason.german) ?? []
  if (du !== '')
    return readingsOf(language, du).some(
      ({ entry, features }) =>
        features.join() === '2s,present' &&
        entry.german.endsWith(base) &&
        readingsOf(language, er).some((one) => one.entry === entry && one.features.join() === '3s,present'),
    )
  if (/^Nach der Vorsilbe|^Verben auf/u.test(reason.german))
    return (
      wordsIn(given).includes(fold(`ge${right}`)) &&
      (right.startsWith(prefix.slice(0, -1)) || right.endsWith('iert'))
    )
  const features = reason.german.includes('Partizip') ? 'participle' : 'preterite'
  return ofRight.some(
    (one) =>
      one.features.includes(features) &&
      !/[^aeiou]e?te?$/u.test(right.replace(/(?<=rann|kann|nann|dach|bach|wuss|wand|sand)te?$/u, '')),
  )
}

/** "In „خواهرم“ steckt „من“ (mein); gefragt ist „خواهر“.", "Es fehlt die Endung für „من“ (mein): „خواهرم“." */
function isTrueOfOwner(reason: Reason, { right, given }: Answer): boolean {
  const quoted = quotedIn(reason)
  const isAdded = reason.german.startsWith('In ')
  const [owned = ''] = isAdded ? quoted : quoted.slice(-1)
  const owners = isAdded ? quoted.slice(1, -1) : quoted.slice(0, -1)
  const hasOwner = (text: string) => wordsIn(text).includes(fold(owned))
  return (
    (isAdded ? hasOwner(given) && !hasOwner(right) : hasOwner(right) && !hasOwner(given)) &&
    owners.every((owner) =>
      readingsOf('fa', owned).some(
        ({ features }) =>
          features.includes('possessive') && features.includes(persons[pronouns.fa.indexOf(owner)] ?? '1s'),
      ),
    )
  )
}

type Check = (reason: Reason, answer: Answer) => boolean
/** By the form of the German sentence; each reason has one of them. */
const checks: readonly (readonly [pattern: RegExp, isTrue: Check])[] = [
  [/^Es fehlt die Endung|^In .+; gefragt ist/, isTrueOfOwner],
  [/^Es fehlt ein „|^Ein „.+ zu viel/, isTrueOfLetter],
  [/^Es fehlt „/, isTrueOfMissingWord],
  [/^Ein Nomen wird hier mit/, isTrueOfKein],
  [/mit Halbabstand/, isTrueOfSpacing],
  [/steht die Ezafe/, isTrueOfSoundOfEzafe],
  [/“ (?:gehört zu|steckt) /, (reason, { language }) => isTrueOfPersons(reason, language)],
  [/ verneint;/, (reason, { language }) => isTrueOfNegation(reason, language)],
  [/; gefragt ist/, (reason, { language }) => isTrueOfForms(reason, language)],
  [/^„.+“ heißt/, isTrueOfMeaning],
  [/schreibt man mit .+ nicht mit/, isTrueOfUmlaut],
  [/klingen gleich/, isTrueOfSound],
  [/ist der Vokal/, isTrueOfSilentHe],
  [/^Nach einem bestimmten Objekt/, isTrueOfMarker],
  [/schreibt man die Ezafe/, isTrueOfEzafe],
  [
    /ist (?:männlich|weiblich|sächlich)|steht im Plural|Nominativ|Akkusativ|Dativ|Genitiv|Adjektiv (?:hier|das)|zeigt das/,
    (reason, answer) => isTrueOfCase(reason, answer),
  ],
  [
    /^Im Präsens beginnt|hat einen anderen Stamm|ändert sich der Vokal|^Nach der Vorsilbe|^Verben auf|unregelmäßiges/,
    isTrueOfVerb,
  ],
]

/** Whether everything that a reason claims is true of the answer. */
export function isTrue(reason: Reason, answer: Answer): boolean {
  const [, check = isTrueOfOrder] = checks.find(([pattern]) => pattern.test(reason.german)) ?? []
  return check(reason, answer)
}
