import { and, eq, gt, sql } from 'drizzle-orm'
import { retention } from '@pol/contract/retention'
import type { Database, Transaction } from '../../database/database.ts'
import { knownSignIns, users } from '../../database/schema.ts'
import type { Networks } from '../../api/network.ts'
import { hashToken } from '../tokens.ts'

/** Maximum rows per user and kind; beyond it the oldest is deleted. */
const maxPerKind = 20
const retentionMs = retention.knownSignInDays * 24 * 60 * 60 * 1000

/** An id that no user has. */
const unusedId = '00000000-0000-0000-0000-000000000000'

interface Origin {
  /** `null` if the device sent no secret. */
  readonly secretHash: Uint8Array | null
  readonly networks: Networks
}

interface SignInAttempt extends Origin {
  readonly email: string
}

export interface Account {
  readonly id: string
  readonly passwordHash: string
}

interface FoundAccount {
  readonly account: Account | null
  readonly isKnownDevice: boolean
  readonly isKnownNetwork: boolean
}

/**
 * Finds an account, and whether its user has recently signed in from this device or network. An unknown address runs
 * the same query, so that the response time does not reveal whether an account exists.
 */
export function accountFinder(db: Database): (attempt: SignInAttempt, now: Date) => Promise<FoundAccount> {
  const { placeholder } = sql
  const owner = sql`coalesce(${users.id}, ${unusedId}::uuid)`
  const isKnown = (kind: 'device' | 'network', hash: unknown) => sql<boolean>`exists (
    select from ${knownSignIns}
    where ${knownSignIns.userId} = ${owner} and ${knownSignIns.kind} = ${kind}
      and ${knownSignIns.hash} = ${hash} and ${knownSignIns.lastAt} > ${placeholder('since')}::timestamptz
  )`
  // Prepared, because during a flood the query planning would be the largest cost.
  const query = db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      isKnownDevice: isKnown('device', placeholder('secretHash')),
      isKnownNetwork: isKnown('network', hashOfUser(owner, placeholder('network'))),
    })
    .from(sql`(select ${placeholder('email')}::text as email) asked`)
    .leftJoin(users, sql`${users.email} = asked.email`)
    .prepare('find_account')

  return async ({ email, secretHash, networks }, now) => {
    const since = new Date(now.getTime() - retentionMs).toISOString()
    const [row] = await query.execute({ email, secretHash, network: networks[0], since })
    const { id, passwordHash, isKnownDevice = false, isKnownNetwork = false } = row ?? {}
    return { account: id && passwordHash ? { id, passwordHash } : null, isKnownDevice, isKnownNetwork }
  }
}

interface SignIn extends Origin {
  readonly userId: string
  /** In its stored form (`storedDeviceKind`). */
  readonly deviceKind: string
}

/** Whether the user has recently signed in on a device of this kind. */
export async function isKnownKind(
  tx: Transaction,
  { userId, deviceKind }: Pick<SignIn, 'userId' | 'deviceKind'>,
  now: Date,
): Promise<boolean> {
  const isSince = gt(knownSignIns.lastAt, new Date(now.getTime() - retentionMs))
  const isKind = and(
    eq(knownSignIns.userId, userId),
    eq(knownSignIns.kind, 'device-kind'),
    eq(knownSignIns.hash, hashOfUser(sql`${userId}::uuid`, deviceKind)),
  )
  return (await tx.$count(knownSignIns, and(isKind, isSince))) > 0
}

/** Records device, kind of device and network of a sign-in. */
export async function rememberSignIn(
  tx: Transaction,
  { userId, secretHash, deviceKind, networks }: SignIn,
  now: Date,
): Promise<void> {
  const row = { userId, lastAt: now }
  await tx
    .insert(knownSignIns)
    .values([
      { ...row, kind: 'network', hash: hashOfUser(sql`${userId}::uuid`, networks[0]) },
      { ...row, kind: 'device-kind', hash: hashOfUser(sql`${userId}::uuid`, deviceKind) },
      ...(secretHash ? [{ ...row, kind: 'device' as const, hash: secretHash }] : []),
    ])
    .onConflictDoUpdate({
      target: [knownSignIns.userId, knownSignIns.kind, knownSignIns.hash],
      set: { lastAt: now },
    })
  await tx.execute(sql`
    delete from ${knownSignIns} where ${knownSignIns.userId} = ${userId} and (kind, hash) in (
      select kind, hash from (
        select kind, hash, row_number() over (partition by kind order by last_at desc, hash) as place
        from ${knownSignIns} where ${knownSignIns.userId} = ${userId}
      ) ordered where place > ${maxPerKind}
    )`)
}

/** Contains the user's id, so that two users in one network, or with one kind of device, have different hashes. */
function hashOfUser(userId: unknown, text: unknown) {
  return sql<Uint8Array>`sha256(convert_to(${userId}::text || ' ' || ${text}::text, 'UTF8'))`
}

/** The hash of a device's secret that the database stores. */
export function hashDeviceSecret(secret: string | undefined): Uint8Array | null {
  return secret === undefined ? null : hashToken(secret)
}
