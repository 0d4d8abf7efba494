/** Selectable minutes a day. */
export const minutesADay = [5, 10, 20, 30] as const

/** Maximum of new items a day: with more, learners confuse them. */
export const mostNewADay = 30
