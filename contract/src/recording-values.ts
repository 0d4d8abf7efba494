/* What bounds a recording. A module of its own: errors.ts names one of them. */

/** The longest recording. */
export const recordingSeconds = 12
/** The largest recording. */
export const recordingBytes = 200 * 1024
export const recordingType = 'audio/mpeg'
/** Approved recordings of one line in one language. */
export const recordingsPerLine = 3

export const recordingStates = ['pending', 'approved', 'rejected', 'withdrawn'] as const
export type RecordingState = (typeof recordingStates)[number]
