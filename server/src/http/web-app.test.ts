import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadWebApp } from './web-app.ts'

const site = {
  controller: { name: null, address: null, email: null },
  aiService: null,
  speechService: null,
  translationService: null,
  translator: { name: 'Pol', isWordByWord: true },
  mailServer: false,
  notifications: true,
  embeddedDatabase: true,
  botCheck: null,
  requiresPasskeys: false,
  poisonLine: null,
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pol-web-'))
  for (const [language, name] of [
    ['de', ''],
    ['fa', 'fa'],
  ] as const) {
    const files = {
      'index.html': `<html lang="${language}"><head></head></html>`,
      'preload.json': JSON.stringify({ '/kurs': ['/assets/course.js'], '/kurs/:unit': ['/assets/unit.js'] }),
      'manifest.webmanifest': JSON.stringify({ lang: language }),
      'sw.js': `version("%PAGE_REVISION%")`,
    }
    await mkdir(join(folder, name, 'assets'), { recursive: true })
    for (const [file, text] of Object.entries(files)) await writeFile(join(folder, name, file), text)
    await writeFile(join(folder, name, `assets/${language}.js`), '')
  }
})
afterEach(() => rm(folder, { recursive: true }))

test('a page has preload hints for the scripts of its route, also for a route with a parameter', async () => {
  const web = await loadWebApp(folder, { productName: 'Pol', publicUrl: 'http://localhost', site })
  const pageAt = (path: string) => web.languages.de.pageAt(path).encodings.identity.toString()
  expect(pageAt('/kurs')).toContain('/assets/course.js')
  expect(pageAt('/kurs/7')).toContain('/assets/unit.js')
  expect(pageAt('/kurs/7')).not.toContain('/assets/course.js')
  expect(pageAt('/Kurs/')).toContain('/assets/course.js')
  for (const path of ['/kurs/7/8', '/kursbuch', '/']) expect(pageAt(path)).not.toContain('/assets/')
  const known = ['/kurs', '/kurs/', '/KURS', '/kurs/7', '/index.html']
  const unknown = ['/metrics', '/kurs/7/8', '/kursbuch', '/preload.json']
  expect([...known, ...unknown].filter(web.languages.de.hasScreen)).toEqual(known)
})

test('each language has its own page, manifest and service worker; all share the scripts', async () => {
  const { languages, files } = await loadWebApp(folder, { productName: 'Pol', publicUrl: '', site })
  const textOf = (file?: { encodings: { identity: Buffer } }) => String(file?.encodings.identity)
  expect(textOf(languages.de.pageAt('/'))).toContain('lang="de"')
  expect(textOf(languages.fa.pageAt('/'))).toContain('lang="fa"')
  expect(textOf(languages.fa.files.get('/manifest.webmanifest'))).toContain('"lang":"fa"')
  const workers = Object.values(languages).map((app) => textOf(app.files.get('/sw.js')))
  expect(new Set(workers).size).toBe(2)
  expect([...files.keys()].toSorted()).toEqual(['/assets/de.js', '/assets/fa.js'])
})
