import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool, type ClientConfig } from 'pg'
import type { Database } from './open.ts'
import * as schema from './schema.ts'

/** How long a request waits for a connection: in the queue, or while one is made. */
const connectWithinMs = 5_000
/** After this silence the server at the other end is taken for gone, and the connection with it. */
const answerWithinMs = 15_000
const idleMs = 5 * 60_000

/** What every connection to the server has in common. */
export function connectionTo(url: string): ClientConfig {
  return {
    connectionString: url,
    application_name: 'pol',
    connectionTimeoutMillis: connectWithinMs,
    query_timeout: answerWithinMs,
    keepAlive: true,
  }
}

export function createPool(url: string): Pool {
  const pool = new Pool({ ...connectionTo(url), max: 10, idleTimeoutMillis: idleMs })
  // A connection that breaks leaves the pool by itself; whoever is using it hears of it by the query that fails.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Queries on a pool, with transactions of our own: those of drizzle never give back a connection that breaks at `begin`. */
export function onPool(pool: Pool): Database {
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect()
    let refusal: unknown = null
    const noticing: typeof work = async (tx) => {
      try {
        return await work(tx)
      } catch (error) {
        refusal = error
        throw error
      }
    }
    try {
      const result = await drizzle(client, { schema }).transaction(noticing, config)
      client.release()
      return result
    } catch (error) {
      // What the work threw arrives here when it has been rolled back; anything else leaves the connection in doubt.
      client.release(error !== refusal)
      throw error
    }
  }
  return Object.assign(drizzle(pool, { schema }), { transaction })
}
