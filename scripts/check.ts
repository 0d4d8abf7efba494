/** `npm run check`: the checks that are fast enough to run before every commit. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Checks that need neither a server nor a browser, by the name under which they are reported. */
export const fastChecks: Readonly<Record<string, readonly string[]>> = {
  types: ['node_modules/typescript/bin/tsc', '-p', '.'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
}

/** Runs a program of the project with the pinned Node. @returns whether it succeeded. */
export function run(name: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): boolean {
  process.stdout.write(`\n── ${name} ──\n`)
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit', env })
  return status === 0
}

if (import.meta.main) {
  const unit = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit']
  const results = Object.entries({ ...fastChecks, unit }).map(([name, args]) => run(name, args))
  process.exit(results.every(Boolean) ? 0 : 1)
}
