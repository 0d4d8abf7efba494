import type { ObjectCategory } from '@pol/content/objects'

/** Every category under its German name; those of the tabs first, then those of 'Mehr' (specification section 2). */
const ofTabs = {
  animals: 'Tiere',
  nature: 'Natur',
  food: 'Essen',
  home: 'Zuhause',
  transport: 'Transport',
  technology: 'Technik',
} as const satisfies Partial<Record<ObjectCategory, string>>

export const moreCategories = {
  clothing: 'Kleidung',
  school: 'Schule',
  toys: 'Spielzeug',
  emotions: 'Gefühle',
  people: 'Menschen',
  tools: 'Werkzeuge',
  places: 'Orte',
  music: 'Musik',
  actions: 'Aktionen',
  time: 'Zeit',
  shopping: 'Einkaufen',
  communication: 'Kommunikation',
} as const satisfies Record<Exclude<ObjectCategory, keyof typeof ofTabs>, string>

export const categories = Object.keys({ ...ofTabs, ...moreCategories })

export type ChildrenTab = 'all' | keyof typeof ofTabs | 'more'

export const tabs: readonly { readonly value: ChildrenTab; readonly label: string }[] = [
  { value: 'all', label: 'Alle' },
  ...(Object.keys(ofTabs) as (keyof typeof ofTabs)[]).map((value) => ({ value, label: ofTabs[value] })),
  { value: 'more', label: 'Mehr' },
]
