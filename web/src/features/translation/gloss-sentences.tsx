import { locale, t } from '@pol/contract/text'
import { memo, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { GlossSentence } from '../../lib/lexicon/gloss.ts'
import type { GlossLine } from '../../lib/lexicon/gloss-line.ts'
import { Button } from '../../ui/frame/button.tsx'
import { German, Persian } from '../../ui/frame/persian.tsx'
import { useProgressiveRendering } from '../../ui/learning/use-progressive-rendering.ts'
import { GlossRow } from './gloss-row.tsx'
import type { TranslationLanguage } from './languages.ts'
import { SimilarSentence } from './similar-sentence.tsx'

/** Number of rows shown at first; few users read more at once. */
const firstRows = 60

interface Props {
  readonly language: TranslationLanguage
  readonly sentences: readonly GlossSentence[]
  readonly hasSimilar: boolean
}

/** The words of a text by sentence. Small words, which occur in almost every sentence, are hidden at first. */
export function GlossSentences({ language, sentences, hasSimilar }: Props) {
  const [showsSmall, setShowsSmall] = useState(false)
  const [showsAll, setShowsAll] = useState(false)
  const lists = useRef<HTMLDivElement>(null)
  const all = sentences.flatMap(({ lines }) => lines)
  const smallCount = all.filter(({ isSmall }) => isSmall).length
  const canFold = smallCount > 0 && smallCount < all.length
  const shown = useMemo(
    () => (canFold && !showsSmall ? sentences.map(withoutSmall) : sentences),
    [sentences, canFold, showsSmall],
  )
  const total = canFold && !showsSmall ? all.length - smallCount : all.length
  const rendered = useProgressiveRendering(showsAll ? total : Math.min(total, firstRows), firstRows)
  const hasMore = rendered > firstRows
  useEffect(() => {
    // The focused button was removed.
    if (hasMore) lists.current?.querySelector<HTMLElement>('li[tabindex]')?.focus()
  }, [hasMore])
  return (
    <>
      {canFold && (
        <Button
          variant="secondary"
          className="justify-self-start"
          aria-pressed={showsSmall}
          onClick={() => setShowsSmall(!showsSmall)}
        >
          {t('Auch kleine Wörter ({count})', { count: smallCount.toLocaleString(locale) })}
        </Button>
      )}
      <div ref={lists} className="grid gap-6">
        {firstLines(shown, rendered).map(({ text, lines, start }, at) => (
          <Sentence
            key={at}
            language={language}
            text={text}
            lines={lines}
            start={start}
            hasHeading={sentences.length > 1}
            hasSimilar={hasSimilar}
          />
        ))}
      </div>
      {!showsAll && total > firstRows && (
        <Button variant="secondary" className="justify-self-center" onClick={() => setShowsAll(true)}>
          {t('Weitere Wörter anzeigen')}
        </Button>
      )}
    </>
  )
}

function withoutSmall({ text, lines }: GlossSentence): GlossSentence {
  return { text, lines: lines.filter(({ isSmall }) => !isSmall) }
}

/** Returns the first `count` words by sentence, each sentence with the index of its first word. */
function firstLines(
  sentences: readonly GlossSentence[],
  count: number,
): (GlossSentence & { readonly start: number })[] {
  let start = 0
  return sentences.flatMap(({ text, lines }) => {
    if (start >= count) return []
    const sentence = {
      text,
      lines: lines.length > count - start ? lines.slice(0, count - start) : lines,
      start,
    }
    start += lines.length
    return [sentence]
  })
}

interface SentenceProps {
  readonly language: TranslationLanguage
  readonly text: string
  readonly lines: readonly GlossLine[]
  /** Index of its first word among all shown words. */
  readonly start: number
  readonly hasHeading: boolean
  readonly hasSimilar: boolean
}

/** Memoized, because the list grows in steps. */
const Sentence = memo(({ language, text, lines, start, hasHeading, hasSimilar }: SentenceProps) => {
  const id = useId()
  const Text = language.lang === 'fa' ? Persian : German
  return (
    <div
      role={hasHeading ? 'group' : undefined}
      aria-labelledby={hasHeading ? id : undefined}
      className="grid gap-2"
    >
      {hasHeading && (
        <h3 id={id} className="font-semibold wrap-anywhere">
          <Text>{text}</Text>
        </h3>
      )}
      {hasSimilar && <SimilarSentence language={language} text={text} />}
      {lines.length > 0 && (
        <ol className="card divide-y divide-line">
          {lines.map((line, at) => (
            <GlossRow
              key={at}
              language={language}
              line={line}
              tabIndex={start + at === firstRows ? -1 : undefined}
            />
          ))}
        </ol>
      )}
    </div>
  )
})
