import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pol-lint-'))
  for (const file of ['.oxlintrc.json', 'scripts/lint/no-sleep.ts'])
    await cp(join(root, file), join(folder, file))
})
afterAll(() => rm(folder, { recursive: true }))

/** @returns what oxlint prints for a file with this import. */
const lint = (file: string, imported: string) =>
  lintSource(file, `import { it } from '${imported}'\n\nexport const shown = it\n`)

async function lintSource(file: string, source: string): Promise<string> {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, source)
  const { stdout } = await promisify(execFile)(process.execPath, [oxlint, file], { cwd: folder }).catch(
    (error: { readonly stdout: string }) => error,
  )
  return stdout
}

test.each([
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
])('the import rules apply to a new feature: %s may not import %s', async (file, imported) => {
  expect(await lint(file, imported)).toContain('no-restricted-imports')
})

test.each([
  ['server/src/features/card-games/play.ts', './rules/deal.ts'],
  ['server/src/features/card-games/play.ts', '../../api/handle.ts'],
  ['server/src/features/card-games/rules/deal.ts', '../play.ts'],
  ['server/src/features/card-games/rules/deal.ts', '../jokers/wild.ts'],
  ['server/src/features/card-games/rules/poker/bet.ts', '../../play.ts'],
  ['server/src/features/card-games/rules/poker/bet.ts', '../../../../api/handle.ts'],
  ['web/src/features/card-games/table-screen.tsx', '../../ui/frame/button.tsx'],
  ['web/src/features/card-games/rules/deal.ts', '../../../lib/call.ts'],
])('a new feature may import its own files and the layers below: %s imports %s', async (file, imported) => {
  expect(await lint(file, imported)).not.toContain('no-restricted-imports')
})

test.each([
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
])('the lower workspaces import only what is below them: %s may not import %s', async (file, imported) => {
  expect(await lint(file, imported)).toContain('no-restricted-imports')
})

test.each([
  ['language/src/gloss.ts', './forms/forms.ts'],
  ['language/src/forms/german-nouns.test.ts', '../../test/entries.ts'],
  ['language/src/forms/german-verbs.test.ts', 'node:fs'],
  ['content/src/words.ts', '@pol/language/syllables'],
  ['content/checks/closure.test.ts', '@pol/language/form-index'],
  ['content/src/read.ts', 'node:fs/promises'],
  ['learning/src/grading.ts', '@pol/language/fold'],
  ['learning/src/choices.proof.test.ts', '@pol/content/read'],
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
])(
  'server and web may import language, content, learning and contract, content and learning only language, contract also the values of learning: %s imports %s',
  async (file, imported) => {
    expect(await lint(file, imported)).not.toContain('no-restricted-imports')
  },
)

const sleeps = [
  `import { setTimeout as pause } from 'node:timers/promises'\n\nawait pause(100)\n`,
  'await new Promise((resolve) => setTimeout(resolve, 100))\n',
]

test.each(['server/test/api/play.test.ts', 'server/test/players.ts', 'e2e/journeys/play.spec.ts'])(
  'tests do not sleep: %s',
  async (file) => {
    for (const sleep of sleeps) expect(await lintSource(file, sleep)).toContain('no-sleep')
  },
)

test.each(['server/src/features/card-games/play.ts', 'server/test/time.ts'])(
  'the product may wait, and so may what lets time pass for tests: %s',
  async (file) => {
    for (const sleep of sleeps) expect(await lintSource(file, sleep)).not.toContain('no-sleep')
  },
)
