import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { installRuntime, type ToyVoice, writeToyVoice } from '../voices/toy-voice.ts'
import { temporaryFolder } from './server-process.ts'

const program = fileURLToPath(new URL('../../../scripts/voices.ts', import.meta.url))
const packageFolder = fileURLToPath(import.meta.resolve('onnxruntime-web/wasm')).replace(/dist.*$/u, '')

/** Stands for npm: takes the package from those of the tests instead of a registry. */
async function fakeNpm(folder: string, after = ''): Promise<string> {
  const file = join(folder, 'npm.mjs')
  await writeFile(
    file,
    `import { cpSync, writeFileSync } from 'node:fs'
     const [command, spec] = process.argv.slice(2)
     const folder = process.argv[process.argv.indexOf('--prefix') + 1]
     if (command !== 'install' || spec !== 'onnxruntime-web@1.30.0') process.exit(1)
     if (!process.argv.includes('--ignore-scripts')) process.exit(1)
     const target = folder + '/node_modules/onnxruntime-web'
     cpSync(${JSON.stringify(packageFolder)}, target, { recursive: true })
     ${after}`,
  )
  return file
}

async function operator() {
  const folder = await temporaryFolder()
  const dataFolder = join(folder, 'data')
  const npm = await fakeNpm(folder)
  /** `npm run voices -- ARGS`, without npm. */
  const voices = async (args: readonly string[], variables: Record<string, string> = {}) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: tmpdir(),
      env: { PATH: process.env.PATH, DATA_DIR: dataFolder, npm_execpath: npm, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (printed += text))
    const [code] = (await once(child, 'close')) as [number | null]
    return { code, printed }
  }
  const download = (voice: ToyVoice) => writeToyVoice(join(folder, 'downloads', voice.name ?? 'toy'), voice)
  return { folder, voicesFolder: join(dataFolder, 'voices'), voices, download }
}

test('an operator installs the program, adds voices, lists, checks and removes them', async () => {
  const { voicesFolder, voices, download } = await operator()
  const anna = await download({ language: 'de', name: 'anna' })
  expect(await voices(['list'])).toEqual({ code: 0, printed: 'There is no voice; eSpeak NG speaks.\n' })
  expect(await voices(['add', anna])).toEqual({
    code: 1,
    printed:
      'Die Stimme anna braucht ein Programm, das noch fehlt. Installieren mit: npm run voices -- install\n',
  })

  expect(await voices(['install'])).toMatchObject({
    code: 0,
    printed: expect.stringContaining('onnxruntime-web 1.30.0'),
  })
  expect(await readdir(voicesFolder)).toEqual(['runtime'])
  expect((await readdir(join(voicesFolder, 'runtime'))).length).toBe(2)

  const added = await voices(['add', anna])
  expect(added.printed).toContain('de/anna speaks: ')
  expect(added.printed).toContain('de/anna speaks from the next start of the server on. Licence: CC0-1.0\n')
  expect(added.code).toBe(0)
  expect((await readdir(join(voicesFolder, 'de', 'anna'))).toSorted()).toEqual([
    'MODEL_CARD',
    'anna.onnx',
    'anna.onnx.json',
  ])

  const bert = await download({ language: 'de', name: 'bert' })
  expect(await voices(['add', bert, 'de'])).toEqual({
    code: 1,
    printed:
      'Die Stimme bert wird nicht verwendet: Für diese Sprache und dieses Geschlecht gibt es schon anna.\n',
  })
  expect(await voices(['add', bert, 'de', 'man'])).toMatchObject({ code: 0 })
  expect(await readFile(join(voicesFolder, 'de', 'bert', 'MODEL_CARD'), 'utf8')).toContain('Sex: man')

  expect((await voices(['list'])).printed).toMatch(
    /^de\/anna {2}CC0-1\.0, [\da-f]{16}, woman\nde\/bert {2}CC0-1\.0, [\da-f]{16}, man\n$/,
  )
  expect(await voices(['check'])).toMatchObject({
    code: 0,
    printed: expect.stringMatching(/^de\/anna speaks: .*\nde\/bert speaks: .*\n$/),
  })
  expect(await voices(['remove', 'de/bert'])).toMatchObject({ code: 0 })
  expect(await voices(['remove', 'bert'])).toEqual({ code: 1, printed: 'There is no voice bert.\n' })
  expect(await readdir(join(voicesFolder, 'de'))).toEqual(['anna'])
})

test('what does not fit is refused with its reason, and nothing of it stays', async () => {
  const { voicesFolder, voices, download } = await operator()
  await installRuntime(voicesFolder)
  const cutOff = await download({ language: 'de', name: 'cut-off' })
  await truncate(cutOff, 300)
  for (const [args, sentence] of [
    [
      [await download({ language: 'fa', name: 'mana', without: 'ɣ' })],
      'Die Stimme mana kennt den Laut „ɣ“ nicht.',
    ],
    [
      [await download({ language: 'de', name: 'b', card: null })],
      'Für die Stimme b ist in der Datei MODEL_CARD keine Lizenz angegeben.',
    ],
    [
      [await download({ language: 'de', name: 'c' }), 'fa'],
      'Die Stimme c spricht die Sprache „de“ statt der verlangten.',
    ],
    [[cutOff], 'Die Datei der Stimme cut-off ist beschädigt oder keine Stimme von Piper.'],
    [
      [await download({ language: 'de', name: 'd', behaviour: 'is-silent' })],
      'd does not speak: Nothing can be heard',
    ],
    [['/no/such/voice.onnx'], 'There is no file /no/such/voice.onnx.'],
  ] as const)
    expect(await voices(['add', ...args])).toEqual({ code: 1, printed: `${sentence}\n` })
  expect(await readdir(voicesFolder)).toEqual(['runtime'])
  for (const args of [[], ['add'], ['add', 'a', 'de', 'child'], ['check', 'a'], ['sing']])
    expect(await voices(args)).toMatchObject({
      code: 1,
      printed: expect.stringMatching(/^Usage: npm run voices/),
    })
})

test('a program with other bytes than the tested ones is not installed', async () => {
  const { folder, voicesFolder, voices } = await operator()
  const npm = await fakeNpm(folder, `writeFileSync(target + '/dist/ort.wasm.bundle.min.mjs', 'export {}')`)
  expect(await voices(['install'], { npm_execpath: npm })).toEqual({
    code: 1,
    printed: 'ort.wasm.bundle.min.mjs is not the one of onnxruntime-web 1.30.0\n',
  })
  expect(await readdir(voicesFolder)).toEqual([])
})

test('without a registry the command says that npm could not fetch the package', async () => {
  const { folder, voicesFolder, voices } = await operator()
  await mkdir(voicesFolder, { recursive: true })
  const npm = join(folder, 'failing-npm.mjs')
  await writeFile(npm, 'process.exit(1)')
  expect(await voices(['install'], { npm_execpath: npm })).toEqual({
    code: 1,
    printed: 'npm could not fetch onnxruntime-web@1.30.0; see above.\n',
  })
  expect(await readdir(voicesFolder)).toEqual([])
})
