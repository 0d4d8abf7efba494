import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import PQueue from 'p-queue'
import { unavailable } from '../../api/api-error.ts'
import { bounds } from '../../bounds/bounds.ts'

/** OWASP's minimum for argon2id: 19 MiB, two iterations, one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const currentParameters = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

/** Leaves one processor for all other requests, so that a flood of sign-ins delays only sign-ins. */
const queue = new PQueue({ concurrency: Math.max(1, availableParallelism() - 1) })

/** Known devices and networks go first, so that a flood of strangers does not delay them. */
const priorities = { known: 1, stranger: 0 }

/** @throws ApiError if the queue is full. */
function withHashSlot<Result>(priority: number, work: () => Promise<Result>): Promise<Result> {
  if (queue.size >= bounds.passwordChecks) throw unavailable()
  return queue.add(work, { priority })
}

/** Normalised, because keyboards encode an umlaut in different ways. */
const hashOf = (password: string) => hash(password.normalize('NFC'), cost)

/** @throws ApiError if the queue is full. */
export async function hashPassword(password: string): Promise<string> {
  return withHashSlot(priorities.known, () => hashOf(password))
}

let dummyHash: Promise<string> | null = null

export type Verdict =
  | 'wrong'
  | 'right'
  /** Right, but the hash has another Unicode form or older parameters. */
  | 'outdated'

/**
 * Verifies a password. For an unknown account (`null`) it verifies against the hash of a random password, so that the
 * response time does not reveal whether an account exists.
 * @throws ApiError if the queue is full.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  { isKnown }: { readonly isKnown: boolean },
): Promise<Verdict> {
  dummyHash ??= hashOf(crypto.randomUUID())
  const compared = passwordHash || (await dummyHash)
  const priority = isKnown ? priorities.known : priorities.stranger
  const form = await withHashSlot(priority, () => matchingForm(compared, password))
  if (!passwordHash || form === null) return 'wrong'
  const isCurrent = passwordHash.startsWith(currentParameters) && form === password.normalize('NFC')
  return isCurrent ? 'right' : 'outdated'
}

/** The Unicode form of the password that matches the hash, or `null`. Older hashes are not normalised. */
async function matchingForm(passwordHash: string, password: string): Promise<string | null> {
  for (const form of new Set([password.normalize('NFC'), password, password.normalize('NFD')])) {
    if (await verify(passwordHash, form)) return form
  }
  return null
}
