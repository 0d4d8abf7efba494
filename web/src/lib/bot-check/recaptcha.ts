import type { BotCheckAction } from '@pol/contract/operations/bot-check'
import type { BotCheckSettings } from '@pol/contract/site'
import { call } from '../call.ts'
import { consent } from '../cookie-consent.ts'
import { allowScriptsOf } from './script-addresses.ts'

/** The API of the provider's script. */
interface Recaptcha {
  ready(callback: () => void): void
  execute(siteKey: string, options: { action: BotCheckAction }): PromiseLike<string | null>
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha
  }
}

const notLoaded = 'Failed to load reCAPTCHA'
const notAvailable = 'reCAPTCHA not available'
const pollMs = 50

/** State of the script that was added to the page. */
let script: { state: 'loading' | 'loaded' | 'failed' } | null = null

/**
 * Gets a token from the provider and has the server verify it. Stops if the visitor withdraws consent.
 * @throws Error with a message of specification section 8 if there is no token before `signal` aborts.
 */
export async function runRecaptcha(
  action: BotCheckAction,
  { siteKey, scriptUrl }: BotCheckSettings,
  signal: AbortSignal,
): Promise<void> {
  const recaptcha = await load(scriptUrl, siteKey, signal)
  if (consent.current() !== 'accepted') return
  const token = await Promise.race([createToken(recaptcha, siteKey, action), aborted(signal)]).catch(
    () => null,
  )
  if (!token) throw new Error(notAvailable)
  if (consent.current() !== 'accepted') return
  try {
    const { success } = await call('verify-recaptcha', { token, action }, { signal })
    if (!success) console.warn('The bot check was not passed')
  } catch (error) {
    console.warn('The bot check was not verified', error)
  }
}

async function load(scriptUrl: string, siteKey: string, signal: AbortSignal): Promise<Recaptcha> {
  const current = (script ??= appendScript(scriptUrl, siteKey))
  while (!window.grecaptcha) {
    if (current.state === 'failed') throw new Error(notLoaded)
    if (signal.aborted) throw new Error(current.state === 'loaded' ? notAvailable : notLoaded)
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  return window.grecaptcha
}

function appendScript(scriptUrl: string, siteKey: string): NonNullable<typeof script> {
  const appended: NonNullable<typeof script> = { state: 'loading' }
  const element = document.createElement('script')
  const source = new URL(scriptUrl)
  source.searchParams.set('render', siteKey)
  // Makes Google's script use its own Trusted Types policies where it can.
  source.searchParams.set('trustedtypes', 'true')
  allowScriptsOf(scriptUrl)
  element.src = source.href
  element.addEventListener('load', () => (appended.state = 'loaded'))
  element.addEventListener('error', () => {
    appended.state = 'failed'
    element.remove()
    // The next check loads it again.
    script = null
  })
  document.head.append(element)
  return appended
}

async function createToken(recaptcha: Recaptcha, siteKey: string, action: BotCheckAction) {
  await new Promise<void>((resolve) => recaptcha.ready(resolve))
  return recaptcha.execute(siteKey, { action })
}

function aborted(signal: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(null)
    else signal.addEventListener('abort', () => resolve(null))
  })
}
