import { t } from '@pol/contract/text'
import { useLearner } from '../../lib/learning/learner.ts'

/** Shows the number of answers that could not be sent. Placed last, so that it causes no layout shift. */
export function Delayed() {
  const state = useLearner()
  const count = state?.isDelayed ? state.waiting : 0
  return (
    // Announced when it appears, but not for every further answer.
    <div role="status" aria-relevant="additions">
      {count > 0 && (
        <p className="pt-6 text-center text-sm text-quiet">
          {t(
            '{count} Antwort ist noch nicht gesendet. Sie geht nicht verloren.|{count} Antworten sind noch nicht gesendet. Sie gehen nicht verloren.',
            { count },
          )}
        </p>
      )}
    </div>
  )
}
