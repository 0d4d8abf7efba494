import { t } from '@pol/contract/text'
import { useLearner } from '../../lib/learning/learner.ts'

/** Says how many answers wait since they could not be sent. It stands last, so that it moves nothing. */
export function Delayed() {
  const state = useLearner()
  const count = state?.isDelayed ? state.waiting : 0
  return (
    // Read out when it appears, but not at every further answer.
    <div role="status" aria-relevant="additions">
      {count > 0 && (
        <p className="pt-6 text-center text-sm text-quiet">
          {t(
            '{count} Antwort wartet auf den Server. Sie geht nicht verloren.|{count} Antworten warten auf den Server. Sie gehen nicht verloren.',
            { count },
          )}
        </p>
      )}
    </div>
  )
}
