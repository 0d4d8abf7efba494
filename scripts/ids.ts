/**
 * `npm run ids`: assigns an id to every row of the content that has none, and records it as released (docs/content.md).
 */
import { releaseIds } from '@pol/content/release-ids'

const ids = await releaseIds(new URL('../content/data/', import.meta.url))
process.stdout.write(ids.length > 0 ? `${ids.join('\n')}\n` : 'Every line has its id.\n')
