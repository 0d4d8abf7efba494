import * as v from 'valibot'
import { email, id, nothing, password, timestamp } from './fields.ts'
import { oneLine, usernameMaximum } from './names.ts'
import { operation } from './operation.ts'
import { roles } from './roles.ts'

/** A temporary password has this many characters (specification section 9). */
export const temporaryPasswordLength = 12

export const createUserForm = v.object({
  email,
  password,
  username: v.pipe(
    v.string('Benutzername erforderlich'),
    oneLine,
    v.minLength(1, 'Benutzername erforderlich'),
    v.maxLength(usernameMaximum, 'Benutzername zu lang'),
  ),
})

const user = v.object({ id, email: v.string() })

export const createUser = operation({
  name: 'create-user',
  summary:
    'Creates an account with profile and role user; a pending request of the address is approved with it',
  method: 'POST',
  path: '/api/functions/create-user',
  access: 'admin',
  input: v.object({
    ...createUserForm.entries,
    /** The request that is approved by this; refused where somebody has decided it meanwhile. */
    request_id: v.optional(id),
  }),
  output: v.object({ user }),
  errors: ['email-taken', 'request-not-found', 'request-decided'],
})

export const deleteUser = operation({
  name: 'delete-user',
  summary: 'Deletes an account with everything that belongs to it',
  method: 'POST',
  path: '/api/functions/delete-user',
  access: 'admin',
  input: v.object({ user_id: id }),
  output: nothing,
  errors: ['user-not-found', 'own-account', 'last-administrator'],
})

export const getUsers = operation({
  name: 'get-users',
  summary: 'Lists all accounts with their addresses',
  method: 'GET',
  path: '/api/functions/get-users',
  access: 'admin',
  input: nothing,
  output: v.object({ users: v.array(user) }),
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
  summary: 'Lists all profiles, the newest first',
  method: 'GET',
  path: '/api/profiles',
  access: 'admin',
  input: nothing,
  output: v.array(profile),
  errors: [],
})

const userRole = v.object({ id, user_id: id, role: v.picklist(roles) })
export type UserRole = v.InferOutput<typeof userRole>

export const listUserRoles = operation({
  name: 'user-roles',
  summary: 'Lists which user holds which roles',
  method: 'GET',
  path: '/api/user-roles',
  access: 'admin',
  input: nothing,
  output: v.array(userRole),
  errors: [],
})

export const addUserRole = operation({
  name: 'add-user-role',
  summary: 'Gives a user one more role',
  method: 'POST',
  path: '/api/user-roles',
  access: 'admin',
  input: v.object({ user_id: id, role: v.picklist(roles, 'Bitte wähle eine Rolle aus') }),
  output: userRole,
  errors: ['user-not-found', 'role-held'],
})

export const removeUserRole = operation({
  name: 'remove-user-role',
  summary: 'Takes a role from a user',
  method: 'DELETE',
  path: '/api/user-roles/:id',
  access: 'admin',
  input: v.object({ id }),
  output: nothing,
  errors: ['role-not-found', 'last-administrator'],
})
