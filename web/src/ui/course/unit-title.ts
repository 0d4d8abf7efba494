import type { UnitOverview } from '@pol/content/course/unit'
import { interfaceLanguage, t } from '@pol/contract/text'
import { paths } from '../../lib/paths.ts'

/** @returns Einheit 1: Hallo! */
export function unitTitle(of: Pick<UnitOverview, 'unit' | 'title_german' | 'title_farsi'>): string {
  const title = interfaceLanguage === 'fa' ? of.title_farsi : of.title_german
  return t('Einheit {unit}: {title}', { unit: of.unit, title })
}

/** @param unit from 1. */
export const unitPath = (unit: number): string => `${paths.course}/${unit}`
