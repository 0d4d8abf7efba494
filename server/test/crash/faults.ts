/**
 * Loaded before the server (`--import`), so that its flushes and writes go wrong as the file FAULT in its DATA_DIR says. The
 * file is read anew at each of them, so that a fault can be set and mended while the server runs.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import type { Fault } from './set-fault.ts'

const { DATA_DIR = '' } = process.env
const { fsyncSync, writeSync } = fs
let setAt = ''
let flushes = 0

function fault(): Fault | null {
  try {
    const text = fs.readFileSync(join(DATA_DIR, 'FAULT'), 'utf8')
    if (text !== setAt) flushes = 0
    setAt = text
    return JSON.parse(text)
  } catch {
    return null
  }
}

const failure = (code: string, call: string) => Object.assign(new Error(`${code}: ${call}`), { code })

fs.fsyncSync = (descriptor) => {
  const now = fault()
  flushes += 1
  if (now?.kind === 'die' && flushes === now.atFlush) process.kill(process.pid, 'SIGKILL')
  if (now?.kind === 'broken') throw failure('EIO', 'fsync')
  fsyncSync(descriptor)
}
fs.writeSync = new Proxy(writeSync, {
  apply(call, self, args: Parameters<typeof writeSync>) {
    // What is printed lies elsewhere.
    if (args[0] > 2 && fault()?.kind === 'full') throw failure('ENOSPC', 'write')
    return Reflect.apply(call, self, args)
  },
})
syncBuiltinESMExports()
