/** The package has no types, and those of DefinitelyTyped do not know `preferred`. */
declare module 'negotiator' {
  import type { IncomingHttpHeaders } from 'node:http'

  export default class Negotiator {
    constructor(request: { readonly headers: IncomingHttpHeaders })
    /** @returns undefined if none is acceptable. */
    encoding<Encoding extends string>(
      available: readonly Encoding[],
      options: { readonly preferred: readonly Encoding[] },
    ): Encoding | undefined
    /** @returns the tags of `Accept-Language` in order of preference. */
    languages(): string[]
  }
}
