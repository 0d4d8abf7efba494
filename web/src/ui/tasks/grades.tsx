import { useEffect, useRef } from 'react'
import { t } from '@pol/contract/text'
import type { Grade } from '@pol/learning/values'
import { Button } from '../frame/button.tsx'
import { useNumberKeys } from './use-number-keys.ts'

const names = [t('Nochmal'), t('Schwer'), t('Gut'), t('Leicht')]
/** Index of 'Gut'. */
const usualAt = 2

/** Buttons for a self-reported grade; also by the keys 1 to 4. */
export function Grades({ onJudge }: { readonly onJudge: (grade: Grade) => void }) {
  const usual = useRef<HTMLButtonElement>(null)
  useNumberKeys((at) => onJudge((at + 1) as Grade))
  useEffect(() => usual.current?.focus(), [])
  return (
    <div role="group" aria-label={t('Wie gut war es?')} className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {names.map((name, at) => (
        <Button
          key={name}
          ref={at === usualAt ? usual : null}
          variant={at === usualAt ? 'primary' : 'secondary'}
          aria-keyshortcuts={String(at + 1)}
          onClick={() => onJudge((at + 1) as Grade)}
        >
          {name}
        </Button>
      ))}
    </div>
  )
}
