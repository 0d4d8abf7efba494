import { createClient, unexpectedResponse, type Client, type ClientOptions } from './client.ts'
import type { InputOf, Operation } from './operation.ts'

/** The client of the API with uploads and downloads. Most screens have neither, so they do not load this. */
export function createFileClient({ fetch, token }: ClientOptions): Client {
  return <O extends Operation>(
    operation: O,
    input: InputOf<O>,
    options?: { readonly signal?: AbortSignal },
  ) => {
    const { upload, download } = operation as Operation
    const sent = { ...(input as Record<string, unknown>) }
    const file = upload && { type: upload.type, body: sent[upload.field] as Uint8Array<ArrayBuffer> }
    if (upload) delete sent[upload.field]
    const call = createClient({
      token,
      fetch: async (path, init) => {
        const response = await fetch(path, file ? withFile(init, file) : init)
        return download !== undefined && response.ok ? readAsBytes(response, download) : response
      },
    })
    return call(operation, sent as InputOf<O>, options)
  }
}

function withFile(
  init: RequestInit,
  { type, body }: { readonly type: string; readonly body: Uint8Array<ArrayBuffer> },
): RequestInit {
  return { ...init, headers: { ...(init.headers as Record<string, string>), 'content-type': type }, body }
}

/** The client reads every body as JSON; of a file it gets the bytes. A body of another type is a proxy's page. */
function readAsBytes(response: Response, type: string): Response {
  if (response.headers.get('content-type') !== type) throw unexpectedResponse(response.status)
  return Object.assign(response, { json: async () => new Uint8Array(await response.arrayBuffer()) })
}
