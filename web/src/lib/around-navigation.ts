import type { RouterProps } from 'wouter'
import { permissionOf } from '@pol/contract/addresses'

const permissionAt = (address: string) => permissionOf(new URL(address, location.href).pathname)
const openedWith = permissionAt(location.href)

/** Permissions belong to the document. So navigation between screens with different ones loads a new document. */
export const aroundNavigation: NonNullable<RouterProps['aroundNav']> = (navigate, to, options) => {
  if (permissionAt(to) === openedWith) navigate(to, options)
  else if (options?.replace) location.replace(to)
  else location.assign(to)
}
