import { t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../frame/button.tsx'

/** From the lists of letters and syllables to the steps in which reading is taught. */
export function LearnToRead() {
  return (
    <ButtonLink href={paths.script} variant="secondary" className="mb-6">
      {t('Lesen lernen')}
    </ButtonLink>
  )
}
