import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ownPictures, shippedAssets } from './shipped-assets.ts'

test('exactly the delivered fonts, pictures and sounds are credited', () => {
  const web = fileURLToPath(new URL('../../../', import.meta.url))
  const shipped = globSync('{public,src}/**/*', { cwd: web, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:tsx?|css|txt|webmanifest)$|^persian\.json$/.test(entry.name))
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(web.length))
  const listed = new Set([...ownPictures, ...shippedAssets.flatMap(({ files }) => files)])
  expect([...listed].toSorted()).toEqual(shipped.toSorted())
})

test.each([
  ['lgpl-2.0.txt', '681e386e44a19d7d0674b4320272c90e66b6610b741e7e6305f8219c42e85366'],
  ['gpl-2.0.txt', '8177f97513213526df2cf6184d8ff986c675afb514d4e68a404010521b880643'],
])('the licence %s is word for word that of the Free Software Foundation', (file, sha256) => {
  const text = readFileSync(new URL(`texts/${file}`, import.meta.url))
  expect(createHash('sha256').update(text).digest('hex')).toBe(sha256)
})
