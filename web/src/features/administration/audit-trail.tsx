import { useId, useRef } from 'react'
import type { AuditAction, AuditEntry, AuditPerson } from '@pol/contract/operations/administration'
import { operatorAlias } from '@pol/contract/roles'
import { t } from '@pol/contract/text'
import { momentText } from '../../lib/dates.ts'
import { AccessDenied } from '../../ui/frame/access-denied.tsx'
import { IsolatedText } from '../../ui/lists/isolated-text.tsx'
import { ListSearch } from '../../ui/lists/list-search.tsx'
import { ListStatus } from '../../ui/lists/list-status.tsx'
import { Pager } from '../../ui/lists/pager.tsx'
import { isForbidden } from '../../ui/lists/run-change.ts'
import { Cell, NameCell, Row, Table } from '../../ui/lists/table.tsx'
import type { List } from '../../ui/lists/use-list.ts'
import { roleNames } from './role-names.ts'

const actionNames: Record<AuditAction, string> = {
  'approve-request': t('Anfrage angenommen'),
  'reject-request': t('Anfrage abgelehnt'),
  'send-set-up-link': t('Link für das Passwort gesendet'),
  'create-user': t('Konto erstellt'),
  'delete-user': t('Konto gelöscht'),
  'export-user': t('Daten heruntergeladen'),
  'add-role': t('Rolle gegeben'),
  'remove-role': t('Rolle genommen'),
  'approve-recording': t('Aufnahme freigegeben'),
  'reject-recording': t('Aufnahme abgelehnt'),
  'withdraw-recording': t('Aufnahme zurückgezogen'),
  'close-report': t('Meldung erledigt'),
  'add-passkey': t('Passkey hinzugefügt'),
  'confirm-passkey': t('Passkey bestätigt'),
  'remove-passkey': t('Passkey entfernt'),
  'restore-passkey': t('Passkey wiederhergestellt'),
  'list-users': t('Konten aufgelistet'),
  'play-recording': t('Aufnahme angehört'),
  'download-reports': t('Meldungen heruntergeladen'),
  'download-lines': t('Lernstoff heruntergeladen'),
  'denied-call': t('Zugriff verweigert'),
  'change-password': t('Passwort geändert'),
  'ask-reset-link': t('Link für neues Passwort angefordert'),
  'use-password-link': t('Passwort über Link festgelegt'),
  'sign-out-everywhere': t('Überall abgemeldet'),
  'restore-backup': t('Sicherungskopie eingespielt'),
}

/** Actions without a person as their subject. */
const withoutSubject: readonly AuditAction[] = [
  'list-users',
  'download-reports',
  'download-lines',
  'denied-call',
  'restore-backup',
]

const columns = [t('Zeitpunkt'), t('Wer'), t('Was'), t('Woran'), t('Wessen')]

/** Paged table of the audit trail. */
export function AuditTrail({ list }: { readonly list: List<AuditEntry> }) {
  const { page, isLoading, error, show } = list
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  if (isForbidden(error)) return <AccessDenied access="admin" />
  return (
    <section className="card" aria-labelledby={headingId}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 pt-5 pb-3 lg:px-6">
        <h2 id={headingId} ref={heading} tabIndex={-1} className="scroll-mt-6 text-xl font-bold">
          {t('Protokoll')}
        </h2>
        <ListSearch
          label={t('Protokoll durchsuchen')}
          placeholder={t('Name oder E-Mail')}
          onSearch={(search) => show({ search, lastIds: [] })}
        />
      </div>
      <ListStatus list={list} empty={t('Noch nichts ist geschehen')} />
      {page && page.rows.length > 0 && (
        <Table labelledBy={headingId} columns={columns}>
          {page.rows.map((entry) => (
            <EntryRow key={entry.id} {...entry} />
          ))}
        </Table>
      )}
      <div className="flex justify-end border-t border-line px-5 py-4 empty:hidden lg:px-6">
        {page && (
          <Pager
            label={t('Seiten des Protokolls')}
            cursor={page.cursor}
            lastId={page.rows.at(-1)?.id}
            count={page.total}
            isLoadingPage={isLoading}
            onPageChange={(cursor) => {
              show(cursor)
              heading.current?.focus()
            }}
          />
        )}
      </div>
    </section>
  )
}

function EntryRow(entry: AuditEntry) {
  const { at, actor, actor_alias: actorAlias, action, role, item, object_id: objectId, detail } = entry
  const { subject, subject_alias: subjectAlias } = entry
  return (
    <Row busy={false}>
      <NameCell className="font-normal text-quiet">
        <time dateTime={at}>{momentText(new Date(at))}</time>
      </NameCell>
      <Cell className="wrap-anywhere">
        {action === 'ask-reset-link' ? (
          <span className="text-quiet">{t('Ohne Anmeldung')}</span>
        ) : (
          <Person person={actor} alias={actorAlias} />
        )}
      </Cell>
      <Cell className="font-semibold">{actionNames[action]}</Cell>
      <Cell className="wrap-anywhere empty:max-lg:hidden">
        {role && <span>{roleNames[role]}</span>}
        {item && (
          <bdi dir="ltr" className="block">
            {item}
          </bdi>
        )}
        {detail && (
          <bdi dir="ltr" className="font-mono text-sm">
            {detail}
          </bdi>
        )}
        {objectId && <bdi className="font-mono text-xs text-quiet">{objectId}</bdi>}
      </Cell>
      <Cell className="wrap-anywhere empty:max-lg:hidden">
        {!withoutSubject.includes(action) && (
          <>
            {/* On narrow screens a row is a card without column headers, so this person needs a label. */}
            <span className="block text-sm text-quiet lg:hidden">{t('Wessen')}</span>
            <Person person={subject} alias={subjectAlias} />
          </>
        )}
      </Cell>
    </Row>
  )
}

interface PersonProps {
  readonly person: AuditPerson | null
  readonly alias: string | null
}

/** A person, the pseudonym of a deleted administrator or moderator, or the operator of the server. */
function Person({ person, alias }: PersonProps) {
  if (!person && alias === operatorAlias) return <span>{t('Betreiber')}</span>
  if (!person)
    return (
      <>
        {alias && (
          <bdi dir="ltr" className="font-mono">
            {alias}
          </bdi>
        )}
        <span className="block text-sm text-quiet">{t('Gelöscht')}</span>
      </>
    )
  const { username, email } = person
  return (
    <>
      {username && <IsolatedText>{username}</IsolatedText>}
      <span className="block text-sm text-quiet">
        <bdi>{email}</bdi>
      </span>
    </>
  )
}
