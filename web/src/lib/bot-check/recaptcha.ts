import { verifyRecaptcha, type BotCheckAction } from '@pol/contract/bot-check'
import type { BotCheck } from '@pol/contract/site'
import { call } from '../call.ts'
import { consent } from '../consent.ts'

/** What the provider's script puts into the page. */
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

/** The script that is in the page, and what has become of it. */
let script: { state: 'on its way' | 'there' | 'failed' } | null = null

/**
 * Gets a token from the provider and lets the server verify it. Whoever stops agreeing meanwhile is not asked about.
 * @throws Error in the words of specification section 8 where there is no token before the end.
 */
export async function runRecaptcha(
  action: BotCheckAction,
  { siteKey, scriptUrl }: BotCheck,
  ending: AbortSignal,
): Promise<void> {
  const recaptcha = await load(scriptUrl, siteKey, ending)
  if (consent.current() !== 'accepted') return
  const token = await Promise.race([makeToken(recaptcha, siteKey, action), endOf(ending)]).catch(() => null)
  if (!token) throw new Error(notAvailable)
  if (consent.current() !== 'accepted') return
  try {
    const { success } = await call(verifyRecaptcha, { token, action }, { signal: ending })
    if (!success) console.warn('The bot check was not passed')
  } catch (error) {
    console.warn('The bot check was not verified', error)
  }
}

async function load(scriptUrl: string, siteKey: string, ending: AbortSignal): Promise<Recaptcha> {
  const current = (script ??= appendScript(scriptUrl, siteKey))
  while (!window.grecaptcha) {
    if (current.state === 'failed') throw new Error(notLoaded)
    if (ending.aborted) throw new Error(current.state === 'there' ? notAvailable : notLoaded)
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
  return window.grecaptcha
}

function appendScript(scriptUrl: string, siteKey: string): NonNullable<typeof script> {
  const appended: NonNullable<typeof script> = { state: 'on its way' }
  const element = document.createElement('script')
  const source = new URL(scriptUrl)
  source.searchParams.set('render', siteKey)
  element.src = source.href
  element.addEventListener('load', () => (appended.state = 'there'))
  element.addEventListener('error', () => {
    appended.state = 'failed'
    element.remove()
    // The next try begins anew.
    script = null
  })
  document.head.append(element)
  return appended
}

async function makeToken(recaptcha: Recaptcha, siteKey: string, action: BotCheckAction) {
  await new Promise<void>((resolve) => recaptcha.ready(resolve))
  return recaptcha.execute(siteKey, { action })
}

function endOf(ending: AbortSignal): Promise<null> {
  return new Promise((resolve) => {
    if (ending.aborted) resolve(null)
    else ending.addEventListener('abort', () => resolve(null))
  })
}
