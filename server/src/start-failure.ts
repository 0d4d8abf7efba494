import { ContentError } from '@pol/content/kind'
import { ConfigurationError } from './config.ts'
import { EngineFailedError } from './database/engine.ts'
import { FolderError, explainFileError } from './database/folder-failure.ts'
import { isUnreachable } from './database/unreachable.ts'
import { FolderInUseError } from './database/folder-lock.ts'
import { NewerSchemaError } from './database/migrate.ts'
import { EasyPasswordError } from './accounts/first-administrator.ts'

/** Explains a failed start in one line for the operator. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof ConfigurationError) return `Configuration: ${error.message}`
  if (error instanceof EasyPasswordError) {
    return 'Configuration: ADMIN_PASSWORD is too easy to guess; choose another, or none to have one made.'
  }
  if (error instanceof FolderInUseError) return 'Another process is already running on this DATA_DIR.'
  if (error instanceof FolderError) return error.message
  if (error instanceof NewerSchemaError) return `${error.message}; start that version or restore a backup.`
  if (error instanceof ContentError) return `Content: ${error.errors.join('; ')}`
  if (error instanceof EngineFailedError) {
    return 'The disk of DATA_DIR is full or broken. The next start recovers all that was acknowledged.'
  }
  if (isUnreachable(error)) return 'The database of DATABASE_URL does not answer.'
  const cause = rootCause(error)
  const { code, path = '', port, message } = cause
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop the other program or choose another PORT.`
    case 'EADDRNOTAVAIL':
      return 'HOST or METRICS_HOST is not an address of this machine.'
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return path
        ? explainFileError(cause, path).message
        : `Not allowed to listen on port ${port}; choose a PORT from 1024 on.`
    case 'ENOSPC':
    case 'EDQUOT':
      return explainFileError(cause, path).message
    case 'ENOTDIR':
    case 'EEXIST':
      return `DATA_DIR is not a folder: ${path}`
    default:
      return `Could not start: ${message}`
  }
}

interface SystemFailure {
  readonly code?: string
  readonly path?: string
  readonly port?: number
  readonly message: string
}

function rootCause(error: unknown): SystemFailure {
  if (!(error instanceof Error)) return { message: String(error) }
  if ('code' in error || !error.cause) return error
  return rootCause(error.cause)
}
