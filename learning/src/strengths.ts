/** Days of stability from which on one remembers more than just now, is asked without help, and judges oneself. */
export const strengths = { settling: 4, firm: 7, strong: 21 } as const
