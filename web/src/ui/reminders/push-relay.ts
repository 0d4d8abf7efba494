/** Who carries notifications to a browser. */
interface PushRelay {
  readonly company: string
  readonly host: string
}

/**
 * The push service that belongs to a browser. Its address is only known after subscribing, which comes after the
 * consent; so it is found by the name of the browser.
 * @param userAgent `navigator.userAgent`
 */
export function pushRelayOf(userAgent: string): PushRelay {
  if (userAgent.includes('Firefox/')) return { company: 'Mozilla', host: 'updates.push.services.mozilla.com' }
  // On Android, Edge uses Google's.
  if (userAgent.includes('Edg/') && userAgent.includes('Windows'))
    return { company: 'Microsoft', host: 'notify.windows.com' }
  if (/Chrom(?:e|ium)\//.test(userAgent)) return { company: 'Google', host: 'fcm.googleapis.com' }
  return { company: 'Apple', host: 'web.push.apple.com' }
}
