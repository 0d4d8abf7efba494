/** Message from a page to a waiting service worker: activate now. */
export const skipWaitingMessage = 'take-over'
