import type { Language } from '@pol/language/language'
import type { Grouping } from './grouping.ts'

/** Which item stands for others. */
export interface Leaders {
  /** The item for which answers to an item count: itself, unless it is a member of a group. */
  leaderOf(language: Language, item: string): string
  /** The items for which a leader stands, itself first. */
  membersOf(language: Language, leader: string): readonly string[]
  /** Whether a word or sentence is an item on its own: it leads, and is taught in this language. */
  isTaught(language: Language, item: string): boolean
  /** The items for which words or sentences count, each once. Those that are not taught have none. */
  itemsOf(language: Language, members: readonly string[]): readonly string[]
  /** Whether its meaning belongs to its item. Entries for the grammar of the other language do not. */
  isShown(language: Language, item: string): boolean
}

export function leadersOf(grouping: Grouping): Leaders {
  const made = { de: lookUpsOf(grouping.de), fa: lookUpsOf(grouping.fa) }
  const leaderOf = (language: Language, item: string) => made[language].leaders.get(item) ?? item
  const isShown = (language: Language, item: string) => !made[language].untaught.has(item)
  const isTaught = (language: Language, item: string) =>
    leaderOf(language, item) === item && isShown(language, item)
  return {
    leaderOf,
    membersOf: (language, leader) => made[language].members.get(leader) ?? [leader],
    isTaught,
    itemsOf: (language, members) =>
      [...new Set(members.map((member) => leaderOf(language, member)))].filter((item) =>
        isTaught(language, item),
      ),
    isShown,
  }
}

function lookUpsOf({ groups, untaught }: Grouping[Language]) {
  return {
    leaders: new Map(groups.flatMap((ids) => ids.map((id) => [id, ids[0] ?? id] as const))),
    members: new Map(groups.map((ids) => [ids[0] ?? '', ids] as const)),
    untaught: new Set(untaught),
  }
}
