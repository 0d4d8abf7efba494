/** Shared by the database commands: backup, restore, move, verify. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { ConfigurationError, readConfig } from '../server/src/config.ts'
import { ArchiveError } from '../server/src/database/archive/format.ts'
import type { Contents } from '../server/src/database/archive/read.ts'
import type { DatabaseTarget } from '../server/src/database/configured-database.ts'
import { FolderError } from '../server/src/database/folder-failure.ts'
import { FolderInUseError } from '../server/src/database/folder-lock.ts'
import { isUnreachable } from '../server/src/database/unreachable.ts'
import { migrations, template } from '../server/src/files.ts'
import { ErasureFileError } from '../server/src/retention/erasure-file.ts'
import { describeError } from '../server/src/log.ts'

/** Runs a command with one argument and the server's configuration. A failure prints one line and sets exit code 1. */
export function runCommand(
  usage: string,
  work: (argument: string, target: DatabaseTarget) => Promise<void>,
): Promise<void> {
  return run((target, [argument, ...more]) => {
    if (!argument || more.length > 0) throw new ArchiveError(`Usage: ${usage}`)
    return work(argument, target)
  })
}

/** Like {@link runCommand}, for a command without arguments. */
export function runPlainCommand(
  usage: string,
  work: (target: DatabaseTarget) => Promise<void>,
): Promise<void> {
  return run((target, args) => {
    if (args.length > 0) throw new ArchiveError(`Usage: ${usage}`)
    return work(target)
  })
}

async function run(work: (target: DatabaseTarget, args: readonly string[]) => Promise<void>): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env')
    const target = {
      ...readConfig(process.env),
      migrations,
      template,
    }
    await work(target, process.argv.slice(2))
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`)
    process.exitCode = 1
  }
}

/** Resolves a path against the folder in which the user typed it: npm changes to the repository first. */
export function resolveFile(argument: string): string {
  return resolve(process.env.INIT_CWD ?? '', argument)
}

export function tell(contents: Contents, closing: string): void {
  const lines = [...contents.checksums].map(([table, { rows, sha256 }]) =>
    [table.padEnd(24), String(rows).padStart(9), sha256.slice(0, 16)].join('  '),
  )
  const head = ['table'.padEnd(24), 'rows'.padStart(9), 'SHA-256'].join('  ')
  process.stdout.write(`${[head, ...lines].join('\n')}\n${closing}\n`)
}

function hasUserMessage(error: unknown): error is Error {
  return [ArchiveError, FolderError, ErasureFileError].some((type) => error instanceof type)
}

function explain(error: unknown): string {
  if (hasUserMessage(error)) return error.message
  if (error instanceof ConfigurationError) return `Configuration: ${error.message}`
  if (error instanceof FolderInUseError) return 'Another process is using this DATA_DIR: stop it first.'
  if (isUnreachable(error)) return 'The PostgreSQL server does not answer.'
  return String(describeError(error).message)
}
