import { mkdirSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { publishBuild } from './publish-build.ts'

const hourMs = 60 * 60 * 1000
const start = new Date('2026-11-01T08:00:00Z')
const later = (hours: number) => new Date(start.getTime() + hours * hourMs)

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

test('a server of the old build can still import its files, which are deleted after a day', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pol-build-'))
  const [dist, fresh] = [join(folder, 'dist'), join(folder, 'dist.new')]
  const build = (name: string, published: readonly string[], at: Date) => {
    write(fresh, {
      'main.mjs': `export const late = () => import('./${name}-12345678.mjs')`,
      [`${name}-12345678.mjs`]: `export const name = '${name}'`,
      [`assets/${name}-12345678.css`]: '',
    })
    return publishBuild(fresh, dist, published, at)
  }
  const first = build('first', [], start)
  write(dist, { '.built': 'stamp', '.compiled/cache': '' })
  const running = (await import(pathToFileURL(join(dist, 'main.mjs')).href)) as {
    late: () => Promise<{ name: string }>
  }

  const second = build('second', first, later(72))
  await expect(running.late()).resolves.toMatchObject({ name: 'first' })
  expect(readFileSync(join(dist, 'main.mjs'), 'utf8')).toContain('second')

  const third = build('third', second, later(95))
  expect(readdirSync(dist)).toContain('first-12345678.mjs')
  build('fourth', third, later(97))
  expect(readdirSync(dist).toSorted()).toEqual([
    '.built',
    '.compiled',
    'assets',
    'fourth-12345678.mjs',
    'main.mjs',
    'second-12345678.mjs',
    'third-12345678.mjs',
  ])
  expect(readdirSync(folder)).toEqual(['dist'])
})
