import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readRecords } from '@pol/content/kind'
import { closeReport, downloadLines, downloadReports } from '@pol/contract/operations/moderation'
import { createReport } from '@pol/contract/operations/reports'
import { moment } from '../../matchers.ts'
import { hasDatabase } from '../../test-database.ts'
import { cast, createWorld, type Device, type World } from '../../world.ts'

describe.runIf(hasDatabase)('tables for a spreadsheet', () => {
  let world: World
  let [bahram, anna] = [] as unknown as [Device, Device]
  beforeAll(async () => {
    world = await createWorld()
    bahram = await world.signedIn('bahram')
    anna = await world.signedIn('anna')
  })
  afterAll(() => world.stop())

  const rowsOf = (csv: Uint8Array) =>
    readRecords('table.csv', new TextDecoder().decode(csv), ';').map(({ record }) => record)

  test('have the reports, open and closed, with the lines they are about, and no names', async () => {
    const { id } = await bahram.call(createReport, { item: 'haus', text: '=2+2\nHier fehlt "das".' })
    await anna.call(closeReport, { id, status: 'done', answer: 'Danke.' })
    await bahram.call(createReport, { item: 'phrase-guten-morgen', text: 'So sagt das niemand.' })
    const csv = await anna.call(downloadReports, {})
    expect(rowsOf(csv)).toEqual([
      {
        id: 'phrase-guten-morgen',
        german: 'Guten Morgen!',
        farsi: 'صبح بخیر!',
        transliteration: 'sobh bekheyr!',
        file: 'phrases.csv',
        text: 'So sagt das niemand.',
        status: 'open',
        answer: '',
        reported_at: moment,
        closed_at: '',
      },
      expect.objectContaining({
        id: 'haus',
        german: 'Haus',
        file: 'lexicon.csv',
        text: '\'=2+2\nHier fehlt "das".',
        status: 'done',
        answer: 'Danke.',
        closed_at: moment,
      }),
    ])
    const text = new TextDecoder().decode(csv)
    expect(text).not.toContain(cast.bahram.username)
    for (const { email } of Object.values(cast)) expect(text).not.toContain(email)
  })

  test('have every line that is taught, with the file it stands in', async () => {
    const rows = rowsOf(await anna.call(downloadLines, {}))
    const byId = new Map(rows.map((row) => [row['id'], row]))
    expect(byId.size).toBe(rows.length)
    expect(byId.get('letter-alef')).toEqual({
      id: 'letter-alef',
      german: 'Alef',
      farsi: 'ا',
      transliteration: 'alef',
      file: 'letters.csv',
    })
    const files = new Set(rows.map(({ file }) => file))
    for (const file of ['lexicon.csv', 'phrases.csv', 'emergency.csv', 'course/dialogues.csv'])
      expect(files).toContain(file)
    expect(rows.filter((row) => Object.values(row).includes(''))).toEqual([])
  })

  test('are text for a spreadsheet, kept by no cache', async () => {
    const answer = await world.app.inject({
      url: '/api/tables/lines',
      headers: { authorization: `Bearer ${anna.token}` },
    })
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from('\uFEFF'))
  })
})
