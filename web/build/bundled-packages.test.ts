import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { packageJsonPath, packagesOf } from './bundled-packages.ts'

test('each bundled package is credited once; own code is not credited', () => {
  const react = packageJsonPath('react')
  const modules = [
    react,
    react.replace('package.json', 'index.js'),
    react.replace('react/package.json', 'valibot/dist/index.mjs'),
    '/pol/web/src/main.tsx',
  ]
  expect(packagesOf(modules)).toEqual([
    {
      name: 'react',
      version: expect.stringMatching(/^\d/),
      licence: 'MIT',
      copyright: 'Copyright (c) Meta Platforms, Inc. and affiliates.',
    },
    {
      name: 'valibot',
      version: expect.stringMatching(/^\d/),
      licence: 'MIT',
      copyright: expect.stringContaining('Fabian Hiller'),
    },
  ])
})

test('a package without a licence fails the build', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pol-packages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const unlicensed = join(folder, 'node_modules/unlicensed')
  await mkdir(unlicensed, { recursive: true })
  await writeFile(join(unlicensed, 'package.json'), '{"name":"unlicensed","version":"1.0.0"}')
  expect(() => packagesOf([join(unlicensed, 'index.js')])).toThrow('unlicensed is bundled and has no licence')
})
