import { sampleRate } from './sound/loudness.ts'
import { recordingSeconds } from '@pol/contract/limits'

/** Why the microphone cannot be used. `unsupported`: the browser cannot record, or not on an insecure origin. */
export type MicrophoneFault = 'no-microphone' | 'not-allowed' | 'busy' | 'unsupported'

export class MicrophoneError extends Error {
  override readonly name = 'MicrophoneError'
  readonly fault: MicrophoneFault

  constructor(fault: MicrophoneFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

/** What is being recorded. */
export interface Capture {
  /** The loudest sample of the last moments, 0 to 1. */
  level(): number
  /** Ends the recording. */
  stop(): void
  /** Ends it without a result. */
  cancel(): void
  /** Whether it ended by itself, after the greatest length. */
  isTimeUp(): boolean
  /** One channel at the common rate, when the recording has ended. */
  readonly samples: Promise<Float32Array>
}

/** The voice as it is: what calls need makes it sound like a telephone. */
const constraints = {
  audio: { channelCount: 1, echoCancellation: false, noiseSuppression: false, autoGainControl: false },
}
/** More than enough: it is encoded once more. */
const audioBitsPerSecond = 128_000

/** Starts recording, once the user has allowed it; it ends after the greatest length by itself. @throws MicrophoneError */
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
    // As when the microphone is unplugged.
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
  // Missing on an insecure origin, whatever the types say.
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
