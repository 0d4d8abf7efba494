/** Parameters are fitted from so many answers on. With fewer that count, the defaults hold. */
export const fewestAnswers = 300
