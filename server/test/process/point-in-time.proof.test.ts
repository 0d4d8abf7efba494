import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSession } from '@pol/contract/operations/sign-in'
import { deleteUser } from '@pol/contract/operations/administration'
import { sendAnswers } from '@pol/contract/operations/learning'
import { exportUser } from '@pol/contract/operations/personal-data'
import { findViolations } from '../../src/database/invariants.ts'
import { withConnection } from '../../src/database/open.ts'
import { answerOf } from '../practice.ts'
import { postgresPrograms, startPostgres } from '../private-postgres.ts'
import { signInAnna } from '../crash/user-lifecycle.ts'
import {
  connectAsSuperuser,
  emptyDatabase,
  signedInLearners,
  startPrivatePostgres,
  startServerOn,
} from './postgres-servers.ts'
import { hasPostgres } from './postgres.ts'
import { anna, stop } from './server-process.ts'

test.runIf(hasPostgres)(
  'an account is deleted by mistake: base backup and WAL bring back the database of a second before',
  async () => {
    const postgres = await startPostgres(postgresPrograms() ?? '', ['archive_mode=on'])
    onTestFinished(() => postgres.stop())
    const recovered = await startPrivatePostgres()
    onTestFinished(() => recovered.stop())
    await recovered.shutDown()
    const { name, url } = await emptyDatabase(postgres)
    const superuser = await connectAsSuperuser(postgres, name)
    const readOne = async (expression: string) =>
      String(
        (await superuser.query<{ value: string }>(`select (${expression})::text as value`)).rows[0]?.value,
      )
    const archived = join(postgres.folder, 'archived-')
    await superuser.query(`
      alter system set archive_command = 'test ! -f ${archived}%f && cp %p ${archived}%f'`)
    await superuser.query('select pg_reload_conf()')

    const server = await startServerOn(url)
    await server.untilReady()
    await recovered.copyFrom(postgres)

    // Written after the base backup, so only the WAL contains them.
    const [bahram] = await signedInLearners(server, anna, 'Bahram', 'Clara')
    if (!bahram) throw new Error('Two learners were created')
    const asBahram = bahram.device.clientFor(server)
    await asBahram(sendAnswers, { answers: [answerOf(2), answerOf(1, { item: 'katze' })] })
    const { user } = await asBahram(readSession, {})
    const asAnna = await signInAnna(server.url)
    const before = await asAnna(exportUser, { user_id: user.id })
    expect(before.learning.answers).toHaveLength(2)
    const written = await readOne('clock_timestamp()')
    await expect
      .poll(() => readOne(`clock_timestamp() > '${written}'::timestamptz + interval '1 s'`))
      .toBe('true')
    await asAnna(deleteUser, { user_id: user.id })
    await signedInLearners(server, anna, 'Dara')
    await stop(server)

    const aSecondBefore = await readOne(`select max(erased_at) - interval '1 s' from erasures`)
    const lastFile = await readOne('pg_walfile_name(pg_switch_wal())')
    await expect.poll(() => readOne('select last_archived_wal from pg_stat_archiver')).toBe(lastFile)
    await appendFile(
      join(recovered.folder, 'data/postgresql.auto.conf'),
      `restore_command = 'cp ${archived}%f %p'
      recovery_target_time = '${aSecondBefore}'
      recovery_target_action = 'promote'\n`,
    )
    await writeFile(join(recovered.folder, 'data/recovery.signal'), '')
    await recovered.startAgain()
    const inside = await connectAsSuperuser(recovered, name)
    const isRecovering = async () => (await inside.query('select pg_is_in_recovery() as yes')).rows
    await expect.poll(isRecovering).toEqual([{ yes: false }])

    const recoveredServer = await startServerOn(recovered.url(name))
    await recoveredServer.untilReady()
    // The session is restored, too.
    await expect(bahram.device.clientFor(recoveredServer)(readSession, {})).resolves.toMatchObject({ user })
    const annaAgain = await signInAnna(recoveredServer.url)
    expect(await annaAgain(exportUser, { user_id: user.id })).toEqual({
      ...before,
      exported_at: expect.any(String),
      // The first export has added an entry to the audit trail.
      audit: [...before.audit, expect.objectContaining({ action: 'export-user', by_person: false })],
    })
    await withConnection(recovered.url(name), async (db) => expect(await findViolations(db)).toEqual([]))
    // Dara's account was created after the recovery target time.
    const { rows } = await inside.query('select username from profiles order by 1')
    expect(rows.map(({ username }: { username: string }) => username)).toEqual([
      'Administrator',
      'Bahram',
      'Clara',
    ])
  },
)
