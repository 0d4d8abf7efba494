import { useId } from 'react'
import type { ModeratedRecording } from '@pol/contract/operations/moderation'
import { locale, t } from '@pol/contract/text'
import type { Elements } from '../../lib/elements.ts'
import { dayText } from '../../lib/dates.ts'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import { LoaderCircle } from '../../ui/icons/drawn/loader-circle.tsx'
import { Square } from '../../ui/icons/drawn/square.tsx'
import { Volume2 } from '../../ui/icons/drawn/volume-2.tsx'
import { IsolatedText } from '../../ui/lists/isolated-text.tsx'
import { LineText } from '../../ui/lists/line-text.tsx'
import { Cell, NameCell, Row, RowButton } from '../../ui/lists/table.tsx'
import type { PlaybackStatus } from './use-recording-playback.ts'

interface Props {
  readonly recording: ModeratedRecording
  readonly lines: Catalogue['byId'] | null
  readonly busy: boolean
  readonly playing: PlaybackStatus
  readonly onPlay: () => void
  /** Null if it is approved. */
  readonly onApprove: (() => void) | null
  readonly onReject: () => void
}

interface PlayButton {
  readonly name: string
  readonly icon: Elements
}

const languageNames = { de: t('auf Deutsch'), fa: t('auf Farsi') }
const inSeconds = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const playButtons: Record<PlaybackStatus, PlayButton> = {
  idle: { name: t('Anhören'), icon: <Volume2 aria-hidden="true" className="size-4" /> },
  loading: { name: t('Stopp'), icon: <LoaderCircle aria-hidden="true" className="size-4 animate-spin" /> },
  playing: { name: t('Stopp'), icon: <Square aria-hidden="true" className="size-4 fill-current" /> },
}

export function RecordingRow({ recording, lines, busy, playing, onPlay, onApprove, onReject }: Props) {
  const { item, language, name, region, ms, at, own } = recording
  const lineId = useId()
  const { icon, name: playName } = playButtons[playing]
  return (
    <Row busy={busy}>
      <NameCell id={lineId} className="lg:min-w-48">
        <LineText item={item} lines={lines} />
      </NameCell>
      <Cell className="wrap-anywhere">
        {name ? <IsolatedText>{name}</IsolatedText> : <span className="text-quiet">{t('Ohne Namen')}</span>}
        <span className="block text-quiet">
          <span>{languageNames[language]}</span>
          {region && (
            <>
              <span> · </span>
              <IsolatedText>{region}</IsolatedText>
            </>
          )}
        </span>
      </Cell>
      <Cell className="whitespace-nowrap tabular-nums">
        {t('{seconds} s', { seconds: inSeconds.format(ms / 1000) })}
      </Cell>
      <Cell className="text-quiet">
        <time dateTime={at}>{dayText(new Date(at))}</time>
      </Cell>
      <Cell>
        <div className="flex flex-wrap gap-2">
          <RowButton variant="secondary" busy={false} aria-describedby={lineId} onClick={onPlay}>
            {icon}
            <span>{playName}</span>
          </RowButton>
          {!own && onApprove && (
            <RowButton busy={busy} aria-describedby={lineId} onClick={onApprove}>
              {t('Freigeben')}
            </RowButton>
          )}
          {!own && (
            <RowButton
              variant="secondary"
              busy={busy}
              aria-describedby={lineId}
              className="border-danger! text-danger!"
              onClick={onReject}
            >
              {t('Ablehnen')}
            </RowButton>
          )}
        </div>
        {own && (
          <p className="mt-2 text-sm text-quiet">
            {t('Ihre eigene Aufnahme: Darüber entscheidet jemand anderes.')}
          </p>
        )}
      </Cell>
    </Row>
  )
}
