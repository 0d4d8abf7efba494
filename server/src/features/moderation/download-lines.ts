import { downloadLines as operation } from '@pol/contract/tables'
import { csvOf } from '../../csv.ts'
import { handle } from '../../http/handle.ts'
import { cellsOfLine, type LineCells, lineColumns } from './line-cells.ts'

interface Parts {
  readonly items: { readonly lines: readonly LineCells[] }
}

export function downloadLines({ items }: Parts) {
  return handle(operation, () => Promise.resolve(csvOf([lineColumns, ...items.lines.map(cellsOfLine)])))
}
