import { createContext } from 'react'

/** How fast the speaker buttons below it speak; 1 is the pace at which the clip was made. */
export const SpeechRate = createContext(1)
