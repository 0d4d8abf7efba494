import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openProofLedger } from './proof-ledger.ts'
import type { FileResult } from './reports.ts'

const devices = 'learning/src/devices.proof.test.ts'
const kills = 'server/test/process/kills.proof.test.ts'
const guard = 'e2e/journeys/guard.proof.spec.ts'
const tenWords = 'content/checks/ten-words.proof.test.ts'
const proofs = [devices, kills, guard, tenWords]
const files: Readonly<Record<string, string>> = {
  'package-lock.json': '{}',
  'scripts/runtime/package-lock.json': '{}',
  'vitest.config.ts': 'export {}',
  'content/data/words.csv': 'Haus',
  'content/checks/spelling.test.ts': 'export {}',
  [tenWords]: 'export {}',
  'contract/src/speech.ts': 'export {}',
  'language/src/fold.ts': 'export {}',
  'learning/src/memory.ts': `export * from './pace.ts'`,
  'learning/src/pace.ts': 'export {}',
  'learning/src/plan.ts': 'export {}',
  'learning/src/plan.test.ts': 'export {}',
  [devices]: `import { memory } from './memory.ts'\nvoid memory`,
  'server/src/main.ts': 'export {}',
  [kills]: 'export {}',
  'web/src/main.tsx': 'export {}',
  'scripts/backup.ts': 'export {}',
  'scripts/build.ts': 'export {}',
  'scripts/prepare-start.ts': 'export {}',
  'scripts/pronunciations.ts': `import '../server/src/engine.ts'`,
  'server/src/engine.ts': 'export {}',
  'docs/course.md': 'Einheit 1',
  'e2e/playwright.config.ts': 'export {}',
  'e2e/support/people.ts': 'export {}',
  [guard]: `const { people } = await import('../support/people.ts')\nvoid people`,
}

let root: string
let ledgerFile: string
const write = async (file: string, content: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), content)
}
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pol-ledger-'))
  ledgerFile = join(root, 'passed-proofs.json')
  for (const [file, content] of Object.entries(files)) await write(file, content)
})
afterEach(() => rm(root, { recursive: true }))

const open = () => openProofLedger(root, ledgerFile)
const due = () => proofs.filter((proof) => !open().hasPassed(proof))
const result = (file: string, { failures = [] as string[], skipped = 0 } = {}): FileResult => ({
  file,
  passed: 1,
  skipped,
  failures,
  seconds: 1,
})

describe('after all proofs have passed', () => {
  beforeEach(() =>
    open().record(
      proofs,
      proofs.map((file) => result(file)),
    ),
  )

  test('none is due', () => {
    expect(due()).toEqual([])
  })

  test.each([
    ['package-lock.json', proofs],
    ['scripts/runtime/package-lock.json', proofs],
    ['vitest.config.ts', proofs],
    ['content/data/words.csv', proofs],
    ['learning/src/pace.ts', [devices, kills, guard]],
    ['learning/src/plan.ts', [kills, guard]],
    ['learning/src/plan.test.ts', []],
    ['content/checks/spelling.test.ts', [tenWords]],
    ['docs/course.md', [tenWords]],
    ['server/src/main.ts', [kills, guard]],
    ['server/src/engine.ts', [kills, guard, tenWords]],
    ['scripts/backup.ts', [kills]],
    ['scripts/build.ts', [kills, guard]],
    ['web/src/main.tsx', [guard]],
    ['e2e/support/people.ts', [guard]],
    [devices, [devices]],
  ])('proofs that depend on a changed file are due: %s', async (file, expected) => {
    await write(file, `${files[file]} `)
    expect(due()).toEqual(expected)
  })

  test('proofs that depend on a new file are due', async () => {
    await write('server/src/new.ts', 'export {}')
    expect(due()).toEqual([kills, guard])
  })

  test('a failed proof is due, regardless of its last result', () => {
    open().record(proofs, [result(kills, { failures: ['lost an answer'] })])
    expect(due()).toEqual([kills])
  })

  test('a proof with a skipped test is due, because another machine may run that test', () => {
    open().record(proofs, [result(guard, { skipped: 1 })])
    expect(due()).toEqual([guard])
  })

  test('a proof that fails in one of its projects is due', () => {
    open().record(proofs, [result(kills), result(kills, { failures: ['lost an answer'] })])
    expect(due()).toEqual([kills])
  })

  test('entries of deleted proofs are removed', async () => {
    open().record([devices], [])
    expect(Object.keys(JSON.parse(await readFile(ledgerFile, 'utf8')) as object)).toEqual([devices])
  })
})

test('a proof that has passed is due if an input changed while it ran', async () => {
  const ledger = open()
  ledger.hasPassed(devices)
  await write('learning/src/pace.ts', 'export const pace = 1')
  ledger.record(proofs, [result(devices)])
  expect(due()).toEqual(proofs)
})

test('the proof that checks a copy of the repository is due if any of its files has changed', async () => {
  const walks = 'scripts/walks.proof.test.ts'
  const readme = 'README.md'
  execFileSync('git', ['init', '--quiet'], { cwd: root, env: { PATH: process.env['PATH'] } })
  await write(walks, 'export {}')
  await write(readme, '# Pol')
  const committed = join(root, 'scripts/testing/passed-proofs.json')
  const ledgerOfRepository = () => openProofLedger(root, committed)
  await mkdir(dirname(committed), { recursive: true })
  ledgerOfRepository().record([walks], [result(walks)])
  expect(ledgerOfRepository().hasPassed(walks)).toBe(true)
  for (const file of [readme, 'learning/src/plan.test.ts']) {
    await write(file, `${files[file]} `)
    expect(ledgerOfRepository().hasPassed(walks)).toBe(false)
    ledgerOfRepository().record([walks], [result(walks)])
  }
})

test('without a ledger all are due', () => {
  expect(due()).toEqual(proofs)
})
