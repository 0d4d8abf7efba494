import { globSync } from 'node:fs'
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
