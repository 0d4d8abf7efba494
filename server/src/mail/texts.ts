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

const source = join(import.meta.dirname, '..')

/** All Persian texts of the server. No two files translate a German text differently (web/build/texts.test.ts). */
const persianTexts: Readonly<Record<string, string>> = Object.assign(
  {},
  ...globSync('**/persian.json', { cwd: source }).map(
    (file) => JSON.parse(readFileSync(join(source, file), 'utf8')) as Record<string, string>,
  ),
)

const inPersian: Text = (german, values = {}) =>
  withValues(persianTexts[german] ?? german, values, 'fa', (value) =>
    typeof value === 'number' ? persianDigits(String(value)) : value,
  )
