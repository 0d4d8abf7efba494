import grouping from 'virtual:items-as-one'
import { leadersOf } from '@pol/learning/leaders'

/** Of all that can be learned, which entries are asked as one item. */
export const leaders = leadersOf(grouping)
