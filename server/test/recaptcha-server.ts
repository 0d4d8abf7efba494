import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the verification behaves. `slow` answers when it is told to, `stalled` begins to, `moved` points elsewhere. */
export const verdictModes = [
  'ok',
  'slow',
  'stalled',
  '500',
  'garbage',
  'other-json',
  'chatty',
  'huge',
  'moved',
  'away',
] as const
export type VerdictMode = (typeof verdictModes)[number]

/**
 * How the script behaves. `late` comes when it is told to, `empty` defines nothing, `unready` never becomes ready,
 * `refusing` gives no token.
 */
export type ScriptMode = 'ok' | 'missing' | 'late' | 'empty' | 'unready' | 'refusing'

interface Asked {
  readonly secret: string | null
  readonly token: string | null
  /** Everything that was sent, by name. */
  readonly fields: readonly string[]
}

const hugeBytes = 8 * 1024 * 1024

/** A provider that speaks the protocol of reCAPTCHA v3: the script that makes tokens, and their verification. */
export async function startRecaptcha(siteKey: string, secretKey: string) {
  const open = new Map<string, string>()
  const used = new Set<string>()
  const held: (() => void)[] = []
  const asked: Asked[] = []
  const visits: string[] = []
  let verdictMode: VerdictMode = 'ok'
  let scriptMode: ScriptMode = 'ok'
  let score = 0.9

  const issue = (action: string) => {
    const token = `03A-${randomUUID()}`
    open.set(token, action)
    return token
  }

  const verdictOn = (secret: string | null, token: string) => {
    if (secret !== secretKey) return { success: false, 'error-codes': ['invalid-input-secret'] }
    if (used.has(token)) return { success: false, 'error-codes': ['timeout-or-duplicate'] }
    const action = open.get(token)
    if (action === undefined) return { success: false, 'error-codes': ['invalid-input-response'] }
    used.add(token)
    const challenge_ts = new Date().toISOString()
    return { success: true, challenge_ts, hostname: 'localhost', score, action }
  }

  const verify = async (request: IncomingMessage, response: ServerResponse) => {
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    const form = new URLSearchParams(isForm ? await readBody(request) : '')
    const [secret, token] = [form.get('secret'), form.get('response')]
    asked.push({ secret, token, fields: [...form.keys()] })
    const good = JSON.stringify(verdictOn(secret, token ?? ''))
    // What a careless provider says repeats what it was sent.
    const echo = `${secret} ${token}`
    const json = (body: string, status = 200) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    switch (verdictMode) {
      case 'ok':
        return json(good)
      case 'slow':
        return void held.push(() => json(good))
      case 'stalled':
        return void response.writeHead(200, { 'content-type': 'application/json' }).write(good.slice(0, 10))
      case '500':
        return json(good, 500)
      case 'garbage':
        return json(`<html>${echo}</html>`)
      case 'other-json':
        return json(JSON.stringify({ success: 'true', message: echo }))
      case 'chatty':
        return json(JSON.stringify({ success: false, 'error-codes': [`unknown token ${echo}`] }))
      case 'huge':
        return json(JSON.stringify({ success: true, padding: 'x'.repeat(hugeBytes) }))
      case 'moved':
        return void response.writeHead(307, { location: '/recaptcha/api/elsewhere' }).end()
      case 'away':
        return void response.destroy()
    }
  }

  const sendScript = (response: ServerResponse, url: URL) => {
    const send = (body: string) =>
      void response.writeHead(200, { 'content-type': 'text/javascript' }).end(body)
    if (scriptMode === 'missing' || url.searchParams.get('render') !== siteKey)
      return void response.writeHead(404).end()
    const program = scriptMode === 'empty' ? '' : scriptFor(origin, scriptMode)
    if (scriptMode === 'late') held.push(() => send(program))
    else send(program)
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', origin)
    if (url.pathname === '/recaptcha/api/siteverify') return void verify(request, response)
    visits.push(url.pathname)
    response.setHeader('access-control-allow-origin', '*')
    if (url.pathname === '/recaptcha/api.js') return sendScript(response, url)
    if (url.pathname === '/recaptcha/anchor')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<title>reCAPTCHA</title>')
    const isRight = url.pathname === '/recaptcha/token' && url.searchParams.get('k') === siteKey
    if (!isRight) return void response.writeHead(400).end()
    response.writeHead(200).end(issue(url.searchParams.get('action') ?? ''))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    scriptUrl: `${origin}/recaptcha/api.js`,
    verifyUrl: `${origin}/recaptcha/api/siteverify`,
    /** Makes a token as the script would in a browser. */
    issue,
    /** What was to be verified, in order. */
    asked,
    /** The addresses that browsers have asked for, in order. */
    visits,
    verify(mode: VerdictMode, wanted = 0.9) {
      verdictMode = mode
      score = wanted
    },
    serve(mode: ScriptMode) {
      scriptMode = mode
    },
    /** Answers, after all, whoever still waits. */
    answerTheWaiting() {
      for (const answer of held.splice(0)) answer()
    },
    /** All is well, and nothing has happened. */
    reset() {
      verdictMode = 'ok'
      scriptMode = 'ok'
      score = 0.9
      for (const list of [held, asked, visits]) list.length = 0
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type RecaptchaServer = Awaited<ReturnType<typeof startRecaptcha>>

/**
 * As the provider's: `ready` is there at once, `execute` only when the rest has come; a badge with a frame, an entry in
 * the page's storage, requests to the provider's origin.
 */
function scriptFor(origin: string, mode: ScriptMode): string {
  return `(() => {
    const waiting = []
    let isReady = false
    const grecaptcha = { ready: (callback) => void (isReady ? callback() : waiting.push(callback)) }
    window.grecaptcha = grecaptcha
    if (${mode === 'unready'}) return
    setTimeout(() => {
      localStorage.setItem('_grecaptcha', '09A-something')
      const badge = document.createElement('div')
      badge.className = 'grecaptcha-badge'
      const frame = document.createElement('iframe')
      frame.title = 'reCAPTCHA'
      frame.src = '${origin}/recaptcha/anchor'
      badge.append(frame)
      badge.style.visibility = 'hidden'
      document.body.append(badge)
      grecaptcha.execute = async (siteKey, { action }) => {
        if (${mode === 'refusing'}) throw new Error('No token for ' + action)
        const query = new URLSearchParams({ k: siteKey, action })
        const answer = await fetch('${origin}/recaptcha/token?' + query)
        if (!answer.ok) throw new Error('Invalid site key')
        return answer.text()
      }
      isReady = true
      for (const callback of waiting) callback()
    }, 20)
  })()`
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
