import type { NewSession } from '@pol/contract/operations/session'
import { t } from '@pol/contract/text'
import { deviceKey } from '../../lib/device-key.ts'
import { toast } from '../../ui/frame/toast.ts'

/**
 * Creates a key for this device. If that fails, a toast says so and the user is signed in until the tab closes.
 * @returns whether it succeeded.
 */
export async function staySignedIn(newSession: NewSession): Promise<boolean> {
  try {
    await deviceKey.create(newSession)
    return true
  } catch (error) {
    console.warn('The device key could not be created', error)
    toast({
      title: t('Fehler'),
      description: t(
        'Dieses Gerät kann nicht angemeldet bleiben. Sie sind angemeldet, bis Sie den Tab schließen.',
      ),
      destructive: true,
    })
    return false
  }
}
