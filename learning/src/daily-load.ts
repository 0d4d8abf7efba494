/** The choices of minutes a day. */
export const minutesADay = [5, 10, 20, 30] as const

/** New items a day. Learners confuse more of them with each other. */
export const mostNewADay = 30
