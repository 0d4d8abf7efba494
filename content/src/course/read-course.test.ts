import { appendFile, cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'csv-parse/sync'
import { afterAll, expect, test } from 'vitest'
import { languages } from '@pol/language/language'
import { lexicon } from '../lexicon.ts'
import { readContent, readKind } from '../read.ts'
import { releaseIds } from '../release-ids.ts'
import { dialogues } from './dialogues.ts'
import { readCourse } from './read-course.ts'
import { readUnitTexts } from './read-unit-texts.ts'
import { units, unitWords } from './tables.ts'
import { courseTexts, textLines, textQuestions } from './texts.ts'
import { formFields, messages } from './writing.ts'

const data = new URL('../../data/', import.meta.url)
const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

/** A copy of the teaching material, to which a teacher adds lines. */
async function copyOfData(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'course-'))
  folders.push(folder)
  await cp(data, folder, { recursive: true })
  return folder
}

test('a line adds a further word to the last unit', async () => {
  const folder = await copyOfData()
  const copy = pathToFileURL(`${folder}/`)
  const inCourse = new Set((await readKind(unitWords, copy)).map(({ entry }) => entry))
  const added = (await readKind(lexicon, copy)).find(({ id }) => !inCourse.has(id))?.id ?? ''
  const words = join(folder, unitWords.file)
  const lastUnit = (await readFile(words, 'utf8')).trimEnd().split('\n').at(-1)?.split(',')[0]
  await appendFile(words, `${lastUnit},${added},yes\n`)
  const course = await readCourse(copy, await readContent(copy))
  expect(course.at(-1)?.words.at(-1)).toMatchObject({ id: added, further: true })
})

test('lines and four documents add a unit', async () => {
  const folder = await copyOfData()
  const copy = pathToFileURL(`${folder}/`)
  const [rows, taught, entries] = await Promise.all([
    readKind(units, copy),
    readKind(unitWords, copy),
    readKind(lexicon, copy),
  ])
  const [last, added] = [String(rows.length), String(rows.length + 1)]
  for (const file of unitFiles) {
    const lines = parse(await readFile(join(folder, file), 'utf8'), { columns: true, bom: true }) as Row[]
    const ofLast = lines.filter(({ unit }) => unit === last)
    const columns = Object.keys(lines[0] ?? {})
    const written = ofLast.map(
      (line) => `${columns.map((column) => cellOf(column, line, added)).join(',')}\n`,
    )
    await appendFile(join(folder, file), written.join(''))
  }
  const inCourse = new Set(taught.map(({ entry }) => entry))
  const words = entries.filter(({ id }) => !inCourse.has(id)).slice(0, 20)
  await appendFile(join(folder, unitWords.file), words.map(({ id }) => `${added},${id},\n`).join(''))
  for (const part of ['notes', 'culture'])
    for (const reader of languages)
      await cp(
        join(folder, `course/${part}/${last}-${reader}.md`),
        join(folder, `course/${part}/${added}-${reader}.md`),
      )

  await releaseIds(copy)
  const content = await readContent(copy)
  const course = await readCourse(copy, content)
  expect(course.at(-1)).toMatchObject({ unit: Number(added), words: words.map(({ id }) => ({ id })) })
  expect((await readUnitTexts(copy, content)).at(-1)?.texts['reading-de'].lines.length).toBeGreaterThan(0)
})

type Row = Readonly<Record<string, string>>

/** The files with lines of a unit. */
const unitFiles = [units, dialogues, courseTexts, textLines, textQuestions, messages, formFields].map(
  ({ file }) => file,
)

/** A cell of the new unit, which is the last one again; new lines have no id. */
function cellOf(column: string, line: Row, unit: string): string {
  const cell = column === 'unit' ? unit : column === 'id' ? '' : (line[column] ?? '')
  return cell && `"${cell.replaceAll('"', '""')}"`
}
