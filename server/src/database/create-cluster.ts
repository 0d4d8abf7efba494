/**
 * Program that creates an empty cluster: `create-cluster FOLDER [TEMPLATE]`, from an archive or, more slowly, with initdb. In a
 * process of its own, because the server would keep the memory that this takes.
 */
import { readFile } from 'node:fs/promises'
import { startEmbeddedEngine } from './engine.ts'

const [folder = '', template] = process.argv.slice(2)
const loadDataDir = template ? new Blob([await readFile(template)]) : null
// The server flushes the finished folder as a whole.
const cluster = await startEmbeddedEngine(folder, { loadDataDir, sync: () => {} })
await cluster.close()
