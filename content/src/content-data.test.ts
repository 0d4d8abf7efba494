import { beforeAll, describe, expect, test } from 'vitest'
import type { Kind } from './kind.ts'
import { kinds } from './kinds.ts'
import { letters } from './letters.ts'
import { levels, lexicon, wordTypes, type LexiconEntry, type WordType } from './lexicon.ts'
import { objectCategories, objects } from './objects.ts'
import { withoutVowelMarks } from '@pol/language/vowel-marks'
import {
  emergency,
  everyday,
  phraseCategories,
  phrases,
  seniorsBasic,
  seniorsBasicCategories,
  seniorsTravel,
  situationNames,
  situations,
} from './phrases.ts'
import { readSpokenContent } from './read.ts'
import { verbs } from './verbs.ts'
import { topics } from '@pol/language/topics'
import { adultsVocabulary, seniorsVocabulary } from './vocabulary.ts'
import { words } from './words.ts'
import { allRows, data, rowsOf } from '../test/content.ts'

const spokenContent = allRows().then((content) => readSpokenContent(data, new Date(), content))

describe('the content', () => {
  test.each((kinds as readonly Kind<unknown>[]).map((kind) => [kind.file, kind] as const))(
    '%s is valid',
    async (_, kind) => {
      await expect(rowsOf(kind)).resolves.not.toHaveLength(0)
    },
  )

  test('has one pronunciation for each Persian text', async () => {
    const { german, persian } = await spokenContent
    expect(german).toContain('Brücke')
    expect(persian.get('پل')).toBe('pol')
  })

  test('has vowel marks only on homographs', async () => {
    const { persian } = await spokenContent
    const words = new Set([...persian.keys()].flatMap((text) => text.split(/[\s؟،؛.!:«»…()]+/u)))
    const marked = [...words].filter((word) => withoutVowelMarks(word) !== word)
    expect(marked).toContain('نُه')
    expect(marked.filter((word) => !words.has(withoutVowelMarks(word)))).toEqual([])
  })
})

test('there are 32 letters in alphabetical order', async () => {
  const rows = await rowsOf(letters)
  expect(rows.map(({ farsi }) => farsi).join(' ')).toBe(
    'ا ب پ ت ث ج چ ح خ د ذ ر ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن و ه ی',
  )
})

test('the example word of each letter contains it', async () => {
  const rows = await rowsOf(letters)
  expect(rows.filter(({ farsi, example_farsi }) => !example_farsi.includes(farsi))).toEqual([])
})

describe('the amounts of specification section 9', () => {
  const countsIn = async <Row>(kind: Kind<Row>, group: (row: Row) => string) => {
    const groups = Map.groupBy(await rowsOf(kind), group)
    return [...groups].map(([name, rows]) => [name, rows.length] as const)
  }
  const sizeOfEach = (names: readonly string[], count: number) => names.map((name) => [name, count])

  test('110 words to read syllable by syllable', async () => {
    expect(await rowsOf(words)).toHaveLength(110)
  })

  test('72 first sentences in twelve groups', async () => {
    expect(await countsIn(phrases, ({ category }) => category)).toEqual(sizeOfEach(phraseCategories, 6))
  })

  test('at least twelve words for children in each of 18 categories', async () => {
    const counts = await countsIn(objects, ({ category }) => category)
    expect(counts.map(([category]) => category)).toEqual(objectCategories)
    expect(counts.filter(([, count]) => count < 12)).toEqual([])
  })

  test('no emoji is used twice', async () => {
    const icons = (await rowsOf(objects)).map(({ icon }) => icon)
    expect(icons.filter((icon, index) => icons.indexOf(icon) !== index)).toEqual([])
  })

  test('at least 25 regular and 35 irregular verbs', async () => {
    const counts = new Map(await countsIn(verbs, ({ type }) => type))
    expect(counts.get('regular')).toBeGreaterThanOrEqual(25)
    expect(counts.get('irregular')).toBeGreaterThanOrEqual(35)
  })

  test('at least 24 words each for working life and workplace', async () => {
    const counts = await countsIn(adultsVocabulary, ({ area }) => area)
    expect(counts.map(([area]) => area)).toEqual(['work', 'workplace'])
    expect(counts.filter(([, count]) => count < 24)).toEqual([])
  })

  test('49 everyday phrases, and five situations of ten phrases', async () => {
    expect(await rowsOf(everyday)).toHaveLength(49)
    expect(await countsIn(situations, ({ category }) => category)).toEqual(sizeOfEach(situationNames, 10))
  })

  test('for seniors 36 words each on health and hobbies, 30 travel phrases, five groups of twelve basic phrases', async () => {
    expect(await countsIn(seniorsVocabulary, ({ area }) => area)).toEqual([
      ['health', 36],
      ['hobbies', 36],
    ])
    expect(await rowsOf(seniorsTravel)).toHaveLength(30)
    expect(await countsIn(seniorsBasic, ({ category }) => category)).toEqual(
      sizeOfEach(seniorsBasicCategories, 12),
    )
  })

  test('15 phrases for an emergency, one with the number 112', async () => {
    const rows = await rowsOf(emergency)
    expect(rows).toHaveLength(15)
    expect(rows.filter(({ german }) => german.includes('112'))).toHaveLength(1)
  })
})

