/** A spreadsheet takes a cell that begins like this for a formula; some do so after a line break in it, too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u

/**
 * Writes a table as CSV (RFC 4180) that spreadsheets open as text: marked as UTF-8, every cell in quotes, and an apostrophe before
 * what they would calculate.
 */
export function csvOf(rows: Iterable<readonly string[]>): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(csvMark + csvLines(rows))
}

/** Stands before the first line. */
export const csvMark = '\uFEFF'

/** Lines of such a table. */
export function csvLines(rows: Iterable<readonly string[]>): string {
  return Array.from(rows, (cells) => `${cells.map(cellOf).join(',')}\r\n`).join('')
}

function cellOf(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
