/**
 * A spreadsheet takes a cell that begins like this for a formula. One that assumes another separator, or none of the quotes,
 * begins a cell inside of a text: "Hallo;=1+1". Some skip spaces and characters without a shape.
 */
const formulas =
  /(?=[=+\-@＝＋－＠])(?<=(?:^|[;,|\t\r\n\v\f\u0085\u2028\u2029])["'\s\u0085\p{Cf}]*)|^(?=[\t\r\n])/gu

/**
 * Writes a table as CSV (RFC 4180) that spreadsheets of German and Iranian systems open as text: parted by semicolons, marked
 * as UTF-8, every cell in quotes, and an apostrophe before everything they would calculate.
 */
export function csvOf(rows: Iterable<readonly string[]>): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(csvMark + csvLines(rows))
}

/** Stands before the first line. */
export const csvMark = '\uFEFF'

/** Lines of such a table. */
export function csvLines(rows: Iterable<readonly string[]>): string {
  return Array.from(rows, (cells) => `${cells.map(cellOf).join(';')}\r\n`).join('')
}

function cellOf(text: string): string {
  return `"${text.replace(formulas, "'").replaceAll('"', '""')}"`
}
