import { useId, useState } from 'react'
import { t } from '@pol/contract/text'
import { downloadFile } from '../../lib/download.ts'
import { call } from '../../lib/call.ts'
import { productName } from '../../lib/site.ts'
import { AccessDenied } from '../../ui/frame/access-denied.tsx'
import { Button } from '../../ui/frame/button.tsx'
import { FileDown } from '../../ui/icons/drawn/file-down.tsx'
import { runChange } from '../../ui/lists/run-change.ts'
import { useBusy } from '../../ui/lists/use-busy.ts'

const tables = [
  {
    operation: 'download-reports',
    name: t('Meldungen als CSV'),
    file: t('{product}-Meldungen.csv', { product: productName }),
  },
  {
    operation: 'download-lines',
    name: t('Lernstoff als CSV'),
    file: t('{product}-Lernstoff.csv', { product: productName }),
  },
] as const

/** Downloads with which administrators correct the teaching material in a spreadsheet. */
export function Tables() {
  const headingId = useId()
  const [isDenied, setDenied] = useState(false)
  const { isBusy, run } = useBusy()
  if (isDenied) return <AccessDenied access="admin" />
  return (
    <section className="card p-5 lg:p-6" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-xl font-bold">
        {t('Tabellen')}
      </h2>
      <p className="mt-2 mb-4 max-w-prose">
        {t(
          'Für eine Tabellenkalkulation: alle Meldungen, offene und erledigte, und alle Zeilen des Lernstoffs mit der Datei, in der sie stehen. Die Namen der Meldenden sind nicht dabei.',
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        {tables.map(({ operation, name, file }) => (
          <Button
            key={operation}
            variant="secondary"
            aria-disabled={isBusy(operation) || undefined}
            className="aria-disabled:cursor-not-allowed! aria-disabled:opacity-60"
            onClick={() =>
              void run(operation, async () => {
                const outcome = await runChange(async () => {
                  const csv = await call(operation, {})
                  downloadFile(new Blob([new Uint8Array(csv)], { type: 'text/csv; charset=utf-8' }), file)
                  return { title: t('Erfolg'), description: t('Die Tabelle ist heruntergeladen') }
                })
                if (outcome === 'forbidden') setDenied(true)
                return outcome === 'done'
              })
            }
          >
            <FileDown aria-hidden="true" className="size-5" />
            <span>{name}</span>
          </Button>
        ))}
      </div>
    </section>
  )
}
