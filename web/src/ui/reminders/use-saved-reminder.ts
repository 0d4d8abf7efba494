import { useEffect, useRef, useState } from 'react'
import { t } from '@pol/contract/text'
import type { Reminder } from '@pol/learning/values'
import { failureText } from '../../lib/call.ts'
import { toast } from '../frame/toast.ts'
import { PushServiceError, reminderSaves, type Wish } from './store-reminder.ts'

export type Saving =
  | { readonly status: 'idle' | 'saving' }
  | { readonly status: 'saved'; readonly wish: Wish }
  | { readonly status: 'failed'; readonly text: string; readonly retry: () => void }

/** Arrow keys check the radio buttons that they pass over, and a time is typed in parts. */
const settlingMs = 1_000

/**
 * Saves the reminder on the server and reports its progress. A choice is saved when it has stood for a moment, or when
 * the dialog is closed. Of several the latest counts.
 * @param stored the reminder on the server.
 * @param isSubscribedAtFirst whether this browser gets the notifications.
 */
export function useSavedReminder(stored: Reminder | null, isSubscribedAtFirst: boolean) {
  const [saving, setSaving] = useState<Saving>({ status: 'idle' })
  const [isSubscribed, setSubscribed] = useState(isSubscribedAtFirst)
  const settling = useRef<{ readonly wish: Wish; readonly timer: ReturnType<typeof setTimeout> }>(null)
  const isOpen = useRef(true)

  const save = async (wish: Wish) => {
    setSaving({ status: 'saving' })
    try {
      if (!(await reminderSaves.run(wish))) return
      setSubscribed(wish.pushKey !== null)
      setSaving({ status: 'saved', wish })
    } catch (error) {
      const text = textOf(error)
      setSaving({ status: 'failed', text, retry: () => void save(wish) })
      if (!isOpen.current) {
        const title = t('Die Erinnerung konnte nicht gespeichert werden.')
        toast({ title, description: text, destructive: true })
      }
    }
  }
  const drop = () => {
    clearTimeout(settling.current?.timer)
    settling.current = null
  }
  /** Another choice takes the place of one that has not settled or has failed. */
  const replace = () => {
    drop()
    setSaving((earlier) => (earlier.status === 'failed' ? { status: 'idle' } : earlier))
  }
  const settle = () => {
    const wish = settling.current?.wish
    drop()
    if (wish) void save(wish)
  }
  const closing = useRef(settle)
  useEffect(() => {
    const close = closing.current
    isOpen.current = true
    return () => {
      isOpen.current = false
      close()
    }
  }, [])
  return {
    saving,
    isSubscribed,
    /** Saves a choice that was made by a button. */
    save(wish: Wish) {
      drop()
      void save(wish)
    },
    saveSoon(wish: Wish) {
      replace()
      const isStored =
        reminderSaves.isDone() &&
        wish.reminder?.how === stored?.how &&
        wish.reminder?.time === stored?.time &&
        isSubscribed === (wish.pushKey !== null)
      if (!isStored) settling.current = { wish, timer: setTimeout(settle, settlingMs) }
    },
    /** Saves nothing for the latest choice, which is not complete. */
    saveNothing: replace,
  }
}

function textOf(error: unknown): string {
  if (!(error instanceof PushServiceError)) return failureText(error)
  return t(
    'Ihr Browser konnte seinen Benachrichtigungsdienst nicht erreichen. Bitte versuchen Sie es später noch einmal.',
  )
}
