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
 * Starts a PostgreSQL server and its synchronous standby behind HAProxy, as docs/operations.md describes. `fsync` is
 * on, so the measured times are realistic.
 */
export async function startPair(cleanUp: CleanUp) {
  const startOne = async () => {
    // A standby that has lost its primary notices its promotion only after this interval; the default is 5 s.
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
    /** Makes the stopped server the standby. From then on a commit is acknowledged when both servers have it. */
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
    /** Kills the primary while a commit waits that has not reached the standby, as if the network had failed first. */
    async killPrimaryUnheard() {
      const receiver = await withPostgresClient(standby.url('postgres'), async (client) => {
        const { rows } = await client.query<{ pid: number }>('select pid from pg_stat_wal_receiver')
        return Number(rows[0]?.pid)
      })
      process.kill(receiver, 'SIGSTOP')
      await expect.poll(pair.isWaiting).toBe(true)
      await primary.killAll()
      // The receiver ends without reading the data sent since SIGSTOP.
      process.kill(receiver, 'SIGTERM')
      process.kill(receiver, 'SIGCONT')
    },
    killStandby: () => standby.killAll(),
    async promoteStandby() {
      ;[primary, standby] = [standby, primary]
      // The new primary has no standby yet, so its commits must not wait for one.
      await pair.continueAlone()
      await run(primary, 'select pg_promote()')
    },
    /** From now on the primary acknowledges commits without a standby. */
    continueAlone: () =>
      run(primary, 'alter system reset synchronous_standby_names', 'select pg_reload_conf()'),
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
