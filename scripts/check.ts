/** `npm run check`: what is fast enough to run before every commit. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Checks without a server or a browser, by the name they are reported under. */
export const fastChecks: Readonly<Record<string, readonly string[]>> = {
  types: ['node_modules/typescript/bin/tsc', '-p', '.'],
  lint: ['node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings'],
  format: ['node_modules/oxfmt/bin/oxfmt', '--check'],
}

/** Runs a program of the project on the pinned Node. @returns whether it succeeded. */
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
