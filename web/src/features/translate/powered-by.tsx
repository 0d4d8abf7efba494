import { useEffect, useState } from 'react'
import type { OutputOf } from '@pol/contract/operation'
import { translationService } from '@pol/contract/translation'
import { call } from '../../lib/call.ts'

/** Who translates. Where nobody says, nothing stands here, and the translator works all the same. */
export function PoweredBy() {
  const [service, setService] = useState<OutputOf<typeof translationService> | null>(null)
  useEffect(() => {
    const leave = new AbortController()
    call(translationService, {}, { signal: leave.signal }).then(setService, () => undefined)
    return () => leave.abort()
  }, [])
  return (
    <footer className="mx-auto min-h-20 max-w-6xl px-4 pb-8 text-center text-quiet">
      {service?.name && (
        <>
          <p>Powered by {service.name}</p>
          {service.word_by_word && (
            <p>
              Diese Übersetzung entsteht Wort für Wort aus dem Wörterbuch. Unbekannte Wörter bleiben stehen.
            </p>
          )}
        </>
      )}
    </footer>
  )
}
