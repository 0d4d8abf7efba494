import { spokenOtherwise } from './forms/spoken-stems.ts'
import type { Inflected } from './forms/entry.ts'

type Words = readonly string[]

/** What the lexicon knows about the words of Persian sentences. */
export interface PersianWords {
  isNoun(word: string): boolean
  /** The spoken form of a word that is not a verb: خونه of خانه. */
  spokenOf(word: string): string | undefined
  /** The spoken present stem of a verb by its written one: ر by رو. */
  rootOf(root: string): string | undefined
  /** Whether a text is the past stem of a verb: خرید. */
  isPast(text: string): boolean
}

/** Words whose spoken form is right wherever the word is, although their sound does not change regularly. */
const alwaysSpoken = /^(?:را|یک|دیگر|اگر|مگر|او|آن|آنجا|آن‌ها|این‌ها|همان|کدام|چهار|کوچک|گرسنه|همدیگر|ایشان)$/u

/** Whether a spoken form is only the sound change of Tehran: ان to ون, ام to وم. Others may be words of their own. */
const isSoundChange = (written: string, said: string) =>
  written.replaceAll(/ا(?=[نم])/gu, 'و') === said ||
  [...written.matchAll(/ا(?=[نم])/gu)].some(
    ({ index }) => `${written.slice(0, index)}و${written.slice(index + 1)}` === said,
  )

const zwnj = '\u200C'

/** @param entries all entries of the lexicon. */
export function persianWordsOf(entries: readonly Inflected[]): PersianWords {
  const nouns = new Set<string>()
  const spoken = new Map<string, string>()
  const roots = new Map<string, string[]>()
  const infinitives = new Set<string>()
  for (const entry of entries) {
    const { farsi, type, stem } = entry
    if (type === 'noun') nouns.add(farsi)
    if (type !== 'verb') {
      const isCertain = alwaysSpoken.test(farsi) || isSoundChange(farsi, entry.spoken)
      if (entry.spoken !== '' && isCertain && !farsi.includes(' ')) spoken.set(farsi, entry.spoken)
    } else if (stem !== '') {
      infinitives.add(farsi.split(' ').at(-1) ?? '')
      const root = /[âu]$/.test(entry.stem_transliteration) ? `${stem}ی` : stem
      const [, said] = /(?:^| )می\u200C(.+)[مهدن]$/u.exec(entry.spoken) ?? []
      const isAlike = root === stem && !spokenOtherwise.test(stem)
      const spokenRoot = said ?? (isAlike ? root : undefined)
      if (spokenRoot !== undefined) roots.set(root, [...(roots.get(root) ?? []), spokenRoot])
    }
  }
  return {
    isNoun: (word) => nouns.has(word),
    spokenOf: (word) => spoken.get(word),
    rootOf: (root) => mostFrequent(roots.get(root) ?? []),
    isPast: (text) => infinitives.has(`${text}ن`),
  }
}

/** Some spoken forms are another verb; those of the verb itself are more. */
function mostFrequent(texts: readonly string[]): string | undefined {
  const counts = Map.groupBy(texts, (text) => text)
  return [...counts.entries()].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]
}

/** Endings of the present: written, spoken after a consonant, spoken after a vowel. */
const endings = [
  ['یم', 'یم', 'یم'],
  ['ید', 'ین', 'ین'],
  ['ند', 'ن', 'ن'],
  ['م', 'م', 'م'],
  ['ی', 'ی', 'ی'],
  ['د', 'ه', 'د'],
] as const

/** Spoken forms of "to be" and "to have", of "what is" and "for me". */
const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'هستید هستین هستند هستن نیستید نیستین نیستند نیستن چیست چیه کیست کیه',
    'دارد داره دارید دارین دارند دارن ندارد نداره ندارید ندارین ندارند ندارن باشد باشه باشید باشین باشند باشن',
    'برایم برام برایت برات برایش براش برایمان برامون برایتان براتون برایشان براشون',
  ].flatMap((line) => {
    const words = line.split(' ')
    return words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? '']] : []))
  }),
)

