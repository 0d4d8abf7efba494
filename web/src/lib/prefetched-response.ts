declare global {
  interface Window {
    /** The session request that the inline script sent before the application loaded (build/early-script.ts). */
    prefetched?: { readonly path: string; readonly token: string; readonly response: Promise<Response> }
  }
}

/** Returns the prefetched response to a request, once, or null if there is none for this path and token. */
export function takePrefetchedResponse(path: string, token: string | null): Promise<Response> | null {
  const { prefetched } = window
  if (prefetched?.path !== path) return null
  delete window.prefetched
  return prefetched.token === token ? prefetched.response : null
}
