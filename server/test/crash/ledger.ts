import { createHash } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { findBroken } from '../../src/database/invariants.ts'
import type { Database } from '../../src/database/open.ts'
import { everythingIn } from '../everything.ts'
import type { Letters } from './letters.ts'

/** What is to be found of a person; what is left out may be anything. */
export interface Truth {
  readonly request: string | null
  /** `null`: there is no account. */
  readonly roles: readonly string[] | null
  readonly password?: string | undefined
  readonly device?: string | undefined
  readonly token?: string | undefined
  /** They were promised a mail: it waits, or has been written. */
  readonly mailed?: boolean
}

export interface Person {
  readonly email: string
  /** One; two as long as nobody knows whether the last command was carried out. */
  truths: readonly Truth[]
  /** Was deleted, so that nothing may be left. */
  gone: boolean
}

interface Found {
  readonly email: string
  readonly request: string | null
  readonly roles: string[] | null
  readonly hash: string | null
  readonly device: string | null
  readonly sessions: string[]
  readonly waiting: boolean
  readonly noticed: boolean
  readonly requestId: string | null
}

export const unknown: Truth = { request: null, roles: null }

export function createLedger() {
  const people: Person[] = []
  const isPassword = remembering(verify)
  const clips = new Set<string>()
  let acknowledged = 0
  return {
    acknowledged: () => acknowledged,
    newPerson(email: string): Person {
      const person = { email, truths: [unknown], gone: false }
      people.push(person)
      return person
    },
    /** Has a command carried out. Until it is acknowledged, it may or may not have been. */
    async have<T>(
      person: Person,
      command: () => Promise<T>,
      change: (answer: T | null) => Partial<Truth>,
    ): Promise<T> {
      const [before = unknown] = person.truths
      person.truths = [before, { ...before, ...change(null) }]
      const answer = await command()
      acknowledged += 1
      person.truths = [{ ...before, ...change(answer) }]
      return answer
    },
    heard(clip: string): void {
      acknowledged += 1
      clips.add(sha256(Buffer.from(clip, 'base64')))
    },
    /** What is not as it was acknowledged, and what breaks a rule. */
    async faults(db: Database, letters: Letters): Promise<readonly string[]> {
      const faults = (await findBroken(db)).map(({ name, rows }) => `broken: ${name} (${rows.join()})`)
      await letters.readNew()
      const found = new Map((await look(db)).map((row) => [row.email, row]))
      for (const person of people) {
        const there = found.get(person.email)
        const fits: Truth[] = []
        for (const truth of person.truths)
          if (await isSo(person.email, truth, there, letters, isPassword)) fits.push(truth)
        if (fits.length === 0) faults.push(`lost: ${JSON.stringify({ ...person, there })}`)
        else person.truths = fits
      }
      const everything = JSON.stringify(
        (await everythingIn(db)).filter(({ table }) => table !== 'speech_clips'),
      )
      const named = new Set(everything.match(/[\da-f-]{36}@example\.org/g))
      for (const { email, gone } of people) {
        if (gone && (named.has(email) || letters.to(email).length > 0)) {
          faults.push(`left of who was deleted: ${email}`)
        }
      }
      const kept = await db.select({ sum: sql<string>`encode(checksum, 'hex')` }).from(sql`speech_clips`)
      const sums = new Set(kept.map(({ sum }) => sum))
      for (const clip of clips) if (!sums.has(clip)) faults.push(`lost: clip ${clip}`)
      return faults
    },
  }
}

export type Ledger = ReturnType<typeof createLedger>

function look(db: Database): Promise<Found[]> {
  return db
    .select({
      email: sql<string>`coalesce(u.email, r.email)`,
      request: sql<string | null>`r.status`,
      requestId: sql<string | null>`r.id`,
      roles: sql<
        string[] | null
      >`case when u.id is null then null else array(select role from user_roles where user_id = u.id order by 1) end`,
      hash: sql<string | null>`u.password_hash`,
      device: sql<string | null>`(select device_id from user_device_locks where user_id = u.id)`,
      sessions: sql<
        string[]
      >`array(select encode(token_hash, 'hex') from sessions where user_id = u.id and replaced_at is null)`,
      waiting: sql<boolean>`exists (select from mail_outbox where recipient = coalesce(u.email, r.email))`,
      noticed: sql<boolean>`exists (select from mail_outbox where about = r.id)`,
    })
    .from(sql`users u full join registration_requests r on r.email = u.email`)
}

async function isSo(
  email: string,
  truth: Truth,
  there: Found | undefined,
  letters: Letters,
  isPassword: typeof verify,
) {
  const { request, roles, password, device, token, mailed } = truth
  if (request !== (there?.request ?? null)) return false
  if (JSON.stringify(roles) !== JSON.stringify(there?.roles ?? null)) return false
  if (device !== undefined && device !== there?.device) return false
  if (token !== undefined && !there?.sessions.includes(sha256(token))) return false
  if (mailed && !there?.waiting && letters.to(email).length === 0) return false
  const requestId = there?.requestId
  if (request === 'pending' && requestId && !there.noticed && !letters.isAbout(requestId)) return false
  return password === undefined || (there?.hash ? isPassword(there.hash, password) : false)
}

/** A password that has fitted a hash once fits it for ever; to compute it anew at each look would take hours. */
function remembering(verifies: typeof verify): typeof verify {
  const fitting = new Map<string, unknown>()
  return async (hash, password) => {
    const key = String(hash)
    if (fitting.get(key) === password) return true
    const fits = await verifies(hash, password)
    if (fits) fitting.set(key, password)
    return fits
  }
}

function sha256(bytes: string | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
