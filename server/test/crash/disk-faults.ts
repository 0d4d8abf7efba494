/**
 * Loaded into the server with `--import`. Injects the disk fault described by the file FAULT in DATA_DIR. The file is
 * read at every operation, so a fault can be set and cleared while the server runs.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import type { DiskFault } from './disk-fault-control.ts'

const { DATA_DIR = '' } = process.env
const { accessSync, fstatSync, fsyncSync, openSync, writeSync } = fs
let lastFault = ''
let flushes = 0

function currentFault(): DiskFault | null {
  try {
    const text = fs.readFileSync(join(DATA_DIR, 'FAULT'), 'utf8')
    if (text !== lastFault) flushes = 0
    lastFault = text
    return JSON.parse(text)
  } catch {
    return null
  }
}

const systemError = (code: string, call: string) => Object.assign(new Error(`${code}: ${call}`), { code })

/** Takes the arguments of `writeSync`. The embedded engine always passes a position. */
function isBeyondEnd([descriptor, , , length, position]: readonly unknown[]): boolean {
  return Number(position) + Number(length) > fstatSync(Number(descriptor)).size
}

fs.fsyncSync = (descriptor) => {
  const fault = currentFault()
  flushes += 1
  if (fault?.kind === 'die' && flushes === fault.atFlush) process.kill(process.pid, 'SIGKILL')
  if (fault?.kind === 'broken') throw systemError('EIO', 'fsync')
  fsyncSync(descriptor)
}
fs.writeSync = new Proxy(writeSync, {
  apply(call, self, args: Parameters<typeof writeSync>) {
    // Standard output and error are not files on this disk.
    const kind = args[0] > 2 ? currentFault()?.kind : undefined
    if (kind === 'full' || (kind === 'no-room' && isBeyondEnd(args))) throw systemError('ENOSPC', 'write')
    return Reflect.apply(call, self, args)
  },
})
fs.openSync = (path, flags, mode) => {
  const isForWriting =
    typeof flags === 'number' && (flags & (fs.constants.O_WRONLY | fs.constants.O_RDWR)) !== 0
  if (isForWriting && currentFault()?.kind === 'read-only') throw systemError('EROFS', 'open')
  return openSync(path, flags, mode)
}
fs.accessSync = (path, mode = fs.constants.F_OK) => {
  const isInside = String(path).startsWith(join(DATA_DIR, 'database'))
  if (isInside && mode & fs.constants.W_OK && currentFault()?.kind === 'read-only')
    throw systemError('EROFS', 'access')
  accessSync(path, mode)
}
syncBuiltinESMExports()
