/** Letters with one shape that differ by their dots, or with shapes that learners confuse. */
const confused = ['بپتثنی', 'جچحخ', 'سشصض', 'دذرزژو', 'طظ', 'عغفق', 'کگ', 'اآل']

/**
 * Letters to choose from beside one: first those that are confused with it, then those that this learner mixes up, then the
 * last ones known.
 * @param mixedUp the hardest first.
 */
export function confusedWith(
  letter: string,
  { among, mixedUp }: { readonly among: readonly string[]; readonly mixedUp: readonly string[] },
  count: number,
): string[] {
  const set = confused.find((letters) => letters.includes(letter)) ?? ''
  const difficulty = (other: string) =>
    mixedUp.includes(other) ? mixedUp.length - mixedUp.indexOf(other) : 0
  return among
    .filter((other) => other !== letter)
    .toReversed()
    .toSorted((a, b) => difficulty(b) - difficulty(a))
    .toSorted((a, b) => Number(set.includes(b)) - Number(set.includes(a)))
    .slice(0, count)
}

interface Word {
  readonly farsi: string
  readonly transliteration: string
}

/**
 * Indexes of the words that are most like one in a notation, but neither written nor sound like it.
 * @param isFirst which words are taken before all others.
 */
export function wordsLike<Of extends Word>(
  at: number,
  words: readonly Of[],
  notation: keyof Word,
  count: number,
  isFirst: (word: Of) => boolean = () => true,
): number[] {
  const word = words[at]
  if (!word) return []
  const isOther = (other: Word) =>
    other.farsi !== word.farsi && other.transliteration !== word.transliteration
  const likeness = (other: Word) => sharedCharacters(word[notation], other[notation])
  return [...words.entries()]
    .filter(([, other]) => isOther(other))
    .toSorted(([, a], [, b]) => likeness(b) - likeness(a))
    .toSorted(([, a], [, b]) => Number(isFirst(b)) - Number(isFirst(a)))
    .slice(0, count)
    .map(([index]) => index)
}

/** Characters that two texts have in common, less the difference of their lengths. */
function sharedCharacters(text: string, other: string): number {
  const rest = [...other]
  let shared = 0
  for (const character of text) {
    const at = rest.indexOf(character)
    if (at < 0) continue
    rest.splice(at, 1)
    shared += 1
  }
  return shared - Math.abs(text.length - other.length)
}
