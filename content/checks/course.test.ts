import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { formIndexOf } from '@pol/language/form-index'
import { dialogues } from '../src/course/dialogues.ts'
import { firstUnits, laterWords } from '../src/course/later-words.ts'
import { readCourse } from '../src/course/read-course.ts'
import { personNames } from '../src/course/speakers.ts'
import { numberRules } from '../src/course/numbers.ts'
import { ruleNotes, unitWords, wordsAhead } from '../src/course/tables.ts'
import { courseTexts, textQuestions } from '../src/course/texts.ts'
import { formFields } from '../src/course/writing.ts'
import { examQuestions } from '../src/exams/questions.ts'
import { examCards } from '../src/exams/speaking.ts'
import { examFields, examMessages } from '../src/exams/writing.ts'
import type { Kind } from '../src/kind.ts'
import { kinds } from '../src/kinds.ts'
import { lexicon } from '../src/lexicon.ts'
import { allRows, data, rowsOf } from '../test/content.ts'

const content = await allRows()
const course = await readCourse(data, content)
const entries = await rowsOf(lexicon)
const [words, ahead, turns] = await Promise.all([rowsOf(unitWords), rowsOf(wordsAhead), rowsOf(dialogues)])

test('each unit has words, a dialogue, and notes for both directions', () => {
  for (const { notes, culture } of course) {
    expect(notes.de.length * notes.fa.length).toBeGreaterThan(0)
    expect(culture.de.length * culture.fa.length).toBeGreaterThan(0)
  }
})

test('a dialogue uses words of later units at most twice, and ahead.csv lists exactly those', () => {
  const index = formIndexOf('de', entries)
  const taughtIn = firstUnits(new Map(entries.map((entry) => [entry.id, entry])), words)
  const used = turns.flatMap(({ unit, german }) =>
    laterWords(index, german, unit, taughtIn).map((later) => ({ ...later, unit })),
  )
  const isNamed = (unit: number, ids: readonly string[]) =>
    ahead.some((line) => line.unit === unit && ids.includes(line.entry))
  expect(used.filter(({ unit, entries }) => !isNamed(unit, entries))).toEqual([])
  const isNeeded = (line: (typeof ahead)[number]) =>
    used.some(({ unit, entries }) => unit === line.unit && entries.includes(line.entry))
  expect(ahead.filter((line) => !isNeeded(line))).toEqual([])
  const perUnit = Map.groupBy(ahead, ({ unit }) => unit)
  expect([...perUnit].filter(([, lines]) => lines.length > 2)).toEqual([])
})

test('the first row of an idea comes before the others', () => {
  const order = words.map(({ entry }) => entry)
  const leads = new Map(entries.map(({ id, same_idea_as }) => [id, same_idea_as]))
  const early = order.filter((id, at) => {
    const first = leads.get(id) ?? ''
    return first !== '' && !order.slice(0, at).includes(first)
  })
  expect(early).toEqual([])
})

test('every line belongs to a unit that exists', async () => {
  const tables = [unitWords, wordsAhead, ruleNotes, courseTexts, textQuestions, formFields, numberRules]
  const others = await Promise.all(
    [...kinds, ...tables, examQuestions, examFields, examMessages, examCards].map(async (kind) => {
      const rows: readonly { readonly unit?: unknown }[] = await rowsOf(kind as Kind<object>)
      return rows.filter(({ unit }) => typeof unit === 'number' && unit > course.length).map(() => kind.file)
    }),
  )
  expect(others.flat()).toEqual([])
})

test('docs/course.md lists the units as they are', async () => {
  const document = await readFile(new URL('../../docs/course.md', import.meta.url), 'utf8')
  const rows = course.map(({ unit, title_german, title_farsi, words, turns, outcomes_german }) =>
    [
      unit,
      title_german,
      title_farsi,
      words.filter(({ further }) => !further).length,
      words.filter(({ further }) => further).length,
      turns.length,
      outcomes_german.join(' '),
    ].join(' | '),
  )
  expect(document.match(/^\| \d.*$/gm)).toEqual(rows.map((row) => `| ${row} |`))
})

test('the scene of a unit names at least two speakers of its dialogue', () => {
  const others = course.filter(({ scene_german, turns }) => {
    const names = new Set(turns.map(({ speaker }) => speaker.split(' ').at(-1) ?? ''))
    return [...names].filter((name) => scene_german.includes(name)).length < 2
  })
  expect(others.map(({ unit }) => unit)).toEqual([])
})

test('every person speaks in the course, and each dialogue has at least two', () => {
  expect(new Set(turns.map(({ speaker }) => speaker))).toEqual(new Set(personNames))
  const alone = course.filter(({ turns }) => new Set(turns.map(({ speaker }) => speaker)).size < 2)
  expect(alone.map(({ unit }) => unit)).toEqual([])
})
