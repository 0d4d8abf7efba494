import { memo, useState, type RefObject } from 'react'
import { addUserRole, deleteUser, removeUserRole } from '@pol/contract/administration'
import { call } from '../../lib/call.ts'
import { findAccounts, type Account, type Index } from './accounts.ts'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { downloadData } from './download-data.ts'
import { fixedText, serverTextOr } from './failure-text.ts'
import { Pager } from './pager.tsx'
import { Table } from './table.tsx'
import type { Change } from './use-administration.ts'
import { useBusy } from './use-busy.ts'
import { UserRow } from './user-row.tsx'

interface Props {
  readonly index: Index
  readonly query: string
  readonly headingId: string
  readonly heading: RefObject<HTMLElement | null>
  readonly change: Change
}

const pageSize = 50
const columns = ['Benutzername', 'E-Mail', 'Benutzer-ID', 'Rollen', 'Rolle hinzufügen', 'Aktionen']

/** Drawn again only when what is looked for has changed, so that typing never waits for the table. */
export const UserList = memo(({ index, query, headingId, heading, change }: Props) => {
  const [deleting, setDeleting] = useState<Account | null>(null)
  const [turned, setTurned] = useState({ query, page: 0 })
  const { isBusy, run } = useBusy()

  const found = findAccounts(index, query)
  const pages = Math.ceil(found.length / pageSize)
  // Another search begins at its first page; and a page may be gone with those who were on it.
  const page = turned.query === query ? Math.max(0, Math.min(turned.page, pages - 1)) : 0
  const turnTo = (page: number) => setTurned({ query, page })

  const success = (description: string) => ({ title: 'Erfolg', description })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 pb-3 lg:px-6">
        <p role="status" className="text-quiet">
          {describeCount(found.length, index.length)}
        </p>
        <Pager label="Seiten" page={page} pages={pages} onTurn={turnTo} />
      </div>
      <Table labelledBy={headingId} columns={columns}>
        {found.slice(page * pageSize, (page + 1) * pageSize).map((account) => (
          <UserRow
            key={account.id}
            account={account}
            busy={isBusy(account.id)}
            onAddRole={(role) =>
              run(account.id, () =>
                change(async () => {
                  await call(addUserRole, { user_id: account.id, role })
                  return success('Rolle wurde hinzugefügt')
                }, fixedText('Konnte Rolle nicht hinzufügen')),
              )
            }
            onRemoveRole={(id) =>
              run(account.id, () =>
                change(async () => {
                  await call(removeUserRole, { id })
                  return success('Rolle wurde entfernt')
                }, fixedText('Konnte Rolle nicht entfernen')),
              )
            }
            onExport={() =>
              void run(account.id, () =>
                change(async () => {
                  await downloadData(account)
                  return success('Daten wurden exportiert')
                }, serverTextOr('Daten konnten nicht exportiert werden')),
              )
            }
            onDelete={() => setDeleting(account)}
          />
        ))}
      </Table>
      {pages > 1 && (
        <div className="flex justify-end border-t border-line px-5 py-4 lg:px-6">
          <Pager
            label="Seiten, am Ende der Liste"
            page={page}
            pages={pages}
            onTurn={(page) => {
              turnTo(page)
              heading.current?.focus()
            }}
          />
        </div>
      )}
      <DeleteUserDialog
        account={deleting}
        onClose={() => setDeleting(null)}
        onConfirm={() => {
          setDeleting(null)
          if (!deleting) return
          void run(deleting.id, () =>
            change(async () => {
              await call(deleteUser, { user_id: deleting.id })
              return success('Benutzer erfolgreich gelöscht')
            }, serverTextOr('Benutzer konnte nicht gelöscht werden')),
          )
        }}
      />
    </>
  )
})

function describeCount(found: number, all: number): string {
  if (found === 0) return 'Keine Benutzer gefunden'
  return found === all ? `${german(all)} Benutzer` : `${german(found)} von ${german(all)} Benutzern`
}

function german(count: number): string {
  return count.toLocaleString('de-DE')
}
