import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { correctedTexts } from './corrected-texts.ts'
import { ContentError, readRows } from './kind.ts'
import { readSpokenContent } from './read.ts'
import { allRows } from '../test/content.ts'

const header = 'known_until,german,farsi,transliteration,speaker'

describe('a learner with a page from last week', () => {
  let folder: URL
  beforeAll(async () => {
    folder = pathToFileURL(`${await mkdtemp(join(tmpdir(), 'pol-content-'))}/`)
    const lines = [
      '2026-06-30,Ich gehe zu Haus.,,,man 2',
      '2026-06-30,,من به خانه روم.,man be khâne ravam.,',
      '2026-06-30,,گل,gel,',
    ]
    await writeFile(new URL(correctedTexts.file, folder), [header, ...lines].join('\n'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('hears a sentence that has since been corrected', async () => {
    const { german, persian } = await readSpokenContent(
      folder,
      new Date('2026-06-30T23:59:00Z'),
      await allRows(),
    )
    expect(german).toContain('Ich gehe zu Haus.')
    expect(persian.get('من به خانه روم.')).toBe('man be khâne ravam.')
  })

  test('but not after the period of validity', async () => {
    const { german, persian } = await readSpokenContent(
      folder,
      new Date('2026-07-01T00:00:00Z'),
      await allRows(),
    )
    expect(german).not.toContain('Ich gehe zu Haus.')
    expect(persian.has('من به خانه روم.')).toBe(false)
  })

  test('also by the person who said it', async () => {
    const { said } = await readSpokenContent(folder, new Date('2026-06-30'), await allRows())
    expect(said.get('Ich gehe zu Haus.')).toEqual(new Set(['man 2']))
    expect(said.has('من به خانه روم.')).toBe(false)
  })

  test('and hears current texts with their current transliteration', async () => {
    const { persian, homographs } = await readSpokenContent(folder, new Date('2026-06-01'), await allRows())
    expect(persian.get('گل')).toBe('gol')
    expect(homographs.get('گل')?.get('schlamm')).toBe('gel')
  })
})

test.each([
  ['no day', '31.12.2026,Hallo,,,', 'known_until: is not a day (YYYY-MM-DD)'],
  [
    'texts of both languages',
    '2026-12-31,Hallo,سلام,salâm,',
    'row: german, farsi: exactly one of them is needed',
  ],
  ['no text', '2026-12-31,,,,', 'row: german, farsi: exactly one of them is needed'],
  ['no transliteration', '2026-12-31,,سلام,,', 'row: farsi, transliteration: one is there without the other'],
  [
    'a transliteration of another word',
    '2026-12-31,,سلام,sobh,',
    'row: transliteration: "sobh" does not match "سلام"',
  ],
])('a corrected row with %s is an error', (_, line, error) => {
  let errors: readonly string[] = []
  try {
    readRows(correctedTexts, [header, line].join('\n'))
  } catch (thrown) {
    if (thrown instanceof ContentError) errors = thrown.errors
  }
  expect(errors).toContain(`corrected-texts.csv:2: ${error}`)
})
