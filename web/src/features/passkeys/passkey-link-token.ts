import { useEffect, useState } from 'react'

const tokenIn = ({ hash }: Pick<Location, 'hash'>) => new URLSearchParams(hash.slice(1)).get('token')

/** Returns the token of the followed link, also in a tab that is already open. Removes it from the address bar. */
export function usePasskeyLinkToken(): string {
  const [token, setToken] = useState(() => tokenIn(location) ?? '')
  useEffect(() => {
    const takeToken = () => {
      const followed = tokenIn(location)
      if (followed === null) return
      setToken(followed)
      history.replaceState(null, '', location.pathname)
    }
    takeToken()
    addEventListener('hashchange', takeToken)
    return () => removeEventListener('hashchange', takeToken)
  }, [])
  return token
}
