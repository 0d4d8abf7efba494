/** With fewer answers that count, the default parameters hold. */
export const fewestAnswers = 300
