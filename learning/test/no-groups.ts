import type { Grouping } from '../src/grouping.ts'

/** Every word and sentence is an item of its own. */
export const noGroups: Grouping = { de: { groups: [], untaught: [] }, fa: { groups: [], untaught: [] } }
