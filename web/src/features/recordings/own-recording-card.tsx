import { useId } from 'react'
import type { OwnRecording, RecordingState } from '@pol/contract/operations/recordings'
import { t } from '@pol/contract/text'
import type { Language } from '@pol/language/language'
import { type Item, targetOf } from '@pol/learning/item'
import { recordingType } from '@pol/contract/limits'
import { dayText } from '../../lib/dates.ts'
import { call } from '../../lib/call.ts'
import { Button } from '../../ui/frame/button.tsx'
import { VoiceButton } from '../../ui/human-voices/voice-button.tsx'
import { ItemMeaning, ItemText } from './item-text.tsx'

interface Props {
  readonly recording: OwnRecording
  /** Null if the line is no longer taught. */
  readonly line: { readonly item: Item; readonly language: Language } | null
  readonly onWithdraw: () => void
}

const stateTexts: Readonly<Record<RecordingState, string>> = {
  pending: t('Wartet auf eine Entscheidung'),
  approved: t('Freigegeben: Andere hören Sie.'),
  rejected: t('Abgelehnt'),
  withdrawn: t('Zurückgezogen'),
}

/** A recording of the user with its state. */
export function OwnRecordingCard({ recording, line, onWithdraw }: Props) {
  const { id, state, reason, at } = recording
  const textId = useId()
  const text = line ? targetOf(line.item, line.language) : recording.item
  return (
    <li className="card grid gap-3 p-5">
      <div className="flex items-center gap-3">
        <div id={textId} className="min-w-0 flex-1 text-left rtl:text-right">
          {line ? (
            <>
              <p>
                <ItemText {...line} className="block text-xl font-semibold" />
              </p>
              <p>
                <ItemMeaning {...line} className="block text-quiet" />
              </p>
            </>
          ) : (
            <p className="text-quiet">{t('Diese Zeile gibt es nicht mehr.')}</p>
          )}
        </div>
        {state !== 'withdrawn' && (
          <VoiceButton id={id} text={text} fetchSound={(signal) => fetchOwn(id, signal)} />
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="font-semibold">{stateTexts[state]}</p>
          {reason !== null && (
            <p>
              {t('Grund:')} <bdi>{reason}</bdi>
            </p>
          )}
          <p className="text-quiet">
            {t('Aufgenommen am')} <time dateTime={at}>{dayText(new Date(at))}</time>
          </p>
        </div>
        {state !== 'withdrawn' && (
          <Button variant="secondary" aria-describedby={textId} onClick={onWithdraw}>
            {t('Zurückziehen')}
          </Button>
        )}
      </div>
    </li>
  )
}

async function fetchOwn(id: string, signal: AbortSignal): Promise<Blob> {
  const bytes = await call('play-recording', { id }, { signal })
  return new Blob([bytes], { type: recordingType })
}
