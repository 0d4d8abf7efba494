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
import { deviceLock } from './device-lock.ts'
import type { EventStream } from './event-stream.ts'
import { health } from './health.ts'
import type { Operation } from './operation.ts'
import { exportUser } from './personal-data.ts'
import { textToSpeech } from './speech.ts'
import { translate, translationService } from './translation.ts'

/** Everything that can be asked of the server. */
export const operations = [
  health,
  signIn,
  signOut,
  readSession,
  resetPassword,
  updatePassword,
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
  translationService,
  verifyRecaptcha,
] as const satisfies readonly Operation[]

/** Everything that can be listened to. */
export const streams = [deviceLock] as const satisfies readonly EventStream[]
