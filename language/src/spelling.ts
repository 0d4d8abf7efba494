import { fold } from './fold.ts'

/** Spelling of a text: German, German written by ear, Persian, or Persian in Latin letters. */
export type Spelling = 'de' | 'heard' | 'fa' | 'latin'

/** Maps Persian letters that sound alike to the most frequent one. */
const alike: Readonly<Record<string, string>> = {
  ث: 'س',
  ص: 'س',
  ذ: 'ز',
  ض: 'ز',
  ظ: 'ز',
  ط: 'ت',
  ح: 'ه',
  غ: 'ق',
  ع: 'ا',
}
const alikeLetters = new RegExp(`[${Object.keys(alike).join('')}]`, 'gu')

/** Latin spellings of Persian sounds that differ from the transliteration. */
const sounds: Readonly<Record<string, string>> = {
  oo: 'u',
  ou: 'u',
  ee: 'i',
  aa: 'a',
  ei: 'ey',
  q: 'gh',
  x: 'kh',
  w: 'v',
}
const otherSounds = new RegExp(Object.keys(sounds).join('|'), 'g')

/** German letters that sound alike, in order of replacement. */
const heard: readonly (readonly [RegExp, string])[] = [
  [/ph|v/g, 'f'],
  [/ck|c(?!h)/g, 'k'],
  [/[td]?z|ts/g, 'z'],
  [/sch?/g, 's'],
  [/sh/g, 's'],
  [/dt|th|d(?=s|$)/g, 't'],
  [/b(?=s|t|$)/g, 'p'],
  [/g(?=s|t|$)/g, 'k'],
  [/ai|ei|ey|ay/g, 'ei'],
  [/aeu|eu|oi|oy/g, 'eu'],
  [/ae/g, 'e'],
  [/(?<=[aeiou])h(?![aeiou])/g, ''],
  [/ie|y/g, 'i'],
  [/(.)\1+/g, '$1'],
]

/**
 * Search key that equivalent spellings share: folded, without spaces and punctuation. German also drops the letters
 * that umlauts and ß add: "mude" is "müde"; by ear, letters that sound alike become one: "fileicht". Persian unifies
 * letters that sound alike, drops the he of به and چه, which users often join to the next word (بخاطر), and writes ن
 * for the tanvin (حتمن).
 */
export function spellingKey(spelling: Spelling, text: string): string {
  const bare = (folded: string) => folded.replace(/[\s\p{P}]/gu, '')
  if (spelling === 'de') return bare(fold(text)).replace(/(?<=[aou])e|s(?=s)/g, '')
  if (spelling === 'heard')
    return heard.reduce((key, [letters, letter]) => key.replace(letters, letter), bare(fold(text)))
  if (spelling === 'latin')
    return bare(fold(text))
      .replace(otherSounds, (letters) => sounds[letters] ?? letters)
      .replace(/([ckgsz]h|[^aeiou])\1/g, '$1')
  const joined = text.replace(/(?<![\p{L}\u200C])([بچ])ه[ \u200C]/gu, '$1').replace(/اً/gu, 'ن')
  return bare(fold(joined))
    .replace(alikeLetters, (letter) => alike[letter] ?? letter)
    .replaceAll('خوا', 'خا')
}
