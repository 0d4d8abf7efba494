import { fold } from '@pol/content/fold'
import { GermanAdjectiveIndex } from '../german/adjective-index.ts'
import { GermanNounIndex } from '../german/noun-index.ts'
import { GermanVerbIndex } from '../german/verb-index.ts'
import type { Lexicon, Verb } from '../lexicon.ts'

const timeWords = new Set(
  'heute morgen gestern uebermorgen vorgestern jetzt immer oft manchmal nie niemals bald spaeter frueher wieder gleich sofort morgens abends nachts mittags nachmittags schon noch normalerweise lange'.split(
    ' ',
  ),
)

/** All that is looked up to read German. */
export interface GermanWords {
  readonly nouns: GermanNounIndex
  readonly adjectives: GermanAdjectiveIndex
  readonly verbForms: GermanVerbIndex
  readonly verbs: ReadonlyMap<string, readonly Verb[]>
  readonly adverbs: ReadonlyMap<string, { readonly farsi: string; readonly isTime: boolean }>
  readonly numbers: ReadonlyMap<string, string>
}

export function germanWords(lexicon: Lexicon): GermanWords {
  const verbs = new Map<string, Verb[]>()
  for (const verb of lexicon.verbs) {
    const { infinitive } = verb.german
    verbs.set(infinitive, [...(verbs.get(infinitive) ?? []), verb])
  }
  const adjectives = new GermanAdjectiveIndex(lexicon.words)
  const adverbs = new Map<string, { farsi: string; isTime: boolean }>()
  const numbers = new Map<string, string>([['ein', 'یک']])
  for (const { german, farsi, type } of lexicon.words.toReversed()) {
    const key = fold(german)
    const isTime = timeWords.has(key) || / (?:abend|morgen|nachmittag|nacht|frueh)$/u.test(key)
    if (type === 'number') numbers.set(key, farsi)
    else if (type === '' && adjectives.of(key)) continue
    else if (type !== 'adjective' && type !== 'preposition' && type !== 'phrase' && type !== 'conjunction')
      adverbs.set(key, { farsi, isTime })
  }
  for (const weekday of ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag']) {
    const day = lexicon.nouns.find(({ german }) => fold(german) === weekday)
    if (day) adverbs.set(`${weekday}s`, { farsi: `${day.farsi}‌ها`, isTime: true })
  }
  return {
    nouns: new GermanNounIndex(lexicon.nouns),
    adjectives,
    verbForms: new GermanVerbIndex(lexicon.verbs),
    verbs,
    adverbs,
    numbers,
  }
}
