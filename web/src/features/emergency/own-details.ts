import { useState } from 'react'
import { local } from '../../lib/browser-storage.ts'

/** Details that a caller has to give. They never leave the device. */
export interface OwnDetails {
  readonly name: string
  readonly street: string
  readonly town: string
  readonly floor: string
}

const key = 'pl_emergency'
const none: OwnDetails = { name: '', street: '', town: '', floor: '' }

function stored(): OwnDetails {
  return { ...none, ...(JSON.parse(local.getItem(key) ?? '{}') as Partial<OwnDetails>) }
}

/** Name and address in local storage, saved on each change. If all fields are empty, the entry is removed. */
export function useOwnDetails(): [OwnDetails, (details: OwnDetails) => void] {
  const [details, setDetails] = useState(stored)
  return [
    details,
    (changed) => {
      if (Object.values(changed).every((value) => value === '')) local.removeItem(key)
      else local.setItem(key, JSON.stringify(changed))
      setDetails(changed)
    },
  ]
}
