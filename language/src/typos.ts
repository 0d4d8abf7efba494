import type { Language } from './language.ts'
import { fold } from './fold.ts'
import { type FormIndex, type Hit, matchesOf } from './form-index.ts'
import { lettersSoundingAlike } from './letters-alike.ts'

/** Shorter words have too many neighbours: "Haus" is one typo from "Maus", "raus" and "Hals". */
const shortest = 5
/** Longer texts are not words and have too many neighbours to look up. */
const longest = 60

/**
 * Letters that may replace each other in words of any length: Persian ones that sound alike (بلیط for بلیت), and German
 * ones without their umlaut.
 */
const alike: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  de: [
    ['a', 'ae'],
    ['o', 'oe'],
    ['u', 'ue'],
    ['s', 'ss'],
  ],
  fa: lettersSoundingAlike.map((letters) => [...letters]),
}
const shortestAlike = 3

/** Letters that occur in folded words. */
const alphabets: Readonly<Record<Language, string>> = {
  de: 'abcdefghijklmnopqrstuvwxyz',
  fa: 'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی',
}

/**
 * Readings of all words that are one typo away. Looks up each neighbour, a few hundred per word, because the index has
 * no list of forms to compare with; so the cost does not depend on the size of the lexicon.
 */
export function hitsWithTypo<Entry>(index: FormIndex<Entry>, word: string): Hit<Entry>[] {
  const folded = fold(word)
  return folded.length < shortest ? [] : hitsOfAny(index, folded, neighboursOf)
}

/** Readings of words with up to two letters replaced by ones that sound alike, or by umlauts: "Fuse" is "Füße". */
export function hitsSpelledAlike<Entry>(index: FormIndex<Entry>, word: string): Hit<Entry>[] {
  const folded = fold(word)
  return folded.length < shortestAlike ? [] : hitsOfAny(index, folded, soundingAlike)
}

/** Readings of the candidate words; headwords before other forms. */
function hitsOfAny<Entry>(
  index: FormIndex<Entry>,
  word: string,
  near: (word: string, language: Language) => Iterable<string>,
): Hit<Entry>[] {
  if (word.length > longest || word.includes(' ')) return []
  const headwords: Hit<Entry>[] = []
  const inflected: Hit<Entry>[] = []
  for (const neighbour of near(word, index.language)) {
    for (const { rule, endings } of matchesOf(index, neighbour)) {
      const { paradigm, users, last } = rule
      if (last !== '' || paradigm.prefix !== undefined) continue
      for (const { entry, apart } of users) {
        if (apart.length > 0) continue
        for (const [, features] of endings)
          (features.length === 0 ? headwords : inflected).push({ entry, features })
      }
    }
  }
  return [...headwords, ...inflected]
}

/** All words with one, then two letters replaced by ones that sound alike; without duplicates. */
function soundingAlike(word: string, language: Language): Set<string> {
  const once = otherLetters(word, alike[language])
  const words = new Set([...once, ...once.flatMap((changed) => otherLetters(changed, alike[language]))])
  words.delete(word)
  return words
}

/** All words with one letter replaced by another of its group. */
function otherLetters(word: string, groups: readonly (readonly string[])[]): string[] {
  return groups.flatMap((letters) =>
    letters.flatMap((letter) =>
      [...word.matchAll(new RegExp(letter, 'g'))].flatMap(({ index }) =>
        letters
          .filter((replacement) => replacement !== letter)
          .map((replacement) => word.slice(0, index) + replacement + word.slice(index + letter.length)),
      ),
    ),
  )
}

/** All words one typo away, without duplicates. */
function neighboursOf(word: string, language: Language): Set<string> {
  const alphabet = alphabets[language]
  const neighbours = new Set<string>()
  for (let at = 0; at <= word.length; at += 1) {
    const before = word.slice(0, at)
    const after = word.slice(at)
    const rest = after.slice(1)
    if (after !== '') neighbours.add(before + rest)
    if (rest !== '') neighbours.add(`${before}${rest[0]}${after[0]}${rest.slice(1)}`)
    for (const letter of alphabet) {
      neighbours.add(before + letter + after)
      if (after !== '') neighbours.add(before + letter + rest)
    }
  }
  neighbours.delete(word)
  return neighbours
}
