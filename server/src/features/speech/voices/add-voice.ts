import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { findCard, sexLine } from './card.ts'
import type { Sex, Voice } from './voice.ts'

/** The folder of a voice in the folder of voices. */
export const folderOf = (voicesFolder: string, { language, name }: Pick<Voice, 'language' | 'name'>) =>
  join(voicesFolder, language, name)

/**
 * Copies the files of a voice to the folder of voices, whole or not at all.
 * @param sex if given, added to the card.
 */
export async function addVoice(voicesFolder: string, voice: Voice, sex: Sex | null): Promise<void> {
  const folder = folderOf(voicesFolder, voice)
  const unfinished = join(dirname(folder), `.${voice.name}.new`)
  const { file } = voice.model
  const card = await findCard(file)
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  for (const each of [file, `${file}.json`]) await copyFile(each, join(unfinished, basename(each)))
  const text = card === null ? '' : await readFile(card, 'utf8')
  await writeFile(join(unfinished, 'MODEL_CARD'), (sex === null ? '' : sexLine(sex)) + text)
  await rename(unfinished, folder)
}
