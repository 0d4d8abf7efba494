import { createContext } from 'react'

/** `passing`: the clip is not stored in the browser. `none`: the text cannot be heard. */
export type Hearing = 'stored' | 'passing' | 'none'

/** Decides by text whether it can be heard on a screen. */
export const HearingOf = createContext<(text: string) => Hearing>(() => 'stored')
