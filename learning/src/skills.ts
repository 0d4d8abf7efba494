/** `recognise`: understand by reading or listening; `produce`: say in the learned language. */
export const skills = ['recognise', 'produce'] as const
export type Skill = (typeof skills)[number]
