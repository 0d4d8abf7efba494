import * as v from 'valibot'
import { t } from '@pol/contract/text'
import { type DailyQuota, dailyQuota } from '@pol/learning/values'
import type { Journal } from './journal.ts'
import type { KeyValueStore } from './key-value-store.ts'
import { emptyQueue, merge, parseQueue, type Queue } from './queue.ts'
import { emptyServerState, type ServerState, serverState } from './server-state.ts'

export interface Stored {
  readonly serverState: ServerState
  readonly queue: Queue
  readonly quota: DailyQuota | null
}

/** The data of one learner in the browser. */
export interface Store {
  read(): Promise<Stored>
  /**
   * Adds changes to the queue, and removes their entry from the journal.
   * @returns the new queue, including changes by other tabs.
   */
  enqueue(changes: Partial<Queue>, journalKey: string | null): Promise<Queue>
  /** Moves changes that closed pages have left in the journal to the queue. */
  enqueueJournal(): Promise<void>
  /** Replaces the cached server state and updates the queue, in one transaction. @returns the new queue. */
  replaceServerState(state: ServerState, changeQueue?: (queue: Queue) => Queue): Promise<Queue>
  storeQuota(quota: DailyQuota): Promise<void>
}

/**
 * @param user id of the user. Prefix of each key, so that other users of this browser do not see the values.
 * @param notifyUser called with sentences about damaged data, once per sentence.
 */
export function openStore(
  values: KeyValueStore,
  journal: Journal,
  user: string,
  notifyUser: (sentence: string) => void,
): Store {
  const notified = new Set<string>()
  const notifyOnce = (sentence: string) => {
    if (notified.has(sentence)) return
    notified.add(sentence)
    notifyUser(sentence)
  }
  const checked = <Value>(schema: v.GenericSchema<unknown, Value>, value: unknown): Value | null => {
    if (value === undefined) return null
    const { success, output } = v.safeParse(schema, value)
    if (success) return output
    notifyOnce(stateDamaged)
    return null
  }
  const checkedQueue = (value: unknown): Queue => {
    const { queue, damaged } = parseQueue(value)
    if (damaged > 0) notifyOnce(changesDamaged(damaged))
    return queue
  }
  // The second part of the keys is that of earlier versions, so that their data is still found.
  const keys = [`${user} known`, `${user} waiting`, `${user} allowance`] as const
  const [stateKey, queueKey, quotaKey] = keys
  const changeQueue = async (
    change: (queue: Queue) => Queue,
    others?: ReadonlyMap<string, unknown>,
  ): Promise<Queue> => {
    let changed = emptyQueue
    await values.change(queueKey, (value = emptyQueue) => (changed = change(checkedQueue(value))), others)
    return changed
  }
  return {
    async read() {
      const [state, queue = emptyQueue, quota = null] = await values.read(keys)
      return {
        serverState: checked(serverState, state) ?? emptyServerState,
        queue: checkedQueue(queue),
        quota: checked(v.nullable(dailyQuota), quota),
      }
    },
    async enqueue(changes, journalKey) {
      const queue = await changeQueue((queue) => merge(queue, changes))
      if (journalKey !== null) journal.remove([journalKey])
      return queue
    },
    async enqueueJournal() {
      if (journal.read().size === 0) return
      let entries: ReadonlyMap<string, unknown> = new Map()
      await changeQueue((queue) => {
        // Read again within the transaction: another tab may have removed entries.
        entries = journal.read()
        return [...entries.values()].map(checkedQueue).reduce(merge, queue)
      })
      journal.remove(entries.keys())
    },
    replaceServerState: (state, change = (queue) => queue) =>
      changeQueue(change, new Map([[stateKey, state]])),
    storeQuota: (quota) => values.change(quotaKey, () => quota),
  }
}

const stateDamaged = t(
  'Ihr Lernstand in diesem Browser war beschädigt. Er wird neu geladen, sobald eine Verbindung besteht.',
)

const changesDamaged = (count: number) =>
  t(
    'Eine Änderung, die noch nicht gesendet war, war beschädigt und ist verloren.|{count} Änderungen, die noch nicht gesendet waren, waren beschädigt und sind verloren.',
    { count },
  )
