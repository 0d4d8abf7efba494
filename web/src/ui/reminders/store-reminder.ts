import type { Reminder } from '@pol/learning/values'
import { endPush } from '../../lib/end-push.ts'
import { learner } from '../../lib/learning/learner.ts'
import { push } from '../../lib/push.ts'
import { storeSubscription } from '../../lib/renew-push.ts'
import { timeZone } from '../../lib/time-zone.ts'
import { latestOnly } from './latest-only.ts'

/** What a learner has chosen. */
export interface Wish {
  readonly reminder: Reminder | null
  /** Key of the server with which this browser subscribes to notifications; null if it gets none. */
  readonly pushKey: string | null
}

/** The push service of the browser refuses or does not answer. */
export class PushServiceError extends Error {}

/**
 * The saves of this page. The dialog may be closed and opened again during one, and the latest wish must be the last that
 * the server hears.
 */
export const reminderSaves = latestOnly(storeReminder)

/**
 * Stores a wish, and begins or ends the subscription of this browser. If the wish or a new subscription cannot be stored,
 * the browser is not subscribed, and the earlier reminder applies.
 * @throws PushServiceError, CallError, ConnectionError
 */
async function storeReminder({ reminder: chosen, pushKey }: Wish): Promise<void> {
  const reminder = chosen && { ...chosen, zone: timeZone() }
  if (pushKey === null) {
    await learner.saveSettings({ reminder })
    // The server has deleted its subscriptions.
    if (reminder?.how !== 'push') await endPush()
    return
  }
  const earlier = learner.current()?.settings.reminder ?? null
  const wasSubscribed = earlier?.how === 'push' && (await push.isSubscribed())
  const subscription = await subscribe(pushKey)
  try {
    // Before the subscription, so that the server has none without the wish.
    await learner.saveSettings({ reminder })
    await storeSubscription(subscription).catch(async (error: unknown) => {
      await learner.saveSettings({ reminder: earlier })
      throw error
    })
  } catch (error) {
    if (!wasSubscribed) await endPush()
    throw error
  }
}

async function subscribe(serverKey: string): Promise<PushSubscription> {
  try {
    return await push.subscribe(serverKey)
  } catch (error) {
    console.warn('The browser could not subscribe to notifications', error)
    throw new PushServiceError('The browser could not subscribe to notifications', { cause: error })
  }
}
