import { violatedConstraint } from '../../database/violated-constraint.ts'
import { Refusal } from '../../http/refusal.ts'

/** Says in words that the database has refused to lose its last administrator (a trigger in `server/migrations/`). */
export async function keepAdministrator<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (violatedConstraint(error) === 'user_roles_last_administrator') throw new Refusal('last-administrator')
    throw error
  }
}
