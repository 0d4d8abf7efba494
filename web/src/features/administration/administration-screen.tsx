import { useEffect, useRef } from 'react'
import { t } from '@pol/contract/text'
import { Loading } from '../../ui/frame/loading.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { AccessDenied } from '../../ui/frame/access-denied.tsx'
import { AuditTrail } from './audit-trail.tsx'
import { CreateUserForm } from './create-user-form.tsx'
import { EndingModels } from './ending-models.tsx'
import { FailedLists } from './failed-lists.tsx'
import { PendingRequests } from './pending-requests.tsx'
import { useAdministration } from './use-administration.ts'
import { Users } from './users.tsx'
import { Voices } from './voices.tsx'
import { Main } from '../../ui/frame/main-element.tsx'

export default function AdministrationScreen() {
  const { people, requests, trail, isLoaded, isDenied, reload, reloads, change } = useAdministration()
  const users = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The focused row may have been removed.
    if (reloads > 0 && document.activeElement === document.body) {
      users.current?.focus({ preventScroll: true })
    }
  }, [reloads])

  if (isDenied) return <AccessDenied access="admin" />
  if (!isLoaded) return <Loading />
  const failures = [...people.failures, ...requests.failures]
  return (
    <>
      <PageHeader hasEmergency={false} title={t('Admin Panel')} />
      <Main className="mx-auto grid max-w-6xl gap-6 px-4 py-8 *:min-w-0">
        {failures.length > 0 && <FailedLists texts={failures} onRetry={reload} />}
        <EndingModels />
        <PendingRequests list={requests} change={change} />
        <CreateUserForm change={change} />
        <Users list={people} heading={users} change={change} />
        <Voices />
        <AuditTrail list={trail} />
      </Main>
    </>
  )
}
