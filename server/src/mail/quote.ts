/**
 * What a stranger typed, made harmless for a mail to somebody else. The words stay; a mail program no longer
 * makes a link of them, and they cannot change the order in which the text around them is read. The joiners
 * of Persian script stay.
 */
export function quoteLine(text: string): string {
  return `${isolate}${withoutLinks(printable(text)).replaceAll(/\s+/gu, ' ').trim()}${endIsolate}`
}

/** The same for a text of several lines, each marked as quoted. */
export function quoteLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => `> ${quoteLine(line)}`)
    .join('\n')
}

const isolate = '\u2068'
const endIsolate = '\u2069'
const breakInLink = '\u200B'

/** White space of every kind stays, or words would grow together. */
function printable(text: string): string {
  return text.replaceAll(/(?![\s\u200C\u200D])[\p{Cc}\p{Cf}]/gu, '')
}

function withoutLinks(text: string): string {
  return text
    .replaceAll('://', `:${breakInLink}//`)
    .replaceAll(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}]{2})/gu, `.${breakInLink}`)
}
