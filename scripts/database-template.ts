/** Archives an empty database cluster, so that a first start need not make one. */
import { writeFile } from 'node:fs/promises'
import { makeTemplate } from '../server/src/database/embedded.ts'

await writeFile(new URL('../server/dist/database-template.tar.gz', import.meta.url), await makeTemplate())
