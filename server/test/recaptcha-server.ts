import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody, startFakeServer } from './fake-http.ts'

/**
 * How the verification responds. `slow`: only after `releaseHeldAnswers`. `stalled`: stops after the first bytes.
 * `chatty`: echoes secret and token. `moved`: redirects. `away`: closes the connection.
 */
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
type VerdictMode = (typeof verdictModes)[number]

/**
 * How the script behaves. `missing`: 404. `late`: only after `releaseHeldAnswers`. `empty`: defines nothing. `unready`:
 * never calls the ready callbacks. `refusing`: throws instead of returning a token.
 */
type ScriptMode = 'ok' | 'missing' | 'late' | 'empty' | 'unready' | 'refusing'

interface Verification {
  readonly secret: string | null
  readonly token: string | null
  /** The names of all form fields that were sent. */
  readonly fields: readonly string[]
}

/** The second script, which the first one loads. */
const mainScript = '/recaptcha/releases/recaptcha__de.js'

const hugeBytes = 8 * 1024 * 1024

/** Starts an HTTP server with the API of reCAPTCHA v3: the script that creates tokens, and their verification. */
export async function startRecaptcha(siteKey: string, secretKey: string) {
  const actionOfToken = new Map<string, string>()
  const used = new Set<string>()
  const held: (() => void)[] = []
  const verifications: Verification[] = []
  const browserRequests: string[] = []
  let verdictMode: VerdictMode = 'ok'
  let scriptMode: ScriptMode = 'ok'
  let score = 0.9

  const issue = (action: string) => {
    const token = `03A-${randomUUID()}`
    actionOfToken.set(token, action)
    return token
  }

  const verdictOn = (secret: string | null, token: string) => {
    if (secret !== secretKey) return { success: false, 'error-codes': ['invalid-input-secret'] }
    if (used.has(token)) return { success: false, 'error-codes': ['timeout-or-duplicate'] }
    const action = actionOfToken.get(token)
    if (action === undefined) return { success: false, 'error-codes': ['invalid-input-response'] }
    used.add(token)
    const challenge_ts = new Date().toISOString()
    return { success: true, challenge_ts, hostname: 'localhost', score, action }
  }

  const verify = async (request: IncomingMessage, response: ServerResponse) => {
    const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')
    const form = new URLSearchParams(isForm ? await readBody(request) : '')
    const [secret, token] = [form.get('secret'), form.get('response')]
    verifications.push({ secret, token, fields: [...form.keys()] })
    const good = JSON.stringify(verdictOn(secret, token ?? ''))
    // Some modes echo secret and token, as a careless provider might.
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
    const script = scriptMode === 'empty' ? '' : loaderScript(origin, scriptMode)
    if (scriptMode === 'late') held.push(() => send(script))
    else send(script)
  }

  const { origin, stop } = await startFakeServer((request, response) => {
    const url = new URL(request.url ?? '', origin)
    if (url.pathname === '/recaptcha/api/siteverify') return void verify(request, response)
    browserRequests.push(url.pathname)
    response.setHeader('access-control-allow-origin', '*')
    if (url.pathname === '/recaptcha/api.js') return sendScript(response, url)
    if (url.pathname === mainScript)
      return void response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(mainScriptText(origin, scriptMode))
    if (url.pathname === '/recaptcha/anchor')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<title>reCAPTCHA</title>')
    const isTokenRequest = url.pathname === '/recaptcha/token' && url.searchParams.get('k') === siteKey
    if (!isTokenRequest) return void response.writeHead(400).end()
    response.writeHead(200).end(issue(url.searchParams.get('action') ?? ''))
  })

  return {
    scriptUrl: `${origin}/recaptcha/api.js`,
    verifyUrl: `${origin}/recaptcha/api/siteverify`,
    /** Creates a token, as the script does in a browser. */
    issue,
    /** The verification requests, oldest first. */
    verifications,
    /** The paths that browsers have requested, oldest first. */
    browserRequests,
    setVerdictMode(mode: VerdictMode, newScore = 0.9) {
      verdictMode = mode
      score = newScore
    },
    setScriptMode(mode: ScriptMode) {
      scriptMode = mode
    },
    /** Sends all responses that were held back. */
    releaseHeldAnswers() {
      for (const answer of held.splice(0)) answer()
    },
    /** Restores the defaults and clears the records. */
    reset() {
      verdictMode = 'ok'
      scriptMode = 'ok'
      score = 0.9
      for (const list of [held, verifications, browserRequests]) list.length = 0
    },
    stop,
  }
}

export type RecaptchaServer = Awaited<ReturnType<typeof startRecaptcha>>

/**
 * Like the provider's script: defines `ready` at once, and loads the second script by assigning a plain string to
 * `src`.
 */
function loaderScript(origin: string, mode: ScriptMode): string {
  return `(() => {
    const waiting = []
    window.grecaptcha = { waiting, ready: (callback) => void waiting.push(callback) }
    if (${mode === 'unready'}) return
    const element = document.createElement('script')
    element.src = '${origin}${mainScript}'
    document.head.append(element)
  })()`
}

/**
 * Defines `execute`. Also adds a badge with a frame and an entry in local storage, and sends requests to the provider.
 */
function mainScriptText(origin: string, mode: ScriptMode): string {
  return `(() => {
    const { grecaptcha } = window
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
    grecaptcha.ready = (callback) => callback()
    for (const callback of grecaptcha.waiting) callback()
  })()`
}
