/** Answers per batch. */
export const answersMaximum = 200
