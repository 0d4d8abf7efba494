import type { Inflected } from './entry.ts'

/** Nouns that have two genders in the same sense in Germany (Duden). The lexicon has the first article. */
const nouns = new Map([
  ['der Joghurt', 'das'],
  ['der Kaugummi', 'das'],
  ['der Keks', 'das'],
  ['der Ketchup', 'das'],
  ['der Laptop', 'das'],
  ['der Link', 'das'],
  ['der Liter', 'das'],
  ['der Meter', 'das'],
  ['der Millimeter', 'das'],
  ['der Quadratmeter', 'das'],
  ['der Sellerie', 'die'],
  ['der Service', 'das'],
  ['der Zentimeter', 'das'],
  ['die App', 'das'],
  ['die Cola', 'das'],
  ['die E-Mail', 'das'],
  ['das Bonbon', 'der'],
  ['das Kondom', 'der'],
  ['das Nasenspray', 'der'],
  ['das Poster', 'der'],
  ['das Sandwich', 'der'],
  ['das Silvester', 'der'],
  ['das Virus', 'der'],
  ['das Yoga', 'der'],
])

/** With their article, for a test that the lexicon has them. */
export const nounsWithTwoArticles: readonly string[] = [...nouns.keys()]

/**
 * The second right article of a noun: "das" for "der Liter", and "die" for "der Angestellte", since a woman is "die
 * Angestellte". Null if there is none.
 */
export function otherArticleOf({ german, article, feminine }: Inflected): string | null {
  if (article === 'der' && feminine === german) return 'die'
  return nouns.get(`${article} ${german}`) ?? null
}
