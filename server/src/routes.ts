import { readHealth } from './features/monitoring/read-health.ts'
import { addDeviceKey } from './features/staying-signed-in/add-device-key.ts'
import { changePassword } from './features/passwords/change-password.ts'
import { deleteOwnAccount } from './features/own-account/delete-own-account.ts'
import { listDevices } from './features/own-account/list-devices.ts'
import { addPasskey } from './features/passkeys/add-passkey.ts'
import { createDeviceChallenge } from './features/staying-signed-in/create-device-challenge.ts'
import { createPasskeyChallenge } from './features/sign-in/create-passkey-challenge.ts'
import { openDeviceSession } from './features/staying-signed-in/open-device-session.ts'
import { openPasskeySession } from './features/sign-in/open-passkey-session.ts'
import { listPasskeys } from './features/passkeys/list-passkeys.ts'
import { confirmPasskey } from './features/passkeys/confirm-passkey.ts'
import { preparePasskey } from './features/passkeys/prepare-passkey.ts'
import { prove } from './features/sign-in/prove.ts'
import { readPasskeyLink } from './features/passkeys/read-passkey-link.ts'
import { readPasswordLink } from './features/passwords/read-password-link.ts'
import { readSession } from './features/sign-in/read-session.ts'
import { readAccountSettings } from './features/own-account/read-account-settings.ts'
import { removeDeviceKey } from './features/staying-signed-in/remove-device-key.ts'
import { removePasskey } from './features/passkeys/remove-passkey.ts'
import { resetPassword } from './features/passwords/reset-password.ts'
import { signIn } from './features/sign-in/sign-in.ts'
import { signOutEverywhere } from './features/own-account/sign-out-everywhere.ts'
import { signOut } from './features/sign-in/sign-out.ts'
import { takeBackPasskeyChange } from './features/passkeys/take-back-passkey-change.ts'
import { updateAccountSettings } from './features/own-account/update-account-settings.ts'
import { updatePassword } from './features/passwords/update-password.ts'
import { decideRequest } from './features/access-requests/decide-request.ts'
import { listPendingRequests } from './features/access-requests/list-pending-requests.ts'
import { requestAccess } from './features/access-requests/request-access.ts'
import { sendRegistrationApproval } from './features/access-requests/send-registration-approval.ts'
import { addUserRole } from './features/administration/add-user-role.ts'
import { listAudit } from './features/administration/list-audit.ts'
import { listEndingModels } from './features/administration/list-ending-models.ts'
import { createUser } from './features/administration/create-user.ts'
import { deleteUser } from './features/administration/delete-user.ts'
import { exportOwnData } from './features/personal-data/export-own-data.ts'
import { exportUser } from './features/personal-data/export-user.ts'
import { getUsers } from './features/administration/get-users.ts'
import { listProfiles } from './features/administration/list-profiles.ts'
import { removePasskeysOfUser } from './features/administration/remove-passkeys-of-user.ts'
import { removeUserRole } from './features/administration/remove-user-role.ts'
import { listUserRoles } from './features/administration/list-user-roles.ts'
import { verifyRecaptcha } from './features/bot-check/verify-recaptcha.ts'
import { reportBrowserError } from './features/monitoring/report-browser-error.ts'
import { deviceLock } from './features/device-lock/device-lock.ts'
import { addStar } from './features/learning/add-star.ts'
import { finishRound } from './features/learning/finish-round.ts'
import { readHistory } from './features/learning/read-history.ts'
import { readLearning } from './features/learning/read-learning.ts'
import { removeStar } from './features/learning/remove-star.ts'
import { restartLearning } from './features/learning/restart-learning.ts'
import { saveLesson } from './features/learning/save-lesson.ts'
import { sendAnswers } from './features/learning/send-answers.ts'
import { updateLearningSettings } from './features/learning/update-learning-settings.ts'
import { closeReport } from './features/moderation/close-report.ts'
import { decideRecording } from './features/moderation/decide-recording.ts'
import { downloadLines } from './features/moderation/download-lines.ts'
import { downloadReports } from './features/moderation/download-reports.ts'
import { listModeratedRecordings } from './features/moderation/list-moderated-recordings.ts'
import { listReportedLines } from './features/moderation/list-reported-lines.ts'
import { createRecording } from './features/recordings/create-recording.ts'
import { giveRecordingConsent } from './features/recordings/give-recording-consent.ts'
import { listHumanVoices } from './features/recordings/list-human-voices.ts'
import { listOwnRecordings } from './features/recordings/list-own-recordings.ts'
import { playRecording } from './features/recordings/play-recording.ts'
import { readRecordingConsent } from './features/recordings/read-recording-consent.ts'
import { withdrawRecording } from './features/recordings/withdraw-recording.ts'
import { withdrawRecordingConsent } from './features/recordings/withdraw-recording-consent.ts'
import { addPushSubscription } from './features/learning/reminders/add-push-subscription.ts'
import { endReminders } from './features/learning/reminders/end-reminders.ts'
import { readReminderWays } from './features/learning/reminders/read-reminder-ways.ts'
import { removePushSubscription } from './features/learning/reminders/remove-push-subscription.ts'
import { correctMessage } from './features/corrections/correct-message.ts'
import { createReport } from './features/reports/create-report.ts'
import { listOwnReports } from './features/reports/list-own-reports.ts'
import { listVoiceCredits } from './features/speech/list-voice-credits.ts'
import { listVoices } from './features/speech/list-voices.ts'
import { textToSpeech } from './features/speech/text-to-speech.ts'
import { translate } from './features/translation/translate.ts'
import type { Route, StreamRoute } from './api/handle.ts'

