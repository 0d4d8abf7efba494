/** Milliseconds after the page has loaded. */
const delayMs = 200

/** Resolves when the network and the main thread are no longer needed for the first view. */
export const firstView = new Promise((resolve) =>
  addEventListener('load', () => setTimeout(resolve, delayMs)),
)
