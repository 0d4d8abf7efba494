import { useState } from 'react'
import { interfaceLanguage, t } from '@pol/contract/text'
import type { Elements } from '../../lib/elements.ts'
import { MixedPersian, MixedText } from '../frame/persian.tsx'

const Outcome = interfaceLanguage === 'fa' ? MixedPersian : MixedText

/** Abilities that learners tick for themselves. Nothing is stored. */
export function CanDo({ outcomes }: { readonly outcomes: readonly string[] }) {
  return (
    <fieldset className="card grid w-full grid-cols-1 gap-2 p-4 text-start">
      <legend className="float-start mb-2 w-full text-xl font-bold">{t('Das kann ich jetzt')}</legend>
      {outcomes.map((outcome) => (
        <Tick key={outcome}>
          <Outcome>{outcome}</Outcome>
        </Tick>
      ))}
    </fieldset>
  )
}

function Tick({ children }: { readonly children: Elements }) {
  const [isOn, setIsOn] = useState(false)
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => setIsOn(event.target.checked)}
        className="size-6 shrink-0 accent-brand"
      />
      <span>{children}</span>
    </label>
  )
}
