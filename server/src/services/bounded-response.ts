import { ServiceFailure } from './service-failure.ts'

/** Far more than the longest speech clip or translation needs. */
export const maxResponseBytes = 5 * 1024 * 1024

/** Aborts a response that is too long, so that it cannot fill the memory. */
export function boundSize(response: Response): Response {
  let length = 0
  const bounded = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      length += chunk.length
      if (length <= maxResponseBytes) controller.enqueue(chunk)
      else controller.error(tooMuch())
    },
  })
  return new Response(response.body?.pipeThrough(bounded) ?? null, response)
}

export function tooMuch(): ServiceFailure {
  return new ServiceFailure('answered far too much', 'service')
}
