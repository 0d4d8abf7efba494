import { existsSync, readFileSync } from 'node:fs'
import { retention } from '@pol/contract/retention'
import { writeDurably } from '../database/durable-files.ts'
import type { Database } from '../database/database.ts'
import { erasures } from '../database/schema.ts'
import { daysBefore } from './rules.ts'

interface Erasure {
  readonly userIdHash: Uint8Array
  readonly erasedAt: Date
}

const head = 'user_id_sha256,erased_at'
const line = /^([\da-f]{64}),(\d{4}-\d\d-\d\dT[\d:.]+Z)$/

export class ErasureFileError extends Error {
  override readonly name = 'ErasureFileError'
}

/** A copy of the erasures in a file next to the database. A restore applies it even if the database was lost. */
export function createErasureFile(path: string) {
  /** @throws ErasureFileError that names the invalid line. */
  const read = (): Erasure[] => {
    if (!existsSync(path)) return []
    const [first, ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n')
    if (first !== head) throw new ErasureFileError(`${path}: line 1 must be ${head}.`)
    return lines.map((text, index) => {
      const [, hash, moment] = line.exec(text) ?? []
      if (!hash || !moment) throw new ErasureFileError(`${path}: line ${index + 2} cannot be read.`)
      return { userIdHash: Buffer.from(hash, 'hex'), erasedAt: new Date(moment) }
    })
  }
  return {
    read,
    /** Adds the erasures of the database. Lines that are only in the file stay, because the database may be new. */
    async update(db: Database, now: Date): Promise<void> {
      const known = await db.select().from(erasures)
      // Synchronous from here on, so that updates in this process cannot overlap.
      const listed = read()
      if (known.length + listed.length === 0) return
      const kept = [...listed, ...known].filter(
        ({ erasedAt }) => erasedAt >= daysBefore(now, retention.erasureDays),
      )
      const lines = kept.map(
        ({ userIdHash, erasedAt }) => `${Buffer.from(userIdHash).toString('hex')},${erasedAt.toISOString()}`,
      )
      writeDurably(path, `${[head, ...new Set(lines)].join('\n')}\n`)
    },
  }
}

export type ErasureFile = ReturnType<typeof createErasureFile>
