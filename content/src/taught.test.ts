import { beforeAll, describe, expect, test } from 'vitest'
import { dictionary, wordTypes, type DictionaryEntry } from './dictionary.ts'
import type { Kind } from './kind.ts'
import { kinds } from './kinds.ts'
import { letters } from './letters.ts'
import { objectCategories, objects } from './objects.ts'
import { withoutVowelMarks } from './persian.ts'
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
import { readKind, readSpokenContent } from './read.ts'
import { verbs } from './verbs.ts'
import { adultsVocabulary, seniorsVocabulary } from './vocabulary.ts'
import { words } from './words.ts'

const folder = new URL('../data/', import.meta.url)

describe('what is taught', () => {
  test.each((kinds as readonly Kind<unknown>[]).map((kind) => [kind.file, kind] as const))(
    '%s passes the gate',
    async (_, kind) => {
      await expect(readKind(kind, folder)).resolves.not.toHaveLength(0)
    },
  )

  test('can all be heard, each Persian text in one way only', async () => {
    const { german, persian } = await readSpokenContent(folder)
    expect(german).toContain('Brücke')
    expect(persian.get('پل')).toBe('pol')
  })

  test('has vowel marks only where they part a word from its twin', async () => {
    const { persian } = await readSpokenContent(folder)
    const words = new Set([...persian.keys()].flatMap((text) => text.split(/[\s؟،؛.!:«»…()]+/u)))
    const marked = [...words].filter((word) => withoutVowelMarks(word) !== word)
    expect(marked).toContain('نُه')
    expect(marked.filter((word) => !words.has(withoutVowelMarks(word)))).toEqual([])
  })
})

test('there are 32 letters in the order of the alphabet', async () => {
  const rows = await readKind(letters, folder)
  expect(rows.map(({ farsi }) => farsi).join(' ')).toBe(
    'ا ب پ ت ث ج چ ح خ د ذ ر ز ژ س ش ص ض ط ظ ع غ ف ق ک گ ل م ن و ه ی',
  )
})

test('the example of each letter has that letter in it', async () => {
  const rows = await readKind(letters, folder)
  expect(rows.filter(({ farsi, example_farsi }) => !example_farsi.includes(farsi))).toEqual([])
})

describe('the specification’s numbers (section 9)', () => {
  const countsIn = async <Row>(kind: Kind<Row>, group: (row: Row) => string) => {
    const groups = Map.groupBy(await readKind(kind, folder), group)
    return [...groups].map(([name, rows]) => [name, rows.length] as const)
  }
  const everyGroup = (names: readonly string[], count: number) => names.map((name) => [name, count])

  test('110 words to read syllable by syllable', async () => {
    expect(await readKind(words, folder)).toHaveLength(110)
  })

  test('72 first sentences in twelve groups', async () => {
    expect(await countsIn(phrases, ({ category }) => category)).toEqual(everyGroup(phraseCategories, 6))
  })

  test('at least twelve things for children in each of eighteen categories', async () => {
    const counts = await countsIn(objects, ({ category }) => category)
    expect(counts.map(([category]) => category)).toEqual(objectCategories)
    expect(counts.filter(([, count]) => count < 12)).toEqual([])
  })

  test('no picture stands for two things', async () => {
    const icons = (await readKind(objects, folder)).map(({ icon }) => icon)
    expect(icons.filter((icon, index) => icons.indexOf(icon) !== index)).toEqual([])
  })

  test('at least 25 regular and 35 irregular verbs', async () => {
    const counts = new Map(await countsIn(verbs, ({ type }) => type))
    expect(counts.get('regular')).toBeGreaterThanOrEqual(25)
    expect(counts.get('irregular')).toBeGreaterThanOrEqual(35)
  })

  test('working life and workplace with at least 24 words each', async () => {
    const counts = await countsIn(adultsVocabulary, ({ area }) => area)
    expect(counts.map(([area]) => area)).toEqual(['work', 'workplace'])
    expect(counts.filter(([, count]) => count < 24)).toEqual([])
  })

  test('49 everyday phrases, and five situations of ten', async () => {
    expect(await readKind(everyday, folder)).toHaveLength(49)
    expect(await countsIn(situations, ({ category }) => category)).toEqual(everyGroup(situationNames, 10))
  })

  test('for seniors 36 words on health and on hobbies, 30 phrases to travel, five times twelve basics', async () => {
    expect(await countsIn(seniorsVocabulary, ({ area }) => area)).toEqual([
      ['health', 36],
      ['hobbies', 36],
    ])
    expect(await readKind(seniorsTravel, folder)).toHaveLength(30)
    expect(await countsIn(seniorsBasic, ({ category }) => category)).toEqual(
      everyGroup(seniorsBasicCategories, 12),
    )
  })

  test('15 phrases for an emergency, one with the number 112', async () => {
    const rows = await readKind(emergency, folder)
    expect(rows).toHaveLength(15)
    expect(rows.filter(({ german }) => german.includes('112'))).toHaveLength(1)
  })
})

describe('the dictionary', () => {
  let entries: DictionaryEntry[]
  beforeAll(async () => void (entries = await readKind(dictionary, folder)))

  test('has about 700 entries or more', () => {
    expect(entries.length).toBeGreaterThanOrEqual(700)
  })

  test('has words of all eleven types', () => {
    const types = new Set(entries.map(({ type }) => type))
    expect(wordTypes).toHaveLength(11)
    expect(wordTypes.filter((type) => !types.has(type))).toEqual([])
  })

  test('writes nouns, and what begins with a noun, with a capital, other words without', () => {
    const nouns = new Set(entries.filter(({ type }) => type === 'noun').map(({ german }) => german))
    const isSentence = ({ type }: DictionaryEntry) => type === 'greeting' || type === 'phrase'
    const wrong = entries
      .filter((entry) => !isSentence(entry) && entry.german !== 'Sie')
      .filter(
        ({ german, type }) =>
          /^\p{Lu}/u.test(german) !== (type === 'noun' || nouns.has(german.split(' ')[0] ?? '')),
      )
    expect(wrong.map(({ german }) => german)).toEqual([])
  })

  test('writes greetings and phrases with a capital, as sentences', () => {
    const wrong = entries
      .filter(({ type }) => type === 'greeting' || type === 'phrase')
      .filter(({ german }) => !/^\p{Lu}/u.test(german))
    expect(wrong.map(({ german }) => german)).toEqual([])
  })

  test('is in the order of the German alphabet', () => {
    const { compare } = new Intl.Collator('de')
    const german = entries.map((entry) => entry.german)
    expect(german).toEqual(german.toSorted(compare))
  })
})
