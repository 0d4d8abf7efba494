import type { ObjectCategory } from '@pol/content/objects'
import { t } from '@pol/contract/text'

/** Names of the categories with their own tab (specification section 2). */
const tabCategories = {
  animals: t('Tiere'),
  nature: t('Natur'),
  food: t('Essen'),
  home: t('Zuhause'),
  transport: t('Transport'),
  technology: t('Technik'),
} as const satisfies Partial<Record<ObjectCategory, string>>

/** Names of the categories in the tab 'Mehr'. */
export const moreCategories = {
  clothing: t('Kleidung'),
  school: t('Schule'),
  toys: t('Spielzeug'),
  emotions: t('Gefühle'),
  people: t('Menschen'),
  tools: t('Werkzeuge'),
  places: t('Orte'),
  music: t('Musik'),
  actions: t('Aktionen'),
  time: t('Zeit'),
  shopping: t('Einkaufen'),
  communication: t('Kommunikation'),
} as const satisfies Record<Exclude<ObjectCategory, keyof typeof tabCategories>, string>

export const categories = Object.keys({ ...tabCategories, ...moreCategories })

export type ChildrenTab = 'all' | keyof typeof tabCategories | 'more'

export const tabs: readonly { readonly value: ChildrenTab; readonly label: string }[] = [
  { value: 'all', label: t('Alle') },
  ...(Object.keys(tabCategories) as (keyof typeof tabCategories)[]).map((value) => ({
    value,
    label: tabCategories[value],
  })),
  { value: 'more', label: t('Mehr') },
]
