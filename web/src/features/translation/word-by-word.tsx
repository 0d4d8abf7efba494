import { t } from '@pol/contract/text'
import { Fragment, memo, useCallback, useEffect, useRef, useState } from 'react'
import type { GlossLine, Meaning } from '../../lib/lexicon/gloss-line.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Button } from '../../ui/frame/button.tsx'
import { German, MixedText, Persian } from '../../ui/frame/persian.tsx'
import { Explanation } from '../../ui/learning/explanation.tsx'
import { useProgressiveRendering } from '../../ui/learning/use-progressive-rendering.ts'
import { GermanSound } from '../../ui/learning/german-sound.tsx'
import { StarButton } from '../../ui/learning/star-button.tsx'
import { Section } from '../../ui/section.tsx'
import { SpeakerButton } from '../../ui/speech/speaker-button.tsx'
import type { Language } from './languages.ts'

/** More would be more than one reads at once. */
const firstRows = 60

interface GlossProps {
  readonly language: Language
  readonly text: string
}

interface Props extends GlossProps {
  readonly title: string
}

/** Explains every word of a text. */
export function WordByWord({ title, language, text }: Props) {
  return (
    <Section title={title}>
      {/* The key starts anew for another text. */}
      <Gloss key={`${language.lang} ${text}`} language={language} text={text} />
    </Section>
  )
}

function Gloss({ language, text }: GlossProps) {
  const { lang } = language
  // The lexicon is large, so only those who translate something load it.
  const load = useCallback(async () => {
    const { loadGloss } = await import('../../lib/lexicon/gloss.ts')
    return await loadGloss(lang, text)
  }, [lang, text])
  const loaded = useLoaded(load)
  if (loaded.status === 'loading') {
    return (
      <p role="status" className="text-quiet">
        {t('Wird geladen …')}
      </p>
    )
  }
  if (loaded.status === 'failed') {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{t('Die Erklärung der Wörter konnte nicht geladen werden.')}</p>
        <Button variant="secondary" onClick={loaded.retry}>
          {t('Erneut versuchen')}
        </Button>
      </div>
    )
  }
  if (loaded.value.length === 0) return <p className="text-quiet">{t('Der Text enthält keine Wörter.')}</p>
  return <Rows language={language} lines={loaded.value} />
}

interface RowsProps {
  readonly language: Language
  readonly lines: readonly GlossLine[]
}

function Rows({ language, lines }: RowsProps) {
  const [showsAll, setShowsAll] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const rendered = useProgressiveRendering(
    showsAll ? lines.length : Math.min(lines.length, firstRows),
    firstRows,
  )
  const hasMore = rendered > firstRows
  useEffect(() => {
    // The button that had the focus is gone.
    if (hasMore) list.current?.querySelector<HTMLElement>(':scope > [tabindex]')?.focus()
  }, [hasMore])
  return (
    <>
      <ol ref={list} className="card divide-y divide-line">
        {lines.slice(0, rendered).map((line, at) => (
          <Row
            key={at}
            language={language}
            line={line}
            // The field above says a single row, too.
            hasSpeaker={lines.length > 1}
            tabIndex={at === firstRows ? -1 : undefined}
          />
        ))}
      </ol>
      {!showsAll && lines.length > firstRows && (
        <Button variant="secondary" className="justify-self-center" onClick={() => setShowsAll(true)}>
          {t('Weitere Wörter anzeigen')}
        </Button>
      )}
    </>
  )
}

interface RowProps {
  readonly language: Language
  readonly line: GlossLine
  readonly hasSpeaker: boolean
  readonly tabIndex: number | undefined
}

/** Memoized, because the list grows in steps. */
const Row = memo(({ language: { lang, voice }, line, hasSpeaker, tabIndex }: RowProps) => {
  const { text, form, value, meanings, isNegative, item } = line
  const [first, ...others] = meanings
  return (
    <li tabIndex={tabIndex} className="flex items-center gap-3 p-4">
      {hasSpeaker && <SpeakerButton text={text} voice={voice} isPersonal />}
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-x-6 gap-y-1 wrap-anywhere sm:grid-cols-2">
        <div>
          <p>
            <Word isPersian={lang === 'fa'}>{text}</Word>
          </p>
          {lang === 'de' && <GermanSound text={text} />}
          {form && (
            <p className="text-quiet">
              <Explanation>{form}</Explanation>
            </p>
          )}
        </div>
        <div>
          <p className="flex flex-wrap items-baseline gap-x-3">
            {value && <span className="text-lg font-bold">{value}</span>}
            {first && (
              <span>
                <Word isPersian={lang === 'de'}>{first.word}</Word>{' '}
                <span className="hyphens-manual text-quiet">
                  <Explanation>{first.note}</Explanation>
                </span>
              </span>
            )}
            {!first && !value && <span className="text-quiet">{t('unbekannt')}</span>}
            {isNegative && (
              <span className="rounded-full bg-accent-soft px-2.5 py-0.5 text-sm font-semibold text-accent">
                {t('verneint')}
              </span>
            )}
          </p>
          {others.length > 0 && <OtherMeanings isPersian={lang === 'de'} meanings={others} />}
        </div>
      </div>
      {item && <StarButton item={item.id} text={item.german} />}
    </li>
  )
})

interface WordProps {
  readonly isPersian: boolean
  readonly children: string
}

function Word({ isPersian, children }: WordProps) {
  if (isPersian) return <Persian className="text-xl font-semibold">{children}</Persian>
  return (
    <span lang="de" dir="ltr" className="text-lg font-bold">
      <MixedText>{children}</MixedText>
    </span>
  )
}

interface OtherMeaningsProps {
  readonly isPersian: boolean
  readonly meanings: readonly Meaning[]
}

function OtherMeanings({ isPersian, meanings }: OtherMeaningsProps) {
  return (
    <p className="hyphens-manual text-quiet">
      {t('auch:')}
      {meanings.map(({ word, note }, at) => (
        <Fragment key={word}>
          {at > 0 && t(',')} {isPersian ? <Persian>{word}</Persian> : <German>{word}</German>}{' '}
          <Explanation>{note}</Explanation>
        </Fragment>
      ))}
    </p>
  )
}
