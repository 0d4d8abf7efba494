/** The articles of German nouns, and the genders that they stand for, in both languages. */
export const genders = {
  der: { german: 'männlich', persian: 'مذکر' },
  die: { german: 'weiblich', persian: 'مؤنث' },
  das: { german: 'sächlich', persian: 'خنثی' },
} as const

export type Article = keyof typeof genders

export function isArticle(text: string): text is Article {
  return Object.hasOwn(genders, text)
}

export function genderByArticle(text: string): (typeof genders)[Article] | undefined {
  return isArticle(text) ? genders[text] : undefined
}
