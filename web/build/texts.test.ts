import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { bareTexts, languageText, persianTextsFor, textCalls } from './texts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = globSync('{web,contract,server}/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.(?:test|d)\.tsx?$/.test(file))
  .map((file) => join(root, file))
/** Files with texts in double braces (localized-files-plugin.ts). */
const templates = ['web/index.html', 'web/manifest.webmanifest'].map((file) => join(root, file))
const used = [
  ...sources.flatMap((file) =>
    textCalls(readFileSync(file, 'utf8'), file).map(({ german }) => ({ file, german })),
  ),
  ...templates.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\{\{(.*?)\}\}/g)].map(([, german = '']) => ({ file, german })),
  ),
]

const catalogues = globSync('{web,contract,server}/{src/**/,}persian.json', { cwd: root }).map((file) => ({
  file,
  texts: JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>,
}))

test('every text of the interface and of the mails has a Persian one, and no catalogue has unused texts', () => {
  const missing = used
    .filter(
      ({ file, german }) => german !== languageText && persianTextsFor(dirname(file))[german] === undefined,
    )
    .map(({ file, german }) => `${file.slice(root.length)}: ${german}`)
  expect(missing).toEqual([])

  const unused = catalogues.flatMap(({ file, texts }) => {
    const folder = dirname(join(root, file))
    const below = new Set(used.filter((each) => each.file.startsWith(folder)).map(({ german }) => german))
    return Object.keys(texts)
      .filter((german) => !below.has(german))
      .map((german) => `${file}: ${german}`)
  })
  expect(unused).toEqual([])
})

test('the texts of each catalogue are in order, so that each is found at once', () => {
  for (const { file, texts } of catalogues) {
    const keys = Object.keys(texts)
    expect(keys, file).toEqual(keys.toSorted())
  }
})

test('the catalogues of the server do not contradict each other, because the server merges them', () => {
  const texts = catalogues.flatMap(({ file, texts }) =>
    file.startsWith('server/') ? Object.entries(texts) : [],
  )
  const wordings = Map.groupBy(texts, ([german]) => german)
  const twice = [...wordings].filter(([, found]) => new Set(found.map(([, persian]) => persian)).size > 1)
  expect(twice).toEqual([])
})

/** Names that are the same in both languages. */
const names = /^(?:eSpeak NG|LAME|Deutsch)$/

test('every word in the markup is a text or in an element with a language', () => {
  const found = sources.flatMap((file) =>
    bareTexts(readFileSync(file, 'utf8'), file)
      .filter((text) => !names.test(text))
      .map((text) => `${file.slice(root.length)}: ${text}`),
  )
  expect(found).toEqual([])
  expect(bareTexts('const a = <p title="Noch ein Wort">Ein Wort</p>', 'a.tsx')).toEqual([
    'Noch ein Wort',
    'Ein Wort',
  ])
})

test('a Persian text has the placeholders of the German one, no Arabic letters, and a written ezafe after a silent he', () => {
  for (const { file, german } of used) {
    const persian = persianTextsFor(dirname(file))[german] ?? german
    expect(placeholdersOf(persian), german).toEqual(placeholdersOf(german))
    expect(persian, german).not.toMatch(/[يكىۀ٠-٩]|هٔ/)
  }
})

function placeholdersOf(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))].toSorted()
}

test('a text with a plural has its value `count`', () => {
  const faults = used.filter(
    ({ german }) => german.includes('|') && !/^[^|]+\|[^|]*\{count\}[^|]*$/.test(german),
  )
  expect(faults).toEqual([])
})
