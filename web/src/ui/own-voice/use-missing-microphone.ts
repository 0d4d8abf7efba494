import { useEffect, useState } from 'react'
import { findMicrophoneFault, type MicrophoneFault } from '../../lib/sound/microphone.ts'

/** Why nothing can be recorded; null as long as nothing speaks against it. */
export function useMissingMicrophone(): MicrophoneFault | null {
  const [missing, setMissing] = useState<MicrophoneFault | null>(null)
  useEffect(() => {
    // If the browser does not tell, the first attempt to record does.
    findMicrophoneFault().then(setMissing, () => undefined)
  }, [])
  return missing
}
