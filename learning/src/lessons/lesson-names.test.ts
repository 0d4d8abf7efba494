import { expect, test } from 'vitest'
import { units } from '@pol/content/course/tables'
import { stepCount } from '@pol/content/script/step-number'
import { readKind } from '@pol/content/read'
import { data } from '../../test/lexicon.ts'
import { scriptStepCount, unitCount } from './course-shape.ts'
import { lessonNames, wayOf } from './lesson-names.ts'

test('lessons are named for the units of the course: npm run ids', async () => {
  expect(await readKind(units, data)).toHaveLength(unitCount)
})

test('the script has as many steps as lessons are named for', () => {
  expect(scriptStepCount).toBe(stepCount)
})

test('lessons are named in the order of the course', () => {
  const way = wayOf('units')
  expect(way).toHaveLength(unitCount * 7)
  expect(way.slice(6, 8)).toEqual(['unit-1-7', 'unit-2-1'])
  expect(way.at(-1)).toBe(`unit-${unitCount}-7`)
  expect(lessonNames).toHaveLength(unitCount * 7 + 10 + 3 * 4)
})
