import { decideRequest, pendingRequests, requestAccess, sendRegistrationApproval } from './access-requests.ts'
import { readSession, resetPassword, signIn, signOut, updatePassword } from './accounts.ts'
import {
  addUserRole,
  createUser,
  deleteUser,
  getUsers,
  listProfiles,
  listUserRoles,
  removeUserRole,
} from './administration.ts'
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
import type { Operation } from './operation.ts'
import { exportUser } from './personal-data.ts'
import { textToSpeech } from './speech.ts'
import { translate } from './translation.ts'

/** All operations of the API. */
export const operations = [
  health,
  signIn,
  signOut,
  readSession,
  resetPassword,
  updatePassword,
  addDeviceKey,
  removeDeviceKey,
  createDeviceChallenge,
  openDeviceSession,
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
  verifyRecaptcha,
  reportBrowserError,
] as const satisfies readonly Operation[]

/** All event streams of the API. */
export const streams = [deviceLock] as const satisfies readonly EventStream[]
