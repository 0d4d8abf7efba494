import { useId } from 'react'
import type { ListedVoice } from '@pol/contract/operations/speech'
import { t, withValues } from '@pol/contract/text'
import { voiceRefusals } from '@pol/contract/voices'
import { call } from '../../lib/call.ts'
import { readSite } from '../../lib/site.ts'
import { useLoaded } from '../../lib/use-loaded.ts'
import { Button } from '../../ui/frame/button.tsx'
import { Cell, NameCell, Row, Table } from '../../ui/lists/table.tsx'

const load = () => call('neural-voices', {})

const columns = [t('Sprache'), t('Name'), t('Lizenz'), t('Zustand'), t('SHA-256')]
const languageNames = { de: t('Deutsch'), fa: t('Persisch') } as const
/** First digits of the hash, enough to compare with what `sha256sum` says. */
const shownDigits = 16

/** The voices in the folder of the operator. */
export function Voices() {
  const headingId = useId()
  const { speechService } = readSite()
  const loaded = useLoaded(load)
  const voices = loaded.status === 'loaded' ? loaded.value.voices : []
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId} className="px-5 pt-5 pb-3 text-xl font-bold lg:px-6">
        {t('Stimmen')}
      </h2>
      <div className="grid gap-3 px-5 pb-5 empty:hidden lg:px-6">
        {loaded.status === 'loading' && (
          <p role="status" className="text-quiet">
            {t('Lädt...')}
          </p>
        )}
        {loaded.status === 'failed' && (
          <div role="alert" className="flex flex-wrap items-center gap-4 text-danger">
            <p>{t('Konnte Stimmen nicht laden')}</p>
            <Button variant="secondary" onClick={loaded.retry}>
              {t('Erneut laden')}
            </Button>
          </div>
        )}
        {loaded.status === 'loaded' && speechService && (
          <p className="text-quiet">
            {t('Zurzeit spricht {speechService}. Stimmen in voices/ werden nicht verwendet.', {
              speechService,
            })}
          </p>
        )}
        {loaded.status === 'loaded' && voices.length === 0 && !speechService && (
          <p className="text-quiet">{t('Keine Stimme in voices/; die eingebaute Stimme spricht.')}</p>
        )}
      </div>
      {voices.length > 0 && (
        <Table labelledBy={headingId} columns={columns}>
          {voices.map((voice) => (
            <VoiceRow key={`${voice.language} ${voice.name}`} {...voice} />
          ))}
        </Table>
      )}
    </section>
  )
}

function VoiceRow({ language, name, licence, sha256, state, refusal }: ListedVoice) {
  return (
    <Row busy={false}>
      <Cell>{languageNames[language]}</Cell>
      <NameCell>
        <bdi dir="ltr">{name}</bdi>
      </NameCell>
      <Cell className="wrap-anywhere empty:max-lg:hidden">{licence && <bdi dir="ltr">{licence}</bdi>}</Cell>
      <Cell className={state === 'refused' || state === 'disabled' ? 'text-danger' : ''}>
        {refusal ? withValues(voiceRefusals[refusal.code], { ...refusal, name }) : stateNames[state]}
      </Cell>
      <Cell className="empty:max-lg:hidden">
        {sha256 && (
          <bdi dir="ltr" className="font-mono text-sm">
            {sha256.slice(0, shownDigits)}
          </bdi>
        )}
      </Cell>
    </Row>
  )
}

const stateNames: Record<ListedVoice['state'], string> = {
  'in-use': t('In Gebrauch'),
  waiting: t('Noch nicht geladen'),
  disabled: t(
    'Abgeschaltet: Drei Texte ließen sich nicht sprechen. Bis zum Neustart des Servers spricht die eingebaute Stimme.',
  ),
  refused: t('Abgelehnt'),
}
