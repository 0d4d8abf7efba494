/**
 * Program `create-cluster FOLDER [TEMPLATE]`: creates an empty cluster from an archive or, more slowly, with initdb. It
 * runs in a separate process, because the server could not free the memory afterwards.
 */
import { readFile } from 'node:fs/promises'
import { startEmbeddedEngine } from './engine.ts'

const [folder = '', template] = process.argv.slice(2)
const loadDataDir = template ? new Blob([await readFile(template)]) : null
// The server flushes the finished folder as a whole.
const cluster = await startEmbeddedEngine(folder, { loadDataDir, sync: () => {} })
await cluster.close()
