import { readFile } from 'node:fs/promises'
import { ContentError, readRows, type Kind } from './kind.ts'
import { kinds } from './kinds.ts'

/** @param folder where the files are, with a slash at its end. @throws ContentError where a row breaks the kind's rules. */
export async function readKind<Row>(kind: Kind<Row>, folder: URL): Promise<Row[]> {
  return readRows(kind, await readFile(new URL(kind.file, folder), 'utf8'))
}

/** All that a learner can hear. */
export interface SpokenContent {
  readonly german: ReadonlySet<string>
  /** Transliterations by their Persian text. */
  readonly persian: ReadonlyMap<string, string>
}

/** @throws ContentError where one Persian text is to be read in two ways: nobody could tell which is meant. */
export async function readSpokenContent(folder: URL): Promise<SpokenContent> {
  const german = new Set<string>()
  const persian = new Map<string, string>()
  const faults: string[] = []
  for (const kind of kinds as readonly Kind<unknown>[]) {
    for (const row of await readKind(kind, folder)) {
      const spoken = kind.spoken(row)
      for (const text of spoken.german) german.add(text)
      for (const { farsi, transliteration } of spoken.persian) {
        const other = persian.get(farsi) ?? transliteration
        if (other !== transliteration)
          faults.push(`${kind.file}: "${farsi}" is read "${other}" and "${transliteration}"`)
        persian.set(farsi, transliteration)
      }
    }
  }
  if (faults.length > 0) throw new ContentError(faults)
  return { german, persian }
}
