import type { UnitGap } from '@pol/content/course/gaps'
import type { Language } from '@pol/language/language'
import type { Topic } from './rounds.ts'

type ByEntry = ReadonlyMap<string, readonly UnitGap[]>

/** Gap questions about the grammar of a unit, by learned language and by the entry whose form is missing. */
export type UnitGaps = Readonly<Record<Language, ByEntry>>

const none: UnitGaps = { fa: new Map(), de: new Map() }

/** Fetches the gaps of a unit; other rounds have none. */
export async function loadGaps(topic: Topic): Promise<UnitGaps> {
  if (topic.kind !== 'unit') return none
  const { default: gaps } = await import('virtual:gaps')
  const byEntry = (language: Language): ByEntry =>
    Map.groupBy(gaps[language][topic.unit - 1] ?? [], ({ entry }) => entry)
  return { fa: byEntry('fa'), de: byEntry('de') }
}
