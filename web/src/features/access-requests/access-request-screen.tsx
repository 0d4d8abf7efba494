import { ArrowLeft } from '../../ui/icons/drawn/arrow-left.tsx'
import { Link } from 'wouter'
import { t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'
import { AuthLayout } from '../../ui/forms/auth-layout.tsx'
import { useDocumentTitle } from '../../ui/frame/document-title.ts'
import { AccessRequestForm } from './access-request-form.tsx'

const title = t('Zugang anfordern')

export default function AccessRequestScreen() {
  useDocumentTitle(title)
  return (
    <AuthLayout
      title={title}
      introduction={t(
        'Ein Administrator prüft Ihre Anfrage. Nimmt er sie an, bekommen Sie eine E-Mail mit einem Link, über den Sie Ihr Passwort festlegen.',
      )}
      back={
        <Link
          href={paths.auth}
          className="-ms-2 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-control px-2 font-semibold text-brand hover:bg-brand-soft"
        >
          <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          <span>{t('Zurück zur Anmeldung')}</span>
        </Link>
      }
    >
      <AccessRequestForm />
    </AuthLayout>
  )
}
