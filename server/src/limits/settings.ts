import { retention } from '@pol/contract/retention'

/** All rate limits. A whole school may share one address, so successful attempts are not counted. */
export const defaultLimits = {
  /** Anonymous requests with a body from one network, counted before the body is read, so including invalid ones. */
  anonymousRequests: { points: 600, duration: 60 },
  /** Consecutive failures on one account from one network or known device, before a delay that doubles each time. */
  signInAccount: { freeFailures: 5, firstDelay: 2, longestDelay: 15 * 60, forgottenAfter: 24 * 60 * 60 },
  /**
   * Failures on one account from all unknown devices and networks together. High enough that strangers cannot lock out
   * the owner.
   */
  signInStrangers: { atOnce: 6, everySeconds: 20 },
  /** Consecutive failures of a signed-in user to give the own password; the last one ends the session. */
  ownPassword: { points: 5, duration: 24 * 60 * 60 },
  /** Failed sign-ins from one network. */
  signInNetwork: { points: 100, duration: 10 * 60 },
  /** Requests for a reset link from one network, and reset mails to one address. */
  resetNetwork: { points: 60, duration: 60 },
  resetMails: { points: 5, duration: 60 * 60 },
  /** Access requests from one network, and notices to the administrators about one address. */
  requestNetwork: { points: 60, duration: 60 },
  requestNotices: { points: 5, duration: 60 * 60 },
  /** Immediate notices of access requests to one administrator; further ones go into a digest. */
  administratorNotices: { points: 20, duration: 60 * 60 },
  /** Pending access requests; beyond it all new requests are refused. */
  pendingRequests: { atMost: 1_000 },
  /** Recordings that wait for a moderator, and open reports; beyond it all new ones are refused. */
  pendingRecordings: { atMost: 5_000 },
  openReports: { atMost: 5_000 },
  /** Bot checks from one network: one per sign-in, access request and new visit. */
  botCheckNetwork: { points: 120, duration: 60 },
  /** Logged browser errors from one network, counted per process. */
  browserErrors: { points: 30, duration: 60 },
  /** Attempts with invalid links from one network. */
  linkNetwork: { points: 100, duration: 10 * 60 },
  /** New passkeys and changed passwords per user, each of which sends a mail. */
  accountChanges: { points: 50, duration: 24 * 60 * 60 },
  /** Spoken texts per user that are not part of the course. */
  freeSpeech: { points: 200, duration: 60 * 60 },
  /** Translated texts per user. */
  translations: { points: 2_000, duration: 60 * 60 },
  /** Stored answers per learner: ten times a long day's practice, because weeks of answers may arrive at once. */
  answers: { points: 20_000, duration: 24 * 60 * 60 },
  /**
   * All stored answers of a learner, from which the history is counted (80 a day for ten years), and those to one item,
   * which are read at once to fold a card again.
   */
  storedAnswers: { ofLearner: 300_000, ofItem: 1_500 },
  /**
   * Stored answers that are read again within a request because late ones arrived, per learner and process. Beyond it
   * they are folded in the background. A typical late batch reads a few hundred.
   */
  answersFoldedAgain: { points: 3_000, duration: 60 },
  /** Cards read, and stored answers counted for the history: a few times the maximum that one learner can have. */
  cardsRead: { points: 120_000, duration: 60 },
  answersCounted: { points: 1_000_000, duration: 60 },
  /** Recordings and reports of mistakes per user. */
  recordings: { points: 60, duration: 24 * 60 * 60 },
  reports: { points: 60, duration: 24 * 60 * 60 },
  /** Exports of personal data per user: of their own data or, by an administrator, of others. */
  exports: { points: 30, duration: 60 * 60 },
  /** Requests to the AI service by all users per day, which bounds what it costs. */
  aiService: { points: 10_000, duration: 24 * 60 * 60 },
}
export type LimitSettings = typeof defaultLimits

/** The fields that are times in seconds; all others are counts. */
const timeFields = ['duration', 'firstDelay', 'longestDelay', 'forgottenAfter', 'everySeconds']
/** The privacy policy states this maximum period for counters. */
const maxSeconds = retention.counterHours * 60 * 60
const maxCount = 100_000_000

/**
 * Parses configured limits, such as `resetMails.points=10, translations.points=500`. All others keep their defaults.
 * @param onFault is called with a message for each fault.
 */
export function readLimits(text: string, onFault: (fault: string) => void): LimitSettings {
  const settings: Record<string, Record<string, number>> = structuredClone(defaultLimits)
  for (const item of text.split(',')) {
    const [path = '', value = ''] = item.split('=').map((part) => part.trim())
    const [name = '', field = ''] = path.split('.')
    const limit = Object.hasOwn(settings, name) ? settings[name] : undefined
    if (!limit || path !== `${name}.${field}` || !Object.hasOwn(limit, field)) {
      onFault(`has no ${JSON.stringify(path)}; there is ${namesOfLimits().join(', ')}`)
      continue
    }
    const max = timeFields.includes(field) ? maxSeconds : maxCount
    if (!/^[0-9]{1,9}$/.test(value) || Number(value) < 1 || Number(value) > max) {
      onFault(`needs a whole number from 1 to ${max} for ${path}`)
    }
    limit[field] = Number(value)
  }
  const read = settings as LimitSettings
  const { atOnce, everySeconds } = read.signInStrangers
  if (atOnce * everySeconds > maxSeconds) {
    onFault(`needs signInStrangers.atOnce times everySeconds to be at most ${maxSeconds}`)
  }
  return read
}

function namesOfLimits(): string[] {
  return Object.entries(defaultLimits).flatMap(([name, limit]) =>
    Object.keys(limit).map((field) => `${name}.${field}`),
  )
}
