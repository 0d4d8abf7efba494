/**
 * The push services of the browsers: Chrome, Edge on Android and Samsung Internet; Firefox; Safari; Edge on Windows.
 * Endpoints come from clients, so the server sends requests to no other host.
 */
export const usualPushServices = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
] as const

const domain = /^(?:\*\.)?(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d]+$/
/** For tests and for push services of one's own. */
const origin = /^https?:\/\/[a-z\d.-]+(?::\d+)?$/

/** Whether a text is a host, all subdomains of one (`*.`), or an origin with its scheme. */
export function namesPushService(text: string): boolean {
  return domain.test(text) || origin.test(text)
}

/** Whether an endpoint belongs to one of these push services. Hosts need HTTPS on its usual port. */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const url = new URL(endpoint)
  if (url.username !== '' || url.password !== '') return false
  return services.some((service) => {
    if (service.includes('://')) return url.origin === new URL(service).origin
    if (url.protocol !== 'https:' || url.port !== '') return false
    return service.startsWith('*.') ? url.hostname.endsWith(service.slice(1)) : url.hostname === service
  })
}