/** The spoken form of a verb with می or ب: می‌رم, بره. Undefined if it has none or is ambiguous. */
function spokenVerb(word: string, words: PersianWords): string | undefined {
  const [, prefix = '', rest = ''] = /^(ن?می\u200C|[بن](?![اآ]))(.+)$/u.exec(word) ?? []
  // "می‌خرید" is "you buy" and "he was buying".
  if (prefix !== 'ب' && words.isPast(rest)) return undefined
  const found = endings.flatMap(([written, afterConsonant, afterVowel]) => {
    const root = rest.slice(0, -written.length)
    const said = rest.endsWith(written) ? words.rootOf(root) : undefined
    // The spoken "we come" is written like "I come": می‌آیم.
    if (said === undefined || (written === 'یم' && root === `${said}ی` && /[اآ]$/u.test(said))) return []
    return prefix + said + (/[اآ]$/u.test(said) ? afterVowel : afterConsonant)
  })
  return new Set(found).size === 1 ? found[0] : undefined
}

/** A noun with an ending: خونه‌ی, زبونم, اسمتون. */
function spokenNoun(word: string, words: PersianWords): string | undefined {
  const [, noun = '', ending = ''] = /^(.+?)(\u200Cی|\u200Cا[متش]|\u200C?[متش]ان|[متش])$/u.exec(word) ?? []
  if (!words.isNoun(noun) || words.isNoun(word)) return undefined
  const said = (words.spokenOf(noun) ?? noun) + ending.replace(/ان$/u, 'ون')
  return said === word ? undefined : said
}

/** Before or behind these, یک is a number, which is not یه. */
const beforeOne = /^(?:ساعت|و|درس|شماره.*|پلاک|کلاس|خط|صفحه.*|ردیف|طبقه.*|سکوی?|عدد|رقم|نمره.*)$/u
const afterOne = /^(?:و|تا|ممیز|یا)$/u

/** The written form of a word, then its spoken one, if it has one. */
function alternativesOf(clause: Words, at: number, words: PersianWords): string[] {
  const word = clause[at] ?? ''
  const next = clause[at + 1]
  if (word === 'یک' && (beforeOne.test(clause[at - 1] ?? '') || next === undefined || afterOne.test(next)))
    return [word]
  const said = Object.hasOwn(irregular, word)
    ? irregular[word]
    : (words.spokenOf(word) ?? spokenVerb(word, words) ?? spokenNoun(word, words))
  return said === undefined ? [word] : [word, said]
}

/** Participles that are only this: "در بسته است" is not "در بسته". */
const participle = /^ن?(?:شده|کرده|رفته|آمده|داده)$/u
/** Bounds the combinations of a clause. */
const mostMixes = 32

/**
 * A clause with the forms of educated spoken Persian in the place of each written one: گران است and گرونه, این را and اینو.
 * Written and spoken forms may be mixed, as learners do. The clause itself is the first. (Sources: the spoken forms of the
 * lexicon; Lazard, Grammar of Contemporary Persian, on the sounds and endings of the spoken language.)
 */
export function spokenVariants(clause: Words, words: PersianWords): string[] {
  const parts: string[][] = []
  for (let at = 0; at < clause.length; at += 1) {
    const [word = '', next] = clause.slice(at, at + 2)
    const alternatives = alternativesOf(clause, at, words)
    const isLast = at + 2 === clause.length
    if (next === 'را') {
      const said = alternatives.at(-1) ?? word
      const separate = alternatives.flatMap((text) => [`${text} را`, `${text} رو`])
      parts.push([...separate, ...(joinsObject(said) ? [`${said}و`] : [])])
      at += 1
    } else if (next === 'است' && isLast) {
      const joined = (text: string) => [`${text} است`, ...joinedWithBeing(text)]
      parts.push(alternatives.flatMap(joined))
      at += 1
    } else {
      parts.push(alternatives)
    }
  }
  const count = parts.reduce((product, { length }) => product * length, 1)
  if (count > mostMixes) return [clause.join(' '), parts.map((alternatives) => alternatives.at(-1)).join(' ')]
  return parts.reduce<string[]>(
    (beginnings, alternatives) =>
      beginnings.flatMap((beginning) =>
        alternatives.map((text) => (beginning === '' ? text : `${beginning} ${text}`)),
      ),
    [''],
  )
}

const joinsObject = (word: string) => word !== 'خود' && /[^اوهی]$/u.test(word)

/** The word with "is" at its end: گرانه, ایرانیه, زیباست, شده. */
function joinedWithBeing(word: string): string[] {
  if (participle.test(word)) return [word]
  if (/[اآ]$/u.test(word)) return [`${word}ست`]
  if (word.endsWith('ی')) return [`${word}${zwnj}ه`]
  return /[^وه]$/u.test(word) ? [`${word}ه`] : []
}
