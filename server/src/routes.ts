import { health } from './features/health/health.ts'
import { addDeviceKey } from './features/accounts/add-device-key.ts'
import { createDeviceChallenge } from './features/accounts/create-device-challenge.ts'
import { openDeviceSession } from './features/accounts/open-device-session.ts'
import { readSession } from './features/accounts/read-session.ts'
import { removeDeviceKey } from './features/accounts/remove-device-key.ts'
import { resetPassword } from './features/accounts/reset-password.ts'
import { signIn } from './features/accounts/sign-in.ts'
import { signOut } from './features/accounts/sign-out.ts'
import { updatePassword } from './features/accounts/update-password.ts'
import { decideRequest } from './features/access-requests/decide-request.ts'
import { pendingRequests } from './features/access-requests/pending-requests.ts'
import { requestAccess } from './features/access-requests/request-access.ts'
import { sendRegistrationApproval } from './features/access-requests/send-registration-approval.ts'
import { addUserRole } from './features/administration/add-user-role.ts'
import { createUser } from './features/administration/create-user.ts'
import { deleteUser } from './features/administration/delete-user.ts'
import { exportUser } from './features/personal-data/export-user.ts'
import { getUsers } from './features/administration/get-users.ts'
import { listProfiles } from './features/administration/profiles.ts'
import { removeUserRole } from './features/administration/remove-user-role.ts'
import { listUserRoles } from './features/administration/user-roles.ts'
import { verifyRecaptcha } from './features/bot-check/verify-recaptcha.ts'
import { reportBrowserError } from './features/browser-errors/report-browser-error.ts'
import { deviceLock } from './features/device-lock/device-lock.ts'
import { addStar } from './features/learning/add-star.ts'
import { readHistory } from './features/learning/read-history.ts'
import { readLearning } from './features/learning/read-learning.ts'
import { removeStar } from './features/learning/remove-star.ts'
import { restartLearning } from './features/learning/restart-learning.ts'
import { sendAnswers } from './features/learning/send-answers.ts'
import { updateLearningSettings } from './features/learning/update-learning-settings.ts'
import { textToSpeech } from './features/speech/text-to-speech.ts'
import { translate } from './features/translation/translate.ts'
import type { Route, StreamRoute } from './http/handle.ts'

type Parts = Parameters<typeof health>[0] &
  Parameters<typeof signIn>[0] &
  Parameters<typeof resetPassword>[0] &
  Parameters<typeof updatePassword>[0] &
  Parameters<typeof deleteUser>[0] &
  Parameters<typeof exportUser>[0] &
  Parameters<typeof textToSpeech>[0] &
  Parameters<typeof translate>[0] &
  Parameters<typeof sendAnswers>[0] &
  Parameters<typeof verifyRecaptcha>[0]

/** The route table: every operation of the contract with the handler that serves it. */
export const routes = (parts: Parts): readonly Route[] => [
  health(parts),
  signIn(parts),
  signOut(parts),
  readSession(parts),
  resetPassword(parts),
  updatePassword(parts),
  addDeviceKey(parts),
  removeDeviceKey(parts),
  createDeviceChallenge(parts),
  openDeviceSession(parts),
  requestAccess(parts),
  pendingRequests(parts),
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
  translate(parts),
  readLearning(parts),
  sendAnswers(parts),
  readHistory(parts),
  updateLearningSettings(parts),
  addStar(parts),
  removeStar(parts),
  restartLearning(parts),
  verifyRecaptcha(parts),
  reportBrowserError(parts),
]

/** Every event stream of the contract with the function that opens it. */
export const streamRoutes = (parts: Parameters<typeof deviceLock>[0]): readonly StreamRoute[] => [
  deviceLock(parts),
]
