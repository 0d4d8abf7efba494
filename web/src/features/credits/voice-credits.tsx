import { t } from '@pol/contract/text'
import { call } from '../../lib/call.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { author, Credit } from './credit.tsx'

const load = () => call('voice-credits', {})
const uses = { de: t('Stimme für Deutsch'), fa: t('Stimme für Persisch') } as const

/** The neural voices that the operator of this server has added, and the program that runs them. */
export function VoiceCredits() {
  const loaded = useLoaded(load)
  if (loaded.status === 'failed')
    return (
      <li role="alert" className="text-danger">
        {t('Ob hier noch andere Stimmen sprechen, ließ sich nicht feststellen.')}
      </li>
    )
  if (loaded.status === 'loading' || loaded.value.voices.length === 0) return null
  return (
    <>
      <Credit
        name="ONNX Runtime"
        use={t('Sprachausgabe')}
        copyright={author('© Microsoft Corporation')}
        licence="MIT"
        source="https://onnxruntime.ai"
      />
      {loaded.value.voices.map(({ language, name, licence, source }) => (
        <Credit
          key={`${language} ${name}`}
          name={name}
          use={uses[language]}
          copyright={null}
          licence={licence}
          source={source}
        />
      ))}
    </>
  )
}
