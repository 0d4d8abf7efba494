import { fold } from './fold.ts'
import { type FormIndex, type Hit, type Language, matchesOf } from './form-index.ts'

/** Shorter words have too many neighbours: "Haus" is near "Maus", "raus" and "Hals". */
const shortest = 5
/** Longer words are no words, and have too many neighbours to look up. */
const longest = 60

/** Persian letters that sound alike, of which one may stand for another in words of any length: بلیط for بلیت. */
const alike = ['سثص', 'زذضظ', 'تط', 'هح', 'غق', 'اع']
const shortestAlike = 3

/** The letters of folded words. */
const alphabets: Readonly<Record<Language, string>> = {
  de: 'abcdefghijklmnopqrstuvwxyz',
  fa: 'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی',
}

/**
 * What a word may be if it has one typo; in short words only a letter that sounds like the right one. Looks up every word that
 * is one typo away, a few hundred whatever the size of the lexicon, since the index keeps no list of all forms to compare with.
 */
export function hitsWithTypo<Entry>(index: FormIndex<Entry>, word: string): Hit<Entry>[] {
  const folded = fold(word)
  if (folded.length < shortestAlike || folded.length > longest || folded.includes(' ')) return []
  const neighbours =
    folded.length < shortest ? soundingAlike(folded) : neighboursOf(folded, alphabets[index.language])
  const headwords: Hit<Entry>[] = []
  const others: Hit<Entry>[] = []
  for (const neighbour of neighbours) {
    for (const { rule, endings } of matchesOf(index, neighbour)) {
      const { paradigm, users, last } = rule
      if (last !== '' || paradigm.prefix !== undefined) continue
      for (const { entry, apart } of users) {
        if (apart.length > 0) continue
        for (const [, features] of endings)
          (features.length === 0 ? headwords : others).push({ entry, features })
      }
    }
  }
  return [...headwords, ...others]
}

/** Every word that sounds alike and has one other letter. */
function soundingAlike(word: string): string[] {
  return [...word].flatMap((letter, at) => {
    const others = alike.find((letters) => letters.includes(letter)) ?? ''
    return [...others]
      .filter((other) => other !== letter)
      .map((other) => word.slice(0, at) + other + word.slice(at + 1))
  })
}

/** Every word one typo away, each once. */
function neighboursOf(word: string, alphabet: string): Set<string> {
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
