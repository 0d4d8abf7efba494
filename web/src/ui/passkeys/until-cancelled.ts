import { t } from '@pol/contract/text'
import { toast } from '../frame/toast.ts'

/** Browsers bind a passkey to a host name, never to an IP address, and use it on secure pages only. */
export const passkeysNeedAName = t(
  'Passkeys gehen nur unter einem Namen wie localhost oder einer Domain mit https, nicht unter der Adresse {address}.',
  { address: location.origin },
)

/** By the error names of WebAuthn. */
const reasons: Readonly<Record<string, string>> = {
  // Browsers do not distinguish the two, so that a page cannot find out which passkeys exist.
  NotAllowedError: t('Der Vorgang wurde abgebrochen oder hat zu lange gedauert.'),
  SecurityError: passkeysNeedAName,
  InvalidStateError: t('Auf diesem Gerät haben Sie schon einen Passkey für dieses Konto.'),
}
const impossible = t('Dieses Gerät oder dieser Browser kann hier keinen Passkey verwenden.')

/**
 * Waits for the browser's dialog about a passkey.
 * @returns null if there is no result. A toast says why, unless a newer dialog has replaced this one.
 */
export async function untilCancelled<Answer>(dialog: Promise<Answer>): Promise<Answer | null> {
  try {
    return await dialog
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // Another click has opened a new dialog.
    if (error.name === 'AbortError') return null
    toast({ title: t('Passkey'), description: reasons[error.name] ?? impossible, destructive: true })
    return null
  }
}
