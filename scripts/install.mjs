/**
 * Installs the dependencies where they are missing or older than the lockfile. Runs on the machine's own
 * Node (20.19 or newer), before the pinned one is there; so it is plain JavaScript without dependencies.
 */
import { createHash } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = new URL('../node_modules/.installed', import.meta.url)
const lock = createHash('sha256')
  .update(readFileSync(new URL('../package-lock.json', import.meta.url)))
  .digest('hex')
const wanted = `${lock} ${process.platform} ${process.arch}`

if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
  process.stdout.write('Installing the dependencies …\n')
  // npm starts itself by this variable, whatever it is called on this platform.
  const npm = process.env.npm_execpath
  const command = npm ? [process.execPath, npm] : ['npm']
  const parts = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const { status } = spawnSync(command[0], [...command.slice(1), ...parts], { cwd: root, stdio: 'inherit' })
  if (status !== 0) fail('The dependencies could not be installed; see above.')
  writeFileSync(stamp, wanted)
}

const pinned = fileURLToPath(
  new URL(`../node_modules/.bin/node${process.platform === 'win32' ? '.cmd' : ''}`, import.meta.url),
)
if (!existsSync(pinned) && Number(process.versions.node.split('.')[0]) < 26) {
  fail(`There is no pinned Node for ${process.platform}-${process.arch}; please install Node 26.`)
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
