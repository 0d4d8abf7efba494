import { access } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Sex } from './voice.ts'

export interface Card {
  readonly licence: string | null
  readonly source: string | null
  /** A woman unless the card says otherwise, because most texts are spoken by a woman. */
  readonly sex: Sex
}

/** Names under which voices are published with their card. */
const names = ['MODEL_CARD', 'MODEL_CARD.md', 'README.md', 'README']

const longestLine = 200
const licence = /^[\s*#>-]*licen[cs]e\b[\s*]*:[\s*]*(\S.*)$/imu
const source = /^[\s*#>-]*(?:source|url)\b[\s*]*:[\s*<]*(https?:\/\/[^\s>)]+)/imu
const sex = /^[\s*#>-]*(?:sex|gender)\b[\s*]*:[\s*]*(fe)?(?:male|man)\b/imu

/** Reads the lines of a card that say licence, source and sex: `* License: CC0`. */
export function readCard(text: string): Card {
  const lineOf = (pattern: RegExp) =>
    pattern
      .exec(text)?.[1]
      ?.replaceAll(/\p{Cc}/gu, '')
      .trim()
      .slice(0, longestLine) ?? null
  const said = sex.exec(text)
  return {
    licence: lineOf(licence),
    source: lineOf(source),
    sex: said && !said[1] ? 'man' : 'woman',
  }
}

/** Path of the card beside a model; null if there is none. */
export async function findCard(model: string): Promise<string | null> {
  for (const name of names) {
    const path = join(dirname(model), name)
    if (await exists(path)) return path
  }
  return null
}

/** The line of a card that says the sex. */
export const sexLine = (sex: Sex) => `* Sex: ${sex}\n`

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
