import { t } from '@pol/contract/text'
import type { OwnDetails } from './own-details.ts'

interface Props {
  readonly details: OwnDetails
  /** Id of the section with the form for the details. */
  readonly form: string
}

/** The learner's name and address in large text, to read out; a link to the form if both are empty. */
export function OwnBox({ details: { name, street, town, floor }, form }: Props) {
  const address = [street, town, floor].filter(Boolean).join(', ')
  if (!name && !address) {
    return (
      <a href={`#${form}`} className="inline-flex min-h-11 items-center font-semibold text-brand underline">
        {t('Name und Adresse eintragen')}
      </a>
    )
  }
  return (
    <div className="rounded-card border-2 border-brand bg-surface p-5 text-2xl font-bold">
      {name && <p dir="auto">{name}</p>}
      {address && <p dir="auto">{address}</p>}
    </div>
  )
}
