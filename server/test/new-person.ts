import { addUserRole, createUser } from '@pol/contract/operations/administration'
import type { Role } from '@pol/contract/roles'
import type { Device, World } from './world.ts'

interface NewPerson {
  readonly email: string
  readonly username: string
  readonly password: string
}

/** Anna creates an account with these roles, and its owner signs in. */
export async function join(world: World, anna: Device, person: NewPerson, ...roles: Role[]) {
  const { user } = await anna.call(createUser, person)
  for (const role of roles) await anna.call(addUserRole, { user_id: user.id, role })
  return { ...user, device: await world.signedIn(person) }
}
