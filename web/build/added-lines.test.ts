import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import grouping from 'virtual:items-as-one'
import { exercises } from '@pol/content/course/exercises'
import { readCourse } from '@pol/content/course/read-course'
import { readUnitTexts } from '@pol/content/course/read-unit-texts'
import { readContent } from '@pol/content/read'
import { releaseIds } from '@pol/content/release-ids'
import { leadersOf } from '@pol/learning/leaders'
import { exercisesOfUnit } from './course-exercises.ts'
import { loadCatalogue } from '../src/lib/learning/catalogue.ts'
import { loadGaps } from '../src/ui/tasks/unit-gaps.ts'
import { materialOf } from '../src/features/lessons/material.ts'

/** A copy of the teaching material, to which a teacher adds lines. */
let folder: URL
beforeAll(async () => {
  const copy = await mkdtemp(join(tmpdir(), 'pol-content-'))
  await cp(new URL('../../content/data', import.meta.url), copy, { recursive: true })
  folder = pathToFileURL(`${copy}/`)
})
afterAll(() => rm(folder, { recursive: true }))

test('a new line of exercises.csv is an exercise of the lesson of its unit', async () => {
  const line =
    ',1,fa,"„bin“, „bist“ und „ist“",gap,,من رضا ___.,Ich bin Reza.,من رضا هستم.,man rezâ hástam.,,هستی|است,Das heißt „du bist“.|Das heißt „ist“.'
  await appendFile(new URL(exercises.file, folder), `${line}\n`)
  const [id, ...others] = await releaseIds(folder)
  expect([id, others]).toEqual(['exercise-1-fa-ich-bin-reza', []])

  const content = await readContent(folder)
  const [unit] = await readCourse(folder, content)
  const [texts] = await readUnitTexts(folder, content)
  if (!unit || !texts) throw new Error('There is no first unit')
  const material = materialOf(
    {
      unit,
      catalogue: await loadCatalogue(),
      gaps: await loadGaps(1),
      exercises: exercisesOfUnit(content, 1),
      texts,
      leaders: leadersOf(grouping),
    },
    'fa',
  )
  expect(material.exercises).toContainEqual({ id, rule: 0, kind: 'gap' })
})
