import { useState } from 'react'
import { local } from '../../../lib/browser-storage.ts'
import { session } from '../../../lib/session.ts'

/**
 * What a learner has written in a lesson, stored in the browser on each change, so that it is there after leaving. Other people
 * in this browser do not see it. An empty text is removed.
 * @param lesson its name on the wire.
 */
export function useDraft(lesson: string): [string, (text: string) => void] {
  // The privacy policy names this key (storage-register.ts).
  const key = `pl_message ${session.remembered()?.user.id} ${lesson}`
  const [text, setText] = useState(() => local.getItem(key) ?? '')
  return [
    text,
    (changed) => {
      if (changed.trim() === '') local.removeItem(key)
      else local.setItem(key, changed)
      setText(changed)
    },
  ]
}
