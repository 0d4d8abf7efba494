import type { OutputOf, Operation } from '@pol/contract/operation'

/** An output that is streamed, because it may be large. It is not validated against the contract; tests parse it. */
export class Streamed<Output> {
  declare readonly output: Output
  readonly pieces: AsyncIterable<string>

  constructor(pieces: AsyncIterable<string>) {
    this.pieces = pieces
  }
}
export type StreamedOutput<O extends Operation> = Streamed<OutputOf<O>>

/** A value whose lists may be async iterables of pages, which are read while its JSON is written. */
export type Paged<T> = T extends readonly (infer Row)[]
  ? T | AsyncIterable<readonly Row[]>
  : T extends object
    ? { readonly [Field in keyof T]: Paged<T[Field]> }
    : T

/**
 * Streams the JSON of a value. If a page cannot be read, the response is aborted, so that no client takes it for
 * complete.
 * @param check runs before the last piece; if it fails, the response is aborted too.
 */
export function streamedJson<T>(value: Paged<T>, check: () => Promise<void>): Streamed<T> {
  return new Streamed(checkedAtEnd(jsonOf(value), check))
}

async function* checkedAtEnd(pieces: AsyncIterable<string>, check: () => Promise<void>) {
  let held = ''
  for await (const piece of pieces) {
    if (held !== '') yield held
    held = piece
  }
  await check()
  yield held
}

async function* jsonOf(value: unknown): AsyncGenerator<string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    yield JSON.stringify(value)
  } else if (Symbol.asyncIterator in value) {
    let separator = ''
    yield '['
    for await (const page of value as AsyncIterable<readonly unknown[]>) {
      if (page.length === 0) continue
      yield separator + JSON.stringify(page).slice(1, -1)
      separator = ','
    }
    yield ']'
  } else {
    let separator = '{'
    for (const [field, part] of Object.entries(value)) {
      yield `${separator}${JSON.stringify(field)}:`
      yield* jsonOf(part)
      separator = ','
    }
    yield separator === '{' ? '{}' : '}'
  }
}
