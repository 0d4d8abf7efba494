import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { persianDigits, t, withValues } from '@pol/contract/text'
import type { Language } from '@pol/language/language'

export type Text = typeof t

/**
 * The text function of a language for mails, like `t` of the contract, whose language is fixed. The Persian texts are
 * in the nearest `persian.json` above the module; a test finds missing ones (web/build/texts.test.ts).
 */
export function textsIn(language: Language): Text {
  return language === 'de' ? t : inPersian
}

/** File of the bundle with the output of `readPersianTexts`; scripts/prepare-start.ts writes it. */
export const preparedPersianTexts = 'persian-texts.json'

/** Reads all Persian texts of the server. No two files translate a German text differently (web/build/texts.test.ts). */
export function readPersianTexts(): Readonly<Record<string, string>> {
  const source = join(import.meta.dirname, '..')
  return Object.assign(
    {},
    ...globSync('**/persian.json', { cwd: source }).map((file) => readTexts(join(source, file))),
  ) as Record<string, string>
}

function readTexts(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
}

/** The bundle has a file of its own, because the container image has no source files. */
const isBundled = !import.meta.url.endsWith('.ts')
const persianTexts = isBundled
  ? readTexts(join(import.meta.dirname, preparedPersianTexts))
  : readPersianTexts()

const inPersian: Text = (german, values = {}) =>
  withValues(persianTexts[german] ?? german, values, 'fa', (value) =>
    typeof value === 'number' ? persianDigits(String(value)) : value,
  )
