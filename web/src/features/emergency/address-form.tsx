import { t } from '@pol/contract/text'
import { Button } from '../../ui/frame/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import type { OwnDetails } from './own-details.ts'

const fields = [
  { name: 'name', label: t('Name'), autoComplete: 'name' },
  { name: 'street', label: t('Straße und Hausnummer'), autoComplete: 'street-address' },
  { name: 'town', label: t('Postleitzahl und Ort'), autoComplete: 'on' },
  { name: 'floor', label: t('Stockwerk und Name an der Klingel'), autoComplete: 'off' },
] as const

interface Props {
  readonly details: OwnDetails
  readonly onChange: (details: OwnDetails) => void
}

/** Form for name and address, which are then shown above the sentences. It is never submitted. */
export function AddressForm({ details, onChange }: Props) {
  return (
    <form className="card grid gap-4 p-5" onSubmit={(event) => event.preventDefault()}>
      <p>
        {t(
          'Was Sie hier eintragen, steht oben groß zum Vorlesen. Es bleibt auf diesem Gerät und wird an niemanden gesendet.',
        )}
      </p>
      {fields.map(({ name, label, autoComplete }) => (
        <Field
          key={name}
          label={label}
          error={undefined}
          autoComplete={autoComplete}
          maxLength={120}
          dir="auto"
          value={details[name]}
          onChange={(event) => onChange({ ...details, [name]: event.target.value })}
        />
      ))}
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => onChange({ name: '', street: '', town: '', floor: '' })}
      >
        {t('Angaben löschen')}
      </Button>
    </form>
  )
}
