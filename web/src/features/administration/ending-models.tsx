import { useId } from 'react'
import type { EndingModel } from '@pol/contract/operations/administration'
import { t } from '@pol/contract/text'
import { call } from '../../lib/call.ts'
import { dateFormat } from '../../lib/dates.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { richText } from '../../ui/rich-text.ts'

const load = () => call('ending-models', {})
const dayText = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' })

/** The models in use that their service shuts down or does not have, if there are any. */
export function EndingModels() {
  const headingId = useId()
  const models = useLoaded(load)
  if (models.status !== 'loaded' || models.value.length === 0) return null
  return (
    <section className="card grid gap-3 p-5 lg:p-6" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-xl font-bold">
        {t('Modelle, die enden')}
      </h2>
      <ul className="grid gap-1">
        {models.value.map((model) => (
          <li key={`${model.service} ${model.model}`} className="wrap-anywhere">
            <EndOf {...model} />
          </li>
        ))}
      </ul>
      <p className="text-quiet">
        {t(
          'Der Betreiber muss ein anderes Modell wählen. Sonst scheitern Aussprache, Übersetzung oder Korrektur.',
        )}
      </p>
    </section>
  )
}

function EndOf({ model, service, shutdown_date: date, has_ended: hasEnded }: EndingModel) {
  const values = {
    model: (
      <bdi dir="ltr" className="font-semibold">
        {model}
      </bdi>
    ),
    service: <bdi dir="ltr">{service}</bdi>,
  }
  if (date === null)
    return richText('{model} ({service}) fehlt in der Liste der Modelle dieses Dienstes.', values)
  const day = <time dateTime={date}>{dayText(new Date(date))}</time>
  return hasEnded
    ? richText('{model} ({service}) ist am {date} abgeschaltet worden.', { ...values, date: day })
    : richText('{model} ({service}) endet am {date}.', { ...values, date: day })
}
