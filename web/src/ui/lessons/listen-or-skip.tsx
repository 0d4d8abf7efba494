import { useState } from 'react'
import { t } from '@pol/contract/text'
import { Button } from '../frame/button.tsx'
import type { Spoken } from '../speech/player.ts'
import { Listening } from '../tasks/listening.tsx'

interface Props {
  readonly spoken: Spoken
  readonly isAnswered: boolean
  /** Leaves the question. It does not count. */
  readonly onSkip: () => void
}

/** The sound of a question that cannot be asked without it. If the sound cannot be had, the question can be skipped. */
export function ListenOrSkip({ spoken, isAnswered, onSkip }: Props) {
  const [isUnavailable, setIsUnavailable] = useState(false)
  return (
    <>
      <Listening spoken={spoken} onUnavailable={() => setIsUnavailable(true)} />
      <div role="status" className="grid justify-items-center gap-2 empty:hidden">
        {isUnavailable && !isAnswered && (
          <>
            <p>{t('Dieser Ton fehlt gerade. Sie können es noch einmal versuchen.')}</p>
            <Button variant="secondary" onClick={onSkip}>
              {t('Überspringen')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}
