import { useRef, useState } from 'react'
import type { Reminder } from '@pol/learning/values'
import { failureText } from '../../lib/call.ts'
import { learner } from '../../lib/learning/learner.ts'
import { push } from '../../lib/push.ts'

type Saving =
  | { readonly status: 'idle' | 'saving' | 'saved' }
  | { readonly status: 'failed'; readonly text: string; readonly retry: () => void }

/** Saves the reminder on the server, and says how far that is. Of several quick changes the last one counts. */
export function useSavedReminder() {
  const [saving, setSaving] = useState<Saving>({ status: 'idle' })
  const turns = useRef(0)
  const save = async (reminder: Reminder | null) => {
    const turn = ++turns.current
    const show = (next: Saving) => turn === turns.current && setSaving(next)
    show({ status: 'saving' })
    try {
      await learner.saveSettings({ reminder })
      // The server has deleted its subscriptions.
      if (reminder?.how !== 'push') await push.end()
      show({ status: 'saved' })
    } catch (error) {
      show({ status: 'failed', text: failureText(error), retry: () => void save(reminder) })
    }
  }
  return { saving, save, forget: () => setSaving({ status: 'idle' }) }
}
