import { useState } from 'react'
import { t } from '@pol/contract/text'
import { downloadFile } from '../../lib/download.ts'
import { paths } from '../../lib/paths.ts'
import { productName } from '../../lib/site.ts'
import { Button } from '../frame/button.tsx'

interface Props {
  readonly time: string
  readonly minutes: number
}

/** A button that downloads a calendar file. What makes it is loaded when the button is pressed. */
export function DownloadCalendar({ time, minutes }: Props) {
  const [hasFailed, setFailed] = useState(false)
  const download = async () => {
    try {
      const { calendarFile } = await import('./calendar-file.ts')
      const url = location.origin + paths.practice
      const file = calendarFile({ time, minutes, now: new Date(), productName, url })
      downloadFile(new Blob([file], { type: 'text/calendar; charset=utf-8' }), t('erinnerung.ics'))
      setFailed(false)
    } catch (error) {
      console.warn('The calendar file could not be made', error)
      setFailed(true)
    }
  }
  return (
    <>
      <p>
        {t(
          'Öffnen Sie die Datei mit Ihrem Kalender. Er erinnert Sie dann ab morgen jeden Tag; ändern und löschen können Sie den Termin dort.',
        )}
      </p>
      <div>
        <Button onClick={download}>{t('Kalenderdatei herunterladen')}</Button>
      </div>
      {hasFailed && (
        <p>{t('Die Datei konnte nicht erstellt werden. Bitte prüfen Sie Ihre Internetverbindung.')}</p>
      )}
    </>
  )
}
