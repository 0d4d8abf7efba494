/**
 * Places where a spreadsheet could recognise a formula: at the start of a cell or, if it assumes another separator or
 * ignores the quotes, inside a text such as "Hallo;=1+1". Some skip spaces and invisible characters before it.
 */
const formulas =
  /(?=[=+\-@＝＋－＠])(?<=(?:^|[;,|\t\r\n\v\f\u0085\u2028\u2029])["'\s\u0085\p{Cf}]*)|^(?=[\t\r\n])/gu

/**
 * Writes a table as CSV (RFC 4180) that spreadsheets on German and Iranian systems open as text: separated by
 * semicolons, with a UTF-8 byte order mark, every cell in quotes, and an apostrophe before every possible formula.
 */
export function csvOf(rows: Iterable<readonly string[]>): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(csvMark + csvLines(rows))
}

/** UTF-8 byte order mark, before the first line. */
export const csvMark = '\uFEFF'

/** The lines of such a table, without the byte order mark. */
export function csvLines(rows: Iterable<readonly string[]>): string {
  return Array.from(rows, (cells) => `${cells.map(cellOf).join(';')}\r\n`).join('')
}

function cellOf(text: string): string {
  return `"${text.replace(formulas, "'").replaceAll('"', '""')}"`
}
