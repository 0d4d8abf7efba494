/** Of all clips of voices: root mean square in dB, and the loudest sample, as in {@link withLoudness}. */
export const voiceLoudness = { decibels: -20, peak: 0.89 } as const
