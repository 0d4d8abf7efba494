import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { updateAccountSettings } from '@pol/contract/operations/own-account'
import { decideRecording, listModeratedRecordings } from '@pol/contract/operations/moderation'
import { createRecording, giveRecordingConsent } from '@pol/contract/operations/recordings'
import type { Language } from '@pol/language/language'
import { createClip } from '../../server/test/clips.ts'
import { asAdministrator, createAccount } from './administration.ts'
import { launchOptions } from './browser.ts'
import { clientWith, openSession } from './clients.ts'
import { newcomer, type Person } from './people.ts'
import { expect } from './test.ts'

const rate = 48_000

let folder: string | null = null

/** The folder with the voice files of this process. Chromium opens a file when it starts. */
function voices(): string {
  if (!folder) {
    const created = mkdtempSync(join(tmpdir(), 'pol-voices-'))
    process.once('exit', () => rmSync(created, { recursive: true }))
    folder = created
  }
  return folder
}

/** Writes a WAV file with a voice of 140 Hz at four syllables per second, between silences. @returns its path. */
function voiceFile(name: string, { seconds = 1.2, amplitude = 0.2, pause = 0.6 } = {}): string {
  const sampleAt = (n: number) => {
    const t = n / rate - pause
    if (t < 0 || t > seconds) return 0
    const overtones = [1, 0.6, 0.4, 0.3, 0.2, 0.1].reduce(
      (sum, share, k) => sum + share * Math.sin(2 * Math.PI * 140 * (k + 1) * t + k),
      0,
    )
    const sample = (amplitude / 2.6) * overtones * (0.15 + 0.85 * Math.abs(Math.sin(4 * Math.PI * t)))
    return Math.max(-1, Math.min(1, sample))
  }
  const length = 2 * Math.round((seconds + 2 * pause) * rate)
  const file = Buffer.alloc(44 + length)
  file.write('RIFF')
  file.writeUInt32LE(36 + length, 4)
  file.write('WAVEfmt ', 8)
  for (const [at, value] of [
    [16, 16],
    [24, rate],
    [28, 2 * rate],
    [40, length],
  ] as const)
    file.writeUInt32LE(value, at)
  for (const [at, value] of [
    [20, 1],
    [22, 1],
    [32, 2],
    [34, 16],
  ] as const)
    file.writeUInt16LE(value, at)
  file.write('data', 36)
  for (let n = 0; n < length / 2; n += 1) file.writeInt16LE(Math.round(sampleAt(n) * 0x7f_ff), 44 + 2 * n)
  const path = join(voices(), `${name}.wav`)
  writeFileSync(path, file)
  return path
}

/** Launch options of Chromium that allow or deny every request for the microphone. */
export function userWho(answers: 'allows' | 'refuses', ...others: readonly string[]) {
  const answer = `--use-fake-ui-for-media-stream${answers === 'refuses' ? '=deny' : ''}`
  return { ...launchOptions, args: [...launchOptions.args, answer, ...others] }
}

/** Launch options of Chromium with a microphone that repeats this voice. */
export function microphone(...voice: Parameters<typeof voiceFile>) {
  const file = `--use-file-for-fake-audio-capture=${voiceFile(...voice)}`
  return userWho('allows', '--use-fake-device-for-media-stream', file)
}

/** Creates a user with this mother tongue and, by default, the consent to recordings. */
export async function speakerNamed(
  name: string,
  language: Language,
  { consents = true } = {},
): Promise<Person> {
  const person = newcomer(name)
  await createAccount(person)
  const client = clientWith((await openSession(person)).token)
  await client(updateAccountSettings, { mother_tongue: language })
  if (consents) await client(giveRecordingConsent, { name, region: 'Teheran' })
  return person
}

/** Records a line without a browser. @returns the id of the recording. */
export async function recordLine(person: Person, item: string): Promise<string> {
  const client = clientWith((await openSession(person)).token)
  return (await client(createRecording, { item, audio: await createClip({ seconds: 1 }) })).id
}

/** Approves all pending recordings of a line. */
export async function approveLine(item: string): Promise<void> {
  await asAdministrator(async (administrator) => {
    const { body: waiting } = await administrator(listModeratedRecordings, {})
    const ofLine = waiting.filter((one) => one.item === item)
    expect(ofLine.length).toBeGreaterThan(0)
    for (const { id } of ofLine) await administrator(decideRecording, { id, status: 'approved' })
  })
}

/** Records until `secondsLeft` seconds are left, and stops. */
export async function speak(page: Page, secondsLeft = 10): Promise<void> {
  await page.getByRole('button', { name: 'Aufnehmen', exact: true }).click()
  const meter = page.getByRole('meter', { name: 'Lautstärke' })
  await expect.poll(async () => Number(await meter.getAttribute('aria-valuenow'))).toBeGreaterThan(20)
  await expect(page.getByText(`Noch ${secondsLeft} s`)).toBeVisible()
  await page.getByRole('button', { name: 'Stopp', exact: true }).click()
}
