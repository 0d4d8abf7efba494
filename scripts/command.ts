/** What the commands about the database have in common. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigurationError, readConfig } from '../server/src/config.ts'
import { ArchiveError } from '../server/src/database/archive/format.ts'
import type { Contents } from '../server/src/database/archive/read.ts'
import type { Place } from '../server/src/database/configured.ts'
import { FolderInUseError } from '../server/src/database/folder-lock.ts'
import { isUnreachable } from '../server/src/database/unreachable.ts'
import { describeError } from '../server/src/log.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

/** Does a command's work with its one argument and the server's configuration. A failure is one line and exit code 1. */
export function runCommand(
  usage: string,
  work: (argument: string, place: Place) => Promise<void>,
): Promise<void> {
  return run((place, [argument, ...more]) => {
    if (!argument || more.length > 0) throw new ArchiveError(`Usage: ${usage}`)
    return work(argument, place)
  })
}

/** The same for a command without arguments. */
export function runPlainCommand(usage: string, work: (place: Place) => Promise<void>): Promise<void> {
  return run((place, args) => {
    if (args.length > 0) throw new ArchiveError(`Usage: ${usage}`)
    return work(place)
  })
}

async function run(work: (place: Place, args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    const place = {
      ...readConfig(process.env),
      migrations: path('../server/migrations'),
      template: path('../server/dist/database-template.tar.gz'),
    }
    await work(place, process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exitCode = 1
  }
}

/** A file as who typed its name means it: npm runs its commands in the product's folder. */
export function fileOf(argument: string): string {
  return resolve(process.env.INIT_CWD ?? '', argument)
}

export function tell(contents: Contents, closing: string): void {
  const lines = [...contents.sums].map(([table, { rows, sha256 }]) =>
    [table.padEnd(24), String(rows).padStart(9), sha256.slice(0, 16)].join('  '),
  )
  const head = ['table'.padEnd(24), 'rows'.padStart(9), 'SHA-256'].join('  ')
  process.stdout.write(`${[head, ...lines].join('\n')}\n${closing}\n`)
}

function explain(error: unknown): string {
  if (error instanceof ArchiveError) return error.message
  if (error instanceof ConfigurationError) return `Configuration: ${error.message}`
  if (error instanceof FolderInUseError) return 'Another process works on this DATA_DIR: stop it first.'
  if (isUnreachable(error)) return 'The PostgreSQL server does not answer.'
  return String(describeError(error).message)
}
