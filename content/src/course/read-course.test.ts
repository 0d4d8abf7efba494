import { appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { lexicon } from '../lexicon.ts'
import { readContent, readKind } from '../read.ts'
import { readCourse } from './read-course.ts'
import { unitWords } from './tables.ts'

const data = new URL('../../data/', import.meta.url)
const folder = await mkdtemp(join(tmpdir(), 'course-'))
afterAll(() => rm(folder, { recursive: true }))

test('a line adds a further word to the last unit', async () => {
  await cp(data, folder, { recursive: true })
  const copy = pathToFileURL(`${folder}/`)
  const inCourse = new Set((await readKind(unitWords, copy)).map(({ entry }) => entry))
  const added = (await readKind(lexicon, copy)).find(({ id }) => !inCourse.has(id))?.id ?? ''
  const words = join(folder, unitWords.file)
  const lastUnit = (await readFile(words, 'utf8')).trimEnd().split('\n').at(-1)?.split(',')[0]
  await appendFile(words, `${lastUnit},${added},yes\n`)
  const course = await readCourse(copy, await readContent(copy))
  expect(course.at(-1)?.words.at(-1)).toMatchObject({ id: added, further: true })
})
