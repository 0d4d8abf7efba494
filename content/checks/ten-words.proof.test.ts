import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { parse as parseCsv } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { releaseIds } from '../src/release-ids.ts'

const run = promisify(execFile)
const repository = fileURLToPath(new URL('../..', import.meta.url))
const { compare } = new Intl.Collator('de')

/** Words that are not in the lexicon. Replace one here when the lexicon gets it. */
const newLines = [
  ',Amboss,,,der,Ambosse,,,سندان,sendân,,,,,,,,,,,,,,noun,B1,work,,,Der Amboss ist sehr schwer.,سندان خیلی سنگین است.,sendân khéyli sangin ast.',
  ",Dudelsack,,,der,Dudelsäcke,,,نی‌انبان,ney'anbân,,,,,,,,,,,,,,noun,B1,arts,,,Mein Onkel spielt Dudelsack.,عمویم نی‌انبان می‌زند.,amu-yam ney'anbân mízanad.",
  ',häkeln,,,,,,,قلاب‌بافی کردن,gholâbbâfi kardan,,,,,,,,,کن,kon,,,,verb,B1,leisure,,,Meine Großmutter häkelt gern.,مادربزرگم دوست دارد قلاب‌بافی کند.,mâdarbozorg-am dust dấrad gholâbbâfi kónad.',
  ',Hängematte,,,die,Hängematten,,,ننو,nanu,,,,,,,,,,,,,,noun,B1,leisure,,,Das Kind schläft in der Hängematte.,بچه در ننو خوابیده است.,bachche dar nanu khâbide ast.',
  ',Harfe,,,die,Harfen,,,چنگ,chang,,,,,,,,,,,,,,noun,B1,arts,,,Meine Schwester spielt Harfe.,خواهرم چنگ می‌زند.,khâhar-am chang mízanad.',
  ',Kompass,,,der,Kompasse,,,قطب‌نما,ghotbnamâ,,,,,,,,,,,,,,noun,B1,movement,,,Mit dem Kompass finden wir den Weg.,با قطب‌نما راه را پیدا می‌کنیم.,bâ ghotbnamâ râh râ peydâ míkonim.',
  ',Leuchtturm,,,der,Leuchttürme,,,فانوس دریایی,fânus-e daryâyi,,,,,,,,,,,,,,noun,B1,city,,,Der Leuchtturm steht am Meer.,فانوس دریایی کنار دریاست.,fânus-e daryâyi kenâr-e daryâ-st.',
  ',Nashorn,,,das,Nashörner,,,کرگدن,kargadan,,,,,,,,,,,,,,noun,B1,animals,,,Das Nashorn ist ein großes Tier.,کرگدن حیوان بزرگی است.,kargadan heyvân-e bozorg-i ast.',
  ',Pelikan,,,der,Pelikane,,,پلیکان,pelikân,,,,,,,,,,,,,,noun,B1,animals,,,Der Pelikan frisst Fische.,پلیکان ماهی می‌خورد.,pelikân mâhi míkhorad.',
  ",sechseckig,,,,,,,شش‌ضلعی,sheshzel'i,,,,,,,,,,,,,,adjective,B1,qualities,,,Unser Tisch ist sechseckig.,میز ما شش‌ضلعی است.,miz-e mâ sheshzel'i ast.",
]

/** Folder with a copy of the content and of the documents that list its units and steps. */
let copy: string
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'pol-content-'))
  await cp(join(repository, 'content'), join(copy, 'content'), { recursive: true })
  await cp(join(repository, 'package.json'), join(copy, 'package.json'))
  for (const document of ['docs/course.md', 'docs/script.md'])
    await cp(join(repository, document), join(copy, document))
  await symlink(join(repository, 'node_modules'), join(copy, 'node_modules'), 'junction')
})
afterAll(() => rm(copy, { recursive: true }))

const data = () => pathToFileURL(join(copy, 'content/data/'))

/** Inserts a row in alphabetical order, like an author. */
async function addLine(line: string): Promise<void> {
  const file = new URL('lexicon.csv', data())
  const csv = await readFile(file, 'utf8')
  const lines = csv.trimEnd().split('\n')
  const [, german = ''] = line.split(',')
  const place = parseCsv(csv).findIndex(([, other = ''], at) => at > 0 && compare(other, german) > 0)
  lines.splice(place < 0 ? lines.length : place, 0, line)
  await writeFile(file, `${lines.join('\n')}\n`)
}

/** Runs `npm run pronunciations` on the copy. */
async function writePronunciations(): Promise<void> {
  await run(process.execPath, [join(repository, 'scripts/pronunciations.ts'), join(copy, 'content/data/')])
}

/** Runs the content tests whose path contains the filter. @throws if a test fails. */
async function testContent(filter = 'content'): Promise<void> {
  const options = ['--root', copy, '--dir', 'content', '--exclude', '**/*.proof.test.ts', '--no-isolate']
  const timeouts = ['--testTimeout', '60000', '--hookTimeout', '60000']
  const vitest = join(repository, 'node_modules/vitest/vitest.mjs')
  await run(process.execPath, [vitest, 'run', filter, ...options, ...timeouts], { cwd: copy })
}

test('ten new words need ten rows and no code; an existing sense is rejected', async () => {
  for (const line of newLines) await addLine(line)
  expect(await releaseIds(data())).toHaveLength(newLines.length)
  await writePronunciations()
  await testContent()

  await addLine(newLines[0] ?? '')
  await releaseIds(data())
  await expect(testContent('content-data')).rejects.toMatchObject({
    stderr: expect.stringContaining('"Amboss, noun" is already in line'),
  })
})
