/** What a page says to the service worker of a new version that is to start at once. */
export const takeOver = 'take-over'
