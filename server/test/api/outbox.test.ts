import fs from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { OpenDatabase } from '../../src/database/open.ts'
import { mailOutbox } from '../../src/database/schema.ts'
import { letter } from '../../src/mail/letter.ts'
import { createOutbox, type Outbox } from '../../src/mail/outbox.ts'
import { createMailFiles } from '../../src/mail/mail-files.ts'
import { createMailTransport } from '../../src/mail/transport.ts'
import { noSuchMailbox, startMailbox, type Mailbox } from '../mailbox.ts'
import { hasDatabase, openTestDatabase } from '../test-database.ts'

const greeting = letter({
  subject: 'Gruß',
  greeting: 'Guten Tag,',
  paragraphs: [],
  action: { label: 'Weiter', url: 'https://pol.example.org' },
  closing: 'Ihr Pol',
})

describe.runIf(hasDatabase)('the outbox, before a mail server that hangs', () => {
  let database: OpenDatabase
  let mailbox: Mailbox
  let aheadMs = 0
  const running: Outbox[] = []
  beforeAll(async () => {
    database = await openTestDatabase()
    mailbox = await startMailbox()
  })
  beforeEach(() => void mailbox.mails.splice(0))
  afterAll(async () => {
    for (const outbox of running) await outbox.stop()
    await mailbox.stop()
    await database.close()
  })

  /** An outbox of one more server process on the same database. */
  function serverProcess(longestTryMs: number, smtpUrl = mailbox.url): Outbox {
    const log = pino({ level: 'silent' })
    const outbox = createOutbox({
      db: database.db,
      log,
      now: () => new Date(Date.now() + aheadMs),
      transport: createMailTransport({
        smtpUrl,
        from: 'Pol <pol@example.org>',
        files: createMailFiles(''),
        log,
      }),
      composers: { greeting: async () => greeting },
      longestTryMs,
    })
    running.push(outbox)
    return outbox
  }
  const to = (recipient: string) => ({ kind: 'greeting', recipient })
  const waiting = () => database.db.select().from(mailOutbox)

  test('gives up a try after its time, goes on with other mails, and sends the first one later, once', async () => {
    const outbox = serverProcess(1_000)
    mailbox.setHanging(true)
    await outbox.add(database.db, to('bahram@example.org'))
    outbox.deliverSoon()
    await mailbox.hangsWith(1)
    await outbox.add(database.db, to('clara@example.org'))
    outbox.deliverSoon()
    await expect.poll(async () => (await waiting()).length).toBe(2)
    await mailbox.hangsWith(2)
    mailbox.setHanging(false)
    await expect
      .poll(
        async () => {
          aheadMs += 10_000
          outbox.deliverSoon()
          return waiting()
        },
        { interval: 200, timeout: 20_000 },
      )
      .toEqual([])
    expect(mailbox.mailsTo('bahram@example.org')).toBe(1)
    expect(mailbox.mailsTo('clara@example.org')).toBe(1)
  })

  test('tells who waits for a mail that it is not out yet; no other process takes it meanwhile', async () => {
    const [outbox, other] = [serverProcess(20_000), serverProcess(20_000)]
    mailbox.setHanging(true)
    await expect(outbox.deliverNow(to('mo@example.org'), 50)).resolves.toBe(false)
    other.deliverSoon()
    await other.stop()
    mailbox.setHanging(false)
    await mailbox.mailTo('mo@example.org')
    await expect.poll(waiting, { timeout: 5_000 }).toEqual([])
    expect(mailbox.mailsTo('mo@example.org')).toBe(1)
  })

  test('a mail that becomes a file while whoever it is about is erased leaves no file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pol-mails-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const log = pino({ level: 'silent' })
    const files = createMailFiles(folder)
    const outbox = createOutbox({
      db: database.db,
      log,
      now: () => new Date(),
      transport: createMailTransport({ smtpUrl: null, from: 'Pol <pol@example.org>', files, log }),
      composers: {
        greeting: async () => greeting,
        farewell: async ({ recipient }) => {
          await database.db.delete(mailOutbox).where(eq(mailOutbox.recipient, recipient))
          return greeting
        },
      },
    })
    running.push(outbox)
    await outbox.deliverNow({ kind: 'farewell', recipient: 'farid@example.org' }, 10_000)
    await outbox.deliverNow(to('clara@example.org'), 10_000)
    expect(await files.of({ email: 'clara@example.org', about: [] })).toHaveLength(1)
    expect(await readdir(folder)).toHaveLength(1)
    expect(await waiting()).toEqual([])
  })

  test('a mail that becomes a file waits until file and folder are on the disk', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'pol-mails-')), 'outbox')
    onTestFinished(() => rm(dirname(folder), { recursive: true }))
    const log = pino({ level: 'silent' })
    const files = createMailFiles(folder)
    const outbox = createOutbox({
      db: database.db,
      log,
      now: () => new Date(),
      transport: createMailTransport({ smtpUrl: null, from: 'Pol <pol@example.org>', files, log }),
      composers: { greeting: async () => greeting },
    })
    running.push(outbox)
    const { fsyncSync } = fs
    const flushed: number[] = []
    let isBroken = false
    const fsync = vi.spyOn(fs, 'fsyncSync').mockImplementation((descriptor) => {
      const { ino } = fs.fstatSync(descriptor)
      if (isBroken && ino === fs.statSync(folder).ino) throw new Error('EIO: i/o error, fsync')
      fsyncSync(descriptor)
      flushed.push(ino)
    })
    syncBuiltinESMExports()
    onTestFinished(() => {
      fsync.mockRestore()
      syncBuiltinESMExports()
    })
    const inode = (path: string) => fs.statSync(path).ino

    await expect(outbox.deliverNow(to('clara@example.org'), 10_000)).resolves.toBe(true)
    const [name = ''] = await readdir(folder)
    expect(flushed).toEqual([join(folder, name), folder, dirname(folder)].map(inode))

    flushed.length = 0
    await files.removeOf({ email: 'clara@example.org', about: [] })
    expect(flushed).toEqual([inode(folder)])

    isBroken = true
    await expect(outbox.deliverNow(to('mo@example.org'), 10_000)).resolves.toBe(false)
    expect(await waiting()).toMatchObject([{ recipient: 'mo@example.org', attempts: 1 }])
    await database.db.delete(mailOutbox)
  })

  test('goes on trying where the mail server refuses the password, until somebody has corrected it', async () => {
    const wrong = mailbox.url.replace('//', '//pol:falsch@')
    await expect(serverProcess(20_000, wrong).deliverNow(to('clara@example.org'), 10_000)).resolves.toBe(
      false,
    )
    await expect.poll(waiting).toMatchObject([{ recipient: 'clara@example.org', attempts: 1 }])
    aheadMs += 10_000
    serverProcess(20_000).deliverSoon()
    await mailbox.mailTo('clara@example.org')
    await expect.poll(waiting).toEqual([])
  })

  test('gives up a mail to a mailbox that does not exist', async () => {
    await expect(serverProcess(20_000).deliverNow(to(noSuchMailbox), 10_000)).resolves.toBe(false)
    await expect.poll(waiting).toEqual([])
  })

  test('sends a mail that was left to be sent at once, once', async () => {
    const outbox = serverProcess(20_000)
    await outbox.add(database.db, { ...to('mo@example.org'), graceMs: 60_000 })
    outbox.deliverSoon()
    await expect(outbox.deliverNow(to('mo@example.org'), 10_000)).resolves.toBe(true)
    aheadMs += 120_000
    outbox.deliverSoon()
    await expect.poll(waiting).toEqual([])
    expect(mailbox.mailsTo('mo@example.org')).toBe(1)
  })

  test('sends a mail that was left to be sent at once, where nobody came to do so', async () => {
    const outbox = serverProcess(20_000)
    await outbox.add(database.db, { ...to('farid@example.org'), graceMs: 60_000 })
    await outbox.add(database.db, to('clara@example.org'))
    outbox.deliverSoon()
    await mailbox.mailTo('clara@example.org')
    expect(mailbox.mailsTo('farid@example.org')).toBe(0)
    aheadMs += 60_000
    outbox.deliverSoon()
    await mailbox.mailTo('farid@example.org')
    await expect.poll(waiting).toEqual([])
  })

  test('tells who waits for a mail that it is out', async () => {
    await expect(serverProcess(20_000).deliverNow(to('anna@example.org'), 10_000)).resolves.toBe(true)
    expect(mailbox.mailsTo('anna@example.org')).toBe(1)
    expect(await waiting()).toEqual([])
  })
})
