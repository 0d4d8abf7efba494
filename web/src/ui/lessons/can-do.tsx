import { interfaceLanguage, t } from '@pol/contract/text'
import { MixedPersian, MixedText } from '../frame/persian.tsx'
import { Tick } from './tick.tsx'

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
