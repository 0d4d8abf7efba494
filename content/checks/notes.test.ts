import { expect, test } from 'vitest'
import type { NoteSection } from '../src/course/unit.ts'
import { readCourse } from '../src/course/read-course.ts'
import { allRows, data } from '../test/content.ts'

const course = await readCourse(data, await allRows())

const wordsIn = (text: string) => text.split(/\s+/u).length

/** Why a section is not one rule that fits on one screen of a lesson. */
function faultsOf({ title, blocks }: NoteSection): string[] {
  const texts = blocks.flatMap((block) => ('text' in block ? block.text : []))
  const tables = blocks.flatMap((block) => ('table' in block ? block.table : []))
  const examples = blocks.flatMap((block) => ('examples' in block ? block.examples : []))
  const faults: string[] = []
  const words = texts.reduce((sum, text) => sum + wordsIn(text), 0)
  if (texts.length === 0 || words > 60) faults.push(`${words} words`)
  if (examples.length < 2 || examples.length > 3) faults.push(`${examples.length} examples`)
  if (tables.length > 1) faults.push('more than one table')
  for (const { rows } of tables) {
    if (rows.length < 3 || rows.length > 6) faults.push(`a table of ${rows.length} rows`)
    if (texts.length > 1 || /[.!?؟]\s/u.test(texts.join())) faults.push('more than a sentence beside a table')
  }
  if (new Set(examples).size < examples.length) faults.push('an example twice')
  return faults.map((fault) => `${title}: ${fault}`)
}

/** Three to six rules, each of which fits on one screen. */
function faultsOfNote(sections: readonly NoteSection[]): string[] {
  const count = sections.length < 3 || sections.length > 6 ? [`${sections.length} rules`] : []
  return [...count, ...sections.flatMap(faultsOf)]
}

test('every note is three to six rules, each of at most 60 words or a table, with two or three examples', () => {
  const faults = course.flatMap(({ unit, notes }) =>
    (['de', 'fa'] as const).flatMap((reader) =>
      faultsOfNote(notes[reader]).map((fault) => `unit ${unit}, ${reader}: ${fault}`),
    ),
  )
  expect(faults).toEqual([])
})
