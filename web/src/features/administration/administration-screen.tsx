import { useEffect, useRef } from 'react'
import { Loading } from '../../ui/frame/loading.tsx'
import { PageHeader } from '../../ui/frame/page-header.tsx'
import { TurnedAway } from '../../ui/frame/turned-away.tsx'
import { CreateUserForm } from './create-user-form.tsx'
import { Faults } from './faults.tsx'
import { PendingRequests } from './pending-requests.tsx'
import { useAdministration } from './use-administration.ts'
import { Users } from './users.tsx'
import { Main } from '../../ui/frame/main.tsx'

export default function AdministrationScreen() {
  const { state, reload, change } = useAdministration()
  const users = useRef<HTMLHeadingElement>(null)
  const wasLoaded = useRef(false)
  useEffect(() => {
    // The focus was in a row that is gone now.
    if (wasLoaded.current && document.activeElement === document.body) {
      users.current?.focus({ preventScroll: true })
    }
    wasLoaded.current = typeof state === 'object'
  }, [state])

  if (state === 'loading') return <Loading />
  if (state === 'forbidden') return <TurnedAway />
  const { lists, faults } = state
  return (
    <>
      <PageHeader title="Admin Panel" />
      <Main className="mx-auto grid max-w-6xl gap-6 px-4 py-8 *:min-w-0">
        {faults.length > 0 && <Faults faults={faults} onRetry={reload} />}
        {lists.requests.length > 0 && <PendingRequests requests={lists.requests} change={change} />}
        <CreateUserForm change={change} />
        <Users lists={lists} heading={users} change={change} />
      </Main>
    </>
  )
}
