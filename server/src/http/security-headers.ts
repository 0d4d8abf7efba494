import type { FastifyHelmetOptions } from '@fastify/helmet'

interface Page {
  readonly publicUrl: string
  /** Hashes of the page's inline styles. */
  readonly styleHashes: readonly string[]
}

/** Nothing is loaded from another host, nothing is framed; sounds come from memory (`blob:`). */
export function securityHeaders({ publicUrl, styleHashes }: Page): FastifyHelmetOptions {
  const isSecure = publicUrl.startsWith('https:')
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", ...styleHashes],
        imgSrc: ["'self'", 'data:'],
        mediaSrc: ['blob:'],
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
  }
}
