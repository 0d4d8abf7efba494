import fs from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest'
import type { OpenDatabase } from '../../../src/database/database.ts'
import { mailOutbox } from '../../../src/database/schema.ts'
import { layOutMail } from '../../../src/mail/mail-layout.ts'
import {
  createOutbox,
  defaultMailDelayMs,
  type Composer,
  type Composers,
  type Outbox,
} from '../../../src/mail/outbox.ts'
import { createMailFiles } from '../../../src/mail/mail-files.ts'
import { createMailTransport } from '../../../src/mail/transport.ts'
import { noSuchMailbox, startMailbox, type Mailbox } from '../../mailbox.ts'
import { hasDatabase, openTestDatabase } from '../../test-database.ts'

const greeting = layOutMail({
  language: 'de',
  subject: 'Gruß',
  greeting: 'Guten Tag,',
  paragraphs: [],
  action: { label: 'Weiter', url: 'https://pol.example.org' },
  closing: 'Ihr Pol',
})
/** The outbox treats all kinds of mails alike, but sends reminders last. */
const greetings = Object.fromEntries<Composer>(
  mailOutbox.kind.enumValues.map((kind) => [kind, async () => greeting]),
) as Composers

interface ServerOptions {
  /** Null: mails are written as files. */
  readonly smtpUrl?: string | null
  readonly mailFolder?: string
  readonly composers?: Composers
  readonly sendTimeoutMs?: number
  readonly delayMs?: typeof defaultMailDelayMs
}

