/**
 * `npm run voices -- …`: the neural voices of the operator in `DATA_DIR/voices` (docs/operations.md). A running server uses
 * what it found at its start.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { languages, type Language } from '../language/src/language.ts'
import { readConfig } from '../server/src/config.ts'
import { addVoice, folderOf } from '../server/src/features/speech/voices/add-voice.ts'
import { admitted, findVoices, inspectVoice } from '../server/src/features/speech/voices/find-voices.ts'
import {
  copyRuntime,
  hasRuntime,
  runtimeFolderIn,
  runtimePackage,
} from '../server/src/features/speech/voices/runtime-files.ts'
import { tryVoice } from '../server/src/features/speech/voices/try-voice.ts'
import type { FoundVoice, Sex, Voice } from '../server/src/features/speech/voices/voice.ts'
import { sentenceOf } from '../server/src/features/speech/voices/voices-in-use.ts'
import { engineProgram, loadGermanPhonemes } from '../server/src/files.ts'
import { resolveFile } from './command.ts'

const usage = `Usage: npm run voices -- install                           installs the program that runs voices
       npm run voices -- add FILE [de|fa] [woman|man]       adds a voice (FILE.onnx, beside it FILE.onnx.json and its card)
       npm run voices -- list                               lists the voices
       npm run voices -- remove [de/|fa/]NAME               removes a voice
       npm run voices -- check                              lets each voice speak a sentence`

/** The message is for the operator. */
class RefusedError extends Error {
  override readonly name = 'RefusedError'
}

const sexes: readonly Sex[] = ['woman', 'man']

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const folder = join(readConfig(process.env).dataFolder, 'voices')
  await run(folder, process.argv.slice(2))
} catch (error) {
  fail(error)
}

async function run(folder: string, [command, ...args]: readonly string[]): Promise<void> {
  const [argument, ...more] = args
  if (command === 'install' && args.length === 0) return install(folder)
  if (command === 'list' && args.length === 0) return list(await found(folder))
  if (command === 'check' && args.length === 0) return check(folder)
  if (command === 'remove' && argument !== undefined && more.length === 0) return remove(folder, argument)
  if (command === 'add' && argument !== undefined) {
    const language = languages.find((each) => each === more[0])
    const rest = more.slice(language ? 1 : 0)
    const sex = sexes.find((each) => each === rest[0])
    if (rest.length === (sex ? 1 : 0)) return add(folder, resolveFile(argument), language, sex)
  }
  throw new RefusedError(usage)
}

async function install(folder: string): Promise<void> {
  const { name, version } = runtimePackage
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const temporary = mkdtempSync(join(folder, '.install-'))
  try {
    await fetchPackage(`${name}@${version}`, temporary)
    await copyRuntime(join(temporary, 'node_modules', name, 'dist'), runtimeFolderIn(folder))
  } finally {
    rmSync(temporary, { recursive: true })
  }
  say(`${name} ${version} is in ${runtimeFolderIn(folder)}.`)
}

/** Fetches a package from the registry that npm is configured for, without running any program of it. */
async function fetchPackage(spec: string, folder: string): Promise<void> {
  const npm = process.env.npm_execpath
  const [program, ...before] = npm ? [process.execPath, npm] : ['npm']
  const options = [
    '--ignore-scripts',
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const places = ['--prefix', folder, '--cache', join(folder, 'cache')]
  const child = spawn(program, [...before, 'install', spec, ...options, ...places], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: !npm && process.platform === 'win32',
  })
  const [status] = (await once(child, 'close')) as [number | null]
  if (status !== 0) throw new RefusedError(`npm could not fetch ${spec}; see above.`)
}

async function add(
  folder: string,
  file: string,
  language: Language | undefined,
  sex: Sex | undefined,
): Promise<void> {
  if (!existsSync(file)) throw new RefusedError(`There is no file ${file}.`)
  const name = basename(file).replace(/\.onnx$/u, '')
  const voice = await inspectVoice(file, language ?? null, name)
  const asSaid = voice.usable && sex ? { ...voice, usable: { ...voice.usable, sex } } : voice
  const usable = usableOf(admitted(asSaid, await found(folder), await isInstalled(folder)))
  if (existsSync(folderOf(folder, usable)))
    throw new RefusedError(`There is already a voice ${name}: remove it first.`)
  await attempt(folder, usable)
  await addVoice(folder, usable, sex ?? null)
  say(`${usable.language}/${name} speaks from the next start of the server on. Licence: ${usable.licence}`)
}

function list(voices: readonly FoundVoice[]): void {
  if (voices.length === 0) say('There is no voice; eSpeak NG speaks.')
  for (const { language, name, licence, sha256, usable, refusal } of voices) {
    const about = [licence ?? 'no licence', sha256?.slice(0, 16), usable?.sex].filter(Boolean).join(', ')
    say(`${language}/${name}  ${about}${refusal ? `\n  ${sentenceOf(name, refusal)}` : ''}`)
  }
}

async function remove(folder: string, named: string): Promise<void> {
  const voices = (await findVoices(folder, true)).filter(
    ({ language, name }) => name === named || `${language}/${name}` === named,
  )
  const [voice, ...others] = voices
  if (!voice) throw new RefusedError(`There is no voice ${named}.`)
  if (others.length > 0)
    throw new RefusedError(`${named} is a voice of both languages: say de/${named} or fa/${named}.`)
  rmSync(folderOf(folder, voice), { recursive: true })
  say(
    `${voice.language}/${voice.name} is removed. Restart the server. Its clips are deleted after some days.`,
  )
}

async function check(folder: string): Promise<void> {
  const voices = await found(folder)
  if (voices.length === 0) return say('There is no voice; eSpeak NG speaks.')
  for (const voice of voices) {
    try {
      await attempt(folder, usableOf(voice))
    } catch (error) {
      fail(error)
    }
  }
}

async function attempt(folder: string, voice: Voice): Promise<void> {
  const phonemes = await loadGermanPhonemes()
  const parts = { engineProgram, runtimeFolder: runtimeFolderIn(folder), phonemes }
  const { soundSeconds, workSeconds } = await tryVoice(voice, parts)
  const seconds = `${soundSeconds.toFixed(1)} s of sound in ${workSeconds.toFixed(1)} s, with loading`
  say(`${voice.language}/${voice.name} speaks: ${seconds}.`)
}

async function found(folder: string): Promise<FoundVoice[]> {
  return findVoices(folder, await isInstalled(folder))
}

function isInstalled(folder: string): Promise<boolean> {
  return hasRuntime(runtimeFolderIn(folder))
}

function usableOf({ name, usable, refusal }: FoundVoice): Voice {
  if (!usable) throw new RefusedError(sentenceOf(name, refusal))
  return usable
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
