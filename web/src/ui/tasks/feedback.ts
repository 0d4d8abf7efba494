import { local } from '../../lib/browser-storage.ts'

/** Local storage key. The entry exists only while the feedback is on. */
const key = 'pl_feedback'

/** Whether a verdict is also heard and felt. Belongs to the browser: each device has its own surroundings. */
export const isFeedbackOn = (): boolean => local.getItem(key) !== null

export function setFeedback(on: boolean): void {
  if (on) local.setItem(key, 'on')
  else local.removeItem(key)
}

/** Two short tones up for right, one low one for wrong, in hertz. */
const tones = { right: [660, 880], wrong: [220] } as const
/** Milliseconds of vibration, pause, vibration. */
const vibrations = { right: [30], wrong: [60, 60, 60] } as const
const toneSeconds = 0.12
const loudness = 0.08

let context: AudioContext | null = null

/** Lets a verdict be heard and felt, where the learner has switched that on and the device can. */
export function giveFeedback(isRight: boolean): void {
  if (!isFeedbackOn()) return
  const kind = isRight ? 'right' : 'wrong'
  // Not in all browsers. It only follows a press, as browsers require.
  if ('vibrate' in navigator) navigator.vibrate(vibrations[kind])
  context ??= new AudioContext()
  const { currentTime, destination } = context
  for (const [at, hertz] of tones[kind].entries()) {
    const tone = new OscillatorNode(context, { frequency: hertz })
    const gain = new GainNode(context, { gain: loudness })
    tone.connect(gain).connect(destination)
    tone.start(currentTime + at * toneSeconds)
    tone.stop(currentTime + (at + 1) * toneSeconds)
  }
}
