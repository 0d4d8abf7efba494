import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createTurns } from '../limits/in-turn.ts'

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One processor is left for everything else: whoever floods the sign-in holds up the sign-ins, not the lessons. */
const lanes = Math.max(1, availableParallelism() - 1)
const inTurn = createTurns()
let works = 0
const inLane = <Result>(work: () => Promise<Result>) => inTurn(String(works++ % lanes), work)

export function hashPassword(password: string): Promise<string> {
  return inLane(() => hash(password, cost))
}

let nobodysHash: Promise<string> | null = null

/**
 * Whether the password is right. For an unknown account (`null`) the same work is done on a hash that
 * nobody knows the password of, so that the answer's time tells nothing.
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(crypto.randomUUID())
  const compared = passwordHash ?? (await nobodysHash)
  const matches = await inLane(() => verify(compared, password))
  return matches && passwordHash !== null
}
