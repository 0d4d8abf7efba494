import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Operation, OutputOf } from '@pol/contract/operation'

/** An output whose JSON is already written and compressed, so that it can be sent many times without further work. */
export class Prepared<Output> {
  declare readonly output: Output
  readonly gzipped: Buffer

  constructor(gzipped: Buffer) {
    this.gzipped = gzipped
  }

  /** For clients that do not accept gzip. */
  json(): Promise<Buffer> {
    return promisify(gunzip)(this.gzipped)
  }
}

export type PreparedOutput<O extends Operation> = Prepared<OutputOf<O>>

export async function prepare<Output>(output: Output): Promise<Prepared<Output>> {
  const gzipped = await promisify<string, Buffer>(gzip)(JSON.stringify(output))
  // A copy of its exact size: zlib returns a view of a larger block.
  const exact = Buffer.allocUnsafeSlow(gzipped.length)
  gzipped.copy(exact)
  return new Prepared(exact)
}
