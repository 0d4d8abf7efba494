import { expect, test } from 'vitest'
import { units } from '@pol/content/course/tables'
import { readKind } from '@pol/content/read'
import { data } from '../../test/lexicon.ts'
import { unitCount } from './course-shape.ts'
import { lessonNames } from './lesson-names.ts'

test('the course has as many units as lessons are named for', async () => {
  expect(await readKind(units, data)).toHaveLength(unitCount)
})

test('lessons are named in the order of the course', () => {
  expect(lessonNames).toHaveLength(24 * 7)
  expect(lessonNames.slice(6, 8)).toEqual(['unit-1-7', 'unit-2-1'])
  expect(lessonNames.at(-1)).toBe('unit-24-7')
})
