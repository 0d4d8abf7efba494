/** Rows per page: the default and the maximum. */
export const pageSize = 50

/** Of the text that is searched for, in characters; no username or address is longer. */
export const searchMaximum = 254
