import { UserSearch } from '../../ui/icons/drawn/user-search.tsx'
import { useId, type RefObject } from 'react'
import { t } from '@pol/contract/text'
import { ListSearch } from '../../ui/lists/list-search.tsx'
import type { List } from '../../ui/lists/use-list.ts'
import type { Account } from './accounts.ts'
import type { Change } from './use-administration.ts'
import { UserList } from './user-list.tsx'

interface Props {
  readonly list: List<Account>
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly change: Change
}

/** The paged list of accounts with its search field. */
export function Users({ list, heading, change }: Props) {
  const headingId = useId()
  return (
    <section className="card" aria-labelledby={headingId}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 pt-5 pb-3 lg:px-6">
        <h2 id={headingId} ref={heading} tabIndex={-1} className="scroll-mt-6 text-xl font-bold">
          {t('Benutzer')}
        </h2>
        <ListSearch
          label={t('Benutzer suchen')}
          placeholder={t('Name oder E-Mail')}
          icon={UserSearch}
          onSearch={(search) => list.show({ search, lastIds: [] })}
        />
      </div>
      <UserList list={list} headingId={headingId} heading={heading} change={change} />
    </section>
  )
}
