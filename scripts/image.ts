/** `node scripts/image.ts FOLDER`: copies the files of the container image from a finished build to a folder. */
import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unbundled } from '../server/unbundled.ts'
import { installedWith, root } from './lockfile.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Usage: node scripts/image.ts FOLDER')
const built = ['server/dist', 'server/migrations', 'web/dist', 'scripts/is-healthy.ts']
for (const path of [...built, ...installedWith(unbundled)]) {
  cpSync(join(root, path), join(folder, path), { recursive: true })
}
writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n')
