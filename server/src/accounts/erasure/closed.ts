/** The password hash of an account that is being erased (`closeAccount`). No password matches it. */
export const closed = ''
