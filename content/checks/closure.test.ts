import { expect, test } from 'vitest'
import { entriesIn, unexplainedWords } from '@pol/language/closure'
import { formIndexOf } from '@pol/language/form-index'
import { languages } from '@pol/language/language'
import type { Kind } from '../src/kind.ts'
import { kinds } from '../src/kinds.ts'
import { letters } from '../src/letters.ts'
import { lexicon } from '../src/lexicon.ts'
import { rowsOf } from '../test/content.ts'

const entries = await rowsOf(lexicon)
const indexes = { de: formIndexOf('de', entries), fa: formIndexOf('fa', entries) }

/** Columns with taught sentences and words. */
const columns = {
  de: ['german', 'example_german', 'plural', 'feminine', 'model_german'],
  fa: ['farsi', 'example_farsi', 'spoken', 'farsi_plural', 'model_farsi'],
} as const

test.each(languages)('the lexicon explains every word form of every taught text (%s)', async (language) => {
  const unexplained: string[] = []
  // Except letters, whose names are not words.
  for (const kind of (kinds as readonly Kind<unknown>[]).filter(({ file }) => file !== letters.file)) {
    for (const row of (await rowsOf(kind)) as readonly Readonly<Record<string, string>>[]) {
      const texts = columns[language].map((column) => row[column] ?? '')
      const words = texts.flatMap((text) => unexplainedWords(indexes[language], text))
      unexplained.push(...words.map((word) => `${kind.file}: ${row['id']}: ${word}`))
    }
  }
  expect([...new Set(unexplained)]).toEqual([])
})

/** Placeholders in headwords ("someone", "something"), which examples replace by another word. */
const placeholder = /^(?:کسی|چیزی|کاری|جایی)$/u

test.each([
  ['de', 'german'],
  ['fa', 'farsi'],
] as const)('every example contains a form of its entry (%s)', (language, column) => {
  const missing = entries.filter((entry) => {
    // Articles and را have no counterpart; their entry says so instead of a translation.
    if (entry.usage_german.startsWith('wird nicht übersetzt')) return false
    const example = entry[`example_${column}`]
    const found = [...entriesIn(indexes[language], example)].map((other) => other[column])
    if (found.includes(entry[column])) return false
    // The future auxiliary is formed from the stem of خواستن.
    if (language === 'fa' && entry.stem && example.includes(entry.stem)) return false
    // The words of a phrase may stand apart: "عاشق سارا است" for "عاشق … بودن".
    const stands = (word: string) => found.includes(word) || example.includes(word.replace(/(?<=ا)ی$/u, ''))
    return !entry[column]
      .split(' ')
      .filter((word) => !placeholder.test(word))
      .every((word) => stands(word) || (word === 'بودن' && example.includes('ست')))
  })
  expect(missing.map(({ id, example_german, example_farsi }) => [id, example_german, example_farsi])).toEqual(
    [],
  )
})
