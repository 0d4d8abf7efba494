/** The columns of a line in a table, named as in the files of the content. */
export const lineColumns = ['id', 'german', 'farsi', 'transliteration', 'file'] as const

/** A line of the teaching material; only the id if it is no longer taught. */
export type LineCells = { readonly id: string } & Partial<
  Readonly<Record<(typeof lineColumns)[number], string>>
>

export function cellsOfLine(line: LineCells): string[] {
  return lineColumns.map((column) => line[column] ?? '')
}
