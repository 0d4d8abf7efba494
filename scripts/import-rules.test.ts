import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
const importRule = 'eslint(no-restricted-imports)'
const sleepRule = 'tests(no-sleep)'

const notForAFeature = [
  ['server/src/features/card-games/play.ts', '../sign-in/sign-in.ts'],
  ['server/src/features/sign-in/sign-in.ts', '../card-games/play.ts'],
  ['server/src/features/card-games/play.ts', '../../features/sign-in/sign-in.ts'],
  ['server/src/features/card-games/rules/deal.ts', '../../sign-in/sign-in.ts'],
  ['server/src/features/card-games/rules/poker/bet.ts', '../../../sign-in/sign-in.ts'],
  ['server/src/features/card-games/play.ts', '../../app.ts'],
  ['server/src/features/card-games/play.ts', '@pol/web/main'],
  ['web/src/features/card-games/table-screen.tsx', '../adults/adults-screen.tsx'],
  ['web/src/features/card-games/rules/deal.ts', '../../adults/adults-screen.tsx'],
  ['web/src/features/card-games/table-screen.tsx', '../../app/guard.tsx'],
  ['web/src/features/card-games/table-screen.tsx', '@pol/server/app'],
] as const

const forAFeature = [
  ['server/src/features/card-games/play.ts', './rules/deal.ts'],
  ['server/src/features/card-games/play.ts', '../../api/handle.ts'],
  ['server/src/features/card-games/rules/deal.ts', '../play.ts'],
  ['server/src/features/card-games/rules/deal.ts', '../jokers/wild.ts'],
  ['server/src/features/card-games/rules/poker/bet.ts', '../../play.ts'],
  ['server/src/features/card-games/rules/poker/bet.ts', '../../../../api/handle.ts'],
  ['web/src/features/card-games/table-screen.tsx', '../../ui/frame/button.tsx'],
  ['web/src/features/card-games/rules/deal.ts', '../../../lib/call.ts'],
] as const

const aboveAWorkspace = [
  ['language/src/gloss.ts', '@pol/content/read'],
  ['language/src/gloss.ts', '@pol/contract/operations/speech'],
  ['language/src/gloss.ts', '../../content/src/read.ts'],
  ['language/src/forms/german.ts', '@pol/server/app'],
  ['language/src/forms/german.ts', 'node:fs'],
  ['language/src/forms/german-verbs.test.ts', '@pol/content/read'],
  ['content/src/words.ts', '@pol/contract/operations/speech'],
  ['content/src/words.ts', '@pol/e2e/world'],
  ['content/src/words.ts', '@pol/server/app'],
  ['content/checks/spelling.test.ts', '@pol/web/main'],
  ['learning/src/plan.ts', '@pol/content/read'],
  ['learning/src/plan.ts', '@pol/contract/operations/learning'],
  ['learning/src/plan.ts', 'node:fs'],
  ['learning/src/plan.test.ts', '@pol/server/app'],
  ['learning/test/items.ts', '@pol/contract/operations/learning'],
  ['contract/src/operations/speech.ts', '@pol/content/read'],
  ['contract/src/operations/learning.ts', '@pol/learning/plan'],
  ['server/src/api/handle.ts', '@pol/web/main'],
  ['web/src/lib/lexicon/entries.ts', '@pol/server/app'],
  ['web/src/ui/speech/player.ts', '@pol/content/read'],
  ['web/src/features/dictionary/search.ts', '@pol/content/release-ids'],
] as const

const belowAWorkspace = [
  ['language/src/gloss.ts', './forms/forms.ts'],
  ['language/src/forms/german-nouns.test.ts', '../../test/entries.ts'],
  ['language/src/forms/german-verbs.test.ts', 'node:fs'],
  ['content/src/words.ts', '@pol/language/syllables'],
  ['content/checks/closure.test.ts', '@pol/language/form-index'],
  ['content/src/read.ts', 'node:fs/promises'],
  ['learning/src/grading.ts', '@pol/language/fold'],
  ['learning/src/tasks/choices.proof.test.ts', '@pol/content/read'],
  ['learning/test/lexicon.ts', '@pol/content/lexicon'],
  ['contract/src/fields.ts', '@pol/language/language'],
  ['contract/src/operations/learning.ts', '@pol/learning/values'],
  ['server/src/features/practice/fold.ts', '@pol/learning/fold'],
  ['web/src/features/practice/round.ts', '@pol/learning/round'],
  ['server/src/features/translation/translate.ts', '@pol/language/gloss'],
  ['server/src/features/translation/translate.ts', '@pol/content/read'],
  ['server/src/features/translation/translate.ts', '@pol/contract/operations/translation'],
  ['web/src/features/dictionary/search.ts', '@pol/language/fold'],
  ['web/src/lib/lexicon/form-index.ts', '@pol/language/form-index'],
  ['web/src/lib/lexicon/entries.ts', '@pol/content/lexicon'],
  ['web/src/lib/call.ts', '@pol/contract/client'],
] as const