describe.runIf(hasDatabase)('the outbox', () => {
  let database: OpenDatabase
  let mailbox: Mailbox
  let aheadMs = 0
  const running: Outbox[] = []
  beforeAll(async () => {
    database = await openTestDatabase()
    mailbox = await startMailbox()
  })
  beforeEach(() => void mailbox.mails.splice(0))
  // It looks for mails now and then, also for those of the next test.
  afterEach(async () => {
    for (const outbox of running.splice(0)) await outbox.stop()
  })
  afterAll(async () => {
    await mailbox.stop()
    await database.close()
  })

  /** Creates the outbox of another server process on the same database. */
  function serverProcess({
    smtpUrl = mailbox.url,
    mailFolder = '',
    composers = greetings,
    sendTimeoutMs = 20_000,
    delayMs = { min: 0, max: 0 },
  }: ServerOptions = {}): Outbox {
    const log = pino({ level: 'silent' })
    const files = createMailFiles(mailFolder)
    const outbox = createOutbox({
      db: database.db,
      delayMs,
      log,
      now: () => new Date(Date.now() + aheadMs),
      transport: createMailTransport({ smtpUrl, from: 'Pol <pol@example.org>', files, log }),
      composers,
      sendTimeoutMs,
    })
    running.push(outbox)
    return outbox
  }
  const to = (recipient: string) => ({ kind: 'set-up' as const, recipient })
  const queuedMails = () => database.db.select().from(mailOutbox)

  test('gives up an attempt after its time limit, sends other mails, and sends the first one later, once', async () => {
    const outbox = serverProcess({ sendTimeoutMs: 1_000 })
    mailbox.setHanging(true)
    await outbox.add(database.db, to('bahram@example.org'))
    outbox.deliverSoon()
    await mailbox.untilHanging(1)
    await outbox.add(database.db, to('clara@example.org'))
    outbox.deliverSoon()
    await expect.poll(async () => (await queuedMails()).length).toBe(2)
    await mailbox.untilHanging(2)
    mailbox.setHanging(false)
    await expect
      .poll(
        async () => {
          aheadMs += 10_000
          outbox.deliverSoon()
          return queuedMails()
        },
        { interval: 200 },
      )
      .toEqual([])
    expect(mailbox.mailCount('bahram@example.org')).toBe(1)
    expect(mailbox.mailCount('clara@example.org')).toBe(1)
  })

  test('a password can be reset while hundreds of reminders wait', async () => {
    const outbox = serverProcess()
    const recipients = Array.from({ length: 40 }, (_, n) => `learner-${n}@example.org`)
    const reminders = recipients.map((recipient) => ({ kind: 'reminder' as const, recipient }))
    // In one transaction: delivery may begin with the first mail that is committed.
    await database.db.transaction(async (tx) => {
      await outbox.add(tx, ...reminders)
      await tx.update(mailOutbox).set({ createdAt: new Date(0) })
      await outbox.add(tx, { kind: 'password-reset', recipient: 'bahram@example.org' })
    })
    outbox.deliverSoon()
    await expect.poll(queuedMails).toEqual([])
    // Ten are sent at a time.
    const first = mailbox.mails.slice(0, 10).flatMap(({ to }) => to?.map(({ address }) => address))
    expect(first).toContain('bahram@example.org')
  })

  test('reports that a mail could not be sent in time; no other process sends it at the same time', async () => {
    const [outbox, other] = [serverProcess(), serverProcess()]
    mailbox.setHanging(true)
    await expect(outbox.deliverNow(to('mo@example.org'), 50)).resolves.toBe(false)
    other.deliverSoon()
    await other.stop()
    mailbox.setHanging(false)
    await mailbox.waitForMail('mo@example.org')
    await expect.poll(queuedMails).toEqual([])
    expect(mailbox.mailCount('mo@example.org')).toBe(1)
  })

  test('a mail about a person who is erased while it is being written leaves no file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pol-mails-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const files = createMailFiles(folder)
    const outbox = serverProcess({
      smtpUrl: null,
      mailFolder: folder,
      composers: {
        ...greetings,
        'password-reset': async ({ recipient }) => {
          await database.db.delete(mailOutbox).where(eq(mailOutbox.recipient, recipient))
          return greeting
        },
      },
    })
    await outbox.deliverNow({ kind: 'password-reset', recipient: 'farid@example.org' }, 10_000)
    await outbox.deliverNow(to('clara@example.org'), 10_000)
    expect(await files.of({ email: 'clara@example.org', about: [] })).toHaveLength(1)
    expect(await readdir(folder)).toHaveLength(1)
    expect(await queuedMails()).toEqual([])
  })

  test('a mail in a file has its final name only if its queued mail is deleted with it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'pol-mails-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const files = createMailFiles(folder)
    const write = vi.spyOn(fs, 'renameSync').mockImplementation(() => {
      throw new Error('EIO: i/o error, rename')
    })
    syncBuiltinESMExports()
    onTestFinished(() => {
      write.mockRestore()
      syncBuiltinESMExports()
    })
    const outbox = serverProcess({ smtpUrl: null, mailFolder: folder })
    await expect(outbox.deliverNow(to('clara@example.org'), 10_000)).resolves.toBe(false)
    const [queued] = await queuedMails()
    expect(await readdir(folder)).toEqual([`${queued?.id}.part`])
    // The erasure of its user deletes both.
    await database.db.delete(mailOutbox)
    await files.removeOf({ email: 'clara@example.org', about: [] })
    expect(await readdir(folder)).toEqual([])
  })

  test('a mail in a file counts as sent only when file and folder are flushed to the disk', async () => {
    const folder = join(await mkdtemp(join(tmpdir(), 'pol-mails-')), 'outbox')
    onTestFinished(() => rm(dirname(folder), { recursive: true }))
    const files = createMailFiles(folder)
    const outbox = serverProcess({ smtpUrl: null, mailFolder: folder })
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
    expect(await queuedMails()).toMatchObject([{ recipient: 'mo@example.org', attempts: 1 }])
    await database.db.delete(mailOutbox)
  })

  test('retries if the mail server rejects the password, until the configuration is corrected', async () => {
    const wrong = mailbox.url.replace('//', '//pol:falsch@')
    await expect(serverProcess({ smtpUrl: wrong }).deliverNow(to('clara@example.org'), 10_000)).resolves.toBe(
      false,
    )
    await expect.poll(queuedMails).toMatchObject([{ recipient: 'clara@example.org', attempts: 1 }])
    aheadMs += 10_000
    serverProcess().deliverSoon()
    await mailbox.waitForMail('clara@example.org')
    await expect.poll(queuedMails).toEqual([])
  })

  test('drops a mail to a mailbox that does not exist', async () => {
    await expect(serverProcess().deliverNow(to(noSuchMailbox), 10_000)).resolves.toBe(false)
    await expect.poll(queuedMails).toEqual([])
  })

  test('sends a mail with an initial delay at once if asked to, and only once', async () => {
    const outbox = serverProcess()
    await outbox.add(database.db, { ...to('mo@example.org'), initialDelayMs: 60_000 })
    outbox.deliverSoon()
    await expect(outbox.deliverNow(to('mo@example.org'), 10_000)).resolves.toBe(true)
    aheadMs += 120_000
    outbox.deliverSoon()
    await expect.poll(queuedMails).toEqual([])
    expect(mailbox.mailCount('mo@example.org')).toBe(1)
  })

  test('sends a mail with an initial delay after that delay', async () => {
    const outbox = serverProcess()
    await outbox.add(database.db, { ...to('farid@example.org'), initialDelayMs: 60_000 })
    await outbox.add(database.db, to('clara@example.org'))
    outbox.deliverSoon()
    await mailbox.waitForMail('clara@example.org')
    expect(mailbox.mailCount('farid@example.org')).toBe(0)
    aheadMs += 60_000
    outbox.deliverSoon()
    await mailbox.waitForMail('farid@example.org')
    await expect.poll(queuedMails).toEqual([])
  })

  test('starts sending at a random time within the limits, once for any number of calls', async () => {
    const outbox = serverProcess({ delayMs: defaultMailDelayMs })
    await outbox.add(database.db, to('bahram@example.org'))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      for (let caller = 0; caller < 100; caller += 1) outbox.deliverSoon()
      expect(vi.getTimerCount()).toBe(1)
      vi.advanceTimersByTime(defaultMailDelayMs.min - 1)
      expect(vi.getTimerCount()).toBe(1)
      expect(await queuedMails()).toMatchObject([{ attempts: 0 }])
      vi.advanceTimersByTime(defaultMailDelayMs.max)
    } finally {
      vi.useRealTimers()
    }
    await mailbox.waitForMail('bahram@example.org')
    await expect.poll(queuedMails).toEqual([])
  })

  test('reports that a mail was sent', async () => {
    await expect(serverProcess().deliverNow(to('anna@example.org'), 10_000)).resolves.toBe(true)
    expect(mailbox.mailCount('anna@example.org')).toBe(1)
    expect(await queuedMails()).toEqual([])
  })
})
