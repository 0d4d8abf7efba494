import { readFile } from 'node:fs/promises'
import { type SpeakerName, usualName } from '@pol/language/speakers'
import { correctedTexts } from './corrected-texts.ts'
import {
  ContentError,
  type Entries,
  type Kind,
  readRecords,
  readRows,
  type SaidTexts,
  type Spoken,
} from './kind.ts'
import { kinds } from './kinds.ts'
import { lexicon } from './lexicon.ts'

/** @param folder URL of the data folder, with a trailing slash. @throws ContentError if a row is invalid. */
export async function readKind<Row>(
  kind: Kind<Row>,
  folder: URL,
  entries = kind.fromLexicon ? readEntries(folder) : undefined,
): Promise<Row[]> {
  return readRows(kind, await readFile(new URL(kind.file, folder), 'utf8'), await entries)
}

/** Raw lexicon entries by id, for files that refer to them; they are validated with their own file. */
export async function readEntries(folder: URL): Promise<Entries> {
  const records = readRecords(lexicon.file, await readFile(new URL(lexicon.file, folder), 'utf8'))
  return new Map(records.map(({ record }) => [record['id'] ?? '', record]))
}

/** A row of any content file. */
export interface Line {
  readonly id: string
}

/** The rows of every content file, by file name. */
export type Content = ReadonlyMap<string, readonly Line[]>

/** @throws ContentError if a row is invalid. */
export async function readContent(folder: URL): Promise<Content> {
  const entries = readEntries(folder)
  const files = (kinds as readonly Kind<Line>[]).map(
    async (kind) => [kind.file, await readKind(kind, folder, entries)] as const,
  )
  return new Map(await Promise.all(files))
}

/** All texts that have audio. */
export interface SpokenContent {
  readonly german: ReadonlySet<string>
  /** Maps Persian text to its transliteration; for homographs, to the first one. */
  readonly persian: ReadonlyMap<string, string>
  readonly homographs: Homographs
  /** Who says a text, of either language, besides the usual speaker. Most texts are missing. */
  readonly said: ReadonlyMap<string, ReadonlySet<SpeakerName>>
}

/** Persian texts with several pronunciations, such as گل: maps row ids to transliterations. */
export type Homographs = ReadonlyMap<string, ReadonlyMap<string, string>>

/**
 * @param now determines which corrected texts are still valid.
 * @param content the content of the folder, if already read.
 * @throws ContentError if a row is invalid or a Persian sentence has two different transliterations.
 */
export async function readSpokenContent(
  folder: URL,
  now = new Date(),
  content?: Content,
): Promise<SpokenContent> {
  content ??= await readContent(folder)
  const lines = [...spokenLines(content)]
  const german = new Set(lines.flatMap(({ spoken }) => spoken.german))
  const said = lines.flatMap((line) => line.said ?? [])
  const readings = readingsOf(content)
  const homographs = homographsIn(content)
  const errors = [...homographs.keys()].filter((text) => text.includes(' '))
  if (errors.length > 0)
    throw new ContentError(errors.map((text) => `"${text}" has two different transliterations`))
  const persian = new Map([...readings].map(([text, byId]) => [text, [...byId.values()][0] ?? '']))
  const today = now.toISOString().slice(0, 10)
  for (const corrected of await readKind(correctedTexts, folder)) {
    if (corrected.known_until < today) continue
    const old = correctedTexts.spoken(corrected)
    for (const text of old.german) german.add(text)
    for (const { farsi, transliteration } of old.persian)
      if (!persian.has(farsi)) persian.set(farsi, transliteration)
    said.push(...(correctedTexts.said ? [correctedTexts.said(corrected)] : []))
  }
  return { german, persian, homographs, said: speakersByText(said) }
}

function speakersByText(said: readonly SaidTexts[]): Map<string, Set<SpeakerName>> {
  const byText = new Map<string, Set<SpeakerName>>()
  for (const { speaker, texts } of said) {
    if (speaker === undefined || speaker === usualName) continue
    for (const text of texts) byText.set(text, (byText.get(text) ?? new Set<SpeakerName>()).add(speaker))
  }
  return byText
}

export function homographsIn(content: Content): Homographs {
  return new Map([...readingsOf(content)].filter(([, byId]) => new Set(byId.values()).size > 1))
}

/** Maps every Persian text to its transliterations by row id. */
function readingsOf(content: Content): Map<string, Map<string, string>> {
  const readings = new Map<string, Map<string, string>>()
  for (const { id, spoken } of spokenLines(content)) {
    for (const { farsi, transliteration } of spoken.persian)
      readings.set(farsi, (readings.get(farsi) ?? new Map<string, string>()).set(id, transliteration))
  }
  return readings
}

interface SpokenLine {
  readonly id: string
  readonly spoken: Spoken
  readonly said: SaidTexts | undefined
}

function* spokenLines(content: Content): Generator<SpokenLine> {
  for (const kind of kinds as readonly Kind<Line>[])
    for (const line of content.get(kind.file) ?? [])
      yield { id: line.id, spoken: kind.spoken(line), said: kind.said?.(line) }
}
