import { createContext } from 'react'

/** `passing`: its clip is not stored in the browser. */
export type Hearing = 'stored' | 'passing' | 'none'

/** How the texts of a screen can be heard. */
export const HearingOf = createContext<(text: string) => Hearing>(() => 'stored')
