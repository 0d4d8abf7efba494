import { useEffect, useRef, useState } from 'react'
import { call } from '../../lib/call.ts'
import { type Capture, MicrophoneError, type MicrophoneFault, record } from './microphone.ts'
import { encode, loadEncoder } from './sound/encode.ts'
import { prepared, type Refusal } from './sound/prepared.ts'

/** Reason why there is nothing to send. `not-read`: the browser could not decode its own recording. */
export type Fault = MicrophoneFault | Refusal | 'not-read'

export type Recorder =
  | { readonly name: 'empty'; readonly fault: Fault | null }
  | { readonly name: 'opening' }
  | { readonly name: 'recording'; readonly capture: Capture }
  | { readonly name: 'preparing' }
  /** `failure` is the error of the last attempt to send; null before the first one. */
  | { readonly name: 'recorded'; readonly samples: Float32Array; readonly failure: unknown }
  | { readonly name: 'sending'; readonly samples: Float32Array }
  | { readonly name: 'sent' }

/** The steps from the microphone to the server. A recording is kept until it is sent or discarded. */
export function useRecorder(item: string) {
  const [recorder, setRecorder] = useState<Recorder>({ name: 'empty', fault: null })
  const capture = useRef<Capture>(null)
  const hasLeft = useRef(false)
  useEffect(() => {
    hasLeft.current = false
    return () => {
      hasLeft.current = true
      capture.current?.cancel()
    }
  }, [])
  const isUnsent = recorder.name === 'recorded' || recorder.name === 'sending'
  useEffect(() => {
    if (!isUnsent) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsent])

  const recordOnce = async (): Promise<Recorder> => {
    setRecorder({ name: 'opening' })
    const current = await record()
    capture.current = current
    // The user may have left the screen before allowing the microphone.
    if (hasLeft.current) current.cancel()
    setRecorder({ name: 'recording', capture: current })
    // Preload. If it fails, sending retries and reports the error.
    loadEncoder().catch(() => undefined)
    const samples = await current.samples
    setRecorder({ name: 'preparing' })
    const result = prepared(samples, current.isTimeUp())
    if (typeof result === 'string') return { name: 'empty', fault: result }
    return { name: 'recorded', samples: result, failure: null }
  }
  return {
    recorder,
    async start(): Promise<void> {
      try {
        setRecorder(await recordOnce())
      } catch (error) {
        const fault = error instanceof MicrophoneError ? error.fault : 'not-read'
        if (fault === 'not-read') console.warn('The recording could not be read', error)
        setRecorder({ name: 'empty', fault })
      }
    },
    discard: () => setRecorder({ name: 'empty', fault: null }),
    async send(samples: Float32Array): Promise<void> {
      setRecorder({ name: 'sending', samples })
      try {
        await call('create-recording', { item, audio: await encode(samples) })
        setRecorder({ name: 'sent' })
      } catch (failure) {
        setRecorder({ name: 'recorded', samples, failure })
      }
    },
  }
}
