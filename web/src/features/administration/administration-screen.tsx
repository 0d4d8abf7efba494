import { useEffect, useRef } from 'react'
import { t } from '@pol/contract/text'
import { Loading } from '../../ui/frame/loading.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { AccessDenied } from '../../ui/frame/access-denied.tsx'
import { AuditTrail } from './audit-trail.tsx'
import { CreateUserForm } from './create-user-form.tsx'
import { LoadErrors } from './load-errors.tsx'
import { PendingRequests } from './pending-requests.tsx'
import { useAdministration } from './use-administration.ts'
import { Users } from './users.tsx'
import { Main } from '../../ui/frame/main.tsx'

export default function AdministrationScreen() {
  const { state, trail, loadingPages, reload, showPages, change } = useAdministration()
  const users = useRef<HTMLHeadingElement>(null)
  const wasLoaded = useRef(false)
  useEffect(() => {
    // The focused row may have been removed.
    if (wasLoaded.current && document.activeElement === document.body) {
      users.current?.focus({ preventScroll: true })
    }
    wasLoaded.current = typeof state === 'object'
  }, [state])

  if (state === 'loading') return <Loading />
  if (state === 'forbidden') return <AccessDenied access="admin" />
  const { lists, cursors, loadErrors } = state
  return (
    <>
      <PageHeader hasEmergency={false} title={t('Admin Panel')} />
      <Main className="mx-auto grid max-w-6xl gap-6 px-4 py-8 *:min-w-0">
        {loadErrors.length > 0 && <LoadErrors errors={loadErrors} onRetry={reload} />}
        {lists.requests.length > 0 && (
          <PendingRequests
            requests={lists.requests}
            count={lists.requestCount}
            cursor={cursors.requests}
            isLoadingPage={loadingPages.requests !== undefined}
            onPageChange={(requests) => void showPages({ requests })}
            change={change}
          />
        )}
        <CreateUserForm change={change} />
        <Users
          lists={lists}
          cursor={cursors.users}
          isLoadingPage={loadingPages.users !== undefined}
          onPageChange={(users) => void showPages({ users })}
          heading={users}
          change={change}
        />
        <AuditTrail list={trail} />
      </Main>
    </>
  )
}
