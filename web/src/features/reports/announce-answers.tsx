import { Link } from 'wouter'
import { t } from '@pol/contract/text'
import { call } from '../../lib/call.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../ui/frame/toast.ts'
import { isNewsSince } from '../../ui/reports/awaited-answers.ts'

/** Shows a toast if the user's reports have new answers. @param since time when the user last looked. */
export async function announceAnswers(since: string): Promise<void> {
  const reports = await call('own-reports', {})
  if (location.pathname === paths.ownReports || !reports.some((report) => isNewsSince(report, since))) return
  toast({
    title: t('Neues zu Ihrer Meldung'),
    description: (
      <Link href={paths.ownReports} className="inline-flex min-h-11 items-center text-brand underline">
        {t('Meine Meldungen')}
      </Link>
    ),
  })
}
