import { t } from '@pol/contract/text'
import type { LessonRun } from '@pol/learning/lessons/run'
import { paths } from '../../../lib/paths.ts'
import { Button, ButtonLink } from '../../../ui/frame/button.tsx'
import { Finished, FirstTries } from '../../../ui/lessons/finished.tsx'

interface Props {
  readonly result: Pick<LessonRun, 'right' | 'of'>
  readonly onAgain: () => void
}

/** The end of a round, with its result. */
export function RoundEnd({ result, onAgain }: Props) {
  return (
    <Finished>
      {result.of > 0 && <FirstTries result={result} />}
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onAgain}>{t('Noch einmal')}</Button>
        <ButtonLink variant="secondary" href={paths.script}>
          {t('Zur Schrift')}
        </ButtonLink>
      </div>
    </Finished>
  )
}
