import { t } from '@pol/contract/text'
import { Button } from '../frame/button.tsx'

interface Props {
  /** Null if there is no help. */
  readonly onHelp: (() => void) | null
  readonly isHelped: boolean
  readonly onGiveUp: () => void
}

/** The buttons below an unanswered question: 'Hilfe' and 'Ich weiß es nicht'. */
export function TaskActions({ onHelp, isHelped, onGiveUp }: Props) {
  return (
    <div className="flex flex-wrap justify-center gap-3">
      {onHelp && (
        <Button variant="secondary" disabled={isHelped} onClick={onHelp}>
          {t('Hilfe')}
        </Button>
      )}
      <Button variant="quiet" onClick={onGiveUp}>
        {t('Ich weiß es nicht')}
      </Button>
    </div>
  )
}
