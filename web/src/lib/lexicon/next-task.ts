/** Yields to the event loop, so that the browser can handle input and paint. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve))
