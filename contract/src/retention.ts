/**
 * Retention periods of personal data. Both the server's deletion rules and the privacy policy use them, so that they
 * cannot disagree. All other data is kept as long as the account: profile, roles, settings, practice data, the
 * consent to be heard, pending and approved recordings, and open reports.
 */
export const retention = {
  /** Sessions, after their last use. */
  sessionDays: 7,
  /** Devices and networks an account was signed in from, after the last sign-in. */
  knownSignInDays: 90,
  /** Keys of devices that stay signed in, after their last use. */
  deviceKeyDays: 30,
  /** Validity of the challenges that these keys sign. */
  deviceChallengeMinutes: 2,
  /** Validity of the challenges that passkeys sign. */
  passkeyChallengeMinutes: 2,
  /** Validity of the links that undo adding or removing a passkey. Removed passkeys are kept for the same time. */
  passkeyLinkDays: 7,
  /** Validity of password reset links. */
  resetLinkMinutes: 60,
  /** Validity of set-up links for new accounts. */
  setUpLinkDays: 7,
  /** Validity of the links in reminders that end them. */
  reminderLinkDays: 90,
  /** Reminders in succession without any practice, after which they pause until the next practice. */
  unansweredReminders: 60,
  /** Push subscriptions, after they were made and the learner has last practised. */
  pushSubscriptionDays: 365,
  /** Longest period of a rate limit counter. */
  counterHours: 24,
  /** Sessions, challenges, links and counters, after they have expired. */
  expiredDays: 1,
  /** Pending access requests, after the last request. */
  openRequestDays: 90,
  /** Decided access requests, after the decision. */
  decidedRequestDays: 30,
  /** Rejected or withdrawn recordings, after that change. The audio of a withdrawn one is deleted at once. */
  closedRecordingDays: 30,
  /** Answered reports of mistakes, after the answer. */
  closedReportDays: 90,
  /** Entries of the audit trail. */
  auditDays: 365,
  /** Undelivered mails, after they were queued. */
  undeliveredMailDays: 7,
  /** Mails written as files, if no mail server is configured. */
  mailFileDays: 30,
  /** Deleted rows are overwritten in the files of the embedded database within this time. */
  overwrittenDays: 2,
  /** Records of account deletions (hashes of account ids): longer than any backup should be kept. */
  erasureDays: 400,
} as const
