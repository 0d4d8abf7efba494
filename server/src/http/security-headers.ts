import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'
import type { Permission } from '@pol/contract/addresses'
import { providerOf } from '@pol/contract/site'
import type { WebApp } from './web-app.ts'

interface Page {
  /** Null if no bot check is configured. */
  readonly botCheck: { readonly scriptUrl: string } | null
  readonly publicUrl: string
  readonly inlineHashes: WebApp['inlineHashes']
}

/** The headers of every response. They are constant, so they are computed once. @param permission of the page. */
export function securityHeaders(page: Page, permission: Permission | null = null): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(helmetOptions(page, permission))(request, response, (error) => {
    if (error) throw error
  })
  return {
    ...response.getHeaders(),
    'permissions-policy': permissionsPolicy(permission ? ['microphone'] : []),
  }
}

/** Only the bot check may load from another host. Framing is forbidden. Audio comes from memory (`blob:`). */
export function helmetOptions(
  { publicUrl, inlineHashes, botCheck }: Page,
  permission: Permission | null = null,
): HelmetOptions {
  const isSecure = publicUrl.startsWith('https:')
  const { scripts = [], ...others } = botCheck ? forBotCheck(botCheck) : {}
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", ...inlineHashes.style],
        scriptSrc: [
          "'self'",
          ...inlineHashes.script,
          ...scripts,
          ...(permission === 'recorder' ? ["'wasm-unsafe-eval'"] : []),
        ],
        imgSrc: ["'self'", 'data:'],
        mediaSrc: ['blob:'],
        ...others,
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: [...ownPolicies, ...(botCheck ? botCheckPolicies(botCheck) : [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Browsers honour these only over HTTPS and warn about them otherwise.
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
    strictTransportSecurity: isSecure && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'no-referrer' },
    // Obsolete. Each header costs bytes in every response.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }
}

/**
 * Trusted Types policies of the application. Only the URL of the service worker needs one
 * (web/src/features/offline/new-version.ts).
 */
const ownPolicies = ['service-worker']

/**
 * With the policy `default` the page allows the bot check's script to load further scripts
 * (web/src/lib/bot-check/script-addresses.ts). Google's script creates its markup with the policy `goog#html`.
 */
function botCheckPolicies(botCheck: { readonly scriptUrl: string }): string[] {
  return providerOf(botCheck.scriptUrl) === 'Google' ? ['default', 'goog#html'] : ['default']
}

/** Device features that are denied to every page, except those that it is explicitly allowed. */
const deviceFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
] as const

function permissionsPolicy(allowed: readonly (typeof deviceFeatures)[number][]): string {
  return deviceFeatures
    .map((feature) => `${feature}=${allowed.includes(feature) ? '(self)' : '()'}`)
    .join(', ')
}

/** Sources for the provider's script: as documented by Google, or the origin of another provider. */
function forBotCheck(botCheck: { readonly scriptUrl: string }) {
  if (providerOf(botCheck.scriptUrl) === 'Google') {
    return {
      scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      connectSrc: ["'self'", 'https://www.google.com/recaptcha/'],
      frameSrc: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    }
  }
  const { origin } = new URL(botCheck.scriptUrl)
  return { scripts: [origin], connectSrc: ["'self'", origin], frameSrc: [origin] }
}
