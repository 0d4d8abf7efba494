import { exportOwnData as operation } from '@pol/contract/operations/personal-data'
import { handle } from '../../api/handle.ts'
import { exportPerson, type ExportParts } from './export-person.ts'

export function exportOwnData(parts: ExportParts) {
  return handle(operation, (_, { actor: { userId } }) => exportPerson(parts, { userId, actorId: userId }))
}
