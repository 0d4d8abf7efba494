import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { repeatWithPauses } from '../time.ts'

interface RawAnswer {
  readonly status: number
  /** The status line and the headers. */
  readonly head: string
  readonly body: string
}

/** Sends bytes on a new connection. @returns all answers until the server closes it. */
export async function sendRaw(port: number, ...parts: readonly string[]): Promise<RawAnswer[]> {
  const socket = connect(port, '127.0.0.1')
  // The server may close the connection before everything is written.
  socket.on('error', () => {})
  for (const part of parts) socket.write(part)
  return answersIn(await text(socket))
}

/**
 * Sends a first part at once, then single characters with a pause.
 * @returns the answer and the time until it was complete.
 */
export async function sendSlowly(port: number, first: string, gapMs: number) {
  const begin = performance.now()
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(first)
  const closed = new AbortController()
  const received = text(socket).finally(() => closed.abort())
  await repeatWithPauses(gapMs, closed.signal, () => socket.writable && socket.write('a'))
  const [answer] = answersIn(await received)
  return { answer, ms: performance.now() - begin }
}

function answersIn(received: string): RawAnswer[] {
  const answers: RawAnswer[] = []
  for (let rest = received; rest !== '';) {
    const end = rest.indexOf('\r\n\r\n')
    const head = rest.slice(0, end)
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1] ?? 0)
    const after = Buffer.from(rest.slice(end + 4))
    answers.push({ status: Number(head.split(' ')[1]), head, body: after.subarray(0, length).toString() })
    rest = end < 0 ? '' : after.subarray(length).toString()
  }
  return answers
}
