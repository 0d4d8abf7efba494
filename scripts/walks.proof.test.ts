import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fastChecks } from './check.ts'
import { repositoryFiles } from './testing/repository-files.ts'
import { guardedScreen } from './walks/guarded-screen.ts'
import { mail } from './walks/mail.ts'
import { openScreen } from './walks/open-screen.ts'
import { practiceSetting } from './walks/practice-setting.ts'
import { taskKind } from './walks/task-kind.ts'
import { makeChanges, type Walk } from './walks/walk.ts'
import { wordType } from './walks/word-type.ts'
import { word } from './walks/word.ts'

/**
 * CONTRIBUTING.md is followed to the letter: an example of each change that it describes completely is made in a copy of the
 * repository, where what `npm run check` runs must pass. The tests build on each other.
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const walks = [word, wordType, guardedScreen, openScreen, mail, taskKind, practiceSetting]

let copy: string
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'pol-walks-'))
  for (const file of repositoryFiles(root)) cpSync(join(root, file), join(copy, file))
  linkPackages()
})
afterAll(() => rmSync(copy, { recursive: true }))

/** The packages are those of the repository, but the workspaces are those of the copy. */
function linkPackages(): void {
  const workspaces = 'node_modules/@pol'
  mkdirSync(join(copy, workspaces), { recursive: true })
  for (const name of readdirSync(join(root, workspaces)))
    symlinkSync(join(copy, name), join(copy, workspaces, name))
  for (const name of readdirSync(join(root, 'node_modules')).filter((name) => !/^(?:@pol$|\.)/.test(name)))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
}

/** Runs a program in the copy. */
async function run(args: readonly string[], folder = '.') {
  const program = spawn(process.execPath, args, {
    cwd: join(copy, folder),
    env: { PATH: process.env['PATH'], NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'close'),
  ])
  return { status: program.exitCode, printed: output + errors }
}

/** @returns how some of the unit tests are run. They may take longer than usual, since other proofs run beside them. */
function unitTests(tests: readonly string[]): string[] {
  const program = ['node_modules/vitest/vitest.mjs', 'run', '--project=unit*', '--testTimeout=120000']
  return [...program, ...new Set(tests)]
}

/** The content of every file of the copy. */
function contents(): Map<string, string> {
  const files = globSync('**/*', {
    cwd: copy,
    withFileTypes: true,
    exclude: ({ name }) => name === 'node_modules',
  })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  return new Map(files.map((file) => [relative(copy, file), readFileSync(file, 'latin1')]))
}

function changesSince(before: ReadonlyMap<string, string>): string[] {
  return [...contents()].flatMap(([file, content]) => (before.get(file) === content ? [] : [file]))
}

function sectionOf({ heading }: Walk): string {
  const sections = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').split(/^## /m)
  const section = sections.find((section) => section.startsWith(`${heading}\n`))
  if (section === undefined) throw new Error(`CONTRIBUTING.md has no section "${heading}"`)
  return section
}

/** Files, and folders with a slash at the end. */
const pathsIn = (section: string) => [...new Set(section.match(/(?<=`)[\w.-]+\/[\w./-]*(?=`)/g))].toSorted()

describe.each(walks)('the section "$heading"', (walk) => {
  test('names every file that the example changes, and no other', async () => {
    const section = sectionOf(walk)
    const before = contents()
    makeChanges(copy, walk)
    const edited = new Set(Object.keys(walk.edits))
    for (const [name, { args, folder }] of Object.entries(walk.commands ?? {})) {
      expect(section).toContain(`npm run ${name}`)
      const { status, printed } = await run(args, folder)
      expect(status, printed).toBe(0)
    }
    const changed = changesSince(before)
    const named = pathsIn(section)
    // A folder stands for new files, for those that a command writes, and for those that another example would not change.
    const isInFolder = (file: string, folder: string) =>
      folder.endsWith('/') &&
      file.startsWith(folder) &&
      (!edited.has(file) || walk.ofExample?.includes(file) === true)
    const covers = (path: string) => (file: string) => path === file || isInFolder(file, path)
    expect({
      notNamed: changed.filter((file) => !named.some((path) => covers(path)(file))),
      notChanged: named.filter((path) => !changed.some(covers(path))),
    }).toEqual({ notNamed: [], notChanged: [] })
  })
})

test('with the changes of all sections, types, lint, format and the unit tests that they concern are right', async () => {
  const unit = unitTests(walks.flatMap(({ tests }) => tests))
  const results = await Promise.all([...Object.values(fastChecks), unit].map((args) => run(args)))
  for (const { status, printed } of results) expect(status, printed).toBe(0)
})

test('a step that is left out makes the check fail', async () => {
  const omissions = walks.flatMap(({ omissions }) => omissions)
  for (const { file } of omissions) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(copy, file))
    else rmSync(join(copy, file))
  }
  const [types, unit] = await Promise.all([
    run(fastChecks.types),
    run(unitTests(omissions.flatMap(({ test }) => test ?? []))),
  ])
  for (const { test, says } of omissions) expect((test === undefined ? types : unit).printed).toContain(says)
})
