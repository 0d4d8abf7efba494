/** Types of the parts of the eSpeak NG binding that are used here; the package has none. */
declare module '@echogarden/espeak-ng-emscripten' {
  interface EngineEvent {
    readonly type: string
    readonly id?: string | number
    readonly text_position: number
  }

  interface Worker {
    readonly samplerate: number
    /** @returns 0 if the voice exists. */
    set_voice(name: string): number
    set_rate(wordsPerMinute: number): void
    /** @param pitch from 0 to 99; 50 is that of the voice. */
    set_pitch(pitch: number): void
    /** Produces signed 16-bit mono samples in several chunks. */
    synthesize(
      script: string,
      onAudio: (samples: ArrayBuffer | null, events: readonly EngineEvent[]) => 0 | 1,
    ): void
  }

  export default function initialise(): Promise<{ eSpeakNGWorker: new () => Worker }>
}
