/**
 * Sizes of all queues and concurrency limits of one process. Requests beyond a bound get 503 with Retry-After, unless
 * its comment says otherwise. docs/security.md lists the bounds; a test compares both.
 */
export const bounds = {
  /** Concurrent requests, without open streams. */
  requests: 1_000,
  openStreams: 20_000,
  /** Open streams per user; beyond it the user's oldest stream is closed. */
  streamsPerUser: 20,
  /** Queue of the speech engine: texts of the course, and texts that learners typed. */
  taughtTexts: 500,
  freeTexts: 30,
  /** Queue of password checks; about ten seconds of work for one processor. */
  passwordChecks: 400,
  /**
   * Concurrent sign-ins from unknown devices and networks: more than the failures allowed to one network
   * (`signInNetwork`); a few seconds of work. Further attempts do not reach the database, to keep it available for
   * known users.
   */
  strangerSignIns: 160,
  /** Queue of sign-ins on one account from one device or network. */
  signInsPerAccount: 100,
  /** Concurrent calls to the AI service or LibreTranslate, separately for speech and translation. */
  aiCalls: 100,
  /** Concurrent requests to the bot check provider; beyond it the check has no result, which blocks no request. */
  botChecks: 100,
  /** Concurrent requests to push services; the other notifications wait in the database. */
  pushes: 50,
  /** Queue of queries for a connection to the PostgreSQL server. */
  databaseQueue: 1_000,
  /** Queue of the practice requests of one learner, which are handled one at a time. */
  requestsPerLearner: 100,
  /** Counters in memory per limit, one for each network or learner; beyond it the oldest is dropped. */
  counters: 50_000,
  /** Bytes of the most frequent clips in memory; beyond it the one that was not asked for the longest time is dropped. */
  hotClipBytes: 64 * 1024 * 1024,
  /** Bytes in the log buffer; beyond it lines are dropped. */
  logBytes: 16 * 1024 * 1024,
}
