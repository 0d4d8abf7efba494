/** The languages of the product: of the interface and the mails, as mother tongue, as the learned one, and of what is said. */
export const languages = ['de', 'fa'] as const
export type Language = (typeof languages)[number]
