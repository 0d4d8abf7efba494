/** Limits of input that screens show and the server enforces, in characters unless the name says otherwise. */

/** Specification sections 5 and 9. */
export const usernameMinimum = 3
export const usernameMaximum = 50
export const messageMaximum = 500
export const passwordMinimum = 6
export const temporaryPasswordLength = 12

/** Longer than any sentence of the lessons. */
export const speechTextMaximum = 500

/** Of a message that a learner writes in a lesson; more than ten times the wanted length. */
export const learnerMessageMaximum = 1_000

/** Enough for a letter or leaflet. Users translate longer texts in parts. */
export const translationTextMaximum = 5_000

export const passkeysMaximum = 10
/** Validity of a fresh proof of identity. A sign-in with password or passkey is a proof, a device key is not. */
export const proofMinutes = 5

/** Devices of one person that get notifications. */
export const pushSubscriptionsMaximum = 5

/** Rows per page: the default and the maximum. */
export const pageSize = 50
/** Length of a search text; no username or address is longer. */
export const searchMaximum = 254

/** Tolerance for the clocks of browsers that are ahead: answers and rounds from later are refused. */
export const aheadMinutes = 5

/** Answers per batch. */
export const answersMaximum = 200

export const recordingSeconds = 12
export const recordingBytes = 200 * 1024
export const recordingType = 'audio/mpeg'
/** Approved recordings of one line in one language. */
export const recordingsPerLine = 3
export const speakerNameMaximum = 40
export const speakerRegionMaximum = 60

export const reportTextMaximum = 300
/** A moderator's reason for rejecting a recording. */
export const reasonMaximum = 300
/** A moderator's answer to a report. */
export const answerMaximum = 300
