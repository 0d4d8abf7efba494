import { useEffect, useId, useRef, useState } from 'react'
import { t } from '@pol/contract/text'
import { Button } from '../../ui/frame/button.tsx'
import { CloseButton } from '../../ui/frame/close-button.tsx'
import { toast } from '../../ui/frame/toast.ts'

export interface CredentialsProps {
  readonly email: string
  readonly password: string
  readonly onClose: () => void
}

/** Shows the initial password of a new account, once. */
export function Credentials({ email, password, onClose }: CredentialsProps) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [copied, setCopied] = useState(false)
  useEffect(() => heading.current?.focus(), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(t('E-Mail: {email}\nPasswort: {password}', { email, password }))
      setCopied(true)
    } catch {
      toast({
        title: t('Fehler'),
        description: t('Dein Browser lässt das Kopieren nicht zu. Bitte markiere die Zugangsdaten selbst.'),
        destructive: true,
      })
    }
  }
  return (
    <section aria-labelledby={headingId} className="mt-6 rounded-control bg-accent-soft p-5">
      <div className="flex items-start justify-between gap-4">
        <h3 id={headingId} ref={heading} tabIndex={-1} className="text-lg font-bold">
          {t('Zugangsdaten')}
        </h3>
        <CloseButton label={t('Zugangsdaten schließen')} onClick={onClose} />
      </div>
      <p>{t('Bitte teile diese Anmeldedaten sicher mit dem Benutzer.')}</p>
      <dl className="my-4 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        <dt className="text-sm sm:text-base">{t('E-Mail')}</dt>
        <dd className="font-mono font-semibold wrap-anywhere select-all max-sm:mb-2">
          <bdi>{email}</bdi>
        </dd>
        <dt className="text-sm sm:text-base">{t('Passwort')}</dt>
        <dd className="font-mono font-semibold wrap-anywhere whitespace-pre-wrap select-all">
          <bdi>{password}</bdi>
        </dd>
      </dl>
      <Button variant="secondary" onClick={copy}>
        {copied ? t('Kopiert') : t('Kopieren')}
      </Button>
      <span role="status" className="sr-only">
        {copied && t('Die Zugangsdaten sind in der Zwischenablage.')}
      </span>
    </section>
  )
}
