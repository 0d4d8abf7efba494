import {
  decideRequest,
  listPendingRequests,
  requestAccess,
  sendRegistrationApproval,
} from './operations/access-requests.ts'
import {
  readAccountSettings,
  updateAccountSettings,
  deleteOwnAccount,
  listDevices,
  signOutEverywhere,
} from './operations/own-account.ts'
import {
  readSession,
  signIn,
  signOut,
  createPasskeyChallenge,
  openPasskeySession,
  prove,
} from './operations/sign-in.ts'
import {
  confirmPasskey,
  readPasskeyLink,
  takeBackPasskeyChange,
  addPasskey,
  listPasskeys,
  preparePasskey,
  removePasskey,
  removePasskeysOfUser,
} from './operations/passkeys.ts'
import { correctMessage } from './operations/corrections.ts'
import { readPasswordLink, resetPassword, updatePassword, changePassword } from './operations/passwords.ts'
import {
  addUserRole,
  createUser,
  deleteUser,
  getUsers,
  listProfiles,
  listUserRoles,
  removeUserRole,
  listAudit,
  listEndingModels,
} from './operations/administration.ts'
import { verifyRecaptcha } from './operations/bot-check.ts'
import { readHealth, reportBrowserError } from './operations/monitoring.ts'
import {
  addDeviceKey,
  createDeviceChallenge,
  openDeviceSession,
  removeDeviceKey,
} from './operations/staying-signed-in.ts'
import { deviceLock } from './device-lock.ts'
import type { EventStream } from './event-stream.ts'
import {
  addStar,
  finishRound,
  readHistory,
  readLearning,
  removeStar,
  restartLearning,
  saveLesson,
  sendAnswers,
  updateLearningSettings,
} from './operations/learning.ts'
import {
  closeReport,
  decideRecording,
  listModeratedRecordings,
  listReportedLines,
  downloadLines,
  downloadReports,
} from './operations/moderation.ts'
import type { Operation } from './operation.ts'
import { exportOwnData, exportUser } from './operations/personal-data.ts'
import {
  createRecording,
  giveRecordingConsent,
  listHumanVoices,
  listOwnRecordings,
  playRecording,
  readRecordingConsent,
  withdrawRecording,
  withdrawRecordingConsent,
} from './operations/recordings.ts'
import {
  addPushSubscription,
  endReminders,
  readReminderWays,
  removePushSubscription,
} from './operations/reminders.ts'
import { createReport, listOwnReports } from './operations/reports.ts'
import { listVoiceCredits, listVoices, textToSpeech } from './operations/speech.ts'
import { translate } from './operations/translation.ts'

/** All operations of the API. */
export const operations = [
  readHealth,
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
  listPendingRequests,
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
  listVoices,
  listVoiceCredits,
  translate,
  correctMessage,
  readLearning,
  sendAnswers,
  readHistory,
  finishRound,
  saveLesson,
  updateLearningSettings,
  addStar,
  removeStar,
  restartLearning,
  readReminderWays,
  addPushSubscription,
  removePushSubscription,
  endReminders,
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
  listEndingModels,
  verifyRecaptcha,
  reportBrowserError,
] as const satisfies readonly Operation[]

/** The operations by their name. */
export type Operations = { [O in (typeof operations)[number] as O['name']]: O }
export type OperationName = keyof Operations

/** All event streams of the API. */
export const streams = [deviceLock] as const satisfies readonly EventStream[]
