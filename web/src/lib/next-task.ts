/** Lets the browser handle input and draw before the caller goes on. */
export const nextTask = () => new Promise((resolve) => setTimeout(resolve))
