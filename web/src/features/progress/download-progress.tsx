import { t } from '@pol/contract/text'
import { downloadJson } from '../../lib/download.ts'
import type { LearnerState } from '../../lib/learning/learner-state.ts'
import { productName } from '../../lib/site.ts'
import { Button } from '../../ui/frame/button.tsx'

/** Saves the state in this browser as a file, so it works offline. */
export function DownloadProgress({ state }: { readonly state: LearnerState }) {
  const { cards, stars, settings, history, rounds, lessons, parameters, restartedAt } = state
  const download = () =>
    downloadJson(
      {
        cards: [...cards.values()],
        stars,
        settings,
        history,
        rounds,
        lessons,
        parameters,
        restarted_at: restartedAt,
      },
      t('{product}-Lernstand.json', { product: productName }),
    )
  return (
    <Button variant="secondary" onClick={download}>
      {t('Lernstand herunterladen')}
    </Button>
  )
}
