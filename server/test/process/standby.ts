import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { freePort } from '../free-port.ts'
import { postgresPrograms, startPostgres } from '../private-postgres.ts'
import { startHaproxy } from './haproxy.ts'
import { withPostgresClient } from './postgres.ts'
import type { PrivatePostgres } from './postgres-servers.ts'
import type { CleanUp } from './server-process.ts'

const configuration = new URL('../../../deploy/haproxy.cfg', import.meta.url)

/**
 * A PostgreSQL server and its synchronous standby behind HAProxy, as docs/operations.md describes them. Commits are
 * flushed, so that the times are real ones.
 */
export async function startPair(cleanUp: CleanUp) {
  const startOne = async () => {
    // Until this interval ends, a standby that has just lost its primary does not notice that it is promoted; default 5 s.
    const settings = ['fsync=on', 'wal_retrieve_retry_interval=200ms']
    const server = await startPostgres(postgresPrograms() ?? '', settings)
    cleanUp(() => server.stop())
    return server
  }
  let primary = await startOne()
  let standby = await startOne()
  await standby.shutDown()
  const port = await freePort()
  const address = (server: PrivatePostgres) => `127.0.0.1:${server.port}`
  const addresses: Record<string, string> = {
    '127.0.0.1:6432': `127.0.0.1:${port}`,
    '10.0.0.11:5432': address(primary),
    '10.0.0.12:5432': address(standby),
  }
  const adapted = (await readFile(configuration, 'utf8')).replaceAll(
    /\d+\.\d+\.\d+\.\d+:\d+/g,
    (written) => addresses[written] ?? written,
  )
  await run(primary, 'create role haproxy login', 'create database pol')
  await startHaproxy(adapted, cleanUp)

  const pair = {
    url: `postgres://pol@127.0.0.1:${port}/pol`,
    /** Makes the server that does not run the standby of the other. From then on a commit is acknowledged when both have it. */
    async attachStandby() {
      await standby.copyFrom(primary, '-R')
      await standby.startAgain()
      await run(primary, "alter system set synchronous_standby_names = '*'", 'select pg_reload_conf()')
      // Earlier commits were acknowledged by the primary alone.
      await withPostgresClient(primary.url('postgres'), async (client) => {
        const { rows } = await client.query<{ now: string }>('select pg_current_wal_flush_lsn() as now')
        const caughtUp = `select from pg_stat_replication where sync_state = 'sync' and flush_lsn >= $1`
        await expect.poll(async () => (await client.query(caughtUp, [rows[0]?.now])).rowCount).toBe(1)
      })
    },
    killPrimary: () => primary.killAll(),
    /** Kills the primary when a commit waits that the standby does not hear of, as when the network fails just before. */
    async killPrimaryUnheard() {
      const receiver = await withPostgresClient(standby.url('postgres'), async (client) => {
        const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_wal_receiver')
        return Number(rows[0]?.pid)
      })
      process.kill(receiver, 'SIGSTOP')
      await expect.poll(pair.isWaiting).toBe(true)
      await primary.killAll()
      // It ends without reading what it was sent meanwhile.
      process.kill(receiver, 'SIGTERM')
      process.kill(receiver, 'SIGCONT')
    },
    killStandby: () => standby.killAll(),
    async promoteStandby() {
      ;[primary, standby] = [standby, primary]
      // It does not wait for a standby of its own before there is one.
      await pair.continueAlone()
      await run(primary, 'select pg_promote()')
    },
    /** From now on the primary acknowledges commits alone. */
    continueAlone: () =>
      run(primary, 'alter system reset synchronous_standby_names', 'select pg_reload_conf()'),
    /** Whether commits wait for the standby. */
    isWaiting: () =>
      withPostgresClient(primary.url('postgres'), async (client) => {
        const { rowCount } = await client.query(`select from pg_stat_activity where wait_event = 'SyncRep'`)
        return rowCount !== 0
      }),
  }
  await pair.attachStandby()
  return pair
}

async function run(server: PrivatePostgres, ...statements: readonly string[]): Promise<void> {
  await withPostgresClient(server.url('postgres'), async (client) => {
    for (const statement of statements) await client.query(statement)
  })
}
