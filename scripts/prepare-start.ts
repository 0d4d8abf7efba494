/**
 * Last build step: prepares an empty database cluster and the parsed and validated content, so that server starts do
 * not have to, and the Persian texts of the mails. The argument is the folder of the build.
 */
import { writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { makeTemplate } from '../server/src/database/embedded.ts'
import {
  loadGermanPhonemes,
  loadItems,
  loadSpokenContent,
  loadTaughtContent,
  preparedGermanPhonemes,
  preparedItems,
  preparedSpokenContent,
  preparedTaughtContent,
  template,
  serializableGermanPhonemes,
  serializableSpokenContent,
} from '../server/src/files.ts'
import { preparedPersianTexts, readPersianTexts } from '../server/src/mail/texts.ts'

const [, , folder = ''] = process.argv
const write = (file: string, content: string | Uint8Array) => writeFile(join(folder, basename(file)), content)

await write(template, await makeTemplate())
await write(preparedSpokenContent, JSON.stringify(serializableSpokenContent(await loadSpokenContent())))
await write(preparedGermanPhonemes, JSON.stringify(serializableGermanPhonemes(await loadGermanPhonemes())))
await write(preparedTaughtContent, JSON.stringify(await loadTaughtContent()))
await write(preparedItems, JSON.stringify(await loadItems()))
await write(preparedPersianTexts, JSON.stringify(readPersianTexts()))
