/** The columns of a line in a table, named as in the files of the content. */
export const lineColumns = ['id', 'german', 'farsi', 'transliteration', 'file'] as const

/** A line of the teaching material; of one that is no longer taught, only the id is known. */
export type LineCells = { readonly id: string } & Partial<
  Readonly<Record<(typeof lineColumns)[number], string>>
>

export function cellsOfLine(line: LineCells): string[] {
  return lineColumns.map((column) => line[column] ?? '')
}
