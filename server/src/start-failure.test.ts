import { createServer } from 'node:net'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ContentError } from '@pol/content/kind'
import { ConfigurationError, readConfig } from './config.ts'
import { FolderInUseError } from './database/folder-lock.ts'
import { NewerSchemaError } from './database/migrate.ts'
import { explainStartFailure } from './start-failure.ts'

const failure = (message: string, facts: object = {}) => Object.assign(new Error(message), facts)
const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause })

describe('the operator reads one line about', () => {
  test.each([
    [
      'a faulty configuration',
      new ConfigurationError('PORT must be a whole number; HOST must be an IP address or localhost'),
      'Configuration: PORT must be a whole number; HOST must be an IP address or localhost',
    ],
    [
      'a second start on the same folder',
      new FolderInUseError('Another process uses /srv/pol/lock'),
      'Another process is already running on this DATA_DIR.',
    ],
    [
      'an older program on a newer database',
      new NewerSchemaError('The database was made by a newer version of this program'),
      'The database was made by a newer version of this program; start that version or restore a backup.',
    ],
    [
      'faulty content',
      new ContentError(['dictionary.csv:5: farsi: is empty', 'letters.csv:2: german: is empty']),
      'Content: dictionary.csv:5: farsi: is empty; letters.csv:2: german: is empty',
    ],
    [
      'a port that is in use',
      failure('listen EADDRINUSE', { code: 'EADDRINUSE', port: 3000 }),
      'Port 3000 is taken. Stop the other program or choose another PORT.',
    ],
    [
      'an address of another machine',
      failure('listen EADDRNOTAVAIL', { code: 'EADDRNOTAVAIL', port: 3000 }),
      'HOST or METRICS_HOST is not an address of this machine.',
    ],
    [
      'a privileged port',
      failure('listen EACCES', { code: 'EACCES', port: 80 }),
      'Not allowed to listen on port 80; choose a PORT from 1024 on.',
    ],
    [
      'a folder without permission',
      failure('mkdir', { code: 'EACCES', path: '/srv/pol' }),
      '/srv/pol cannot be read and written: correct its owner and rights, and start again.',
    ],
    [
      'a disk that is read only',
      failure('mkdir', { code: 'EROFS', path: '/srv/pol' }),
      '/srv/pol is on a read-only file system: mount it for writing, and start again.',
    ],
    [
      'a file where the folder should be',
      failure('mkdir', { code: 'EEXIST', path: '/srv/pol' }),
      'DATA_DIR is not a folder: /srv/pol',
    ],
    [
      'a database that is unreachable',
      failure('connect ECONNREFUSED', { code: 'ECONNREFUSED', port: 5432 }),
      'The database of DATABASE_URL does not answer.',
    ],
    [
      'a database that closes the connection',
      wrapped(failure('Connection terminated unexpectedly')),
      'The database of DATABASE_URL does not answer.',
    ],
    [
      'a database on an unknown machine',
      wrapped(failure('getaddrinfo ENOTFOUND', { code: 'ENOTFOUND' })),
      'The database of DATABASE_URL does not answer.',
    ],
    [
      'the cause beneath a failed query',
      wrapped(wrapped(failure('password authentication failed for user "pol"', { code: '28P01' }))),
      'Could not start: password authentication failed for user "pol"',
    ],
    ['an error without a code', failure('Something broke'), 'Could not start: Something broke'],
    ['a thrown value that is not an error', 'a thrown text', 'Could not start: a thrown text'],
  ])('%s', (_, error, line) => {
    expect(explainStartFailure(error)).toBe(line)
  })
})

describe('real errors of the operating system are recognised', () => {
  const reasonOf = (promise: Promise<unknown>) =>
    promise.then(
      () => expect.unreachable('It succeeded'),
      (error: unknown) => error,
    )

  test('when the port is in use', async () => {
    const [first, second] = [createServer().listen(0, '127.0.0.1'), createServer()]
    await once(first, 'listening')
    const { port } = first.address() as { port: number }
    const reason = await reasonOf(once(second.listen(port, '127.0.0.1'), 'listening'))
    first.close()
    expect(explainStartFailure(reason)).toBe(
      `Port ${port} is taken. Stop the other program or choose another PORT.`,
    )
  })

  test('when there is a file in place of the folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pol-'))
    const file = join(folder, 'data')
    await writeFile(file, '')
    const reasons = [await reasonOf(mkdir(file)), await reasonOf(mkdir(join(file, 'inside')))]
    await rm(folder, { recursive: true })
    expect(reasons.map(explainStartFailure)).toEqual([
      `DATA_DIR is not a folder: ${file}`,
      `DATA_DIR is not a folder: ${join(file, 'inside')}`,
    ])
  })

  test('when a variable is invalid', async () => {
    const reason = await reasonOf((async () => readConfig({ PORT: 'http' }))())
    expect(explainStartFailure(reason)).toBe('Configuration: PORT must be a whole number')
  })
})
