import { useEffect, useRef, useState } from 'react'
import { useParams } from 'wouter'
import { CallError } from '@pol/contract/client'
import { t } from '@pol/contract/text'
import { call, failureText } from '../../lib/call.ts'
import { paths } from '../../lib/paths.ts'
import { AuthLayout } from '../../ui/forms/auth-layout.tsx'
import { Button, ButtonLink } from '../../ui/frame/button.tsx'
import { useDocumentTitle } from '../../ui/frame/document-title.ts'

/** Opened from a reminder by mail or notification: ends the reminders with one click, without signing in. */
export default function EndRemindersScreen() {
  useDocumentTitle(t('Erinnerungen beenden'))
  const { token } = useParams<{ token: string }>()
  return (
    <AuthLayout
      title={t('Erinnerungen')}
      introduction={t('Wer möchte, wird einmal am Tag an das Üben erinnert.')}
    >
      <Choice key={token} token={token} />
    </AuthLayout>
  )
}

type Progress = 'asked' | 'ended' | 'expired' | { readonly failure: string }

function Choice({ token }: { readonly token: string }) {
  const [progress, setProgress] = useState<Progress>('asked')
  const end = async () => {
    try {
      await call('end-reminders', { token })
      setProgress('ended')
    } catch (error) {
      const isExpired = error instanceof CallError && error.code === 'link-expired'
      setProgress(isExpired ? 'expired' : { failure: failureText(error) })
    }
  }
  if (progress === 'ended' || progress === 'expired') return <Result progress={progress} />
  return (
    <div className="grid gap-4">
      <p>{t('Danach bekommen Sie keine Erinnerungen mehr, weder per E-Mail noch als Benachrichtigung.')}</p>
      {typeof progress === 'object' && <p role="alert">{progress.failure}</p>}
      <Button onClick={end}>{t('Erinnerungen beenden')}</Button>
    </div>
  )
}

function Result({ progress }: { readonly progress: 'ended' | 'expired' }) {
  // The pressed button is gone.
  const result = useRef<HTMLParagraphElement>(null)
  useEffect(() => result.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <p ref={result} tabIndex={-1} role="status">
        {progress === 'ended' ? t('Sie bekommen keine Erinnerungen mehr.') : t('Dieser Link ist abgelaufen.')}
      </p>
      <p>
        {progress === 'ended'
          ? t('Wenn Sie es sich anders überlegen: beim Üben unter „Einstellungen“, „Wann morgen?“.')
          : t('Erinnerungen beenden Sie auch beim Üben unter „Einstellungen“, „Wann morgen?“.')}
      </p>
      <ButtonLink variant="secondary" href={paths.practice}>
        {t('Zum Üben')}
      </ButtonLink>
    </div>
  )
}
