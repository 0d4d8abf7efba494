import { downloadLines as operation } from '@pol/contract/operations/moderation'
import { csvOf } from './csv.ts'
import { recordHourly } from '../../accounts/audit.ts'
import type { Database } from '../../database/database.ts'
import { handle } from '../../api/handle.ts'
import { cellsOfLine, type LineCells, lineColumns } from './line-cells.ts'

interface Parts {
  readonly db: Database
  readonly now: () => Date
  readonly items: { readonly lines: readonly LineCells[] }
}

export function downloadLines({ db, now, items }: Parts) {
  return handle(operation, async (_, { actor }) => {
    await recordHourly(db, { actorId: actor.userId, action: 'download-lines' }, now())
    return csvOf([lineColumns, ...items.lines.map(cellsOfLine)])
  })
}
