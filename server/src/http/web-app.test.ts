import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadWebApp } from './web-app.ts'

const site = {
  controller: { name: null, address: null, email: null },
  aiService: null,
  translationService: null,
  translator: { name: 'Pol', isWordByWord: true },
  mailServer: false,
  embeddedDatabase: true,
  botCheck: null,
  poisonLine: null,
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pol-web-'))
  await writeFile(join(folder, 'index.html'), '<head></head>')
  await writeFile(
    join(folder, 'preload.json'),
    JSON.stringify({ '/kurs': ['/assets/course.js'], '/kurs/:unit': ['/assets/unit.js'] }),
  )
})
afterEach(() => rm(folder, { recursive: true }))

test('the page of an address hints at the scripts of its route, also where a part of it varies', async () => {
  const web = await loadWebApp(folder, { productName: 'Pol', publicUrl: 'http://localhost', site })
  const pageAt = (path: string) => web.pageAt(path).encodings.identity.toString()
  expect(pageAt('/kurs')).toContain('/assets/course.js')
  expect(pageAt('/kurs/7')).toContain('/assets/unit.js')
  expect(pageAt('/kurs/7')).not.toContain('/assets/course.js')
  for (const path of ['/kurs/', '/kurs/7/8', '/kursbuch', '/']) expect(pageAt(path)).not.toContain('/assets/')
})
