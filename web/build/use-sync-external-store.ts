/** Replaces the shim that the router imports: React has had this hook since version 18. */
export { useSyncExternalStore } from 'react'
