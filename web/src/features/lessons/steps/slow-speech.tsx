import { createContext, type ReactNode, use, useState } from 'react'
import { t } from '@pol/contract/text'
import { Switch } from '../../../ui/forms/switch.tsx'
import { slowRate, SpeechRate } from '../../../ui/speech/speech-rate.ts'

const SetSlow = createContext<(isSlow: boolean) => void>(() => undefined)

/** All sounds inside are slow once the learner has switched that on in one step. */
export function SlowSpeech({ children }: { readonly children: ReactNode }) {
  const [isSlow, setIsSlow] = useState(false)
  return (
    <SetSlow value={setIsSlow}>
      <SpeechRate value={isSlow ? slowRate : 1}>{children}</SpeechRate>
    </SetSlow>
  )
}

/** @param onChange is called before a change, to stop what plays. */
export function SlowSwitch({ onChange }: { readonly onChange?: () => void }) {
  const setSlow = use(SetSlow)
  return (
    <Switch
      on={use(SpeechRate) !== 1}
      onChange={(isSlow) => {
        onChange?.()
        setSlow(isSlow)
      }}
    >
      {t('Langsam sprechen')}
    </Switch>
  )
}
