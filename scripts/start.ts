/** `npm start`: builds what is stale and serves the product, in this very process. */
import { buildWhereStale } from './build.ts'

buildWhereStale()
await import(new URL('../server/dist/main.js', import.meta.url).href)
