import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import helmet, { type HelmetOptions } from 'helmet'
import { providerOf } from '@pol/contract/site'

interface Page {
  /** Where the script of the bot check comes from, if there is one. */
  readonly botCheck: { readonly scriptUrl: string } | null
  readonly publicUrl: string
  /** Hashes of the page's inline styles. */
  readonly styleHashes: readonly string[]
}

/** What every answer carries. It is the same on all of them, so it is worked out once. */
export function securityHeaders(page: Page): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  helmet(helmetOptions(page))(request, response, (error) => {
    if (error) throw error
  })
  return { ...response.getHeaders(), 'permissions-policy': permissionsPolicy }
}

/** Nothing is loaded from another host but the bot check, nothing is framed; sounds come from memory (`blob:`). */
export function helmetOptions({ publicUrl, styleHashes, botCheck }: Page): HelmetOptions {
  const isSecure = publicUrl.startsWith('https:')
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", ...styleHashes],
        imgSrc: ["'self'", 'data:'],
        mediaSrc: ['blob:'],
        ...(botCheck ? forBotCheck(botCheck) : trustedTypes),
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Browsers honour these two on secure addresses only and warn about them elsewhere.
    crossOriginOpenerPolicy: isSecure,
    originAgentCluster: isSecure,
    strictTransportSecurity: isSecure && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'no-referrer' },
    // For browsers and plug-ins that are gone; every header has its price on every answer.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }
}

/**
 * No text becomes a script or markup, whatever a fault lets through; the one exception makes the address of the service
 * worker (web/src/features/offline/new-version.ts). Scripts of others are not written for it.
 */
const trustedTypes = { requireTrustedTypesFor: ["'script'"], trustedTypes: ['service-worker'] }

/** The product needs nothing of a device but its screen and its loudspeaker. */
const permissionsPolicy = [
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
]
  .map((feature) => `${feature}=()`)
  .join(', ')

/** What the script needs: by Google's documentation, or its own origin where it is another's. */
function forBotCheck(botCheck: { readonly scriptUrl: string }) {
  if (providerOf(botCheck) === 'Google') {
    return {
      scriptSrc: ["'self'", 'https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      connectSrc: ["'self'", 'https://www.google.com/recaptcha/'],
      frameSrc: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    }
  }
  const { origin } = new URL(botCheck.scriptUrl)
  return { scriptSrc: ["'self'", origin], connectSrc: ["'self'", origin], frameSrc: [origin] }
}