const isSentence = (type: WordType) => type === 'greeting' || type === 'phrase'

describe('the lexicon', () => {
  let entries: readonly LexiconEntry[]
  beforeAll(async () => void (entries = await rowsOf(lexicon)))

  test('has at least 2,000 lines', () => {
    expect(entries.length).toBeGreaterThanOrEqual(2_000)
  })

  test('has words of all types, of all levels and of all topics', () => {
    expect(new Set(entries.map(({ type }) => type))).toEqual(new Set(wordTypes))
    expect(new Set(entries.map(({ level }) => level))).toEqual(new Set(levels))
    expect(new Set(entries.map(({ topic }) => topic))).toEqual(new Set(topics))
  })

  test('distinguishes the senses of a German word with several rows, in German and in Persian', () => {
    const words = Map.groupBy(entries, ({ german, type }) => `${german}, ${type}`)
    const several = [...words.values()].filter((lines) => lines.length > 1)
    const unclear = several
      .flat()
      .filter(({ sense_german, sense_farsi }) => sense_german === '' || sense_farsi === '')
    expect(several.length).toBeGreaterThan(100)
    expect(unclear.map(({ id }) => id)).toEqual([])
    const same = several.filter(
      (lines) => new Set(lines.map(({ sense_german }) => sense_german)).size < lines.length,
    )
    expect(same.map(([first]) => first?.id)).toEqual([])
  })

  test('teaches what has no translation only to learners of its language', () => {
    const untranslated = entries.filter(({ usage_german }) => usage_german.startsWith('wird nicht übersetzt'))
    expect(Object.fromEntries(untranslated.map(({ german, teach }) => [german, teach]))).toEqual({
      das: 'de',
      der: 'de',
      desto: 'de',
      die: 'de',
      'Zeichen für das bestimmte Objekt': 'fa',
    })
  })

  test('has one item for each idea of a German word', () => {
    const itemsOf = (word: string) => {
      const senses = entries.filter(({ german, type }) => german === word && type === 'noun')
      return [senses.length, senses.filter(({ same_idea_as }) => same_idea_as === '').length]
    }
    expect([itemsOf('Adresse'), itemsOf('Onkel')]).toEqual([
      [2, 1],
      [4, 1],
    ])
    expect([itemsOf('Bank'), itemsOf('Schloss')]).toEqual([
      [2, 2],
      [2, 2],
    ])
  })

  test('capitalizes entries that begin with a noun, and the polite pronouns', () => {
    const nouns = entries.filter(({ type }) => type === 'noun')
    const capitalized = new Set(nouns.flatMap(({ german, plural }) => [german.split(' ')[0], plural]))
    const wrong = entries
      .filter(({ type, german }) => !isSentence(type) && !/^(?:Sie|Ihnen|Ihr)$/.test(german))
      .filter(({ type, german }) => type !== 'noun' || !german.includes(' '))
      .filter(({ german }) => /^\p{Lu}/u.test(german) !== capitalized.has(german.split(' ')[0] ?? ''))
    expect(wrong.map(({ id }) => id)).toEqual([])
    expect(nouns.filter(({ german }) => !/\p{Lu}/u.test(german)).map(({ id }) => id)).toEqual([])
  })

  test('capitalizes greetings and phrases, as sentences, but not an adjective before a noun', () => {
    const wrong = entries
      .filter(({ type }) => isSentence(type))
      .filter(({ german }) => !/^(?:\p{Lu}|\p{Ll}+ \p{Lu}\p{Ll}+$)/u.test(german))
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('is in German alphabetical order', () => {
    const { compare } = new Intl.Collator('de')
    const german = entries.map((entry) => entry.german)
    expect(german).toEqual(german.toSorted(compare))
  })
})
