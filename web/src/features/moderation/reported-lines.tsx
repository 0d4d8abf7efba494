import { useId, useState } from 'react'
import type { ReportedLine } from '@pol/contract/operations/moderation'
import { t } from '@pol/contract/text'
import { call } from '../../lib/call.ts'
import { dayText } from '../../lib/dates.ts'
import type { Catalogue } from '../../lib/learning/catalogue.ts'
import { IsolatedText } from '../../ui/lists/isolated-text.tsx'
import { LineText } from '../../ui/lists/line-text.tsx'
import { Cell, NameCell, Row, RowButton } from '../../ui/lists/table.tsx'
import { type Load, useList } from '../../ui/lists/use-list.ts'
import { CloseReportDialog } from './close-report-dialog.tsx'
import { ListSection, type RowTools } from './list-section.tsx'

const columns = [t('Zeile'), t('Personen'), t('Was nicht stimmt'), t('Aktionen')]

interface Props {
  readonly lines: Catalogue['byId'] | null
}

const load: Load<ReportedLine> = (input, options) => call('reported-lines', input, options)

/** Lines with open reports of mistakes. */
export function ReportedLines({ lines }: Props) {
  const list = useList(load)
  const [closing, setClosing] = useState<{
    readonly line: ReportedLine
    readonly change: RowTools['change']
  } | null>(null)

  const close = async (id: string, answer: string) => {
    await call('close-report', { id, status: 'done', answer })
    return { title: t('Erfolg'), description: t('Die Meldung ist erledigt') }
  }
  return (
    <>
      <ListSection
        title={t('Meldungen')}
        searchLabel={t('Meldungen suchen')}
        pagesLabel={t('Seiten der Meldungen')}
        empty={t('Keine Meldung ist offen')}
        columns={columns}
        list={list}
        renderRow={(line, { isBusy, change }) => (
          <ReportedRow
            key={line.item}
            line={line}
            lines={lines}
            busy={isBusy(line.id)}
            onClose={() => setClosing({ line, change })}
          />
        )}
      />
      <CloseReportDialog
        line={closing?.line ?? null}
        lines={lines}
        onClose={() => setClosing(null)}
        onDone={(answer) => {
          setClosing(null)
          if (!closing) return
          const { line, change } = closing
          change(line.id, () => close(line.id, answer))
        }}
      />
    </>
  )
}

interface RowProps extends Props {
  readonly line: ReportedLine
  readonly busy: boolean
  readonly onClose: () => void
}

function ReportedRow({ line: { item, people, reports }, lines, busy, onClose }: RowProps) {
  const lineId = useId()
  return (
    <Row busy={busy}>
      <NameCell id={lineId} className="lg:min-w-48">
        <LineText item={item} lines={lines} />
      </NameCell>
      <Cell className="whitespace-nowrap">{t('{count} Person|{count} Personen', { count: people })}</Cell>
      <Cell className="max-w-prose wrap-anywhere">
        <ul className="grid gap-3">
          {reports.map(({ id, text, at }) => (
            <li key={id}>
              <p className="whitespace-pre-line">
                <IsolatedText>{text}</IsolatedText>
              </p>
              <time dateTime={at} className="text-sm text-quiet">
                {dayText(new Date(at))}
              </time>
            </li>
          ))}
        </ul>
      </Cell>
      <Cell>
        <RowButton busy={busy} aria-describedby={lineId} onClick={onClose}>
          {t('Erledigt')}
        </RowButton>
      </Cell>
    </Row>
  )
}
