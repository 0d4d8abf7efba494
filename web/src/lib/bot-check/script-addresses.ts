const google = 'https://www.google.com'
/** URL prefixes of Google's scripts, from its documentation. Other providers may use any path on their origin. */
const googlePrefixes = [`${google}/recaptcha/`, 'https://www.gstatic.com/recaptcha/']

/**
 * Trusted Types (`require-trusted-types-for`) block string URLs of scripts, but the bot check's script loads more
 * scripts this way. Allows string URLs of the provider and of the page's own origin from now on.
 */
export function allowScriptsOf(scriptUrl: string): void {
  const { trustedTypes } = window
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', {
    createScriptURL: (text) => (isAllowed(text, scriptUrl) ? text : null),
  })
}

/** @param pageUrl base for relative URLs. */
export function isAllowed(text: string, scriptUrl: string, pageUrl: string = location.href): boolean {
  const { href } = new URL(text, pageUrl)
  const { origin } = new URL(scriptUrl)
  const providerPrefixes = origin === google ? googlePrefixes : [`${origin}/`]
  return [`${new URL(pageUrl).origin}/`, ...providerPrefixes].some((prefix) => href.startsWith(prefix))
}
