import { t } from '@pol/contract/text'
import { letterIn } from '@pol/learning/item'

interface Form {
  readonly position: string
  readonly shape: string
}

/** The final, medial and initial form of a letter. Those that do not join to the next letter have only the final. */
export function joinedForms(letter: string): readonly Form[] {
  const end = { position: t('am Ende'), shape: letterIn(letter, 'last') }
  const beginning = letterIn(letter, 'first')
  if (beginning === letter) return [end]
  return [
    end,
    { position: t('in der Mitte'), shape: letterIn(letter, 'middle') },
    { position: t('am Anfang'), shape: beginning },
  ]
}
