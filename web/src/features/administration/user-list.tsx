import { useState, type RefObject } from 'react'
import { locale, t } from '@pol/contract/text'
import { call } from '../../lib/call.ts'
import type { Account } from './accounts.ts'
import { DeleteUserDialog } from './delete-user-dialog.tsx'
import { downloadData } from './download-data.ts'
import { fixedText, serverTextOr } from './failure-text.ts'
import { Pager } from '../../ui/lists/pager.tsx'
import { Table } from '../../ui/lists/table.tsx'
import type { Change } from './use-administration.ts'
import { useBusy } from '../../ui/lists/use-busy.ts'
import type { List } from '../../ui/lists/use-list.ts'
import { withFreshProof } from '../../ui/proofs/with-fresh-proof.ts'
import { RemovePasskeysDialog } from './remove-passkeys-dialog.tsx'
import { UserRow } from './user-row.tsx'

interface Props {
  readonly list: List<Account>
  readonly headingId: string
  readonly heading: RefObject<HTMLElement | null>
  readonly change: Change
}

const columns = [
  t('Benutzername'),
  t('E-Mail'),
  t('Benutzer-ID'),
  t('Rollen'),
  t('Rolle hinzufügen'),
  t('Aktionen'),
]

export function UserList({ list, headingId, heading, change }: Props) {
  const [deleting, setDeleting] = useState<Account | null>(null)
  const [removingPasskeysOf, setRemovingPasskeysOf] = useState<Account | null>(null)
  const { isBusy, run } = useBusy()
  const { page, isLoading, show } = list
  if (!page) return null
  const { rows: accounts, total: count, cursor } = page
  const pages = { cursor, lastId: accounts.at(-1)?.id, count, isLoadingPage: isLoading }

  const success = (description: string) => ({ title: t('Erfolg'), description })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 px-5 pb-3 lg:px-6">
        <p role="status" className="text-quiet">
          {isLoading ? t('Lädt...') : describeCount(count, cursor.search)}
        </p>
        <Pager label={t('Seiten')} {...pages} onPageChange={show} />
      </div>
      <Table labelledBy={headingId} columns={columns}>
        {accounts.map((account) => (
          <UserRow
            key={account.id}
            account={account}
            busy={isBusy(account.id)}
            onAddRole={(role) =>
              run(account.id, () =>
                change(
                  async () => {
                    await call('add-user-role', { user_id: account.id, role })
                    return success(t('Rolle wurde hinzugefügt'))
                  },
                  fixedText(t('Konnte Rolle nicht hinzufügen')),
                ),
              )
            }
            onRemoveRole={(id) =>
              run(account.id, () =>
                change(
                  async () => {
                    await call('remove-user-role', { id })
                    return success(t('Rolle wurde entfernt'))
                  },
                  fixedText(t('Konnte Rolle nicht entfernen')),
                ),
              )
            }
            onExport={() =>
              void run(account.id, () =>
                change(
                  async () => {
                    const isSaved = await downloadData(account)
                    return isSaved ? success(t('Daten wurden exportiert')) : null
                  },
                  serverTextOr(t('Daten konnten nicht exportiert werden')),
                ),
              )
            }
            onRemovePasskeys={() => setRemovingPasskeysOf(account)}
            onDelete={() => setDeleting(account)}
          />
        ))}
      </Table>
      <div className="flex justify-end border-t border-line px-5 py-4 empty:hidden lg:px-6">
        <Pager
          label={t('Seiten, am Ende der Liste')}
          {...pages}
          onPageChange={(cursor) => {
            show(cursor)
            heading.current?.focus()
          }}
        />
      </div>
      <RemovePasskeysDialog
        account={removingPasskeysOf}
        onClose={() => setRemovingPasskeysOf(null)}
        onConfirm={() => {
          setRemovingPasskeysOf(null)
          if (!removingPasskeysOf) return
          void run(removingPasskeysOf.id, () =>
            change(
              async () => {
                const removed = await withFreshProof(() =>
                  call('remove-passkeys-of-user', { user_id: removingPasskeysOf.id }),
                )
                if (!removed) return null
                const { removed: count } = removed
                return success(
                  count === 0
                    ? t('Dieses Konto hatte keine Passkeys.')
                    : t('Entfernte Passkeys: {count}', { count: count.toLocaleString(locale) }),
                )
              },
              serverTextOr(t('Passkeys konnten nicht entfernt werden')),
            ),
          )
        }}
      />
      <DeleteUserDialog
        account={deleting}
        onClose={() => setDeleting(null)}
        onConfirm={() => {
          setDeleting(null)
          if (!deleting) return
          void run(deleting.id, () =>
            change(
              async () => {
                await call('delete-user', { user_id: deleting.id })
                return success(t('Benutzer erfolgreich gelöscht'))
              },
              serverTextOr(t('Benutzer konnte nicht gelöscht werden')),
            ),
          )
        }}
      />
    </>
  )
}

function describeCount(count: number, search: string): string {
  if (count === 0) return t('Keine Benutzer gefunden')
  const values = { count: count.toLocaleString(locale) }
  return search.trim() === '' ? t('{count} Benutzer', values) : t('{count} Benutzer gefunden', values)
}
