/** Languages of the product: used for interface, mails, mother tongue, learned language and recordings. */
export const languages = ['de', 'fa'] as const
export type Language = (typeof languages)[number]

export const otherLanguage = (language: Language): Language => (language === 'fa' ? 'de' : 'fa')
