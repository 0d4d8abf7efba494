import { t } from '@pol/contract/text'
import { toast } from '../frame/toast.ts'

/** Reports a failed change with a toast. Changes go to the browser's storage first, so failures are rare. */
export function attempt(change: Promise<void>): void {
  change.catch((error: unknown) => {
    console.warn('Nothing could be stored in the browser', error)
    toast({
      title: t('Fehler'),
      description: t('In diesem Browser konnte nichts gespeichert werden.'),
      destructive: true,
    })
  })
}
