import { useEffect, useId, useRef } from 'react'
import type { PendingRequest } from '@pol/contract/operations/access-requests'
import { t } from '@pol/contract/text'
import { call } from '../../lib/call.ts'
import { dayText } from '../../lib/dates.ts'
import { richText } from '../../ui/rich-text.ts'
import type { Toast } from '../../ui/frame/toast.ts'
import { fixedText, serverTextOr } from './failure-text.ts'
import { IsolatedText } from '../../ui/lists/isolated-text.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { Cell, NameCell, Row, RowButton, Table } from '../../ui/lists/table.tsx'
import { temporaryPassword } from './temporary-password.ts'
import type { Change } from './use-administration.ts'
import { useBusy } from '../../ui/lists/use-busy.ts'
import type { List } from '../../ui/lists/use-list.ts'

interface Props {
  readonly list: List<PendingRequest>
  readonly change: Change
}

const columns = [t('E-Mail'), t('Benutzername'), t('Nachricht'), t('Datum'), t('Aktionen')]

/** Table of the pending access requests, if there are any. */
export function PendingRequests({ list: { page, isLoading, show }, change }: Props) {
  const headingId = useId()
  const { isBusy, run } = useBusy()
  const heading = useRef<HTMLHeadingElement>(null)
  const count = page?.total ?? 0
  const previousCount = useRef(count)
  useEffect(() => {
    // The focused row was removed with its request.
    if (count < previousCount.current && document.activeElement === document.body) {
      heading.current?.focus({ preventScroll: true })
    }
    previousCount.current = count
  }, [count])
  if (!page || page.rows.length === 0) return null
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className="px-5 pt-5 pb-3 text-xl font-bold lg:px-6">
        {t('Registrierungsanfragen ({count})', { count })}
      </h2>
      <Table labelledBy={headingId} columns={columns}>
        {page.rows.map((request) => (
          <RequestRow
            key={request.id}
            request={request}
            busy={isBusy(request.id)}
            onApprove={() =>
              void run(request.id, () =>
                change(() => approve(request), serverTextOr(t('Benutzer konnte nicht erstellt werden'))),
              )
            }
            onReject={() =>
              void run(request.id, () =>
                change(() => reject(request), fixedText(t('Konnte Anfrage nicht ablehnen'))),
              )
            }
          />
        ))}
      </Table>
      <div className="flex justify-end border-t border-line px-5 py-4 empty:hidden lg:px-6">
        <Pager
          label={t('Seiten der Anfragen')}
          cursor={page.cursor}
          lastId={page.rows.at(-1)?.id}
          count={count}
          isLoadingPage={isLoading}
          onPageChange={(cursor) => {
            show(cursor)
            heading.current?.focus()
          }}
        />
      </div>
    </section>
  )
}

interface RowProps {
  readonly request: PendingRequest
  readonly busy: boolean
  readonly onApprove: () => void
  readonly onReject: () => void
}

function RequestRow({ request, busy, onApprove, onReject }: RowProps) {
  const { email, username, message, has_account, created_at } = request
  const nameId = useId()
  return (
    <Row busy={busy}>
      <NameCell id={nameId} className="lg:min-w-40">
        <bdi>{email}</bdi>
        {has_account && (
          <span className="block text-sm font-normal text-accent">{t('Hat schon ein Konto')}</span>
        )}
      </NameCell>
      <Cell className="wrap-anywhere">
        <IsolatedText>{username}</IsolatedText>
      </Cell>
      <Cell className="max-w-prose wrap-anywhere">
        {message ? <Message>{message}</Message> : <span className="text-quiet">{t('Keine Nachricht')}</span>}
      </Cell>
      <Cell className="whitespace-nowrap text-quiet max-lg:rtl:whitespace-normal">
        <time dateTime={created_at}>{dayText(new Date(created_at))}</time>
      </Cell>
      <Cell>
        <div className="flex gap-2 max-lg:flex-wrap">
          <RowButton busy={busy} aria-describedby={nameId} onClick={onApprove}>
            {t('Approve')}
          </RowButton>
          <RowButton variant="secondary" busy={busy} aria-describedby={nameId} onClick={onReject}>
            {t('Reject')}
          </RowButton>
        </div>
      </Cell>
    </Row>
  )
}

/** Each line has its own text direction. */
function Message({ children }: { readonly children: string }) {
  return children.split(/\r?\n/).map((line, index) => (
    <div key={index}>
      <IsolatedText>{line}</IsolatedText>
    </div>
  ))
}

/** Creates the account, which approves the request, then sends the set-up mail. */
async function approve({ id, email, username }: PendingRequest): Promise<Toast> {
  await call('create-user', { email, username, password: temporaryPassword(), request_id: id })
  try {
    await call('send-registration-approval', { email, username })
  } catch {
    return {
      title: t('Benutzer erstellt'),
      description: t('Benutzer wurde erstellt, aber die E-Mail konnte nicht gesendet werden'),
      destructive: true,
    }
  }
  return {
    title: t('Anfrage genehmigt'),
    description: richText(
      'Temporäres Passwort erstellt. E-Mail mit Passwort-Setup-Link wurde an {email} gesendet',
      { email: <bdi>{email}</bdi> },
    ),
  }
}

async function reject({ id }: PendingRequest): Promise<Toast> {
  await call('decide-request', { id, status: 'rejected' })
  return { title: t('Anfrage abgelehnt'), description: t('Die Registrierungsanfrage wurde abgelehnt') }
}
