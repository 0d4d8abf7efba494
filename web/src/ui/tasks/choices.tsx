import { inDigits, t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import type { Elements } from '../../lib/elements.ts'
import { Check } from '../icons/drawn/check.tsx'
import { X } from '../icons/drawn/x.tsx'
import { useNumberKeys } from './use-number-keys.ts'

interface Choice {
  readonly key: string
  readonly content: Elements
  /** Accessible name of a picture. */
  readonly name?: string
  readonly nameLanguage?: Language
}

interface Props {
  readonly choices: readonly Choice[]
  readonly right: number
  /** Whether the question is answered. `chosen` is the index of the chosen answer. */
  readonly isAnswered: boolean
  readonly chosen: number | null
  readonly className: string
  readonly onChoose: (at: number) => void
}

const base =
  'relative flex min-h-14 short:min-h-12 items-center justify-center gap-3 rounded-control border-2 px-[min(2rem,9vw)] py-2 text-center text-lg'

/** Buttons for the answers, also chosen by the keys 1 to 4. */
export function Choices({ choices, right, isAnswered, chosen, className, onChoose }: Props) {
  useNumberKeys((at) => {
    if (!isAnswered && at < choices.length) onChoose(at)
  })
  return (
    <div role="group" aria-label={t('Antworten')} className={`grid gap-3 short:gap-2 ${className}`}>
      {choices.map(({ key, content, name, nameLanguage }, at) => {
        const state = !isAnswered ? 'open' : at === right ? 'right' : at === chosen ? 'wrong' : 'other'
        return (
          <button
            key={key}
            type="button"
            aria-label={name}
            lang={nameLanguage}
            aria-keyshortcuts={String(at + 1)}
            disabled={isAnswered}
            className={`${base} ${styles[state]}`}
            // The second click of a double click on the button that was in this place before is no answer.
            onClick={({ detail }) => detail > 1 || onChoose(at)}
          >
            <span aria-hidden="true" className="absolute start-3 text-sm text-quiet pointer-coarse:hidden">
              {inDigits(at + 1)}
            </span>
            {content}
            {state === 'right' && <Check aria-hidden="true" className="absolute end-3 size-5" />}
            {state === 'wrong' && <X aria-hidden="true" className="absolute end-3 size-5" />}
          </button>
        )
      })}
    </div>
  )
}

const styles = {
  open: 'border-edge bg-surface hover:border-brand hover:bg-brand-soft',
  right: 'border-brand bg-brand-soft font-semibold text-brand',
  wrong: 'border-danger bg-surface text-danger',
  other: 'border-line bg-surface text-quiet',
}
