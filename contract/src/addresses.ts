/** The pages at this path and below it record for others. */
export const recorderPath = '/aufnehmen'
/** One of the pages in which learners hear their own voice: lesson 7 of each unit, and speaking in a model test. */
export const ownVoicePath = '/kurs/1/7'

const recorderAddresses = /^\/aufnehmen(?:\/|$)/i
const ownVoiceAddresses = /^\/(?:kurs\/[1-9]\d?\/7|pruefung\/[12]\/sprechen)\/?$/i

/**
 * What the document at an address may do beyond all others. `recorder`: use the microphone, and encode with WebAssembly.
 * `own-voice`: use the microphone only.
 */
export type Permission = 'recorder' | 'own-voice'

/** @param path the decoded path of an address. */
export function permissionOf(path: string): Permission | null {
  if (recorderAddresses.test(path)) return 'recorder'
  return ownVoiceAddresses.test(path) ? 'own-voice' : null
}

/** The open page with the one button that ends reminders. Mail programs post a form to it (RFC 8058). */
export const reminderPath = '/erinnerung/:token'
/** Path of the operation `end-reminders`, which the service worker calls without the contract. */
export const endRemindersPath = '/api/reminder-links/:token'

/** Matches the paths of a route like the router: `:name` is one segment, a slash may follow, case is ignored. */
export function addressesOf(route: string): RegExp {
  return new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i')
}
