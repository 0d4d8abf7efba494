import { listEndingModels as operation } from '@pol/contract/operations/administration'
import { handle } from '../../api/handle.ts'
import type { EndingModels } from '../../services/ending-models.ts'

export function listEndingModels({ endingModels }: { endingModels: Pick<EndingModels, 'list'> }) {
  return handle(operation, async () =>
    endingModels.list().map(({ model, service, shutdownDate, hasEnded }) => ({
      model,
      service,
      shutdown_date: shutdownDate,
      has_ended: hasEnded,
    })),
  )
}
