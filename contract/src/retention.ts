/**
 * How long personal data is kept. What the server deletes and what the privacy policy says are both made of
 * these, so that they cannot disagree.
 */
export const retention = {
  /** A session ends so long after its last use. */
  sessionDays: 7,
  /** A link for a new password, and the one of a new account. */
  resetLinkMinutes: 60,
  setUpLinkDays: 7,
  /** No count against abuse is longer. */
  counterHours: 24,
  /** Sessions, links and counts are deleted so long after they have expired. */
  expiredDays: 1,
  /** Since the person asked last. */
  openRequestDays: 365,
  /** Since an administrator decided. */
  decidedRequestDays: 180,
  /** A mail that cannot be sent is given up. */
  undeliveredMailDays: 7,
  /** Mails that are files, where there is no mail server. */
  mailFileDays: 30,
} as const
