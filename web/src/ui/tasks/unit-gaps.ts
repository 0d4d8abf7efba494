import type { Language } from '@pol/language/language'
import type { ExplainedGap } from '../../../build/gaps.ts'

type ByEntry = ReadonlyMap<string, readonly ExplainedGap[]>

/** Gap questions about the grammar of a unit, by learned language and by the entry whose form is missing. */
export type UnitGaps = Readonly<Record<Language, ByEntry>>

export const noGaps: UnitGaps = { fa: new Map(), de: new Map() }

/** Fetches the gaps of a unit. */
export async function loadGaps(unit: number): Promise<UnitGaps> {
  const { default: gaps } = await import('virtual:gaps')
  const byEntry = (language: Language): ByEntry =>
    Map.groupBy(gaps[language][unit - 1] ?? [], ({ entry }) => entry)
  return { fa: byEntry('fa'), de: byEntry('de') }
}
