import { t } from '@pol/contract/text'
import { Switch } from '../../ui/forms/switch.tsx'

/** Whether words are shown with vowel signs. */
export interface VowelSigns {
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

export function VowelSignsSwitch({ isOn, onChange }: VowelSigns) {
  return (
    <div className="flex justify-center">
      <Switch on={isOn} onChange={onChange}>
        {t('Vokalzeichen')}
      </Switch>
    </div>
  )
}
