import { lexicon } from '@pol/content/lexicon'
import { objects } from '@pol/content/objects'
import { letters } from '@pol/content/letters'
import { everyday, type Phrase, phrases, situations } from '@pol/content/phrases'
import { readKind } from '@pol/content/read'
import type { Item, Letter, Line, Word } from '../src/item.ts'

const data = new URL('../../content/data/', import.meta.url)

/** Reads the taught items that the tests need: words with pictures, sentences and letters. */
export async function readItems(): Promise<Item[]> {
  const pictures = new Map((await readKind(objects, data)).map(({ entry, icon }) => [entry, icon]))
  const words = (await readKind(lexicon, data)).map((entry): Word => {
    const icon = pictures.get(entry.id)
    return { kind: 'word', ...entry, ...(icon !== undefined && { icon }) }
  })
  const alphabet = (await readKind(letters, data)).map(
    ({ id, german, farsi, name_transliteration }): Letter => ({
      kind: 'letter',
      id,
      german,
      farsi,
      transliteration: name_transliteration,
    }),
  )
  const files = await Promise.all([phrases, situations, everyday].map((kind) => readKind<Phrase>(kind, data)))
  const lines = files.flatMap((rows, file) =>
    rows.map((row): Line => ({ kind: 'line', topic: topicOf(row) ?? String(file), ...row })),
  )
  return [...words, ...lines, ...alphabet]
}

function topicOf(row: object): string | undefined {
  return 'category' in row ? String(row.category) : undefined
}
