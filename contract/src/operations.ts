import { decideRequest, pendingRequests, requestAccess, sendRegistrationApproval } from './access-requests.ts'
import { readAccountSettings, updateAccountSettings } from './account-settings.ts'
import { readSession, signIn, signOut } from './accounts.ts'
import { confirmPasskey, readPasskeyLink, takeBackPasskeyChange } from './passkey-links.ts'
import { readPasswordLink, resetPassword, updatePassword } from './password-links.ts'
import {
  addUserRole,
  createUser,
  deleteUser,
  getUsers,
  listProfiles,
  listUserRoles,
  removeUserRole,
} from './administration.ts'
import { listAudit } from './audit.ts'
import { verifyRecaptcha } from './bot-check.ts'
import { reportBrowserError } from './browser-errors.ts'
import { addDeviceKey, createDeviceChallenge, openDeviceSession, removeDeviceKey } from './device-keys.ts'
import { deviceLock } from './device-lock.ts'
import type { EventStream } from './event-stream.ts'
import { health } from './health.ts'
import {
  addStar,
  readHistory,
  readLearning,
  removeStar,
  restartLearning,
  sendAnswers,
  updateLearningSettings,
} from './learning.ts'
import { closeReport, decideRecording, listModeratedRecordings, listReportedLines } from './moderation.ts'
import type { Operation } from './operation.ts'
import {
  addPasskey,
  createPasskeyChallenge,
  listPasskeys,
  openPasskeySession,
  preparePasskey,
  removePasskey,
  removePasskeysOfUser,
} from './passkeys.ts'
import { exportOwnData, exportUser } from './personal-data.ts'
import {
  createRecording,
  giveRecordingConsent,
  listHumanVoices,
  listOwnRecordings,
  playRecording,
  readRecordingConsent,
  withdrawRecording,
  withdrawRecordingConsent,
} from './recordings.ts'
import { prove } from './proofs.ts'
import { createReport, listOwnReports } from './reports.ts'
import { changePassword, deleteOwnAccount, listDevices, signOutEverywhere } from './security.ts'
import { textToSpeech } from './speech.ts'
import { downloadLines, downloadReports } from './tables.ts'
import { translate } from './translation.ts'

/** All operations of the API. */
export const operations = [
  health,
  signIn,
  signOut,
  readSession,
  resetPassword,
  readPasswordLink,
  updatePassword,
  prove,
  readAccountSettings,
  updateAccountSettings,
  addDeviceKey,
  removeDeviceKey,
  createDeviceChallenge,
  openDeviceSession,
  listDevices,
  signOutEverywhere,
  changePassword,
  exportOwnData,
  deleteOwnAccount,
  listPasskeys,
  preparePasskey,
  addPasskey,
  removePasskey,
  removePasskeysOfUser,
  createPasskeyChallenge,
  openPasskeySession,
  readPasskeyLink,
  confirmPasskey,
  takeBackPasskeyChange,
  requestAccess,
  pendingRequests,
  decideRequest,
  sendRegistrationApproval,
  createUser,
  deleteUser,
  exportUser,
  getUsers,
  listProfiles,
  listUserRoles,
  addUserRole,
  removeUserRole,
  textToSpeech,
  translate,
  readLearning,
  sendAnswers,
  readHistory,
  updateLearningSettings,
  addStar,
  removeStar,
  restartLearning,
  readRecordingConsent,
  giveRecordingConsent,
  withdrawRecordingConsent,
  createRecording,
  listOwnRecordings,
  playRecording,
  withdrawRecording,
  listHumanVoices,
  createReport,
  listOwnReports,
  listModeratedRecordings,
  decideRecording,
  listReportedLines,
  closeReport,
  downloadReports,
  downloadLines,
  listAudit,
  verifyRecaptcha,
  reportBrowserError,
] as const satisfies readonly Operation[]

/** All event streams of the API. */
export const streams = [deviceLock] as const satisfies readonly EventStream[]
