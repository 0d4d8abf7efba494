import { useEffect, useState } from 'react'

/**
 * Reads the token of a recovery link, in the fragment or in the query.
 * @returns `null` where the page was not opened by such a link.
 */
export function recoveryTokenIn({ hash, search }: Pick<Location, 'hash' | 'search'>): string | null {
  const parts = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)]
  const recovery = parts.find((part) => part.get('type') === 'recovery')
  return recovery ? (recovery.get('token') ?? '') : null
}

/** The token of the link that was followed, also into a tab that shows this page already; it leaves the address bar at once. */
export function useRecoveryToken(): string | null {
  const [token, setToken] = useState(() => recoveryTokenIn(location))
  useEffect(() => {
    const follow = () => {
      const followed = recoveryTokenIn(location)
      if (followed === null) return
      setToken(followed)
      history.replaceState(null, '', location.pathname)
    }
    follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [])
  return token
}
