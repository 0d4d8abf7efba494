import type { UnitTexts } from '@pol/content/course/unit-texts'
import loaders from 'virtual:unit-texts'

/** Fetches what a unit has to hear, to read and to write. */
export async function loadUnitTexts(unit: number): Promise<UnitTexts> {
  const load = loaders[unit]
  if (!load) throw new Error(`There is no unit ${unit}`)
  return (await load()).default
}
