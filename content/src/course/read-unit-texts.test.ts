import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { data } from '../../test/content.ts'
import { readContent, readSpokenContent } from '../read.ts'
import { readUnitTexts } from './read-unit-texts.ts'

let path = ''
let folder = data
beforeAll(async () => {
  path = await mkdtemp(join(tmpdir(), 'pol-content-'))
  await cp(data, path, { recursive: true })
  folder = pathToFileURL(`${path}/`)
})
afterAll(() => rm(path, { recursive: true, force: true }))

const file = (name: string) => new URL(`course/${name}`, folder)
const withoutLines = async (name: string, start: string) => {
  const lines = (await readFile(file(name), 'utf8')).split('\n')
  const kept = lines.filter((line) => !line.startsWith(start))
  expect(kept.length).toBeLessThan(lines.length)
  await writeFile(file(name), kept.join('\n'))
}

test('another text is written by lines alone: it is heard, has its questions, and its unit needs all of them', async () => {
  await withoutLines('texts.csv', '3,listening-2,')
  await withoutLines('text-questions.csv', '3,listening-2,')
  const lines = (await readFile(file('text-lines.csv'), 'utf8')).split('\n')
  await writeFile(
    file('text-lines.csv'),
    lines.filter((line) => !line.includes(',3,listening-2,')).join('\n'),
  )
  const missing = readContent(folder).then((content) => readUnitTexts(folder, content))
  await expect(missing).rejects.toMatchObject({
    errors: [
      'course/texts.csv: unit 3 has no listening-2',
      'course/text-lines.csv: unit 3 has no lines of listening-2',
      'course/text-questions.csv: unit 3 has not 3 questions on listening-2',
    ],
  })

  await appendFile(file('texts.csv'), '3,listening-2,message,Sara ruft an,سارا زنگ می‌زند\n')
  await appendFile(
    file('text-lines.csv'),
    'text-line-neu,3,listening-2,Sara,"Hallo, Paul! Ich bin heute müde.",سلام، پاول! امروز خسته‌ام.,"salâm, pâvel! emruz khaste-am.",,\n',
  )
  for (const question of ['Wer ist müde?', 'Wann?', 'Wer hört das?'])
    await appendFile(
      file('text-questions.csv'),
      `3,listening-2,${question},چه کسی؟,Sara,سارا,Paul|Lena,پاول|لنا\n`,
    )
  const content = await readContent(folder)
  const texts = await readUnitTexts(folder, content)
  expect(texts[2]?.texts['listening-2']).toMatchObject({
    type: 'message',
    lines: [{ id: 'text-line-neu', speaker: 'Sara' }],
    questions: [{}, {}, {}],
  })
  const { german, persian } = await readSpokenContent(folder, new Date(), content)
  expect(german).toContain('Hallo, Paul! Ich bin heute müde.')
  expect(persian.get('سلام، پاول! امروز خسته‌ام.')).toBe('salâm, pâvel! emruz khaste-am.')
})

test('drills grow with the units, and the newest rule comes first', async () => {
  const texts = await readUnitTexts(data, await readContent(data))
  const typesOf = (unit: number) => texts[unit - 1]?.numbers.de.map(({ type, most }) => `${type} ${most}`)
  expect(typesOf(4)).toEqual([])
  expect(typesOf(5)).toEqual(['number 20', 'phone 0'])
  expect(typesOf(7)).toEqual(['price 10000', 'number 100', 'phone 0'])
  expect(typesOf(9)?.[0]).toBe('clock 0')
})
