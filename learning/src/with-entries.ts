import { languages } from '@pol/language/language'
import type { Word } from './item.ts'
import type { Leaders } from './leaders.ts'

/** Gives each word the other entries for which it stands, in the order of their leaders. */
export function withEntries(words: readonly Word[], { membersOf, isShown }: Leaders): Word[] {
  const byId = new Map(words.map((word) => [word.id, word]))
  return words.map((word) => {
    const others = languages.map((language) => {
      const [, ...ids] = membersOf(language, word.id)
      const shown = ids.filter((id) => isShown(language, id))
      return [language, shown.flatMap((id) => byId.get(id) ?? [])] as const
    })
    const hasOthers = others.some(([, entries]) => entries.length > 0)
    return hasOthers ? { ...word, others: Object.fromEntries(others) } : word
  })
}
