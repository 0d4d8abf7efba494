import { expect, test } from 'vitest'
import { formIndexOf } from '@pol/language/form-index'
import { languages, type Language } from '@pol/language/language'
import { entriesByWord } from '../src/course/entries-by-word.ts'
import { firstUnits } from '../src/course/later-words.ts'
import { unitWords } from '../src/course/tables.ts'
import { lexicon, type LexiconEntry } from '../src/lexicon.ts'
import { rowsOf } from '../test/content.ts'

/** Number of examples of a unit that may use a word which is not taught by then. */
const allowed = 2

/** Their words have no unit of their own, or are needed from the first sentence on. */
const everywhere = new Set(['countries', 'numbers', 'grammar'])

const entries = await rowsOf(lexicon)
const words = await rowsOf(unitWords)
const byId = new Map(entries.map((entry) => [entry.id, entry]))
const indexes = { de: formIndexOf('de', entries), fa: formIndexOf('fa', entries) }
const german = firstUnits(byId, words)
const persian = firstPersianUnits()

test('examples of the words of a unit use words that are taught by then, but for two', () => {
  const later = words.flatMap(({ unit, entry: id }) => {
    const entry = byId.get(id)
    const untaught = entry ? languages.flatMap((language) => untaughtIn(language, entry, unit)) : []
    return untaught.length > 0 ? [{ unit, id, untaught }] : []
  })
  const tooMany = [...Map.groupBy(later, ({ unit }) => unit).values()].filter((all) => all.length > allowed)
  expect(tooMany.flat()).toEqual([])
})

function untaughtIn(language: Language, entry: LexiconEntry, unit: number): string[] {
  const text = language === 'de' ? entry.example_german : entry.example_farsi
  return entriesByWord(indexes[language], text).flatMap(({ text: word, folded, entries: senses }) => {
    const isTaught =
      senses.some(({ id, topic }) => id === entry.id || everywhere.has(topic)) ||
      senses.some((sense) => firstUnitOf(language, sense) <= unit) ||
      (german.inPhrases.get(folded) ?? Infinity) <= unit
    return isTaught ? [] : [word]
  })
}

function firstUnitOf(language: Language, sense: LexiconEntry): number {
  const first = language === 'de' ? german.words.get(sense.german) : persian.get(sense.farsi)
  return first ?? Infinity
}

/** First units of Persian words, also of each word of a phrase: «حالت» is met in «حالت چطور است؟». */
function firstPersianUnits(): ReadonlyMap<string, number> {
  const first = new Map<string, number>()
  for (const { unit, entry } of words) {
    const { farsi } = byId.get(entry) ?? { farsi: '' }
    for (const text of [farsi, ...farsi.split(' ')]) first.set(text, Math.min(unit, first.get(text) ?? unit))
  }
  return first
}
