import { exportUser as operation } from '@pol/contract/operations/personal-data'
import { handle } from '../../api/handle.ts'
import { exportPerson, type ExportParts } from './export-person.ts'

export function exportUser(parts: ExportParts) {
  return handle(operation, ({ user_id: userId }, { actor }) =>
    exportPerson(parts, { userId, actorId: actor.userId }),
  )
}
