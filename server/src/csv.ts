/** A spreadsheet takes a cell that begins like this for a formula; some do so after a line break in it, too. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/u

/**
 * Writes a table as CSV (RFC 4180) that spreadsheets open as text: marked as UTF-8, every cell in quotes, and an apostrophe before
 * what they would calculate.
 */
export function csvOf(rows: Iterable<readonly string[]>): Uint8Array<ArrayBuffer> {
  const lines = Array.from(rows, (cells) => `${cells.map(cellOf).join(',')}\r\n`)
  return new TextEncoder().encode(`\uFEFF${lines.join('')}`)
}

function cellOf(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}
