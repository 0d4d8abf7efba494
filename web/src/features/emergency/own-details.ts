import { useState } from 'react'
import { local } from '../../lib/browser-storage.ts'

/** What the learner has to say on the telephone. It never leaves the device. */
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

/** Name and address on this device, saved with each change; without any, nothing is stored. */
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
