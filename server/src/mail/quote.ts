/**
 * Quotes the input of a stranger in a mail to another user. The words stay readable, but mail programs do not turn them
 * into links, and they cannot change the reading order of the surrounding text. The joiners of Persian script stay.
 */
export function quoteLine(text: string): string {
  return isolate(withoutLinks(printable(text)).replaceAll(/\s+/gu, ' ').trim())
}

/** Like `quoteLine`, for a text of several lines, each marked as quoted. */
export function quoteLines(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map((line) => `> ${quoteLine(line)}`)
    .join('\n')
}

/** Isolates the direction of a name or an address from that of the surrounding text (Unicode FSI and PDI). */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`
}

const breakInLink = '\u200B'

/** Removes control characters except white space and Persian joiners. Without white space words would run together. */
function printable(text: string): string {
  return text.replaceAll(/(?![\s\u200C\u200D])[\p{Cc}\p{Cf}]/gu, '')
}

function withoutLinks(text: string): string {
  return text
    .replaceAll('://', `:${breakInLink}//`)
    .replaceAll(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}]{2})/gu, `.${breakInLink}`)
}
