import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { kinds } from './kinds.ts'
import { readReleasedIds, releasedIdsFile, releaseIds, retiredIdsFile } from './release-ids.ts'

/** The columns that ids are made of; others are irrelevant here. */
const headers: Readonly<Record<string, string>> = {
  'lexicon.csv': 'id,german,sense_german',
  'objects.csv': 'id,entry',
}

/** Data folder with files that only have a header. */
let folder: URL
beforeEach(async () => {
  folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'pol-ids-'))}/`)
  await mkdir(new URL('course/', folder))
  await mkdir(new URL('script/', folder))
  await mkdir(new URL('exams/', folder))
  for (const { file } of kinds) await write(file, headers[file] ?? 'id')
  await write(releasedIdsFile)
  await write(retiredIdsFile, 'id,successor')
})
afterEach(() => rm(folder, { recursive: true }))

const write = (file: string, ...lines: string[]) =>
  writeFile(new URL(file, folder), lines.map((line) => `${line}\n`).join(''))
const linesOf = async (file: string) => (await readFile(new URL(file, folder), 'utf8')).trimEnd().split('\n')

async function addWords(...lines: string[]): Promise<void> {
  await write('lexicon.csv', ...(await linesOf('lexicon.csv')), ...lines)
}

test('empty ids of new words are filled with the word, then the sense, then a number', async () => {
  await addWords(',Öl,', ',Bank,Möbel im Park', ',Bank,für Geld', ',Bank,für Geld', ',"na, so was",')
  const ids = ['oel', 'bank', 'bank-fuer-geld', 'bank-fuer-geld-2', 'na-so-was']
  expect(await releaseIds(folder)).toEqual(ids)
  expect((await linesOf('lexicon.csv')).slice(1)).toEqual([
    'oel,Öl,',
    'bank,Bank,Möbel im Park',
    'bank-fuer-geld,Bank,für Geld',
    'bank-fuer-geld-2,Bank,für Geld',
    'na-so-was,"na, so was",',
  ])
  expect(await readReleasedIds(folder)).toEqual(ids.toSorted())
})

test('a row of a lesson is named after its lesson and its word', async () => {
  await write('objects.csv', ...(await linesOf('objects.csv')), ',katze')
  expect(await releaseIds(folder)).toEqual(['object-katze'])
})

test('a row keeps its id when it is corrected or moved', async () => {
  await addWords(',Zug,', ',Fahrrad,')
  await releaseIds(folder)
  const [header = '', ...lines] = await linesOf('lexicon.csv')
  await write(
    'lexicon.csv',
    header,
    ...lines.map((line) => line.replace('Zug', 'Eisenbahn')).toReversed(),
    ',Zug,',
  )
  expect(await releaseIds(folder)).toEqual(['zug-2'])
  expect(await linesOf('lexicon.csv')).toEqual([header, 'fahrrad,Fahrrad,', 'zug,Eisenbahn,', 'zug-2,Zug,'])
})

test('a retired id is not reused', async () => {
  await write(releasedIdsFile, 'post')
  await write(retiredIdsFile, 'id,successor', 'bus,', 'bahn,zug')
  await addWords(',Post,', ',Bus,', ',Bahn,')
  expect(await releaseIds(folder)).toEqual(['post-2', 'bus-2', 'bahn-2'])
})

test('releasing twice changes nothing', async () => {
  await addWords(',Zug,')
  await releaseIds(folder)
  const before = [await linesOf('lexicon.csv'), await readReleasedIds(folder)]
  expect(await releaseIds(folder)).toEqual([])
  expect([await linesOf('lexicon.csv'), await readReleasedIds(folder)]).toEqual(before)
})
