/**
 * Installs the dependencies of a command, if they are missing or do not match the lockfile:
 *   node scripts/install.mjs                    for building and serving
 *   node scripts/install.mjs development        also for tests, lint and asset scripts
 *   node scripts/install.mjs development bench  also for `npm run bench`, in bench/node_modules
 * If the machine's Node is too old, the pinned one is installed, too (docs/decisions/0002-pinned-node.md).
 * Must run on Node 20.19 without any dependency, so it is plain JavaScript.
 */
import { createHash } from 'node:crypto'
import { spawn } from 'node:child_process'
import {
  existsSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const runtime = join(root, 'scripts', 'runtime')
const isWindows = process.platform === 'win32'
/** npm puts this folder first in the PATH of its scripts, so this link selects their Node. */
const link = join(root, 'node_modules', '.bin', isWindows ? 'node.cmd' : 'node')

/** Deleted after an install, because neither building nor serving reads them. */
const unneeded = {
  declarationsAndMaps: /\.(?:d\.[cm]?ts|map)$/,
  /** Folder with the header files of Node. */
  headers: /[\\/]include\/$/,
}

const sets = process.argv.slice(2)
const pinned = isTooOld(process.versions.node) || isInside(realpathSync(process.execPath), runtime)

const installed = await Promise.all([
  installRoot(),
  pinned ? install(runtime, [], '', unneeded.headers) : true,
  sets.includes('bench') ? install(join(root, 'bench'), []) : true,
])
// Checked after all have ended: a failed install must not leave the others running without a parent.
if (installed.includes(false)) fail('The dependencies could not be installed; see above.')
if (!existsSync(link)) linkNode(pinned ? pinnedNode() : process.execPath)

/**
 * The development set includes the serving set. TypeScript and esbuild are optional peers of serving packages; npm
 * omits them only with `--legacy-peer-deps`.
 */
function installRoot() {
  if (sets.includes('development')) return install(root, ['--include=dev'], 'development')
  if (isInstalled(root, 'development')) return true
  return install(root, ['--omit=dev', '--legacy-peer-deps'], 'serving', unneeded.declarationsAndMaps)
}

/** @returns whether the dependencies are installed. */
async function install(folder, options, set = '', surplus = null) {
  if (isInstalled(folder, set)) return true
  const name = relative(root, folder)
  process.stdout.write(`Installing the dependencies${name && ` of ${name}`} …\n`)
  // npm sets this variable to its own entry point, which works on every platform.
  const npm = process.env.npm_execpath
  const [program, ...before] = npm ? [process.execPath, npm] : ['npm']
  const ciOptions = [
    'ci',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const child = spawn(program, [...before, ...ciOptions, ...options], {
    cwd: folder,
    stdio: 'inherit',
    shell: !npm && isWindows,
  })
  const status = await new Promise((resolve) => child.on('error', () => resolve(1)).on('exit', resolve))
  if (status !== 0) return false
  if (surplus) deleteMatching(join(folder, 'node_modules'), surplus)
  writeFileSync(stampOf(folder), expectedStamp(folder, set))
  return true
}

function isInstalled(folder, set) {
  const stamp = stampOf(folder)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === expectedStamp(folder, set)
}

function stampOf(folder) {
  return join(folder, 'node_modules', '.installed')
}

function expectedStamp(folder, set) {
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex')
  return [lock, process.platform, process.arch, set].join(' ').trim()
}

/** The scripts need `import.meta.main`, available since Node 24.2. */
function isTooOld(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major < 24 || (major === 24 && minor < 2)
}

function isInside(path, folder) {
  return existsSync(folder) && path.startsWith(realpathSync(folder) + sep)
}

/**
 * Deletes matching files and folders; the path of a folder ends with a slash. Packages of this repository are symbolic
 * links, which are not followed.
 */
function deleteMatching(folder, pattern) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (pattern.test(entry.isDirectory() ? `${path}/` : path)) rmSync(path, { recursive: true })
    else if (entry.isDirectory()) deleteMatching(path, pattern)
  }
}

function pinnedNode() {
  const node = join(runtime, 'node_modules', '.bin', isWindows ? 'node.cmd' : 'node')
  if (!existsSync(node)) {
    fail(
      `There is no pinned Node for ${process.platform}-${process.arch}; please install Node 24.2 or newer.`,
    )
  }
  return node
}

function linkNode(node) {
  rmSync(link, { force: true })
  if (isWindows) writeFileSync(link, `@"${node}" %*\r\n`)
  else symlinkSync(isInside(node, root) ? relative(join(link, '..'), node) : node, link)
}

function fail(message) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}
