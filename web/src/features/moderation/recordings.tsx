import { useCallback, useState } from 'react'
import type { ModeratedRecording, moderatedStates } from '@pol/contract/operations/moderation'
import { t } from '@pol/contract/text'
import { call } from '../../lib/call.ts'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'
import { type Load, useList } from '../../ui/lists/use-list.ts'
import { ListSection, type RowTools } from './list-section.tsx'
import { RecordingRow } from './recording-row.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { useRecordingPlayback } from './use-recording-playback.ts'

type State = (typeof moderatedStates)[number]

const states: readonly { readonly value: State; readonly label: string }[] = [
  { value: 'pending', label: t('Wartende') },
  { value: 'approved', label: t('Freigegebene') },
]
const columns = [t('Zeile'), t('Stimme'), t('Länge'), t('Datum'), t('Aktionen')]

interface Props {
  readonly lines: Catalogue['byId'] | null
}

/** Pending recordings, or approved ones, which can still be rejected. */
export function Recordings({ lines }: Props) {
  const [state, setState] = useState<State>('pending')
  const load = useCallback<Load<ModeratedRecording>>(
    (input, options) => call('moderated-recordings', { ...input, state }, options),
    [state],
  )
  const list = useList(load)
  const playback = useRecordingPlayback()
  const [rejecting, setRejecting] = useState<{
    readonly recording: ModeratedRecording
    readonly change: RowTools['change']
  } | null>(null)

  const approve = async (id: string) => {
    await call('decide-recording', { id, status: 'approved' })
    return { title: t('Erfolg'), description: t('Die Aufnahme ist freigegeben') }
  }
  const reject = async (id: string, reason: string) => {
    await call('decide-recording', { id, status: 'rejected', reason })
    return { title: t('Erfolg'), description: t('Die Aufnahme ist abgelehnt') }
  }
  return (
    <>
      <ListSection
        title={t('Aufnahmen')}
        searchLabel={t('Aufnahmen suchen')}
        pagesLabel={t('Seiten der Aufnahmen')}
        empty={state === 'pending' ? t('Keine Aufnahme wartet') : t('Noch keine Aufnahme ist freigegeben')}
        columns={columns}
        list={list}
        renderRow={(recording, { isBusy, change }) => (
          <RecordingRow
            key={recording.id}
            recording={recording}
            lines={lines}
            busy={isBusy(recording.id)}
            playing={playback.statusOf(recording.id)}
            onPlay={() => playback.toggle(recording.id)}
            onApprove={state === 'pending' ? () => change(recording.id, () => approve(recording.id)) : null}
            onReject={() => setRejecting({ recording, change })}
          />
        )}
      >
        <div className="px-5 pb-3 lg:px-6">
          <RadioGroup label={t('Gezeigt werden')} choices={states} selected={state} onSelect={setState} />
        </div>
      </ListSection>
      <RejectDialog
        item={rejecting?.recording.item ?? null}
        lines={lines}
        onClose={() => setRejecting(null)}
        onReject={(reason) => {
          setRejecting(null)
          if (!rejecting) return
          const { recording, change } = rejecting
          change(recording.id, () => reject(recording.id, reason))
        }}
      />
    </>
  )
}
