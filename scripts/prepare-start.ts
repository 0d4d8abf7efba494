/**
 * The last build step. Prepares what every server start would otherwise have to do itself: an empty database cluster, and the
 * parsed and validated content.
 */
import { writeFile } from 'node:fs/promises'
import { makeTemplate } from '../server/src/database/embedded.ts'
import {
  loadItemIds,
  loadSpokenContent,
  loadTaughtContent,
  preparedItemIds,
  preparedSpokenContent,
  preparedTaughtContent,
  template,
  serializableSpokenContent,
} from '../server/src/files.ts'

await writeFile(template, await makeTemplate())
await writeFile(preparedSpokenContent, JSON.stringify(serializableSpokenContent(await loadSpokenContent())))
await writeFile(preparedTaughtContent, JSON.stringify(await loadTaughtContent()))
await writeFile(preparedItemIds, JSON.stringify(await loadItemIds()))
