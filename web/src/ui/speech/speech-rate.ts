import { createContext } from 'react'

/** Playback rate of slow speech. */
export const slowRate = 0.75

/** Playback rate of the speaker buttons inside the provider; 1 is normal speed. */
export const SpeechRate = createContext(1)
