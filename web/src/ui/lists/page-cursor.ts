/** The position of a page in a list (keyset pagination). */
export interface PageCursor {
  readonly search: string
  /** The id of the last row of each previous page. */
  readonly lastIds: readonly string[]
}

export const firstPage: PageCursor = { search: '', lastIds: [] }

/** The input of a paged operation. */
export function inputOf({ search, lastIds }: PageCursor) {
  return { search: search || undefined, after: lastIds.at(-1) }
}

/** The previous page, if the rows of this one were deleted; otherwise the same page. */
export function beforeEmptyPage(cursor: PageCursor, rows: readonly unknown[]): PageCursor {
  return rows.length === 0 && cursor.lastIds.length > 0
    ? { ...cursor, lastIds: cursor.lastIds.slice(0, -1) }
    : cursor
}