type Parts = Parameters<typeof readHealth>[0] &
  Parameters<typeof signIn>[0] &
  Parameters<typeof resetPassword>[0] &
  Parameters<typeof updatePassword>[0] &
  Parameters<typeof deleteUser>[0] &
  Parameters<typeof exportUser>[0] &
  Parameters<typeof textToSpeech>[0] &
  Parameters<typeof listVoices>[0] &
  Parameters<typeof translate>[0] &
  Parameters<typeof correctMessage>[0] &
  Parameters<typeof sendAnswers>[0] &
  Parameters<typeof readReminderWays>[0] &
  Parameters<typeof createRecording>[0] &
  Parameters<typeof createReport>[0] &
  Parameters<typeof listReportedLines>[0] &
  Parameters<typeof downloadReports>[0] &
  Parameters<typeof downloadLines>[0] &
  Parameters<typeof listEndingModels>[0] &
  Parameters<typeof verifyRecaptcha>[0]

/** The route table: every operation of the contract with the handler that serves it. */
export const routes = (parts: Parts): readonly Route[] => [
  readHealth(parts),
  signIn(parts),
  signOut(parts),
  readSession(parts),
  resetPassword(parts),
  readPasswordLink(parts),
  updatePassword(parts),
  prove(parts),
  readAccountSettings(parts),
  updateAccountSettings(parts),
  addDeviceKey(parts),
  removeDeviceKey(parts),
  createDeviceChallenge(parts),
  openDeviceSession(parts),
  listDevices(parts),
  signOutEverywhere(parts),
  changePassword(parts),
  exportOwnData(parts),
  deleteOwnAccount(parts),
  listPasskeys(parts),
  preparePasskey(parts),
  addPasskey(parts),
  removePasskey(parts),
  removePasskeysOfUser(parts),
  createPasskeyChallenge(parts),
  openPasskeySession(parts),
  readPasskeyLink(parts),
  confirmPasskey(parts),
  takeBackPasskeyChange(parts),
  requestAccess(parts),
  listPendingRequests(parts),
  decideRequest(parts),
  sendRegistrationApproval(parts),
  createUser(parts),
  deleteUser(parts),
  exportUser(parts),
  getUsers(parts),
  listProfiles(parts),
  listUserRoles(parts),
  addUserRole(parts),
  removeUserRole(parts),
  textToSpeech(parts),
  listVoices(parts),
  listVoiceCredits(parts),
  translate(parts),
  correctMessage(parts),
  readLearning(parts),
  sendAnswers(parts),
  readHistory(parts),
  finishRound(parts),
  saveLesson(parts),
  updateLearningSettings(parts),
  addStar(parts),
  removeStar(parts),
  restartLearning(parts),
  readReminderWays(parts),
  addPushSubscription(parts),
  removePushSubscription(parts),
  endReminders(parts),
  readRecordingConsent(parts),
  giveRecordingConsent(parts),
  withdrawRecordingConsent(parts),
  createRecording(parts),
  listOwnRecordings(parts),
  playRecording(parts),
  withdrawRecording(parts),
  listHumanVoices(parts),
  createReport(parts),
  listOwnReports(parts),
  listModeratedRecordings(parts),
  decideRecording(parts),
  listReportedLines(parts),
  closeReport(parts),
  downloadReports(parts),
  downloadLines(parts),
  listAudit(parts),
  listEndingModels(parts),
  verifyRecaptcha(parts),
  reportBrowserError(parts),
]

/** Every event stream of the contract with the function that opens it. */
export const streamRoutes = (parts: Parameters<typeof deviceLock>[0]): readonly StreamRoute[] => [
  deviceLock(parts),
]
