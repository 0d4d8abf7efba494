import { on } from 'node:events'
import { WebSocket } from 'ws'
import { maxResponseBytes, tooMuch } from './bounded-response.ts'
import { authorizationOf, type OpenAiAccess } from './openai.ts'
import { refusedWith, ServiceFailure, unreachable } from './service-failure.ts'

interface Parts extends OpenAiAccess {
  readonly model: string
  /** Of all events together. */
  readonly maxBytes: number
}

/** A connection to a realtime model. */
export interface RealtimeSocket {
  send(event: object): void
  /**
   * The events of the model as parsed JSON, once.
   * @throws ServiceFailure if the connection ends or they are too long; SyntaxError if they are no JSON; AbortError.
   */
  readonly events: AsyncGenerator<unknown, never, void>
  close(): void
}

/**
 * Connects to a realtime model of OpenAI or of a compatible service. Whoever opens the connection closes it.
 * @throws ServiceFailure; AbortError.
 */
export async function openRealtime(
  { baseUrl, apiKey, model, maxBytes }: Parts,
  signal: AbortSignal,
): Promise<RealtimeSocket> {
  signal.throwIfAborted()
  const socket = new WebSocket(
    `${baseUrl.replace(/^http/, 'ws')}/realtime?model=${encodeURIComponent(model)}`,
    { headers: authorizationOf(apiKey), maxPayload: maxResponseBytes, perMessageDeflate: false },
  )
  let closeCode = 0
  socket.once('close', (code) => (closeCode = code))
  // Before the connection is open, so that no message is lost.
  const messages = on(socket, 'message', { close: ['close'], signal })
  try {
    await untilOpen(socket, signal)
  } catch (error) {
    socket.terminate()
    throw error
  }

  async function* events(): AsyncGenerator<unknown, never, void> {
    let length = 0
    for await (const [data] of messages as AsyncIterable<[Buffer]>) {
      length += data.length
      if (length > maxBytes) throw tooMuch()
      yield JSON.parse(data.toString())
    }
    throw new ServiceFailure(`closed the connection with ${closeCode}`, 'service')
  }

  return {
    send: (event) => socket.send(JSON.stringify(event)),
    events: events(),
    close: () => socket.terminate(),
  }
}

function untilOpen(socket: WebSocket, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket.once('open', resolve)
  socket.once('unexpected-response', (_, response) => reject(refusedWith(response.statusCode ?? 0)))
  // Stays, because an error without a listener would end the process. Later ones are thrown by `events`.
  socket.on('error', (error) => reject(unreachable(error)))
  signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  return promise
}
