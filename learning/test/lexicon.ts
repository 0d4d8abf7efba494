import { firstMeanings } from '@pol/content/first-meanings'
import { unitWords } from '@pol/content/course/tables'
import { lexicon } from '@pol/content/lexicon'
import { objects } from '@pol/content/objects'
import { letters } from '@pol/content/letters'
import { everyday, type Phrase, phrases, situations } from '@pol/content/phrases'
import { linesLearnedAsOne } from '@pol/content/learned-as-one'
import { readContent, readKind } from '@pol/content/read'
import type { Item, Letter, Line, Word } from '../src/item.ts'
import { groupingOf } from '../src/grouping.ts'
import { type Leaders, leadersOf } from '../src/leaders.ts'
import { withEntries } from '../src/with-entries.ts'

export const data = new URL('../../content/data/', import.meta.url)

/** Reads the taught items that the tests need, words with pictures, sentences and letters, and which of them lead. */
export async function readItems(): Promise<{ readonly items: readonly Item[]; readonly leaders: Leaders }> {
  const pictures = new Map((await readKind(objects, data)).map(({ entry, icon }) => [entry, icon]))
  const courseWords = (await readKind(unitWords, data)).map(({ entry }) => entry)
  const leaders = leadersOf(groupingOf(linesLearnedAsOne(await readContent(data), courseWords)))
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
    // Their levels follow from the order of learning, which these tests do not need.
    rows.map((row): Line => ({
      kind: 'line',
      topic: topicOf(row) ?? String(file),
      levels: { de: '', fa: '' },
      lastWords: { de: '', fa: '' },
      ...row,
    })),
  )
  return { items: [...withEntries(words, leaders, firstMeanings), ...lines, ...alphabet], leaders }
}

function topicOf(row: object): string | undefined {
  return 'category' in row ? String(row.category) : undefined
}
