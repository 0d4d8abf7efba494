import { isSessionEnd } from '@pol/contract/client'
import { t } from '@pol/contract/text'
import { toast } from '../../ui/frame/toast.ts'
import { isForbidden } from '../../ui/lists/run-change.ts'

/** Whether the session or the role has ended. Such errors are reported elsewhere. */
export const endsAccess = (error: unknown) => isSessionEnd(error) || isForbidden(error)

export function showLoadFailure(text: string): void {
  toast({ title: t('Fehler'), description: text, destructive: true })
}
