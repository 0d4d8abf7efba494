import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Language } from '@pol/language/language'

/** @returns the interface text for a German key. Values replace the `{names}` in it. */
export type Say = (german: string, values?: Readonly<Record<string, string>>) => string

export const inGerman: Say = (german, values = {}) => withValues(german, values)

/**
 * Where screens have texts of their own, the general one.
 * @throws if there is no general one, and not exactly one Persian text for the German one.
 */
export const inPersian: Say = (german, values = {}) => {
  const general = persianTextsIn('web/src/persian.json')[german]
  if (general !== undefined) return withValues(general, values)
  const [persian, ...others] = persianTexts().get(german) ?? []
  if (persian === undefined || others.length > 0) {
    throw new Error(`There is not exactly one Persian text for "${german}".`)
  }
  return withValues(persian, values)
}

/**
 * @param feature a folder of `web/src/features`, whose Persian texts take precedence, as in its screens; with practice, those
 *   of its tasks do, too.
 */
export function saying(language: Language, feature?: string): Say {
  if (language === 'de') return inGerman
  const own = {
    ...(feature === 'practice' && persianTextsIn('web/src/ui/tasks/persian.json')),
    ...(feature && persianTextsIn(`web/src/features/${feature}/persian.json`)),
  }
  return (german, values = {}) => {
    const persian = own[german]
    return persian === undefined ? inPersian(german, values) : withValues(persian, values)
  }
}

const root = fileURLToPath(new URL('../..', import.meta.url))
let catalogue: Map<string, Set<string>> | null = null

/** The Persian texts by German key, from all catalogues. Different screens may have different texts for one key. */
function persianTexts(): ReadonlyMap<string, ReadonlySet<string>> {
  if (catalogue) return catalogue
  catalogue = new Map()
  for (const file of globSync('{web/,web/src/**/,contract/src/}persian.json', { cwd: root })) {
    for (const [german, persian] of Object.entries(persianTextsIn(file))) {
      catalogue.set(german, (catalogue.get(german) ?? new Set<string>()).add(persian))
    }
  }
  return catalogue
}

function persianTextsIn(file: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, string>
}

function withValues(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((filled, [name, value]) => filled.replaceAll(`{${name}}`, value), text)
}
