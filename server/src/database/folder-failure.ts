import { join } from 'node:path'
import { isDiskFull } from './disk-full.ts'

/** A data folder that cannot be used. The message is one sentence for the operator. */
export class FolderError extends Error {
  override readonly name = 'FolderError'
}

const restore = 'restore a backup (npm run restore -- FILE)'
const failed = (sentence: string, cause?: unknown) => new FolderError(sentence, { cause })

/** All failures of a data folder, each with its remedy. `folder` is the folder of the database itself. */
export const folderFailure = {
  none: (dataFolder: string) => failed(`There is no database in ${dataFolder}.`),
  gone: (folder: string) =>
    failed(
      `${folder} is missing or empty, but there was a database: mount its disk, or, if the data are lost, ${restore}.`,
    ),
  emptied: (folder: string) =>
    failed(`The database in ${folder} has lost its tables: move the folder away and ${restore}.`),
  incomplete: (folder: string) =>
    failed(
      `${folder} has files but no PG_VERSION, so it is not a whole database: move it away and ${restore}, or choose another DATA_DIR.`,
    ),
  otherVersion: (folder: string, found: string, ours: string) =>
    failed(
      `${folder} was made by PostgreSQL ${found}, this program has PostgreSQL ${ours}: back up with the program that made it, move the folder away and ${restore}.`,
    ),
  otherProgram: (folder: string, found: readonly string[]) =>
    failed(`${folder} holds data of another program (${found.join(', ')}): choose another DATA_DIR.`),
  changedWhileStopped: (file: string, folder: string, checksums: string) =>
    failed(
      `${file} is damaged, missing or replaced since the last stop: move ${folder} away and ${restore}, or delete ${checksums} to accept the files as they are.`,
    ),
  cutOff: (file: string, folder: string) =>
    failed(`${file} is cut off, so the newest changes are lost: move ${folder} away and ${restore}.`),
  logBrokenOff: (folder: string, position: string) =>
    failed(
      `The write-ahead log in ${folder} is damaged, so the newest changes are lost: move the folder away and ${restore}, or delete ${position} to go on without them.`,
    ),
  dataLost: (folder: string, rules: readonly string[]) =>
    failed(
      `Something is missing from the database in ${folder} (broken: ${rules.join('; ')}): move the folder away and ${restore}.`,
    ),
  damaged: (folder: string, detail: string, cause: unknown) =>
    failed(`The database in ${folder} is damaged (${detail}): move the folder away and ${restore}.`, cause),
  noPermission: (path: string, cause?: unknown) =>
    failed(`${path} cannot be read and written: correct its owner and rights, and start again.`, cause),
  readOnly: (path: string, cause?: unknown) =>
    failed(`${path} is on a read-only file system: mount it for writing, and start again.`, cause),
  full: (path: string, cause?: unknown) =>
    failed(
      `The disk of ${path} is full: free space, but delete nothing inside the database folder, and start again.`,
      cause,
    ),
}

/** Errors of the operating system: the Node code, the errno of the engine's file system, and PostgreSQL's message. */
const systemErrors = [
  { code: 'EACCES', errno: 2, text: 'Permission denied', toError: folderFailure.noPermission },
  { code: 'EPERM', errno: 63, text: 'Operation not permitted', toError: folderFailure.noPermission },
  { code: 'EROFS', errno: 69, text: 'Read-only file system', toError: folderFailure.readOnly },
  { code: 'ENOSPC', errno: 51, text: 'No space left on device', toError: folderFailure.full },
  { code: 'EDQUOT', errno: 19, text: 'Quota exceeded', toError: folderFailure.full },
] as const

/** @returns the FolderError for an error of the operating system; any other error unchanged. */
export function explainFileError<T>(error: T, path: string): T | FolderError {
  const { code, errno, path: failedPath } = error as NodeJS.ErrnoException
  const known = systemErrors.find((systemError) => systemError.code === code || systemError.errno === errno)
  return known?.toError(failedPath ?? path, error) ?? error
}

/** @returns the FolderError for a failed start of PostgreSQL, based on its stderr. */
export function explainEngineError(error: unknown, folder: string, stderr: string): unknown {
  const known = systemErrors.find(({ text }) => stderr.includes(text))
  const [, file] = /"([^"\n]+)": (?:Permission denied|Operation not permitted)/.exec(stderr) ?? []
  if (known) return known.toError(file ? join(folder, file) : folder, error)
  const explained = explainFileError(error, folder)
  if (explained !== error) return explained
  const [, reason] = /(?:PANIC|FATAL): +(.+)/.exec(stderr) ?? []
  return folderFailure.damaged(folder, reason ?? 'PostgreSQL does not start', error)
}

/** @returns the FolderError for a query that failed because of the files; any other error unchanged. */
export function explainQueryError(error: unknown, folder: string): unknown {
  if (isDiskFull(error)) return folderFailure.full(folder, error)
  const { code, message } = innermost(error)
  return /^(?:XX|58)/.test(String(code)) ? folderFailure.damaged(folder, message, error) : error
}

function innermost(error: unknown): { readonly code?: unknown; readonly message: string } {
  if (!(error instanceof Error)) return { message: String(error) }
  return error.cause ? innermost(error.cause) : error
}
