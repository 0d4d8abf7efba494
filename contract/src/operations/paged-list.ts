import * as v from 'valibot'
import { boundedText, withoutNul } from '../forms/fields.ts'
import { t } from '../text.ts'
import { id } from './fields.ts'
import { pageSize, searchMaximum } from '../limits.ts'

/** Input of every paged list (keyset pagination). */
export const pageInput = v.object({
  /** Matches usernames and addresses that contain this text; case, umlauts and letter forms are ignored. */
  search: v.optional(v.pipe(boundedText(searchMaximum, t('Der Suchtext ist zu lang')), withoutNul), ''),
  /** The id of the last row of the previous page. */
  after: v.optional(id),
  /** Digits, because it comes from a query string. Values above the page size are reduced to it. */
  limit: v.optional(
    v.pipe(
      boundedText(20),
      v.regex(/^0*[1-9]\d*$/),
      v.transform((digits) => Math.min(Number(digits), pageSize)),
    ),
    () => String(pageSize),
  ),
})
export type Page = v.InferOutput<typeof pageInput>
