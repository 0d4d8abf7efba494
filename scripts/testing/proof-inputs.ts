import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { importedFiles } from './imports.ts'
import { repositoryFiles } from './repository-files.ts'

interface Rule {
  /** Path prefix of the proofs. */
  readonly proofs: string
  /** Files and folders. */
  readonly reads: readonly string[]
  /** Whether the proofs run the tests in these folders. */
  readonly runsTests?: true
  /** Programs, with their imports. */
  readonly runs?: readonly string[]
}

/** Inputs of a proof in addition to its imports. The first match applies. */
const readBy: readonly Rule[] = [
  // The browser opens the built application.
  {
    proofs: 'e2e/',
    reads: ['content', 'contract', 'language', 'learning', 'server', 'web', 'e2e/playwright.config.ts'],
    runs: ['scripts/build.ts', 'scripts/prepare-start.ts'],
  },
  // These proofs start built servers and operator commands. The servers deliver the web application, but no result
  // depends on it.
  {
    proofs: 'server/test/process/',
    reads: ['content', 'contract', 'language', 'learning', 'server', 'scripts'],
  },
  { proofs: 'server/test/', reads: ['content', 'contract', 'language', 'learning', 'server'] },
  { proofs: 'server/', reads: ['content'] },
  { proofs: 'scripts/', reads: ['content', 'contract', 'web'] },
  {
    proofs: 'content/checks/ten-words.proof.test.ts',
    reads: ['content', 'language', 'docs/course.md'],
    runsTests: true,
    runs: ['scripts/pronunciations.ts'],
  },
  { proofs: '', reads: ['content'] },
]
/** It changes a copy of the repository and checks the copy: every file is an input, and so are the other tests. */
const readsRepository = 'scripts/walks.proof.test.ts'
/** Inputs of every proof: versions of libraries and of Node, and the test configuration. */
const readByAll = ['package-lock.json', 'scripts/runtime/package-lock.json', 'vitest.config.ts']
/** It changes with every proof that passes. */
const ledger = 'scripts/testing/passed-proofs.json'
/** Excluded: build output; tools of the tests, unless the proof imports them. */
const isNoInput = (file: string) =>
  file === ledger || /(?:^|\/)(?:node_modules|dist|dist\.new)\/|^scripts\/(?:testing|walks|lint)\//.test(file)
/** Excluded unless the proof imports or runs them. */
const isTest = (file: string) => /\.(?:test|spec)\.tsx?$/.test(file)

/** Returns a function that hashes all inputs of a proof. @param root the folder of the project. */
export function createInputHashes(root: string): (proof: string) => string {
  const hashes = new Map<string, string>()
  const hashOf = (file: string) => remembered(hashes, file, () => sha256(readFileSync(join(root, file))))
  const imports = new Map<string, readonly string[]>()
  const importsOf = (file: string) => remembered(imports, file, () => importedFiles(root, file))
  const folders = new Map<string, readonly string[]>()
  const filesIn = (folder: string) => remembered(folders, folder, () => inputsUnder(root, folder))
  return (proof) => {
    const { reads, runsTests, runs = [] } = ruleFor(proof)
    const found = new Set([proof, ...runs])
    // The set grows during the iteration.
    for (const file of found) for (const imported of importsOf(file)) found.add(imported)
    const read = [...readByAll, ...reads].flatMap(filesIn).filter((file) => runsTests || !isTest(file))
    for (const file of proof === readsRepository ? allFiles(root) : read) found.add(file)
    return sha256(
      [...found]
        .toSorted()
        .map((file) => `${file} ${hashOf(file)}\n`)
        .join(''),
    )
  }
}

function ruleFor(proof: string): Rule {
  const rule = readBy.find(({ proofs }) => proof.startsWith(proofs))
  if (!rule) throw new Error(`No rule for ${proof}`)
  return rule
}

function allFiles(root: string): string[] {
  return repositoryFiles(root).filter((file) => file !== ledger)
}

function inputsUnder(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path]
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((file) => !isNoInput(file))
}

function remembered<Value>(cache: Map<string, Value>, key: string, find: () => Value): Value {
  const known = cache.get(key)
  if (known !== undefined) return known
  const value = find()
  cache.set(key, value)
  return value
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}
