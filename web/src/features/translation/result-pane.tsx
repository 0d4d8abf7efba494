import { interfaceLanguage, t } from '@pol/contract/text'
import { useEffect, useId, useRef } from 'react'
import { productName } from '../../lib/site.ts'
import { GermanSound } from '../../ui/learning/german-sound.tsx'
import { CopyButton } from './copy-button.tsx'
import { isOutdated, type TranslatorState } from './translator-state.ts'
import { translationLanguages } from './languages.ts'
import { SpeakText } from './speak-text.tsx'
import { TextField } from './text-field.tsx'

interface Props {
  readonly state: TranslatorState
  readonly isRunning: boolean
  /** Number of completed translations. */
  readonly finished: number
}

/** The translation, with buttons to listen and copy. */
export function ResultPane({ state, isRunning, finished }: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { direction, result, isWhole } = state
  const [, { lang, voice, resultLabel, resultPlaceholder }] = translationLanguages[direction]
  const outdated = isOutdated(state)
  // Shown until the source text changes.
  const isUnknown = isWhole === false && result === '' && state.source === state.translatedSource
  useEffect(() => {
    // On a small screen the result may be below the fold.
    if (finished > 0) field.current?.scrollIntoView({ block: 'nearest' })
  }, [finished])
  return (
    <div>
      <div className="mb-2 flex min-h-11 items-center justify-between gap-3">
        <label htmlFor={id} className="min-w-0 font-semibold hyphens-auto">
          {resultLabel}
        </label>
        <SpeakText text={result} voice={voice} />
      </div>
      <TextField
        ref={field}
        id={id}
        readOnly
        lang={isUnknown ? interfaceLanguage : lang}
        placeholder={
          isUnknown
            ? t('Diesen Satz kennt {product} nicht als Ganzes.', { product: productName })
            : resultPlaceholder
        }
        value={result}
        aria-busy={isRunning}
        className={`border-line bg-sunken ${outdated ? 'text-quiet' : ''}`}
      />
      {lang === 'de' && result && <GermanSound text={result} />}
      <div role="status" className="mt-1 min-h-5 text-sm text-quiet">
        {!isRunning && outdated && <p>{t('Der Text wurde seit dieser Übersetzung geändert.')}</p>}
        {!isRunning && result && !outdated && <p className="sr-only">{t('Die Übersetzung ist fertig.')}</p>}
        {!isRunning && isUnknown && <p>{t('Die Bedeutung der Wörter steht unten.')}</p>}
        {isWhole === false && result && (
          <p>{t('Für „…“ stehen Sätze, die {product} nicht als Ganzes kennt.', { product: productName })}</p>
        )}
      </div>
      {result && (
        <div className="mt-3">
          <CopyButton field={field} />
        </div>
      )}
    </div>
  )
}
