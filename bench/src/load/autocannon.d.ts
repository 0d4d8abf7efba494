/** Types of the parts of the load generator that are used here; the package has none. */
declare module 'autocannon' {
  interface Client {
    setHeaders(headers: Readonly<Record<string, string>>): void
    setRequests(requests: readonly Request[]): void
  }

  interface Request {
    readonly method?: string
    readonly path?: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
    /** Completes each request before it is sent. */
    readonly setupRequest?: (request: Request) => Request
  }

  interface Options {
    readonly url: string
    readonly connections: number
    /** Seconds. */
    readonly duration: number
    readonly setupClient?: (client: Client) => void
    readonly requests?: readonly Request[]
  }

  interface Result {
    /** Seconds. */
    readonly duration: number
    readonly errors: number
  }

  interface Run extends PromiseLike<Result> {
    on(event: 'response', listener: (client: Client, status: number, bytes: number, ms: number) => void): Run
  }

  export default function autocannon(options: Options): Run
}
