import { fold } from '@pol/language/fold'
import { formsOf } from '@pol/language/forms/forms'
import type { Reason } from '@pol/language/reasons/reason'
import { type Answer, entries, quotedIn } from './reasons.ts'

const cases = ['Nominativ', 'Akkusativ', 'Dativ', 'Genitiv']
type Gender = 'männlich' | 'weiblich' | 'sächlich' | 'Plural'
const genders: readonly Gender[] = ['männlich', 'weiblich', 'sächlich', 'Plural']
const genderOf: Readonly<Record<string, Gender>> = { der: 'männlich', die: 'weiblich', das: 'sächlich' }

/** Declension in the order of `cases`; a hyphen stands for no ending. */
const strong = ['er en em es', 'e e er er', 'es es em es', 'e e en er']
const tables = {
  definite: ['der den dem des', 'die die der der', 'das das dem des', 'die die den der'],
  indefinite: ['- en em es', 'e e er er', '- - em es', 'e e en er'],
  strong,
  adjective: ['er en em en', 'e e er er', 'es es em en', 'e e en er'],
}
/** Every declined word before a noun, by its folded text: the cases that it may have, by gender. */
const declined = new Map<string, Map<Gender, Set<string>>>()
function add(text: string, gender: Gender, name: string): void {
  const ofText = declined.get(fold(text)) ?? new Map<Gender, Set<string>>()
  declined.set(fold(text), ofText)
  ofText.set(gender, (ofText.get(gender) ?? new Set()).add(name))
}
function decline(table: readonly string[], write: (ending: string) => string): void {
  for (const [row, endings] of table.entries())
    for (const [at, ending] of endings.split(' ').entries())
      add(write(ending === '-' ? '' : ending), genders[row] ?? 'Plural', cases[at] ?? '')
}
decline(tables.definite, (form) => form)
for (const word of 'ein kein mein dein sein ihr unser'.split(' '))
  decline(tables.indefinite, (ending) => word + ending)
for (const word of ['unser', 'euer'])
  decline(tables.indefinite, (ending) => (ending === '' ? word : word.replace(/er$/u, 'r') + ending))
for (const stem of 'dies jed jen manch solch welch all beid einig mehrer viel wenig'.split(' '))
  decline(tables.strong, (ending) => stem + ending)
for (const word of 'viel wenig'.split(' '))
  for (const gender of genders) for (const name of cases) add(word, gender, name)
for (const { type, german } of entries) {
  if (type !== 'adjective' || declined.has(fold(german))) continue
  const stem = german.replace(/e$/u, '')
  decline(tables.adjective, (ending) => stem + ending)
  if (/[aeu][eu]?er$|el$/u.test(stem))
    decline(tables.adjective, (ending) => stem.replace(/e(?=[lr]$)/u, '') + ending)
}
const casesWith = (text: string, gender: Gender) => declined.get(fold(text))?.get(gender) ?? new Set<string>()

/** Nouns by their folded forms: the genders that each form may have, with the cases that only it shows. */
const nouns = new Map<string, { readonly gender: Gender; readonly features: readonly string[] }[]>()
for (const entry of entries) {
  if (entry.type !== 'noun') continue
  for (const { text, features } of formsOf('de', entry)) {
    const gender =
      features.includes('plural') || entry.number === 'plural'
        ? 'Plural'
        : features.includes('feminine')
          ? 'weiblich'
          : genderOf[entry.article]
    if (gender) nouns.set(fold(text), [...(nouns.get(fold(text)) ?? []), { gender, features }])
  }
}
const governed: Readonly<Record<string, string>> = Object.fromEntries([
  ...'aus bei gegenüber mit nach seit von zu'.split(' ').map((word) => [word, 'Dativ']),
  ...'durch für gegen ohne um'.split(' ').map((word) => [word, 'Akkusativ']),
])

/** The word before the noun, and the noun, in a text such as "mit meinem Vater". */
const lastTwo = (text: string) => text.split(' ').slice(-2)
const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}'’-]+/u).filter(Boolean)

/** Whether a reason about gender, number or case is true of the words in question. */
export function isTrueOfCase(reason: Reason, { right, given }: Answer): boolean {
  const { german } = reason
  const shown = quotedIn(reason).at(-1) ?? ''
  const [word = '', noun = ''] = lastTwo(shown)
  const [words, typed] = [wordsOf(right), wordsOf(given)]
  const at = words.findIndex(
    (one, place) => fold(one) === fold(word) && fold(words[place + 1] ?? '') === fold(noun),
  )
  const wrong = typed[at] ?? ''
  if (at < 0 || words.length !== typed.length || fold(wrong) === fold(word)) return false
  const possible = nouns.get(fold(noun)) ?? []
  if (/Adjektiv hier auf|zeigt das Adjektiv/u.test(german))
    return isTrueOfAdjective(german, word, wrong, noun)
  const named = genders.find((gender) =>
    german.includes(gender === 'Plural' ? '“ steht im Plural' : `ist ${gender}`),
  )
  const inCase = /hier im (\p{L}+)/u.exec(german)?.[1]
  if (named) {
    const ours = casesWith(word, named)
    return (
      possible.some(({ gender }) => gender === named) &&
      (inCase === undefined ? ours.size > 0 : ours.has(inCase)) &&
      casesWith(wrong, named).size === 0
    )
  }
  const [, preposition = '', name = ''] = /^Nach „(.+?)“ steht der (\p{L}+):/u.exec(german) ?? []
  const fitting = possible.filter(({ gender }) => casesWith(word, gender).size > 0)
  if (preposition !== '')
    return (
      governed[preposition] === name &&
      fold(words[at - 1] ?? '') === fold(preposition) &&
      fitting.some(
        ({ gender }) =>
          casesWith(word, gender).has(name) &&
          casesWith(wrong, gender).size > 0 &&
          !casesWith(wrong, gender).has(name),
      )
    )
  const [, list = '', , needed] = /“ steht im (.+?); hier (steht der (\p{L}+)|passt): /u.exec(german) ?? []
  const theirs = cases.filter((one) => list.includes(one))
  return fitting.some(({ gender, features }) => {
    const [ours, others] = [casesWith(word, gender), casesWith(wrong, gender)]
    const isPossible = (one: string) =>
      one !== 'Genitiv' || gender === 'weiblich' || gender === 'Plural' || features.includes('genitive')
    return (
      theirs.length > 0 &&
      theirs.every((one) => others.has(one)) &&
      [...others].every((one) => theirs.includes(one) || !isPossible(one)) &&
      (needed === undefined || (ours.has(needed) && !others.has(needed)))
    )
  })
}

/** The ending of an adjective behind an article. */
function isTrueOfAdjective(german: string, word: string, wrong: string, noun: string): boolean {
  const endingOf = (text: string) => /e[mnrs]?$/u.exec(text)?.[0] ?? ''
  const [, ending] = /auf „-(\p{L}+)“/u.exec(german) ?? []
  if (ending !== undefined) return endingOf(word) === ending && endingOf(wrong) !== ending
  const [, article = '', named = ''] = /Geschlecht: „(\p{L}+) (\P{Pi}+?)“/u.exec(german) ?? []
  const gender = genderOf[article]
  return (
    named === noun &&
    (nouns.get(fold(noun)) ?? []).some((one) => one.gender === gender) &&
    endingOf(word) === { der: 'er', die: 'e', das: 'es' }[article] &&
    endingOf(wrong) !== endingOf(word)
  )
}
