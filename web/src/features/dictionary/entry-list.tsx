import { t } from '@pol/contract/text'
import { memo, startTransition, useDeferredValue, useEffect, useRef, useState } from 'react'
import type { Senses, Word } from '../../lib/lexicon/entries.ts'
import { Button } from '../../ui/frame/button.tsx'
import { EntryRow } from './entry-row.tsx'

const rowsPerChunk = 5
/** Chunks rendered immediately after a key press. */
const initialChunks = 4
/** The chunks of these that are laid out at once; they fill a phone. The others follow after the first paint. */
const chunksLaidOut = 1
/** Chunks rendered without scrolling: a few screens, finished quickly, so that the next key press does not wait. */
const chunksAhead = 12
/** Chunks added when the user scrolls near the end; the complete lexicon has hundreds. */
const furtherChunks = 48
/** Milliseconds before further chunks are rendered, so that they do not delay the next key press. */
const pauseMs = 250

interface Props {
  readonly words: readonly Word[]
  readonly senses: readonly Senses[] | null
}

/**
 * The search results. A new search renders the first chunks immediately, reusing those of the previous search, and
 * further ones in transitions, so that typing stays responsive. Chunks far below are rendered on scrolling. Rows are
 * grouped in chunks with `content-visibility`: with fewer observed boxes, scrolling stays smooth.
 */
export function EntryList({ words, senses }: Props) {
  const neededChunks = Math.ceil(words.length / rowsPerChunk)
  const [rendered, setRendered] = useState({
    words,
    chunks: initialChunks,
    kept: initialChunks,
    wanted: chunksAhead,
  })
  if (rendered.words !== words)
    setRendered({ words, chunks: initialChunks, kept: rendered.kept, wanted: chunksAhead })
  const { chunks, kept, wanted } = rendered
  const isFirstPaint = useDeferredValue(words) !== words
  const isGrowing = chunks < Math.min(neededChunks, wanted)
  useEffect(() => {
    if (!isGrowing && kept <= chunks) return
    const change = isGrowing
      ? { chunks: chunks + 1, kept: Math.max(kept, chunks + 1) }
      : { chunks, kept: kept - 1 }
    const next = { words, wanted, ...change }
    const delayMs = isGrowing && chunks > initialChunks ? 0 : pauseMs
    const timer = setTimeout(() => startTransition(() => setRendered(next)), delayMs)
    return () => clearTimeout(timer)
  }, [words, chunks, kept, wanted, isGrowing])
  const showMore = () => setRendered({ ...rendered, wanted: wanted + furtherChunks })
  return (
    <>
      <div role="list" aria-label={t('Wörter')} className="card overflow-hidden">
        {Array.from({ length: kept }, (_, at) => {
          const isCurrent = at < chunks && at < neededChunks
          return (
            <div
              key={at}
              role="presentation"
              hidden={!isCurrent}
              className={`border-line [contain-intrinsic-size:auto_28rem] not-first:border-t ${isFirstPaint && at >= chunksLaidOut ? '[content-visibility:hidden]' : '[content-visibility:auto]'}`}
            >
              <Rows words={words} senses={senses} from={at * rowsPerChunk} isCurrent={isCurrent} />
            </div>
          )
        })}
      </div>
      {!isGrowing && chunks < neededChunks && <MoreButton onShow={showMore} />}
    </>
  )
}

/** Shows more results when it is pressed or scrolled near the viewport. */
function MoreButton({ onShow }: { readonly onShow: () => void }) {
  const button = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!button.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onShow(), {
      rootMargin: '2000px',
    })
    observer.observe(button.current)
    return () => observer.disconnect()
  })
  return (
    <div ref={button} className="mt-4 text-center">
      <Button variant="secondary" onClick={onShow}>
        {t('Weitere Wörter anzeigen')}
      </Button>
    </div>
  )
}

interface RowsProps extends Props {
  readonly from: number
  /** Rows of the previous search stay mounted but hidden until their chunk is rendered. */
  readonly isCurrent: boolean
}

const Rows = memo(
  ({ words, senses, from }: RowsProps) => (
    <div role="presentation" className="divide-y divide-line">
      {words.slice(from, from + rowsPerChunk).map((word, at) => (
        <EntryRow key={at} word={word} senses={senses} />
      ))}
    </div>
  ),
  (previous, next) =>
    !next.isCurrent ||
    (previous.isCurrent && previous.words === next.words && previous.senses === next.senses),
)
