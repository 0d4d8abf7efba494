import { fold } from '@pol/content/fold'

export type TokenKind = 'word' | 'number' | 'mark'

/** A stretch of text that stands for itself; joined with their space, all tokens are the text again. */
export interface Token {
  readonly text: string
  /** The text as it is looked up. */
  readonly key: string
  readonly kind: TokenKind
  /** What parts it from the token before. */
  readonly space: string
}

const parts =
  /(?<word>[\p{L}\p{M}](?:[\p{L}\p{M}\p{N}'’·-]|\u200C|\u200D)*)|(?<number>\p{N}+(?:[.,:/٫٬]\p{N}+)*)|(?<mark>[^])/gu
/** Addresses of mail and of pages are no sentences; nobody wants them translated. */
const address = /@|:\/\/|^www\./iu

export function tokensOf(line: string): Token[] {
  const tokens: Token[] = []
  for (const [, space = '', chunk = ''] of line.matchAll(/(\s*)(\S+)/gu)) {
    if (address.test(chunk)) tokens.push({ text: chunk, key: chunk, kind: 'word', space })
    else tokens.push(...partsOf(chunk, space))
  }
  return tokens
}

function partsOf(chunk: string, space: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: text, groups } of chunk.matchAll(parts)) {
    const kind = groups?.['word'] ? 'word' : groups?.['number'] ? 'number' : 'mark'
    tokens.push({
      text,
      key: kind === 'mark' ? text : keyFor(text),
      kind,
      space: tokens.length > 0 ? '' : space,
    })
  }
  return tokens
}

/** Keys are in lower case, so nothing is found under this one: every table of words is born with a `constructor`. */
function keyFor(text: string): string {
  return fold(text).replaceAll('constructor', 'CONSTRUCTOR')
}

/** The words themselves, as they stood. */
export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map(({ space, text }) => space + text)
    .join('')
    .trim()
}

export function keyOf(tokens: readonly Token[], between = ' '): string {
  return tokens
    .filter(({ kind }) => kind !== 'mark')
    .map(({ key }) => key)
    .join(between)
}
