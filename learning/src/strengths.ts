/**
 * Thresholds of stability in days: cards below `settling` are fresh, from `firm` on they are asked without help, from
 * `strong` on they are self-graded.
 */
export const strengths = { settling: 4, firm: 7, strong: 21 } as const
