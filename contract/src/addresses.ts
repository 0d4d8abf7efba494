/** Only pages at this path and below it may use the microphone. */
export const recorderPath = '/aufnehmen'

/** The open page with the one button that ends reminders. Mail programs post a form to it (RFC 8058). */
export const reminderPath = '/erinnerung/:token'
/** Path of the operation `end-reminders`, which the service worker calls without the contract. */
export const endRemindersPath = '/api/reminder-links/:token'

/** Matches the paths of a route like the router: `:name` is one segment, a slash may follow, case is ignored. */
export function addressesOf(route: string): RegExp {
  return new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i')
}
