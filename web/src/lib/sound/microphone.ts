import { sampleRate } from './loudness.ts'

/** Reason why the microphone cannot be used. `insecure`: the page was not opened over HTTPS. */
export type MicrophoneFault = 'no-microphone' | 'not-allowed' | 'busy' | 'unsupported' | 'insecure'

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

/**
 * Starts recording after the user has allowed it. The recording is in memory only.
 * @param longest length at which it stops by itself, in seconds.
 * @throws MicrophoneError
 */
export async function record(longest: number): Promise<Capture> {
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
  }, longest * 1000)
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

/** Returns why this page can have no microphone, without asking the user; null if it may have one. */
export async function findMicrophoneFault(): Promise<MicrophoneFault | null> {
  const fault = missingSupport()
  if (fault) return fault
  const devices = await navigator.mediaDevices.enumerateDevices()
  return devices.some(({ kind }) => kind === 'audioinput') ? null : 'no-microphone'
}

function missingSupport(): MicrophoneFault | null {
  if (!isSecureContext) return 'insecure'
  return 'mediaDevices' in navigator && 'MediaRecorder' in window ? null : 'unsupported'
}

async function openMicrophone(): Promise<MediaStream> {
  const fault = missingSupport()
  if (fault) throw new MicrophoneError(fault)
  try {
    return await navigator.mediaDevices.getUserMedia(constraints)
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

/** Decodes a sound to one channel at `sampleRate`. @throws DOMException if it cannot be read. */
export async function decoded(sound: Blob): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, 1, sampleRate)
  const buffer = await context.decodeAudioData(await sound.arrayBuffer())
  const channels = Array.from({ length: buffer.numberOfChannels }, (_, n) => buffer.getChannelData(n))
  const [only = new Float32Array()] = channels
  if (channels.length === 1) return only
  return only.map((_, n) => channels.reduce((sum, samples) => sum + (samples[n] ?? 0), 0) / channels.length)
}
