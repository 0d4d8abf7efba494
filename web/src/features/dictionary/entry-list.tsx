import { memo, startTransition, useEffect, useState } from 'react'
import type { DictionaryEntry } from '@pol/content/dictionary'
import { EntryRow } from './entry-row.tsx'

const rowsInChunk = 12
const chunksAtOnce = 4

interface Props {
  readonly entries: readonly DictionaryEntry[]
}

/**
 * What is found. A new search draws the first rows at once, over those of the search before, and the others in small
 * steps, so that nobody waits while typing. The browser lays rows out by chunks, as they come near: with fewer boxes
 * to watch than rows, scrolling stays smooth.
 */
export function EntryList({ entries }: Props) {
  const needed = Math.ceil(entries.length / rowsInChunk)
  const [drawn, setDrawn] = useState({ entries, chunks: chunksAtOnce, kept: chunksAtOnce })
  if (drawn.entries !== entries) setDrawn({ entries, chunks: chunksAtOnce, kept: drawn.kept })
  const { chunks, kept } = drawn
  const growing = chunks < needed
  useEffect(() => {
    if (!growing && kept <= chunks) return
    const next = growing
      ? { entries, chunks: chunks + 1, kept: Math.max(kept, chunks + 1) }
      : { entries, chunks, kept: kept - 1 }
    const timer = setTimeout(() => startTransition(() => setDrawn(next)))
    return () => clearTimeout(timer)
  }, [entries, chunks, kept, growing])
  return (
    <div role="list" className="card overflow-hidden">
      {Array.from({ length: kept }, (_, at) => {
        const isCurrent = at < chunks && at < needed
        return (
          <div
            key={at}
            role="presentation"
            hidden={!isCurrent}
            className="border-line [contain-intrinsic-size:auto_66rem] [content-visibility:auto] not-first:border-t"
          >
            <Rows entries={entries} from={at * rowsInChunk} isCurrent={isCurrent} />
          </div>
        )
      })}
    </div>
  )
}

interface RowsProps extends Props {
  readonly from: number
  /** Rows of the search before are left as they are, hidden, until it is their turn. */
  readonly isCurrent: boolean
}

const Rows = memo(
  ({ entries, from }: RowsProps) => (
    <div role="presentation" className="divide-y divide-line">
      {entries.slice(from, from + rowsInChunk).map((entry, index) => (
        <EntryRow key={index} entry={entry} />
      ))}
    </div>
  ),
  (before, now) => !now.isCurrent || (before.isCurrent && before.entries === now.entries),
)
