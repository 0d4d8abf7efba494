import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Capture, MicrophoneError, type MicrophoneFault, record } from '../../lib/sound/microphone.ts'

/** `not-read`: the browser could not decode its own recording. */
export type CaptureFault = MicrophoneFault | 'not-read'

/** A recording in memory, or the way to it. `Refusal` is why a recording was not accepted. */
export type Captured<Refusal> =
  | { readonly name: 'empty'; readonly fault: CaptureFault | Refusal | null }
  | { readonly name: 'opening' }
  | { readonly name: 'recording'; readonly capture: Capture }
  | { readonly name: 'recorded'; readonly samples: Float32Array }

interface Options<Refusal> {
  /** Length at which a recording stops by itself, in seconds. */
  readonly longest: number
  readonly prepare: (samples: Float32Array, isTimeUp: boolean) => Float32Array | Refusal
}

/** The steps from the microphone to a recording. It is dropped when the component is removed. */
export function useCapture<Refusal extends string>({ longest, prepare }: Options<Refusal>) {
  const [captured, setCaptured] = useState<Captured<Refusal>>({ name: 'empty', fault: null })
  const running = useRef<Capture>(null)
  const hasLeft = useRef(false)
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
      cancel(running)
    }
  }, [])

  async function start(): Promise<void> {
    setCaptured({ name: 'opening' })
    try {
      const capture = await record(longest)
      // The user may have left the screen or the page before allowing the microphone.
      if (hasLeft.current) return capture.cancel()
      if (document.hidden) {
        capture.cancel()
        return setCaptured({ name: 'empty', fault: null })
      }
      running.current = capture
      setCaptured({ name: 'recording', capture })
      const samples = await capture.samples
      if (running.current !== capture) return
      const result = prepare(samples, capture.isTimeUp())
      setCaptured(
        typeof result === 'string' ? { name: 'empty', fault: result } : { name: 'recorded', samples: result },
      )
    } catch (error) {
      const fault = error instanceof MicrophoneError ? error.fault : 'not-read'
      if (fault === 'not-read') console.warn('The recording could not be read', error)
      setCaptured({ name: 'empty', fault })
    }
  }
  return {
    captured,
    start,
    /** Ends a running recording, too. */
    discard() {
      cancel(running)
      setCaptured({ name: 'empty', fault: null })
    },
  }
}

function cancel(running: RefObject<Capture | null>): void {
  running.current?.cancel()
  running.current = null
}
