import { createFileClient } from '@pol/contract/files'
import { connection, inSession } from './call.ts'

/** As `call`, for operations with uploads and downloads. */
export const fileCall = inSession(createFileClient(connection))
