/** Delay after the `load` event of the page. */
const delayMs = 200

/** Resolves shortly after the page has loaded, when other work no longer delays the first view. */
export const firstView = new Promise((resolve) =>
  addEventListener('load', () => setTimeout(resolve, delayMs)),
)
