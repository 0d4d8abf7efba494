import { CallError, isSessionEnd } from '@pol/contract/client'
import { errors } from '@pol/contract/errors'
import type { InputOf } from '@pol/contract/operation'
import { translate } from '@pol/contract/translation'
import { call } from '../../lib/call.ts'
import { toast } from '../../ui/frame/toasts.tsx'

/** The server gives up long before; this is for a line on which nothing comes at all. */
const patienceMs = 30_000

/** @throws where there is no translation, whatever the reason; and when the signal aborts. */
export async function askForTranslation(
  input: InputOf<typeof translate>,
  signal: AbortSignal,
): Promise<string> {
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), patienceMs)
  try {
    const options = { signal: AbortSignal.any([signal, late.signal]) }
    const { translation } = await call(translate, input, options)
    if (typeof translation !== 'string' || translation.trim() === '') {
      throw new Error('The answer has no translation')
    }
    return translation
  } finally {
    clearTimeout(timer)
  }
}

/** Tells why there is no translation (specification section 8). */
export function toastTranslationFailure(error: unknown): void {
  // Whoever lost the session is told so already.
  if (isSessionEnd(error)) return
  // Trying again at once would not help here: the server says what does.
  const isExplained =
    error instanceof CallError && (error.code === 'too-many-attempts' || error.code === 'forbidden')
  toast({
    title: 'Übersetzungsfehler',
    description: isExplained ? error.message : errors['translation-failed'].text,
    destructive: true,
  })
}
