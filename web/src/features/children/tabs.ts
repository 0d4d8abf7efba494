import type { ObjectCategory } from '@pol/content/objects'

/** German names of the categories with their own tab (specification section 2). */
const tabCategories = {
  animals: 'Tiere',
  nature: 'Natur',
  food: 'Essen',
  home: 'Zuhause',
  transport: 'Transport',
  technology: 'Technik',
} as const satisfies Partial<Record<ObjectCategory, string>>

/** German names of the categories in the tab 'Mehr'. */
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
} as const satisfies Record<Exclude<ObjectCategory, keyof typeof tabCategories>, string>

export const categories = Object.keys({ ...tabCategories, ...moreCategories })

export type ChildrenTab = 'all' | keyof typeof tabCategories | 'more'

export const tabs: readonly { readonly value: ChildrenTab; readonly label: string }[] = [
  { value: 'all', label: 'Alle' },
  ...(Object.keys(tabCategories) as (keyof typeof tabCategories)[]).map((value) => ({
    value,
    label: tabCategories[value],
  })),
  { value: 'more', label: 'Mehr' },
]
