import { useEffect, useState } from 'react'
import { recordingSeconds } from '@pol/contract/limits'
import { call } from '../../lib/call.ts'
import { type Captured, type CaptureFault, useCapture } from '../../ui/microphone/use-capture.ts'
import { encode, loadEncoder } from './sound/encode.ts'
import { prepared, type Refusal } from './sound/prepared.ts'

/** Reason why there is nothing to send. */
export type Fault = CaptureFault | Refusal

/** `failure` is the error of the last attempt to send; null before the first one. */
type Sending =
  | { readonly name: 'recorded'; readonly failure: unknown }
  | { readonly name: 'sending' }
  | { readonly name: 'sent' }

type Recorded = Extract<Captured<Refusal>, { readonly name: 'recorded' }>
export type Recorder =
  | Exclude<Captured<Refusal>, Recorded>
  | (Sending & { readonly samples: Recorded['samples'] })

const unsent: Sending = { name: 'recorded', failure: null }

/** The steps from the microphone to the server. A recording is kept until it is sent or discarded. */
export function useRecorder(item: string) {
  const { captured, start, discard } = useCapture({ longest: recordingSeconds, prepare: prepared })
  const [sending, setSending] = useState<Sending>(unsent)
  const recorder: Recorder =
    captured.name === 'recorded' ? { ...sending, samples: captured.samples } : captured
  const isRecording = recorder.name === 'recording'
  useEffect(() => {
    // Preload. If it fails, sending retries and reports the error.
    if (isRecording) loadEncoder().catch(() => undefined)
  }, [isRecording])
  const isUnsent = recorder.name === 'recorded' || recorder.name === 'sending'
  useEffect(() => {
    if (!isUnsent) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsent])
  return {
    recorder,
    start,
    discard() {
      discard()
      setSending(unsent)
    },
    async send(samples: Float32Array): Promise<void> {
      setSending({ name: 'sending' })
      try {
        await call('create-recording', { item, audio: await encode(samples) })
        setSending({ name: 'sent' })
      } catch (failure) {
        setSending({ name: 'recorded', failure })
      }
    },
  }
}
