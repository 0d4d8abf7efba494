import { useEffect, useState } from 'react'

/**
 * Reads the token of a recovery link from the fragment or the query.
 * @returns `null` if the address is not a recovery link.
 */
export function recoveryTokenIn({ hash, search }: Pick<Location, 'hash' | 'search'>): string | null {
  const parts = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)]
  const recovery = parts.find((part) => part.get('type') === 'recovery')
  return recovery ? (recovery.get('token') ?? '') : null
}

/** Returns the token of the followed recovery link, also in a tab already open. Removes it from the address bar. */
export function useRecoveryToken(): string | null {
  const [token, setToken] = useState(() => recoveryTokenIn(location))
  useEffect(() => {
    const takeToken = () => {
      const newToken = recoveryTokenIn(location)
      if (newToken === null) return
      setToken(newToken)
      history.replaceState(null, '', location.pathname)
    }
    takeToken()
    addEventListener('hashchange', takeToken)
    return () => removeEventListener('hashchange', takeToken)
  }, [])
  return token
}
