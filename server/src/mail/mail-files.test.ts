import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createMailFiles } from './mail-files.ts'

/** So many that some are deleted between any two reads. */
const mails = Array.from({ length: 100 }, (_, n) => `mail-${n}`)

test('the mails of a user are found and deleted while others delete them, too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pol-mails-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = createMailFiles(folder)
  const mail = Buffer.from('To: anna@example.org\r\n\r\nGuten Tag')
  const anna = { email: 'anna@example.org', about: [] }
  for (let round = 0; round < 2; round += 1) {
    await Promise.all(mails.map((id) => files.write(id, mail)))
    for (const id of mails.slice(50)) files.publish(id)
    const others = mails.map(async (id, at) => {
      for (let waited = 0; waited < at; waited += 1) await readdir(folder)
      await files.withdraw(id)
    })
    await Promise.all([...others, files.removeOf(anna), files.removeOf(anna)])
    expect(await readdir(folder)).toEqual([])
  }
})

test('files of mails that are queued stay unfinished; others that a process left when it died are deleted', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pol-mails-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const files = createMailFiles(folder)
  for (const id of ['queued', 'erased', 'sent'])
    await files.write(id, Buffer.from('To: anna@example.org\r\n\r\n'))
  files.publish('sent')
  await files.removeUnfinished(async (ids) => {
    expect(ids.toSorted()).toEqual(['erased', 'queued'])
    return new Set(['queued'])
  })
  expect((await readdir(folder)).toSorted()).toEqual(['queued.part', 'sent.eml'])
})
