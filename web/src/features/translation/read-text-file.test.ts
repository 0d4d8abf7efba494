import { expect, test } from 'vitest'
import { readTextFile } from './read-text-file.ts'

type Content = string | readonly number[]

const file = (name: string, content: Content) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name)

test.each([
  ['brief.txt', 'Guten Tag!\nWie geht es Ihnen?'],
  ['LIES.MD', '# سلام\n\nحال شما چطور است؟'],
  ['zahlen.von.2026.txt', 'eins'],
])('%s is read unchanged', async (name, text) => {
  expect(await readTextFile(file(name, text))).toEqual({ text, encoding: 'UTF-8' })
})

test('the byte order mark and Windows line endings are removed', async () => {
  expect(await readTextFile(file('windows.txt', '\uFEFFGuten Tag\r\nAuf Wiedersehen\r\n'))).toMatchObject({
    text: 'Guten Tag\nAuf Wiedersehen\n',
  })
})

test.each(['brief.docx', 'brief.pdf', 'bild.png', 'txt', 'brief.txt.exe', 'brief', 'brief.html'])(
  '%s has an unsupported type',
  async (name) => {
    expect(await readTextFile(file(name, 'Guten Tag'))).toEqual({
      title: 'Dateityp nicht unterstützt',
      description: 'Bitte kopieren Sie den Text aus der Datei und fügen Sie ihn ein.',
    })
  },
)

const bytesOf = (text: string) => [...new TextEncoder().encode(text)]
const disguised = 'Die Datei enthält keinen reinen Text, auch wenn ihr Name so endet.'
const notUtf8 =
  'Die Datei ist nicht in UTF-8 gespeichert. Bitte speichern Sie sie mit der Zeichenkodierung UTF-8.'

test.each<[string, Content, string]>([
  ['a PDF', '%PDF-1.7 nur Text', disguised],
  ['an RTF', '{\\rtf1 Guten Tag}', disguised],
  ['a PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a], disguised],
  ['a JPEG', [0xff, 0xd8, 0xff, 0xe0], disguised],
  ['a GIF', 'GIF89a', disguised],
  ['a Word document', [...bytesOf('PK'), 3, 4, 0x14], disguised],
  ['an old Word document', [0xd0, 0xcf, 0x11, 0xe0], disguised],
  ['a compressed file', [0x1f, 0x8b, 8], disguised],
  ['a program', [...bytesOf('MZ'), 0x90, 0, 3], disguised],
  ['NUL in the middle', 'Guten\0Tag', disguised],
  ['a truncated character', bytesOf('سلام').slice(0, -1), notUtf8],
  ['an empty file', '', 'Die Datei ist leer.'],
  ['only whitespace', ' \r\n\t', 'Die Datei ist leer.'],
  ['only invisible characters', '\u200C\u200B\u2060', 'Die Datei ist leer.'],
])('%s in a .txt file is rejected', async (_, content, description) => {
  expect(await readTextFile(file('brief.txt', content))).toEqual({ title: 'Fehler', description })
})

test('5,000 characters are accepted; a longer text is rejected, not truncated', async () => {
  const longest = 'ش'.repeat(5_000)
  expect(await readTextFile(file('lang.txt', longest))).toMatchObject({ text: longest })
  expect(await readTextFile(file('lang.txt', `${longest}.`))).toEqual({
    title: 'Fehler',
    description:
      'Der Text hat 5.001 Zeichen. Auf einmal können höchstens 5.000 Zeichen übersetzt werden. Bitte teilen Sie ihn auf.',
  })
})

test('a file over 1 MiB is rejected without reading it', async () => {
  const huge = file('riesig.txt', 'Guten Tag')
  Object.defineProperty(huge, 'size', { value: 1024 * 1024 + 1 })
  huge.arrayBuffer = () => Promise.reject(new Error('It was read'))
  expect(await readTextFile(huge)).toEqual({
    title: 'Fehler',
    description: 'Die Datei ist größer als 1 MB. Bitte teilen Sie sie auf.',
  })
})

test('a folder or unreadable file is reported', async () => {
  const folder = file('ordner.txt', '')
  folder.arrayBuffer = () => Promise.reject(new DOMException('Gone', 'NotFoundError'))
  expect(await readTextFile(folder)).toEqual({
    title: 'Fehler',
    description: 'Die Datei konnte nicht gelesen werden.',
  })
})
