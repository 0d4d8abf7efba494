import { expect, test } from 'vitest'
import { formIndexOf } from '@pol/language/form-index'
import { type Language, languages } from '@pol/language/language'
import { entriesByWord } from '../src/course/entries-by-word.ts'
import { firstUnits } from '../src/course/later-words.ts'
import { unitWords } from '../src/course/tables.ts'
import { textLines, type TextName } from '../src/course/texts.ts'
import { lexicon, type LexiconEntry } from '../src/lexicon.ts'
import { rowsOf } from '../test/content.ts'

const [entries, words, lines] = await Promise.all([rowsOf(lexicon), rowsOf(unitWords), rowsOf(textLines)])
const indexes = { de: formIndexOf('de', entries), fa: formIndexOf('fa', entries) }
const byId = new Map(entries.map((entry) => [entry.id, entry]))
const first = firstUnits(byId, words)

/** The first unit that teaches a Persian word, or a phrase that contains it. */
const persianUnits = new Map<string, number>()
for (const { unit, entry } of words) {
  const { farsi = '' } = byId.get(entry) ?? {}
  for (const text of [farsi, ...farsi.split(' ')])
    persianUnits.set(text, Math.min(unit, persianUnits.get(text) ?? unit))
}

/** Words of these topics need no teaching: they are names, numbers and what grammar adds to a word. */
const free = new Set(['countries', 'numbers', 'grammar'])

const isTaught = (language: Language, unit: number, { german, farsi, topic }: LexiconEntry) =>
  free.has(topic) ||
  (language === 'de' ? (first.words.get(german) ?? Infinity) : (persianUnits.get(farsi) ?? Infinity)) <= unit

/** The languages in which a text is learned: what is heard in both. */
const learnedIn = (text: TextName): readonly Language[] =>
  languages.filter((language) => text.startsWith('listening') || text.endsWith(language))

const least = 0.98

const texts = [...Map.groupBy(lines, ({ unit, text }) => `${unit} ${text}`).values()].flatMap((own) =>
  own.slice(0, 1).map(({ unit, text }) => ({ unit, text, own })),
)

test('at least 98 of 100 words of a text were taught until its unit', () => {
  const hard = texts.flatMap(({ unit, text, own }) =>
    learnedIn(text).flatMap((language) => {
      const used = own.flatMap((line) =>
        entriesByWord(indexes[language], language === 'de' ? line.german : line.farsi),
      )
      const untaught = used.filter(
        ({ folded, entries: readings }) =>
          !readings.some((entry) => isTaught(language, unit, entry)) &&
          (first.inPhrases.get(folded) ?? Infinity) > unit,
      )
      const isClosed = untaught.length <= (1 - least) * used.length
      return isClosed ? [] : `${unit} ${text} ${language}: ${untaught.map((word) => word.text).join(' ')}`
    }),
  )
  expect(hard).toEqual([])
})
