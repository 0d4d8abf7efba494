import * as v from 'valibot'
import { email, id, emptyObject, password, timestamp } from './fields.ts'
import { hasLetterOrDigit, nameText, usernameMaximum, withoutLookAlikes } from './names.ts'
import { operation } from './operation.ts'
import { pageInput, readPage } from './paged-list.ts'
import { roles } from './roles.ts'
import { t } from './text.ts'

/** Characters in a temporary password (specification section 9). */
export const temporaryPasswordLength = 12

const missing = t('Benutzername erforderlich')
const tooLong = t('Benutzername zu lang')

export const createUserForm = v.object({
  email,
  password,
  username: v.pipe(
    nameText(tooLong, missing),
    v.regex(hasLetterOrDigit, missing),
    v.maxLength(usernameMaximum, tooLong),
    withoutLookAlikes(),
  ),
})

const user = v.object({ id, email: v.string() })

export const createUser = operation({
  name: 'create-user',
  summary:
    'Creates an account with a profile and the role user; approves a pending request from the same address',
  method: 'POST',
  path: '/api/functions/create-user',
  access: 'admin',
  input: v.object({
    ...createUserForm.entries,
    /** The request to approve. Fails with `request-decided` if another administrator has already decided it. */
    request_id: v.optional(id),
  }),
  output: v.object({ user }),
  errors: ['email-taken', 'password-too-common', 'password-pattern', 'request-not-found', 'request-decided'],
})

export const deleteUser = operation({
  name: 'delete-user',
  summary: 'Deletes an account and all data that belongs to it',
  method: 'POST',
  path: '/api/functions/delete-user',
  access: 'admin',
  input: v.object({ user_id: id }),
  output: emptyObject,
  errors: ['user-not-found', 'own-account', 'last-administrator'],
})

export const getUsers = operation({
  name: 'get-users',
  summary: 'Lists the accounts with their addresses, newest first',
  method: 'GET',
  path: '/api/functions/get-users',
  access: 'admin',
  input: pageInput,
  output: v.object({ users: v.array(user) }),
  readPage,
  errors: [],
})

const profile = v.object({
  id,
  username: v.nullable(v.string()),
  avatar_url: v.nullable(v.string()),
  created_at: timestamp,
})
export type Profile = v.InferOutput<typeof profile>

export const listProfiles = operation({
  name: 'profiles',
  summary: 'Lists the profiles, newest first',
  method: 'GET',
  path: '/api/profiles',
  access: 'admin',
  input: pageInput,
  output: v.array(profile),
  readPage,
  errors: [],
})

const userRole = v.object({ id, user_id: id, role: v.picklist(roles) })
export type UserRole = v.InferOutput<typeof userRole>

export const listUserRoles = operation({
  name: 'user-roles',
  summary:
    'Lists the roles of the users on a page of `profiles`: `after` is a user id, and the total counts users',
  method: 'GET',
  path: '/api/user-roles',
  access: 'admin',
  input: pageInput,
  output: v.array(userRole),
  readPage,
  errors: [],
})

export const chosenRole = v.picklist(roles, t('Bitte wähle eine Rolle aus'))

export const addUserRole = operation({
  name: 'add-user-role',
  summary: 'Adds a role to a user',
  method: 'POST',
  path: '/api/user-roles',
  access: 'admin',
  input: v.object({ user_id: id, role: chosenRole }),
  output: userRole,
  errors: ['user-not-found', 'role-held'],
})

export const removeUserRole = operation({
  name: 'remove-user-role',
  summary: 'Removes a role from a user',
  method: 'DELETE',
  path: '/api/user-roles/:id',
  access: 'admin',
  input: v.object({ id }),
  output: emptyObject,
  errors: ['role-not-found', 'last-administrator'],
})
