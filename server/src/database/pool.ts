import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type ClientConfig, type PoolClient } from 'pg'
import { bounds } from '../bounds/bounds.ts'
import type { Database } from './database.ts'
import * as schema from './schema.ts'

/** Maximum time to wait for a connection, in the queue or while connecting. */
const connectTimeoutMs = 5_000
/** After this time without a response, the connection counts as lost. */
const queryTimeoutMs = 15_000
const idleMs = 5 * 60_000
const defaultPoolSize = 10

/** Common settings of all connections to the server. */
export function connectionTo(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'pol',
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
    keepAlive: true,
  }
}

/** Has PostgreSQL's error code for too many connections. */
class QueueFullError extends Error {
  override readonly name = 'QueueFullError'
  readonly code = '53300'

  constructor() {
    super('Too many queries wait for a connection to the database')
  }
}

type Connected = Parameters<Pool['connect']>[0]

/** A pool with a bounded queue. */
class BoundedPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(callback: Connected): void
  override connect(callback?: Connected): Promise<PoolClient> | void {
    if (this.waitingCount < bounds.databaseQueue) return callback ? super.connect(callback) : super.connect()
    if (!callback) return Promise.reject(new QueueFullError())
    callback(new QueueFullError(), undefined, () => {})
  }
}

export function createPool(url: string, size = defaultPoolSize): Pool {
  const pool = new BoundedPool({ ...connectionTo(url), max: size, idleTimeoutMillis: idleMs })
  // The pool removes broken connections itself; a query that uses one fails.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Drizzle on a pool, with our own transactions: drizzle's do not release a connection that breaks at `begin`. */
export function databaseOnPool(pool: Pool): Database {
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect()
    let workError: unknown = null
    const recordingError: typeof work = async (tx) => {
      try {
        return await work(tx)
      } catch (error) {
        workError = error
        throw error
      }
    }
    try {
      const result = await drizzle(client, { schema }).transaction(recordingError, config)
      client.release()
      return result
    } catch (error) {
      // After an error of the work the transaction was rolled back. After any other error the connection may be broken.
      client.release(error !== workError)
      throw error
    }
  }
  return Object.assign(drizzle(pool, { schema }), { transaction })
}
