/**
 * Reads the token of a recovery link, in the fragment or in the query, and takes it out of the address bar.
 * @returns `null` where the page was not opened by such a link.
 */
export function takeRecoveryToken(): string | null {
  const { hash, search, pathname } = location
  const parts = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)]
  const recovery = parts.find((part) => part.get('type') === 'recovery')
  if (!recovery) return null
  history.replaceState(null, '', pathname)
  return recovery.get('token') ?? ''
}
