import { violatedConstraint } from '../database/violated-constraint.ts'
import { ApiError } from '../api/api-error.ts'

/** Converts the error of the trigger that protects the last administrator (`server/migrations/`) to an ApiError. */
export async function mapLastAdminError<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (violatedConstraint(error) === 'user_roles_last_administrator')
      throw new ApiError('last-administrator')
    throw error
  }
}
