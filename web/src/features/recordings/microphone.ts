import { recordingSeconds } from '@pol/contract/limits'
import { sampleRate } from './sound/loudness.ts'

/** Reason why the microphone cannot be used. `unsupported`: no support in the browser, or an insecure origin. */
export type MicrophoneFault = 'no-microphone' | 'not-allowed' | 'busy' | 'unsupported'

export class MicrophoneError extends Error {
  override readonly name = 'MicrophoneError'
  readonly fault: MicrophoneFault

  constructor(fault: MicrophoneFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

/** A running recording. */
export interface Capture {
  /** Returns the current peak, 0 to 1. */
  level(): number
  stop(): void
  /** Ends the recording; `samples` resolves to an empty array. */
  cancel(): void
  /** Whether it stopped at the maximum length. */
  isTimeUp(): boolean
  /** Resolves when the recording has ended: one channel at `sampleRate`. */
  readonly samples: Promise<Float32Array>
}

/** Unprocessed audio: the processing for calls would make it sound like a telephone. */
const constraints = {
  audio: { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false },
}
/** Higher than needed, because the recording is encoded again. */
const audioBitsPerSecond = 128_000

/** Starts recording after the user has allowed it. Stops at the maximum length. @throws MicrophoneError */
export async function record(): Promise<Capture> {
  const stream = await openMicrophone()
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond })
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const stop = () => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  let isTimeUp = false
  const timer = setTimeout(() => {
    isTimeUp = true
    stop()
  }, recordingSeconds * 1000)
  const ended = new Promise<void>((resolve, reject) => {
    recorder.addEventListener('stop', () => resolve())
    // For example when the microphone is unplugged.
    recorder.addEventListener('error', (event) => reject(new MicrophoneError('busy', event)))
  }).finally(() => {
    clearTimeout(timer)
    for (const track of stream.getTracks()) track.stop()
    void context.close()
  })
  recorder.start()
  const moment = new Float32Array(analyser.fftSize)
  let isCancelled = false
  return {
    level() {
      analyser.getFloatTimeDomainData(moment)
      return moment.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)
    },
    stop,
    isTimeUp: () => isTimeUp,
    cancel() {
      isCancelled = true
      stop()
    },
    samples: ended.then(() => (isCancelled ? new Float32Array() : decoded(new Blob(parts)))),
  }
}

async function openMicrophone(): Promise<MediaStream> {
  // Undefined on an insecure origin, although its type says otherwise.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices || !('MediaRecorder' in window)) throw new MicrophoneError('unsupported')
  try {
    return await devices.getUserMedia(constraints)
  } catch (error) {
    throw new MicrophoneError(faults[(error as DOMException).name] ?? 'busy', error)
  }
}

const faults: Readonly<Record<string, MicrophoneFault>> = {
  NotFoundError: 'no-microphone',
  OverconstrainedError: 'no-microphone',
  NotAllowedError: 'not-allowed',
  SecurityError: 'not-allowed',
  NotSupportedError: 'unsupported',
}

async function decoded(recording: Blob): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, 1, sampleRate)
  const buffer = await context.decodeAudioData(await recording.arrayBuffer())
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, n) => buffer.getChannelData(n))
  const [only = new Float32Array()] = channels
  if (channels.length === 1) return only
  return only.map((_, n) => channels.reduce((sum, samples) => sum + (samples[n] ?? 0), 0) / channels.length)
}
