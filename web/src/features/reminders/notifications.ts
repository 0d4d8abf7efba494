import { endRemindersPath, reminderPath } from '@pol/contract/addresses'
import type { PushMessage } from '@pol/contract/operations/reminders'
import { paths } from '../../lib/paths.ts'
import type { NotificationPress, WorkerScope } from './worker-scope.ts'

/** The DOM types of TypeScript lack actions. */
interface Options extends NotificationOptions {
  readonly actions: readonly { readonly action: string; readonly title: string }[]
}

const endAction = 'end'

/** What the browser shows for a message of the server. A new reminder replaces the one of an earlier day. */
export function notificationOf({ lang, title, body, end, token }: PushMessage): {
  readonly title: string
  readonly options: Options
} {
  return {
    title,
    options: {
      body,
      lang,
      dir: lang === 'fa' ? 'rtl' : 'ltr',
      icon: '/icon-192.png',
      tag: 'reminder',
      actions: [{ action: endAction, title: end }],
      data: { token },
    },
  }
}

/** Opens practice, or ends the reminders if that action was pressed. */
export async function respondToPress(
  { action, notification }: Pick<NotificationPress, 'action' | 'notification'>,
  { clients, registration }: Pick<WorkerScope, 'clients' | 'registration'>,
): Promise<void> {
  if (action === endAction) {
    const { token } = notification.data as { readonly token: string }
    if (!(await end(token))) return void (await clients.openWindow(addressWith(token, reminderPath)))
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    return
  }
  const windows = await clients.matchAll({ type: 'window' })
  const practising = windows.find(({ url }) => new URL(url).pathname === paths.practice)
  if (practising) return void (await practising.focus())
  // A new window would not be signed in: the session belongs to the tab.
  const [open] = windows
  if (open) await (await open.focus()).navigate(paths.practice)
  else await clients.openWindow(paths.practice)
}

/** @returns false without a network, or if the server refuses. Then the page explains it. */
async function end(token: string): Promise<boolean> {
  try {
    return (await fetch(addressWith(token, endRemindersPath), { method: 'POST' })).ok
  } catch {
    return false
  }
}

const addressWith = (token: string, path: string) => path.replace(':token', encodeURIComponent(token))
