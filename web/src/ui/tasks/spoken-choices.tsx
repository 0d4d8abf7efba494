import { useState } from 'react'
import { t } from '@pol/contract/text'
import type { Item } from '@pol/learning/item'
import { Button } from '../frame/button.tsx'
import { Check } from '../icons/drawn/check.tsx'
import { Volume2 } from '../icons/drawn/volume-2.tsx'
import { X } from '../icons/drawn/x.tsx'
import { useNumberKeys } from './use-number-keys.ts'

interface Props {
  readonly choices: readonly Item[]
  readonly right: number
  readonly isAnswered: boolean
  readonly chosen: number | null
  /** Called with a word that is pressed, which is spoken then. */
  readonly onHear: (item: Item) => void
  readonly onChoose: (at: number) => void
}

const base = 'relative grid min-h-20 place-items-center rounded-control border-2'
const looks = {
  open: 'border-edge bg-surface text-brand hover:border-brand hover:bg-brand-soft',
  pressed: 'border-brand bg-brand-soft text-brand',
  right: 'border-brand bg-brand-soft text-brand',
  wrong: 'border-danger bg-surface text-danger',
  other: 'border-line bg-surface text-quiet',
}

/** Words that are only heard, for children who cannot read: pressing one plays it, and the last one counts. */
export function SpokenChoices({ choices, right, isAnswered, chosen, onHear, onChoose }: Props) {
  const [pressed, setPressed] = useState<number | null>(null)
  const press = (at: number) => {
    const choice = choices[at]
    if (isAnswered || !choice) return
    setPressed(at)
    onHear(choice)
  }
  useNumberKeys(press)
  const lookOf = (at: number): keyof typeof looks => {
    if (!isAnswered) return at === pressed ? 'pressed' : 'open'
    return at === right ? 'right' : at === chosen ? 'wrong' : 'other'
  }
  return (
    <>
      <div role="group" aria-label={t('Antworten')} className="grid grid-cols-2 gap-3">
        {choices.map(({ id }, at) => {
          const look = lookOf(at)
          return (
            <button
              key={id}
              type="button"
              aria-label={t('Wort {number}', { number: at + 1 })}
              aria-pressed={at === pressed}
              aria-keyshortcuts={String(at + 1)}
              disabled={isAnswered}
              className={`${base} ${looks[look]}`}
              onClick={() => press(at)}
            >
              <Volume2 aria-hidden="true" className="size-8" />
              {look === 'right' && <Check aria-hidden="true" className="absolute end-3 size-5" />}
              {look === 'wrong' && <X aria-hidden="true" className="absolute end-3 size-5" />}
            </button>
          )
        })}
      </div>
      {!isAnswered && (
        <Button disabled={pressed === null} onClick={() => pressed !== null && onChoose(pressed)}>
          {t('Das ist es')}
        </Button>
      )}
    </>
  )
}
