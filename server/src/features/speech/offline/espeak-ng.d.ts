/** The part of the eSpeak NG binding that is used here; the package has no types of its own. */
declare module '@echogarden/espeak-ng-emscripten' {
  interface EngineEvent {
    readonly type: string
    readonly id?: string | number
  }

  interface Worker {
    readonly samplerate: number
    /** @returns 0 where there is such a voice. */
    set_voice(name: string): number
    set_rate(wordsPerMinute: number): void
    /** Signed 16-bit mono samples, in several pieces. */
    synthesize(
      script: string,
      onAudio: (samples: ArrayBuffer | null, events: readonly EngineEvent[]) => 0 | 1,
    ): void
  }

  export default function initialise(): Promise<{ eSpeakNGWorker: new () => Worker }>
}
