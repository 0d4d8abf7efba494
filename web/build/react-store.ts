/** Stands in for the router's shim of a hook that React has had since version 18. */
export { useSyncExternalStore } from 'react'
