import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { startFakeServer } from './fake-http.ts'

/** A message as the browser shows it, with what the push service could see. */
interface Received {
  readonly endpoint: string
  readonly message: unknown
  readonly ttl: number
  readonly topic: string | undefined
  /** Contact of the sender, of the verified signature. */
  readonly contact: string
}

/** Instead of a status code: the answer waits. */
export const held = -1

/**
 * Starts a push service with its browsers: it verifies who sends (RFC 8292), as real ones do, and the browsers decrypt the
 * messages (RFC 8291). An invalid request gets 403, as from real ones.
 */
export async function startPushService() {
  const browsers = new Map<string, Browser>()
  const received: Received[] = []
  const attempts: { endpoint: string; status: number }[] = []
  const releases: ((status: number) => void)[] = []
  let answers: number[] = []
  let browserCount = 0

  const receive = (endpoint: string, headers: IncomingHttpHeaders, body: Buffer): number => {
    const browser = browsers.get(endpoint)
    if (!browser) return 404
    const contact = verifiedContact(headers.authorization ?? '', browser.serverKey, origin)
    if (contact === null || headers['content-encoding'] !== 'aes128gcm') return 403
    const ttl = Number(headers.ttl)
    const { topic } = headers
    received.push({ endpoint, message: browser.decrypt(body), ttl, topic: topic?.toString(), contact })
    return 201
  }

  const { origin, stop } = await startFakeServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const endpoint = origin + request.url
      const status = answers.shift() ?? receive(endpoint, request.headers, Buffer.concat(chunks))
      attempts.push({ endpoint, status })
      if (status === held) releases.push((status) => response.writeHead(status).end())
      else if (status === 0) response.destroy()
      else response.writeHead(status, status === 307 ? { location: '/elsewhere' } : {}).end()
    })
  })

  return {
    origin,
    /** The accepted messages, oldest first. */
    received,
    /** All requests and their answers. */
    attempts,
    /** A browser subscribes with the key of the server. @returns the subscription as JSON. */
    subscribe(serverKey: string) {
      const endpoint = `${origin}/push/${(browserCount += 1)}`
      const browser = createBrowser(serverKey)
      browsers.set(endpoint, browser)
      return { endpoint, keys: browser.keys }
    },
    /** Answers the next requests with these status codes, or `held`; 0 closes the connection. */
    answerNext(...statuses: readonly number[]) {
      answers = [...statuses]
    },
    /** Answers all requests that wait. */
    release(status = 201) {
      for (const release of releases.splice(0)) release(status)
    },
    reset() {
      answers = []
      received.length = 0
      attempts.length = 0
      browsers.clear()
    },
    stop,
  }
}

interface Browser {
  readonly serverKey: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
  decrypt(body: Buffer): unknown
}

function createBrowser(serverKey: string): Browser {
  const own = createECDH('prime256v1')
  const ownPublic = own.generateKeys()
  const auth = randomBytes(16)
  return {
    serverKey,
    keys: { p256dh: ownPublic.toString('base64url'), auth: auth.toString('base64url') },
    decrypt(body) {
      const [salt, idLength] = [body.subarray(0, 16), body.readUInt8(20)]
      const senderPublic = body.subarray(21, 21 + idLength)
      const secret = own.computeSecret(senderPublic)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), ownPublic, senderPublic])
      const keyMaterial = Buffer.from(hkdfSync('sha256', secret, auth, info, 32))
      const derive = (name: string, length: number) =>
        Buffer.from(hkdfSync('sha256', keyMaterial, salt, `Content-Encoding: ${name}\0`, length))
      const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
      const sealed = body.subarray(21 + idLength)
      decipher.setAuthTag(sealed.subarray(-16))
      const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString())
    },
  }
}

/** @returns the contact in the token, or null unless it is signed with the key of the subscription and valid now. */
function verifiedContact(authorization: string, serverKey: string, origin: string): string | null {
  const [, header = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? []
  if (key !== serverKey) return null
  const point = Buffer.from(key, 'base64url')
  const x = point.subarray(1, 33).toString('base64url')
  const y = point.subarray(33).toString('base64url')
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${header}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
    aud: string
    exp: number
    sub: string
  }
  const secondsLeft = exp - Date.now() / 1000
  return isSigned && aud === origin && secondsLeft > 0 && secondsLeft <= 86_400 ? sub : null
}

export type PushService = Awaited<ReturnType<typeof startPushService>>
