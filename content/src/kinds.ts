import { dictionary } from './dictionary.ts'
import type { Kind } from './kind.ts'
import { letters } from './letters.ts'

/** All that is taught. */
export const kinds = [letters, dictionary] as const satisfies readonly Kind<unknown>[]