const importOf = (name: string) => `import { it } from '${name}'\n\nexport const shown = it\n`

const importedSleep = `import { setTimeout as pause } from 'node:timers/promises'\n\nawait pause(100)\n`
const promisedSleep = 'await new Promise((resolve) => setTimeout(resolve, 100))\n'
const sleeping = [
  'server/test/api/play.test.ts',
  'server/test/players.ts',
  'e2e/journeys/play.spec.ts',
].flatMap((file) => [importedSleep, promisedSleep].map((sleep) => [file, sleep] as const))
const waiting = [
  ['server/src/features/card-games/play.ts', importedSleep + promisedSleep],
  ['server/test/time.ts', importedSleep + promisedSleep],
] as const

const imports = [...notForAFeature, ...forAFeature, ...aboveAWorkspace, ...belowAWorkspace]
/** The samples with the rules that they break. Linted in one run, because starting oxlint takes longer than linting. */
const samples = [
  ...imports.map(([file, imported]) => [file, importOf(imported)] as const),
  ...sleeping,
  ...waiting,
].map(([file, source]) => ({ file, source, broken: [] as string[] }))

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pol-lint-'))
  for (const file of ['.oxlintrc.json', 'scripts/lint/no-sleep.ts'])
    await cp(join(root, file), join(folder, file))
  const byPath = new Map<string, string[]>()
  for (const [n, { file, source, broken }] of samples.entries()) {
    // Several samples share a folder. Except for time.ts, the rules only look at the folder and the extension.
    const name = file === 'server/test/time.ts' ? 'time.ts' : `sample-${n}-${basename(file)}`
    const path = join(dirname(file), name)
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), source)
    byPath.set(path, broken)
  }
  const options = { cwd: folder, maxBuffer: 16 * 1024 * 1024 }
  // oxlint exits with 1 when rules are broken.
  const { stdout } = await promisify(execFile)(process.execPath, [oxlint, '--format=json'], options).catch(
    (error: { readonly stdout: string }) => error,
  )
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { filename: string; code: string }[] }
  for (const { filename, code } of diagnostics) byPath.get(filename)?.push(code)
})
afterAll(() => rm(folder, { recursive: true }))

function rulesBrokenBy(file: string, source: string): readonly string[] {
  const sample = samples.find((other) => other.file === file && other.source === source)
  if (!sample) throw new Error(`No sample for ${file}`)
  return sample.broken
}

test.each(notForAFeature)(
  'the import rules apply to a new feature: %s may not import %s',
  (file, imported) => {
    expect(rulesBrokenBy(file, importOf(imported))).toContain(importRule)
  },
)

test.each(forAFeature)(
  'a new feature may import its own files and the layers below: %s imports %s',
  (file, imported) => {
    expect(rulesBrokenBy(file, importOf(imported))).not.toContain(importRule)
  },
)

test.each(aboveAWorkspace)(
  'the lower workspaces import only workspaces below them: %s may not import %s',
  (file, imported) => {
    expect(rulesBrokenBy(file, importOf(imported))).toContain(importRule)
  },
)

test.each(belowAWorkspace)(
  'server and web may import language, content, learning and contract, content and learning only language, contract also the values of learning: %s imports %s',
  (file, imported) => {
    expect(rulesBrokenBy(file, importOf(imported))).not.toContain(importRule)
  },
)

test.each(sleeping)('tests do not sleep: %s', (file, source) => {
  expect(rulesBrokenBy(file, source)).toContain(sleepRule)
})

test.each(waiting)('the product and the clock helpers of tests may wait: %s', (file, source) => {
  expect(rulesBrokenBy(file, source)).not.toContain(sleepRule)
})
