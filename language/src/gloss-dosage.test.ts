import { expect, test } from 'vitest'
import type { Language } from './language.ts'
import { dosageLexicon } from '../test/dosage-lexicon.ts'
import { dosageSentences } from '../test/dosage-sentences.ts'
import { formIndexOf } from './form-index.ts'
import { glossOf } from './gloss.ts'
import { wordsOf } from './gloss-words.ts'

const indexes = { de: formIndexOf('de', dosageLexicon), fa: formIndexOf('fa', dosageLexicon) }

/** The numbers and negations of a gloss: "zwei=2, nicht!". */
function shownIn(language: Language, text: string): string {
  return glossOf(indexes[language], text)
    .filter(({ number, negative }) => number !== undefined || negative)
    .map(
      ({ text, number, negative }) =>
        text + (number === undefined ? '' : `=${number}`) + (negative ? '!' : ''),
    )
    .join(', ')
}

test.each(dosageSentences)('no number and no negation is lost or reversed in "%s" [%s]', (german, shown) => {
  expect(shownIn('de', german)).toBe(shown)
})

test.each(dosageSentences.map(([, , farsi, shown]) => [farsi, shown] as const))(
  '… nor in «%s» [%s]',
  (farsi, shown) => {
    expect(shownIn('fa', farsi)).toBe(shown)
  },
)

test('there are sixty sentences, and each has at least a number or a negation in one language', () => {
  expect(dosageSentences.length).toBeGreaterThanOrEqual(60)
  const without = dosageSentences.filter(([, german, , farsi]) => german === '' && farsi === '')
  // The counterpart of "Sie dürfen nicht aufstehen": no negation may be added.
  expect(without.map(([german]) => german)).toEqual(['Sie dürfen aufstehen.'])
})

test('every word is in exactly one row, in the order of the text', () => {
  for (const [german, , farsi] of dosageSentences) {
    for (const [language, text] of [
      ['de', german],
      ['fa', farsi],
    ] as const) {
      const rows = glossOf(indexes[language], text)
      const places = rows.flatMap(({ words }) => words)
      expect(places.toSorted((a, b) => a - b)).toEqual([...wordsOf(text).keys()])
      const starts = rows.map(({ words: [first = -1] }) => first)
      expect(starts).toEqual(starts.toSorted((a, b) => a - b))
    }
  }
})
