/**
 * The last build step. Prepares what every server start would otherwise have to do itself: an empty database cluster, and the
 * parsed and validated content.
 */
import { writeFile } from 'node:fs/promises'
import { makeTemplate } from '../server/src/database/embedded.ts'
import {
  loadItems,
  loadSpokenContent,
  loadTaughtContent,
  preparedItems,
  preparedSpokenContent,
  preparedTaughtContent,
  template,
  serializableSpokenContent,
} from '../server/src/files.ts'

await writeFile(template, await makeTemplate())
await writeFile(preparedSpokenContent, JSON.stringify(serializableSpokenContent(await loadSpokenContent())))
await writeFile(preparedTaughtContent, JSON.stringify(await loadTaughtContent()))
await writeFile(preparedItems, JSON.stringify(await loadItems()))
