/** In characters; longer than any sentence of the lessons. */
export const speechTextMaximum = 500
