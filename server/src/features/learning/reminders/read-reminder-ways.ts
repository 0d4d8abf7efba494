import { and, eq } from 'drizzle-orm'
import { readReminderWays as operation } from '@pol/contract/operations/reminders'
import { handle } from '../../../api/handle.ts'
import type { Database } from '../../../database/database.ts'
import { pushSubscriptions } from '../../../database/schema.ts'
import type { Push } from './push.ts'

interface Parts {
  readonly db: Database
  /** Whether a mail server is configured. */
  readonly sendsMails: boolean
  /** Null if notifications are turned off. */
  readonly push: Push | null
}

export function readReminderWays({ db, sendsMails, push }: Parts) {
  return handle(operation, async (_, { actor: { userId, deviceId } }) => {
    if (!push) return { mail: sendsMails, push: null }
    const isOfDevice = and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.deviceId, deviceId))
    const subscribed = (await db.$count(pushSubscriptions, isOfDevice)) > 0
    return { mail: sendsMails, push: { key: push.publicKey, subscribed } }
  })
}
