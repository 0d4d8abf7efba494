import { beforeAll, describe, expect, test } from 'vitest'
import { dictionary, wordTypes, type DictionaryEntry } from './dictionary.ts'
import type { Kind } from './kind.ts'
import { kinds } from './kinds.ts'
import { letters } from './letters.ts'
import { withoutVowelMarks } from './persian.ts'
import { readKind, readSpokenContent } from './read.ts'

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
